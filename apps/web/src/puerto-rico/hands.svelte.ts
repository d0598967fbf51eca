/**
 * The hands that place colonists: tap one and then a place, drag it there, or use keys. What may stand where is known by
 * the placement; this only says which colonist goes where.
 */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import { placeName } from '../text/names.ts'
import { say } from '../text/say.ts'
import type { PlacementModel } from './decisions/placement.svelte.ts'
import { follow } from './drag.ts'

export const SAN_JUAN = 'San Juan'

export class Hands {
  readonly placement: PlacementModel
  /** What just changed, read aloud. */
  spoken = $state('')
  /** Where the dragged colonist is on the screen. */
  dragged = $state.raw<{ readonly x: number; readonly y: number }>()
  #hasDragged = false

  constructor(placement: PlacementModel) {
    this.placement = placement
  }

  countAt(place: string): number {
    return place === SAN_JUAN ? this.placement.inSanJuan : (this.placement.counts[place] ?? 0)
  }

  circlesAt(place: string): number {
    const workplaces = this.placement.placement?.workplaces ?? []
    return workplaces.find(({ key }) => key === place)?.circles ?? 0
  }

  isHeld(place: string): boolean {
    return this.placement.held === place
  }

  /** A press on a place, or on one of its free circles. */
  tap(place: string, isOnFreeCircle: boolean): void {
    if (this.#hasDragged) return
    const { held } = this.placement
    if (held === place) this.placement.held = undefined
    else if (held !== undefined && this.#canMove(held, place)) this.move(held, place)
    else if (place !== SAN_JUAN && (isOnFreeCircle || this.countAt(place) === 0)) this.add(place)
    else if (this.countAt(place) > 0) this.#hold(place)
  }

  /** Keys on a place; true if it was one of them. */
  key(key: string, place: string): boolean {
    if (key === '+' || key === '=' || key === ' ') this.add(place)
    else if (key === '-' || key === '−' || key === 'Backspace' || key === 'Delete')
      this.remove(place)
    else return false
    return true
  }

  add(place: string): void {
    if (place === SAN_JUAN) return
    if (this.countAt(place) >= this.circlesAt(place))
      this.#say(say.mat.place.full(placeName(place)))
    else if (this.placement.inSanJuan === 0) this.#say(say.mat.place.none)
    else this.move(SAN_JUAN, place)
  }

  remove(place: string): void {
    if (place !== SAN_JUAN && this.countAt(place) > 0) this.move(place, SAN_JUAN)
  }

  move(from: string, to: string): void {
    if (!this.#canMove(from, to)) return
    if (to === SAN_JUAN) this.placement.remove(from)
    else if (from === SAN_JUAN) this.placement.add(to)
    else this.placement.move(from, to)
    this.placement.held = undefined
    const place = to === SAN_JUAN ? from : to
    const { inSanJuan } = this.placement
    this.#say(
      say.mat.place.now(placeName(place), this.countAt(place), this.circlesAt(place), inSanJuan),
    )
  }

  /** Attach to the mat: colonists can be dragged from place to place. */
  readonly drag: Attachment<HTMLElement> = (mat) =>
    on(mat, 'pointerdown', (event) => {
      const from = placeAt(event.target)
      // A second finger, or the ball of the hand, carries nothing.
      if (!event.isPrimary) return
      this.#hasDragged = false
      if (from === undefined || event.button !== 0 || this.countAt(from) === 0) return
      this.#follow(event, from)
    })

  #follow(start: PointerEvent, from: string): void {
    follow(start, {
      onmove: (x, y) => {
        if (!this.#hasDragged) this.placement.held = from
        this.#hasDragged = true
        this.dragged = { x, y }
      },
      ondrop: (target) => {
        this.dragged = undefined
        this.placement.held = undefined
        const to = placeAt(target ?? null)
        if (to !== undefined && to !== from) this.move(from, to)
      },
    })
  }

  #canMove(from: string, to: string): boolean {
    if (from === to || this.countAt(from) === 0) return false
    return to === SAN_JUAN || this.countAt(to) < this.circlesAt(to)
  }

  #hold(place: string): void {
    this.placement.held = place
    this.#say(say.mat.place.held(placeName(place)))
  }

  #say(text: string): void {
    this.spoken = text
  }
}

function placeAt(target: EventTarget | null): string | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-workplace]') : null
  return place?.dataset['workplace']
}
