/**
 * What makes a thing on the table a legal move. With a mouse, a key or a program one press plays it; a finger hides what it
 * touches, so there the first tap selects and shows what it would do, and the second one plays.
 */
import type { Attachment } from 'svelte/attachments'
import type { TableTypes } from '../client/contract.ts'
import type { TableModel } from './model.svelte.ts'

/** How a control asks before it plays. */
export interface PressOptions {
  /** It says in words what it does: a finger need not ask it first, and pointing at it selects nothing. */
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
  { isPlain = false, isSelected, onselect }: PressOptions = {},
): Attachment<HTMLElement> {
  return (element) => {
    if (text === undefined) return
    const select = (isTapped: boolean) => {
      table.selected = text
      table.isTapped = isTapped
      table.refused = undefined
    }
    /** Whether this press only selects. */
    const isFirst = (event: MouseEvent) => {
      if (isSelected !== undefined) return !isSelected()
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
      const isTapped = table.isTapped && table.selected === text
      return isFinger && !isPlain && !isTapped
    }
    const press = (event: MouseEvent) => {
      if (!isFirst(event)) {
        void table.play(text)
        return
      }
      select(true)
      onselect?.()
    }
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') select(false)
    }
    const focus = () => select(false)
    element.setAttribute('data-offer', text)
    element.addEventListener('click', press)
    // What was pointed at last stays selected, so that a pointer can go on to the button that plays it.
    if (!isPlain && isSelected === undefined) {
      element.addEventListener('pointerenter', enter)
      element.addEventListener('focus', focus)
    }
    return () => {
      element.removeAttribute('data-offer')
      element.removeEventListener('click', press)
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('focus', focus)
    }
  }
}
