/**
 * Reading a position: what seats remember of the discard pile that was last shuffled. Such a card is in the draw pile,
 * or lies where a card went from it since then, unseen by the one who remembers it (ADR 0009).
 */
import { bagSize, problem, type Refusal, WATCHER } from '@doubloon/engine'
import { BUILDING_KEYS, bitsIn } from '../describe.ts'
import { DECK_KINDS_N, KINDS_N, type State } from '../state.ts'
import { PLACES_N } from '../words.ts'
import { copiesIn } from './piles.ts'

export function checkMemories(s: State): Refusal | undefined {
  const since = cardsSinceShuffle(s)
  const most = largestPile(s)
  if (since > most)
    return problem(
      'wrong-knowledge',
      `seats[…].knows: ${since} cards are in the draw pile or left it since the last shuffle; there are ${most}`,
      'SJ-INV-1',
    )
  const found = checkMemory(s, WATCHER, s.rememberedByAll, 'rememberedByAll')
  if (found !== undefined) return found
  for (let seat = 0; seat < s.players; seat++) {
    const own = s.remembered.subarray(seat * KINDS_N, (seat + 1) * KINDS_N)
    const wrong = checkMemory(s, seat, own, `seats[${seat}].knows.remembered`)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

/** The deck without the buildings everybody starts with, which never lie in a pile (SJ-SETUP-4). */
function largestPile(s: State): number {
  let cards = -s.players
  for (let kind = 0; kind < DECK_KINDS_N; kind++) cards += copiesIn(s, kind)
  return cards
}

/** Cards in the draw pile and all that left it since it was shuffled, but those that were turned up. */
function cardsSinceShuffle(s: State): number {
  let cards = s.drawSize + s.freshDiscarded
  for (let seat = 0; seat < s.players; seat++)
    cards += s.drawnSince[seat] + s.freshTucked[seat] + bitsIn(s.freshGoods[seat]).length
  return cards
}

function checkMemory(
  s: State,
  looker: number,
  remembered: Uint8Array,
  path: string,
): Refusal | undefined {
  const room = roomFor(s, looker)
  const wrong = (what: string) =>
    problem(
      'wrong-knowledge',
      `${path}${what} can have come from the last shuffle unseen`,
      'SJ-INFO-5',
    )
  const kind = remembered.findIndex((cards, at) => cards > room.ofKind[at])
  if (kind >= 0) return wrong(`.${BUILDING_KEYS[kind]}: at most ${room.ofKind[kind]}`)
  return bagSize(remembered) > room.cards ? wrong(`: at most ${room.cards} cards`) : undefined
}

/** Where cards of the last shuffle can lie: how many in all, and at most how many of each kind. */
class Room {
  cards = 0
  readonly ofKind: number[] = new Array(KINDS_N).fill(0)

  /** Some cards of these kinds, no more than `most`. */
  add(kinds: readonly number[], most: number): void {
    this.cards += Math.min(
      kinds.reduce((sum, cards) => sum + cards, 0),
      most,
    )
    for (const [kind, cards] of kinds.entries()) this.ofKind[kind] += Math.min(cards, most)
  }
}

function roomFor(s: State, looker: number): Room {
  const room = new Room()
  room.add([...s.drawPile], s.drawSize)
  for (let seat = 0; seat < s.players; seat++) {
    room.add(cardsAt(s.tuckedUnseen, seat), s.freshTucked[seat])
    room.add(freshGoods(s, seat), PLACES_N)
    if (seat === looker) continue
    room.add(unseenAt(s, seat), s.drawnSince[seat])
  }
  room.add(goodsDiscarded(s), s.freshDiscarded)
  return room
}

function cardsAt(field: Uint8Array, seat: number): number[] {
  return [...field.subarray(seat * KINDS_N, (seat + 1) * KINDS_N)]
}

function freshGoods(s: State, seat: number): readonly number[] {
  const kinds = new Array(KINDS_N).fill(0)
  for (const place of bitsIn(s.freshGoods[seat])) kinds[s.goods[seat * PLACES_N + place] - 1]++
  return kinds
}

/** What another seat can have drawn: in its hand or in the air, tucked or discarded. */
function unseenAt(s: State, seat: number): readonly number[] {
  const shown = cardsAt(s.shown, seat)
  const discards = cardsAt(s.knownDiscards, seat)
  const tucked = cardsAt(s.tucked, seat)
  const inAir = seat === s.seat ? [...s.inAir] : []
  return cardsAt(s.hand, seat).map(
    (cards, kind) =>
      cards -
      shown[kind] +
      Math.min(tucked[kind], s.tuckedSince[seat]) +
      discards[kind] +
      (inAir[kind] ?? 0),
  )
}

/** Cards of the discard pile that nobody has seen. */
function goodsDiscarded(s: State): readonly number[] {
  return Array.from(s.discard, (cards, kind) => {
    let unseen = cards - s.shownDiscards[kind]
    for (let seat = 0; seat < s.players; seat++) unseen -= s.knownDiscards[seat * KINDS_N + kind]
    return unseen
  })
}
