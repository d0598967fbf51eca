/**
 * What makes a thing on the table a legal move. With a mouse, a key or a program one press plays it; a finger hides what it
 * touches, so there the first tap selects and shows what it would do, and the second one plays. A pointer that only passes
 * shows what it would do as well, and selects nothing.
 */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { TableTypes } from '../client/contract.ts'
import type { TableModel } from './model.svelte.ts'
import { isMoving } from './pointer.ts'

/** How a control asks before it plays. */
export interface PressOptions {
  /** It says in words what it does: a finger need not ask it first, and pointing at it shows nothing. */
  readonly isPlain?: boolean
  /** Whatever presses, a first press selects and a second one plays: `isSelected` says which it is. */
  readonly isSelected?: () => boolean
  /** Called by the press that selects. */
  readonly onselect?: () => void
}

/** A button that says in words what it does. */
export const PLAIN: PressOptions = { isPlain: true }

/** Attach to a button: `{@attach offer(table, text)}`; without a text the button offers nothing now. */
export function offer<F extends TableTypes>(
  table: TableModel<F>,
  text: string | undefined,
  options: PressOptions = {},
): Attachment<HTMLElement> {
  return (element) => {
    if (text === undefined) return
    element.setAttribute('data-offer', text)
    const { isPlain = false, isSelected } = options
    const stops = [
      on(element, 'click', (event) => press(table, text, options, event)),
      ...(isPlain || isSelected !== undefined ? [] : previewing(table, text, element)),
    ]
    return () => {
      element.removeAttribute('data-offer')
      for (const stop of stops) stop()
      leave(table, text)
    }
  }
}

type AnyTable = Pick<
  TableModel<TableTypes>,
  'selected' | 'pointed' | 'isTapped' | 'refused' | 'play'
>

function press(table: AnyTable, text: string, options: PressOptions, event: MouseEvent): void {
  if (!isFirst(table, text, options, event)) void table.play(text)
  else {
    select(table, text, true)
    options.onselect?.()
  }
}

/** Whether this press only selects. */
function isFirst(
  table: AnyTable,
  text: string,
  { isPlain = false, isSelected }: PressOptions,
  event: MouseEvent,
): boolean {
  if (isSelected !== undefined) return !isSelected()
  const isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
  const isTapped = table.isTapped && table.selected === text
  return isFinger && !isPlain && !isTapped
}

function select(table: AnyTable, text: string, isTapped = false): void {
  table.selected = text
  table.isTapped = isTapped
  table.refused = undefined
}

/** Shows what a thing would do while one points at it, and marks it for keys and for a press that is held. */
function previewing(table: AnyTable, text: string, element: HTMLElement): readonly (() => void)[] {
  return [
    on(element, 'pointermove', (event) => {
      if (event.pointerType !== 'touch' && isMoving(event)) table.pointed = text
    }),
    on(element, 'pointerleave', () => leave(table, text)),
    on(element, 'focus', () => select(table, text)),
    on(element, 'pointerdown', ({ pointerType, button }) => {
      if (pointerType !== 'touch' && button === 0) hold(table, text)
    }),
  ]
}

function leave(table: AnyTable, text: string): void {
  if (table.pointed === text) table.pointed = undefined
}

/** What is pressed stays marked, so that a press can be drawn to the button that plays it. */
function hold(table: AnyTable, text: string): void {
  select(table, text)
  const drop = ({ clientX, clientY }: PointerEvent) => {
    const over = document.elementFromPoint(clientX, clientY)
    if (over?.closest('[data-enter]') != null && table.selected === text) void table.play(text)
  }
  addEventListener('pointerup', drop, { once: true })
}
