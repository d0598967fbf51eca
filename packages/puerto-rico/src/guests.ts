/**
 * Guests (PR-X-GUESTHOUSE). Colonists in a guest room may move to empty circles of their owner. Phases open
 * a window with `openWindow` wherever PR-X-GUESTHOUSE-3 and PR-RUL-58 say so; it leads on to `then`.
 */
import { colonistsOn, staff } from './board.ts'
import { ask, GUEST_ROOMS } from './buildings/catalog.ts'
import { colonistsAt, hasEmptyCircleAt, PLACES_N, setColonistsAt } from './city.ts'
import { GUEST_MOVED, note } from './events.ts'
import { MOVE_GUEST, PASS } from './moves.ts'
import { GUEST } from './stages.ts'
import type { State } from './state.ts'
import type { Decision } from './turns.ts'
import { WORKPLACES_N } from './words.ts'

/** D-GUEST: one guest to an empty circle elsewhere, as often as there are guests and circles. */
export const guest: Decision = {
  offers(s, out) {
    const before = out.length
    for (let place = 0; place < PLACES_N; place++)
      if (mayTakeGuest(s, s.seat, place)) out.add(MOVE_GUEST + place)
    if (out.length > before) out.add(PASS)
  },

  play(s, step) {
    if (step === PASS) {
      closeWindow(s)
      return
    }
    const room = occupiedGuestRoom(s, s.seat)
    const place = step - MOVE_GUEST
    staff(s, s.seat, room, colonistsOn(s, s.seat, room) - 1)
    setColonistsAt(s, s.seat, place, colonistsAt(s, s.seat, place) + 1)
    note(s, GUEST_MOVED, s.seat, WORKPLACES_N + room, place)
    openWindow(s, s.resume)
  },

  skip: closeWindow,
}

/** Lets the seat move guests, if it has any, before `then`. */
export function openWindow(s: State, then: number): void {
  const opens = ask.lodgesGuests(s, s.seat)
  s.stage = opens ? GUEST : then
  s.resume = opens ? then : 0
}

function closeWindow(s: State): void {
  s.stage = s.resume
  s.resume = 0
}

/** An empty circle that is not a guest's (PR-X-GUESTHOUSE-2: no way back). */
function mayTakeGuest(s: State, seat: number, place: number): boolean {
  return hasEmptyCircleAt(s, seat, place) && !GUEST_ROOMS.includes(place - WORKPLACES_N)
}

function occupiedGuestRoom(s: State, seat: number): number {
  for (let i = 0; i < GUEST_ROOMS.length; i++)
    if (colonistsOn(s, seat, GUEST_ROOMS[i]) > 0) return GUEST_ROOMS[i]
  throw new Error('no guest to move')
}
