/** A heap that is carried by mouse or finger, from its card to where it is let go. */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import { follow } from '../drag.ts'
import type { Good } from '../table-types.ts'

interface Carry {
  /** What it is carried over. */
  readonly onover?: (below: Element | null) => void
  /** What it was let go over; without it where the gesture was broken off. */
  readonly ondrop: (below: Element | null | undefined) => void
}

export class Carrying {
  /** The heap, and where it is on the screen. */
  heap = $state.raw<{ readonly good: Good; readonly x: number; readonly y: number }>()

  /** Attach to the card of a heap. */
  of(good: Good, { onover, ondrop }: Carry): Attachment<HTMLElement> {
    return (card) =>
      on(card, 'pointerdown', (start) => {
        if (!start.isPrimary || start.button !== 0) return
        follow(start, {
          onmove: (x, y) => {
            this.heap = { good, x, y }
            onover?.(document.elementFromPoint(x, y))
          },
          ondrop: (below) => {
            this.heap = undefined
            ondrop(below)
          },
        })
      })
  }
}
