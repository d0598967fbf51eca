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
    return wrong(
      `seats[…].knows: ${since} cards are in the draw pile or left it since the last shuffle; there are ${most}`,
      'SJ-INV-1',
    )
  const found = checkMemory(s, WATCHER, s.rememberedByAll, 'rememberedByAll')
  if (found !== undefined) return found
  for (let seat = 0; seat < s.players; seat++) {
    const own = s.remembered.subarray(seat * KINDS_N, (seat + 1) * KINDS_N)
    const path = `seats[${seat}].knows.remembered`
    const refused = checkMemory(s, seat, own, path) ?? checkShared(s, seat, own, path)
    if (refused !== undefined) return refused
  }
  return undefined
}

function wrong(message: string, rule: string): Refusal {
  return problem('wrong-knowledge', message, rule)
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
  viewer: number,
  remembered: Uint8Array,
  path: string,
): Refusal | undefined {
  if (bagSize(remembered) === 0) return undefined
  const room = roomFor(s, viewer)
  const tooMany = (what: string) =>
    wrong(`${path}${what} can have come from the last shuffle unseen`, 'SJ-INFO-5')
  const kind = remembered.findIndex((cards, at) => cards > room.ofKind[at])
  if (kind >= 0) return tooMany(`.${BUILDING_KEYS[kind]}: at most ${room.ofKind[kind]}`)
  return bagSize(remembered) > room.cards ? tooMany(`: at most ${room.cards} cards`) : undefined
}

/** What all remember a seat remembers too, or has drawn itself since. */
function checkShared(
  s: State,
  seat: number,
  remembered: Uint8Array,
  path: string,
): Refusal | undefined {
  if (bagSize(s.rememberedByAll) === 0) return undefined
  const drawn = handled(s, seat)
  let missing = 0
  for (let kind = 0; kind < DECK_KINDS_N; kind++) {
    const unseen = Math.max(0, s.rememberedByAll[kind] - remembered[kind])
    if (unseen > drawn.ofKind[kind])
      return wrong(
        `${path}.${BUILDING_KEYS[kind]}: it lacks what rememberedByAll has and this seat did not draw`,
        'SJ-INFO-7',
      )
    missing += unseen
  }
  if (missing <= Math.min(drawn.cards, s.drawnSince[seat])) return undefined
  return wrong(
    `${path} lacks ${missing} cards of rememberedByAll, more than this seat drew`,
    'SJ-INFO-7',
  )
}

/** Where cards of the last shuffle can lie: how many in all, and at most how many of each kind. */
class Room {
  cards = 0
  readonly ofKind: number[] = new Array(KINDS_N).fill(0)

  /** Some cards of these kinds, no more than `most`. */
  add(kinds: readonly number[], most: number): void {
    const cards = kinds.reduce((sum, count) => sum + count, 0)
    this.cards += Math.min(cards, most)
    for (const [kind, count] of kinds.entries()) this.ofKind[kind] += Math.min(count, most)
  }

  /** Another room, of which at most so many places can be filled. */
  addRoom({ cards, ofKind }: Room, most: number): void {
    this.cards += Math.min(cards, most)
    for (const [kind, count] of ofKind.entries()) this.ofKind[kind] += Math.min(count, most)
  }
}

/** Where the cards that a seat (or a watcher) remembers can lie. */
function roomFor(s: State, viewer: number): Room {
  const room = new Room()
  room.add([...s.drawPile], s.drawSize)
  room.add(goodsDiscarded(s), s.freshDiscarded)
  for (let seat = 0; seat < s.players; seat++) {
    room.add(cardsAt(s.tuckedUnseen, seat), s.freshTucked[seat])
    room.add(freshGoods(s, seat), PLACES_N)
    if (seat !== viewer) room.addRoom(handled(s, seat), s.drawnSince[seat])
  }
  return room
}

function cardsAt(field: Uint8Array, seat: number): number[] {
  return [...field.subarray(seat * KINDS_N, (seat + 1) * KINDS_N)]
}

/** Where the cards lie that a seat drew: in its hand or in the air, tucked, or discarded. */
function handled(s: State, seat: number): Room {
  const room = new Room()
  const shown = cardsAt(s.shown, seat)
  const hidden = cardsAt(s.hand, seat).map((cards, kind) => cards - shown[kind])
  room.add(hidden, s.handSize[seat])
  room.add(cardsAt(s.tucked, seat), s.tuckedSince[seat])
  room.add(cardsAt(s.knownDiscards, seat), s.discardSize)
  if (seat === s.seat) room.add([...s.inAir], s.airSize)
  return room
}

function freshGoods(s: State, seat: number): readonly number[] {
  const kinds = new Array(KINDS_N).fill(0)
  for (const place of bitsIn(s.freshGoods[seat])) kinds[s.goods[seat * PLACES_N + place] - 1]++
  return kinds
}

/** Cards of the discard pile that nobody has seen. */
function goodsDiscarded(s: State): readonly number[] {
  return Array.from(s.discard, (cards, kind) => {
    let unseen = cards - s.shownDiscards[kind]
    for (let seat = 0; seat < s.players; seat++) unseen -= s.knownDiscards[seat * KINDS_N + kind]
    return unseen
  })
}
