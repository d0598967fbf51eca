/**
 * Which cards a viewer has not seen: for all it knows they may be in the draw pile, in other hands, under buildings or among the
 * discards of others (SJ-INFO-1 … 7). Counted from what it sees, never from where the cards are.
 */
import {
  BASE_KINDS_N,
  BUILDINGS,
  DECK_KINDS_N,
  KINDS_N,
  kindAt,
  type State,
} from '@doubloon/san-juan/fast'
import type { FeatureList } from '../feature-list.ts'
import { SHARED } from './words.ts'

const COPIES = Uint8Array.from(BUILDINGS, ({ copies }) => copies)

export class UnseenCards {
  readonly #unseen = new Int8Array(KINDS_N)

  describe(s: State, viewer: number, out: FeatureList): void {
    const unseen = this.#unseen
    const kinds = s.expansion ? DECK_KINDS_N : BASE_KINDS_N
    const own = viewer * KINDS_N
    for (let kind = 0; kind < kinds; kind++) {
      const discarded = s.shownDiscards[kind] + s.knownDiscards[own + kind]
      out.add(SHARED.discarded + kind, discarded)
      unseen[kind] =
        COPIES[kind] - discarded - s.removed[kind] - s.hand[own + kind] - s.tucked[own + kind]
    }
    for (let seat = 0; seat < s.players; seat++) {
      for (let place = 0; place < s.buildings[seat]; place++) unseen[kindAt(s, seat, place)]--
      if (seat === viewer || s.shownSize[seat] === 0) continue
      for (let kind = 0; kind < kinds; kind++) unseen[kind] -= s.shown[seat * KINDS_N + kind]
    }
    for (let kind = 0; kind < kinds; kind++) out.add(SHARED.unseen + kind, unseen[kind])
  }
}
