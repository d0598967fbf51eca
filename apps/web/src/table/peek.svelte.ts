/**
 * What somebody looks at more closely: with the mouse over it, with the keyboard on it, or with a finger held on it.
 * Looking never plays: a finger that was held does not press.
 */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import { isMoving } from './pointer.ts'

/** How long a finger is held, in milliseconds. */
const HELD = 450
/** A finger that moves further than this, in pixels, does not hold. */
const STILL = 12

/** What anybody looked at last, wherever it lies. */
const last = $state<{ key: string | undefined }>({ key: undefined })
export const lookedAtLast = (): string | undefined => last.key
export const forget = (): void => {
  last.key = undefined
}

export class Peek {
  /** The thing looked at. */
  key = $state<string>()
  /** Whether a finger looks: what is shown then stays, and can be pressed. */
  isHeld = $state(false)

  /**
   * Attach to a thing that can be looked at: `{@attach peek.at('harbor')}`. Where a tap does something else, only a finger
   * that is held looks.
   */
  at(key: string, isTapped = true): Attachment<HTMLElement> {
    return (element) => {
      const stops = [
        on(element, 'pointermove', (event) => {
          const isNew = this.key !== key && event.pointerType !== 'touch'
          if (isNew && isMoving(event)) this.#look(key)
        }),
        on(
          element,
          'pointerleave',
          ({ pointerType }) => pointerType === 'touch' || this.#leave(key),
        ),
        on(element, 'focus', () => element.matches(':focus-visible') && this.#look(key)),
        on(element, 'blur', () => this.#leave(key)),
        on(
          element,
          'click',
          ({ pointerType }) => isTapped && pointerType === 'touch' && this.#look(key, true),
        ),
        hold(element, () => this.#look(key, true)),
      ]
      return () => {
        for (const stop of stops) stop()
        this.#leave(key)
      }
    }
  }

  /** Escape, or a finger somewhere else, ends it; for the window. */
  end(): void {
    this.key = undefined
  }

  #look(key: string, isHeld = false): void {
    this.key = key
    this.isHeld = isHeld
    last.key = key
  }

  #leave(key: string): void {
    if (this.key === key) this.key = undefined
  }
}

/** Calls back when a finger rests on the element, and keeps that finger from pressing it. */
function hold(element: HTMLElement, held: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  let from = { x: 0, y: 0 }
  const release = () => clearTimeout(timer)
  const stops = [
    on(element, 'pointerdown', (event) => {
      isHeld = false
      if (!isFinger(event)) return
      from = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        isHeld = true
        held()
      }, HELD)
    }),
    on(element, 'pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) release()
    }),
    on(element, 'pointerup', release),
    on(element, 'pointercancel', release),
    // Where a system thinks a finger is held sooner than we do, it opens no menu either.
    on(element, 'contextmenu', (event) => (isHeld || isFinger(event)) && event.preventDefault()),
    on(element, 'click', (event) => isHeld && isFinger(event) && event.stopImmediatePropagation(), {
      capture: true,
    }),
  ]
  return () => {
    release()
    for (const stop of stops) stop()
  }
}

function isFinger(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}
