/**
 * Playing with the keyboard: every choice is a control with `data-offer` (or, where a choice is put together, with
 * `data-pick`) somewhere on the table; keys move the focus between them, and Enter is a press.
 */
import type { TableTypes } from '../client/contract.ts'
import type { Sheet, TableModel } from './model.svelte.ts'

const CHOICES = '[data-offer]:not([data-echo]), [data-pick], [data-workplace]'
/** Not every game lists its offers. */
const PASS = '[data-offer="pass"]'
/** The button that says Enter. */
const ENTER = '[data-enter]'
const RULES = '[data-rules]'
const FOCUSABLE = 'a[href], button, [tabindex="0"], input, select'

/** What a press of a key does at a table; `jumps` are letters that lead to a part of it. */
export function keyboard<F extends TableTypes>(
  table: TableModel<F>,
  jumps: () => Readonly<Record<string, Sheet>>,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (table.handOver !== undefined || isTaken(event.target)) return
    if (act(event)) event.preventDefault()
  }

  function act(event: KeyboardEvent): boolean {
    const { key } = event
    if (key === '?') return did(() => (table.isHelpOpen = !table.isHelpOpen))
    if (key === 'Escape') return did(() => goBack(table))
    if (key === 'F1') return press(RULES)
    if (/^[1-9]$/.test(key)) return point(Number(key) - 1)
    if (key.startsWith('Arrow')) return wander(key)
    if (key === 'Enter') return !isControl(event.target) && press(ENTER)
    const letter = key.toLowerCase()
    const sheet = jumps()[letter]
    if (sheet !== undefined) return did(() => jump(table, sheet))
    if (letter === 'p') return press(PASS)
    if (letter === 'u') return table.undoable !== 'nothing' && did(() => table.takeBack())
    if (letter === 'h') return table.isAsked && did(() => table.askHint())
    return false
  }
}

function did(doing: () => unknown): true {
  doing()
  return true
}

/** Presses the first of some controls that is there to be seen. */
function press(which: string): boolean {
  const control = [...document.querySelectorAll<HTMLElement>(which)].find(isVisible)
  control?.click()
  return control !== undefined
}

/** A first press points at the nth choice, a second one makes it. */
function point(index: number): boolean {
  const choice = choicesNow()[index]
  if (choice === undefined) return false
  if (document.activeElement === choice) choice.click()
  else choice.focus()
  return true
}

/** The arrows go to the nearest choice in their direction. */
function wander(key: string): boolean {
  const choices = choicesNow()
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || !choices.includes(here)) {
    choices[0]?.focus()
    return choices.length > 0
  }
  nearest(here, key, choices)?.focus()
  return true
}

/** Distance along the arrow counts once, sideways twice: rows and columns stay together. */
function nearest(
  from: HTMLElement,
  key: string,
  choices: readonly HTMLElement[],
): HTMLElement | undefined {
  const start = middleOf(from)
  const ways = choices.flatMap((choice) => {
    const end = middleOf(choice)
    const [along, aside] = turned(key, end.x - start.x, end.y - start.y)
    return choice === from || along <= 1 ? [] : [{ choice, cost: along + 2 * Math.abs(aside) }]
  })
  return ways.toSorted((a, b) => a.cost - b.cost)[0]?.choice
}

function turned(key: string, x: number, y: number): readonly [number, number] {
  if (key === 'ArrowLeft') return [-x, y]
  if (key === 'ArrowUp') return [-y, x]
  return key === 'ArrowDown' ? [y, x] : [x, y]
}

function middleOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Everything that can be chosen, what lies on the table before the buttons of the prompt. */
function choicesNow(): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(CHOICES)]
  const isLate = (it: HTMLElement) => Number(it.closest('[data-prompt]') !== null)
  return all.filter(isVisible).toSorted((a, b) => isLate(a) - isLate(b))
}

/** Goes to a part of the table; on a phone its sheet opens first. */
function jump<F extends TableTypes>(table: TableModel<F>, sheet: Sheet): void {
  table.sheet = sheet
  requestAnimationFrame(() => {
    const area = document.querySelector(`[data-area="${sheet}"]`)
    const inside = [...(area?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
    inside.find(isVisible)?.focus()
  })
}

/** Closes what lies on top: another mat, a choice of ways, a refusal, the past. */
function goBack<F extends TableTypes>(table: TableModel<F>): void {
  if (table.matOf !== undefined) table.matOf = undefined
  else if (table.subject !== undefined) table.subject = undefined
  else if (table.past !== undefined) void table.lookAt()
  else if (table.isTakingBack) table.isTakingBack = false
  else {
    table.refused = undefined
    table.hint = undefined
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
}

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** Controls that understand Enter themselves. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a[href], summary') !== null
}

/** Where keys mean something else: fields, and dialogs or a page that lie over the table. */
function isTaken(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : undefined
  const isField = element?.closest('input, select, textarea, [contenteditable]') !== null
  const isCovered = document.querySelector('dialog[open], [inert] > .table') !== null
  return (element !== undefined && isField) || isCovered
}
