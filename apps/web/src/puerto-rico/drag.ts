/** A piece that is dragged by mouse or finger: from where it was touched until it is let go. */
import { on } from 'svelte/events'

/** A pointer that moves further than this, in pixels, drags; a finger that taps may tremble. */
const STILL = 6
const STILL_FINGER = 15

export interface Drag {
  /** It has left its place, or moves on. */
  readonly onmove: (x: number, y: number) => void
  /** It was let go over something; without it where the gesture was broken off. */
  readonly ondrop: (target: Element | null | undefined) => void
}

/** Follows a pointer that has just been pressed; a press that stays where it was is nothing. */
export function follow(start: PointerEvent, { onmove, ondrop }: Drag): void {
  const still = start.pointerType === 'mouse' ? STILL : STILL_FINGER
  let isDragged = false
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    for (const stop of stops) stop()
    if (!isDragged) return
    const { type, clientX, clientY } = event
    ondrop(type === 'pointerup' ? document.elementFromPoint(clientX, clientY) : undefined)
  }
  const stops = [
    on(window, 'pointermove', ({ clientX, clientY, pointerId }) => {
      if (pointerId !== start.pointerId) return
      const way = Math.hypot(clientX - start.clientX, clientY - start.clientY)
      if (!isDragged && way < still) return
      isDragged = true
      onmove(clientX, clientY)
    }),
    on(window, 'pointerup', end),
    on(window, 'pointercancel', end),
  ]
}
