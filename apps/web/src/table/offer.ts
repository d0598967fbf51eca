/**
 * What makes a thing on the table a legal move. With a mouse, a key or a program one press plays it; a finger hides what it
 * touches, so there the first tap selects and shows what it would do, and the second one plays.
 */
import type { Attachment } from 'svelte/attachments'
import type { Face } from '../client/contract.ts'
import type { TableModel } from './model.svelte.ts'

/**
 * Attach to a button: `{@attach offer(table, text)}`; without a text the button offers nothing now. A button that says
 * in words what it does is `plain`: a finger need not ask it first, and pointing at it selects nothing.
 */
export function offer<F extends Face>(
  table: TableModel<F>,
  text: string | undefined,
  plain = false,
): Attachment<HTMLElement> {
  return (element) => {
    if (text === undefined) return
    const select = (isTapped: boolean) => {
      table.selected = text
      table.isTapped = isTapped
      table.refused = undefined
    }
    const press = (event: MouseEvent) => {
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
      if (isFinger && !plain && tapped !== text) {
        tapped = text
        select(true)
        return
      }
      tapped = undefined
      void table.play(text)
    }
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') select(false)
    }
    const focus = () => select(false)
    element.setAttribute('data-offer', text)
    element.addEventListener('click', press)
    // What was pointed at last stays selected, so that a pointer can go on to the button that plays it.
    if (!plain) {
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

/** What a finger tapped last. */
let tapped: string | undefined
