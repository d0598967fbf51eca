/**
 * Playing with the keyboard: every choice is a control with `data-offer` (or, where a choice is put together, with
 * `data-pick`) somewhere on the table; keys move the focus between them. Enter does what the gold button says, wherever
 * the focus is, unless keys led it to a control that is no part of the choice: a menu, a tab, the log, another button.
 */
import type { TableTypes } from '../client/contract.ts'
import type { Sheet, TableModel } from './model.svelte.ts'
import { hasPressed } from './pointer.ts'

const CHOICES = '[data-offer]:not([data-echo]), [data-pick], [data-workplace]'
/** Not every game lists its offers. */
const PASS = '[data-offer="pass"]'
/** The button that says Enter, when it has something to do. */
const ENTER = '[data-enter]:not([aria-disabled="true"])'
/** Things that lie on the table, and those of them that answer a press: by a move, a mark, or why not. */
const LYING = `${CHOICES}, .table [data-place]:not([aria-expanded])`
const ANSWERING = `${CHOICES}, [data-why]`
const CONTROL = 'button, a[href], summary'
const PROMPT = '[data-prompt]'
const RULES = '[data-rules]'
/** Where one comes in by a letter, if that is not what stands first. */
const FIRST = '[data-first]'
const FOCUSABLE = 'a[href], button, [tabindex="0"], input, select'

/** What a press of a key does at a table; `jumps` are letters that lead to a part of it. */
export function keyboard<F extends TableTypes>(
  table: TableModel<F>,
  jumps: () => Readonly<Record<string, Sheet>>,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.altKey) return
    if (table.handOver !== undefined || isTaken(event.target)) return
    const isDone = event.ctrlKey || event.metaKey ? edit(event) : act(event)
    if (isDone) event.preventDefault()
  }

  function act(event: KeyboardEvent): boolean {
    const { key } = event
    if (key === '?') return did(() => (table.isHelpOpen = !table.isHelpOpen))
    if (key === 'Escape') return did(() => goBack(table))
    if (key === 'F1') return press(RULES)
    if (/^[1-9]$/.test(key)) return point(Number(key) - 1) || openChoices(table, Number(key) - 1)
    if (key.startsWith('Arrow')) return wander(key) || openChoices(table)
    if (key === 'Enter') return enter(table)
    const letter = key.toLowerCase()
    const sheet = jumps()[letter]
    if (sheet !== undefined) return did(() => jump(table, sheet))
    return LETTERS[letter]?.(table) ?? false
  }

  /** As in any program: what was done last, and again. */
  function edit({ key, shiftKey }: KeyboardEvent): boolean {
    const letter = key.toLowerCase()
    if (letter === 'y' || (letter === 'z' && shiftKey)) return redo(table)
    return letter === 'z' && undo(table)
  }
}

type AnyTable = Pick<
  TableModel<TableTypes>,
  'isAsked' | 'moment' | 'pace' | 'undoable' | 'canRedo' | 'takeBack' | 'askHint'
> & {
  readonly client: { readonly perspective?: unknown; redo(): Promise<undefined> }
}

/** Letters that do something at every table. */
const LETTERS: Readonly<Record<string, (table: AnyTable) => boolean>> = {
  p: () => press(PASS),
  u: undo,
  y: redo,
  h: (table) => table.isAsked && did(() => table.askHint()),
  n: (table) => areOthersMoving(table) && did(() => table.pace.skipTurn(table.moment?.toMove)),
  a: (table) => areOthersMoving(table) && did(() => table.pace.skip('all')),
}

function areOthersMoving({ isAsked, moment, client }: AnyTable): boolean {
  return !isAsked && moment?.over === false && client.perspective === undefined
}

function undo(table: AnyTable): boolean {
  return table.undoable !== 'nothing' && did(() => table.takeBack())
}

function redo({ canRedo, client }: AnyTable): boolean {
  return canRedo && did(() => client.redo())
}

/**
 * What the gold button says; another's mat that lies over one's own is put away with it. Where there is none yet, what keys point at is pressed, or else the first choice is pointed at,
 * on its sheet if that lies below another one. While pieces travel, they arrive.
 */
function enter<F extends TableTypes>(table: TableModel<F>): boolean {
  const control = document.activeElement?.closest<HTMLElement>(CONTROL) ?? null
  const isLed = control !== null && !hasPressed(control)
  const isOwn = isLed && (!control.matches(LYING) || control.closest(PROMPT) !== null)
  if (isOwn) return false
  if (table.isMoving && table.past === undefined) return did(() => table.pace.step())
  if (press(ENTER)) return did(() => (table.matOf = undefined))
  // Why not is said once.
  const answering = table.refused === undefined ? ANSWERING : CHOICES
  if (isLed && control.matches(answering)) return did(() => control.click())
  return point(0) || openChoices(table)
}

/** Where another sheet lies over the one of the decision, that one comes back, and a choice on it is pointed at. */
function openChoices<F extends TableTypes>(table: TableModel<F>, index = 0): boolean {
  const { moment } = table
  if (moment === undefined || !table.isAsked || choicesNow().length > 0) return false
  table.matOf = undefined
  table.sheet = table.sheetOf(moment)
  requestAnimationFrame(() => point(index))
  return true
}

function did(doing: () => unknown): true {
  doing()
  return true
}

/** Presses the first of some controls that can be reached; those of the prompt first. */
function press(which: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(which)].filter(isReachable)
  const control = all.find((it) => it.closest(PROMPT) !== null) ?? all[0]
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
  const isLate = (it: HTMLElement) => Number(it.closest(PROMPT) !== null)
  return all.filter(isReachable).toSorted((a, b) => isLate(a) - isLate(b))
}

/** Goes to a part of the table; on a phone its sheet opens first. */
function jump<F extends TableTypes>(table: TableModel<F>, sheet: Sheet): void {
  table.sheet = sheet
  requestAnimationFrame(() => {
    const area = document.querySelector(`[data-area="${sheet}"]`)
    const inside = [FIRST, FOCUSABLE].flatMap((which) => [
      ...(area?.querySelectorAll<HTMLElement>(which) ?? []),
    ])
    inside.find(isReachable)?.focus()
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

/** Whether something can be seen, and nothing is laid over it. */
const isReachable = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null

/** Where keys mean something else: fields, and dialogs or a page that lie over the table. */
function isTaken(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : undefined
  const isField = element?.closest('input, select, textarea, [contenteditable]') !== null
  const isCovered = document.querySelector('dialog[open], [inert] > .table') !== null
  return (element !== undefined && isField) || isCovered
}
