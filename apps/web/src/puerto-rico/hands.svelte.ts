/**
 * The hands that place colonists: tap a circle and one goes there, tap a colonist and it comes back; drag them, or use
 * keys. What may stand where is known by the placement; this only says which colonist goes where.
 */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import { placeName } from '../text/names.ts'
import { say } from '../text/say.ts'
import type { PlacementModel } from './decisions/placement.svelte.ts'
import { follow } from './drag.ts'

/** The hand is a place, too: it lies where San Juan lies at other times. */
export const HAND = 'San Juan'

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

  /** Colonists that lie there. */
  countAt(place: string): number {
    return place === HAND ? this.placement.inHand : this.placement.laidAt(place)
  }

  isHeld(place: string): boolean {
    return this.placement.held === place
  }

  /** A press on a place, or on one of its colonists. */
  tap(place: string, isOnColonist: boolean): void {
    if (this.#hasDragged) return
    const isHandHeld = this.isHeld(HAND)
    this.placement.held = undefined
    if (place === HAND) {
      if (!isHandHeld && this.placement.inHand > 0) this.#hold()
    } else if (this.placement.canAdd(place) && !isOnColonist) this.add(place)
    else if (this.countAt(place) > 0) this.remove(place)
    else this.add(place)
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
    if (place === HAND) return
    if (this.countAt(place) >= this.placement.circlesAt(place))
      this.#say(say.mat.place.full(placeName(place)))
    else if (this.placement.inHand === 0) this.#say(say.mat.place.none)
    else this.move(HAND, place)
  }

  remove(place: string): void {
    if (place !== HAND) this.move(place, HAND)
  }

  move(from: string, to: string): void {
    if (from === to || !this.#canLeave(from) || !this.#hasRoom(to)) return
    if (from !== HAND) this.placement.remove(from)
    if (to !== HAND) this.placement.add(to)
    this.placement.held = undefined
    this.#say(this.#stateOf(to === HAND ? from : to))
  }

  /** Attach to the mat: colonists can be dragged from place to place. */
  readonly drag: Attachment<HTMLElement> = (mat) =>
    on(mat, 'pointerdown', (event) => {
      const from = placeAt(event.target)
      // A second finger, or the ball of the hand, carries nothing.
      if (!event.isPrimary) return
      this.#hasDragged = false
      if (from === undefined || event.button !== 0 || !this.#canLeave(from)) return
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

  /** A colonist that is proposed somewhere can be carried away like one that lies there. */
  #canLeave(place: string): boolean {
    return place === HAND ? this.placement.inHand > 0 : this.placement.canRemove(place)
  }

  #hasRoom(place: string): boolean {
    return place === HAND || this.countAt(place) < this.placement.circlesAt(place)
  }

  #stateOf(place: string): string {
    const { placement } = this
    return say.mat.place.now(
      placeName(place),
      placement.laidAt(place),
      placement.circlesAt(place),
      placement.inHand,
    )
  }

  #hold(): void {
    this.placement.held = HAND
    this.#say(say.mat.place.held)
  }

  #say(text: string): void {
    this.spoken = text
  }
}

function placeAt(target: EventTarget | null): string | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-workplace]') : null
  return place?.dataset['workplace']
}
