/**
 * Reading a position: the piles, and cards nobody has named. Every card of the deck lies somewhere (SJ-INV-1); what is
 * left over is the draw pile, unless that is given.
 */
import { bagSize, drawFrom, problem, type Refusal } from '@doubloon/engine'
import { COPIES, TABLE_BUILDING } from '../buildings/catalog.ts'
import { BUILDING_KEYS } from '../describe.ts'
import { BASE_KINDS_N, DECK_KINDS_N, KINDS_N, type State } from '../state.ts'
import { kindCount, putGood } from '../tableau.ts'
import type { PositionInput } from './form.ts'
import type { PositionPart } from './part.ts'
import { layCards, placesOf } from './seats.ts'

export const layPiles: PositionPart = (s, p) => {
  layCards(s.drawPile, 0, p.drawPile)
  layCards(s.discard, 0, p.discard)
  layCards(s.removed, 0, p.removed)
  const rest = new Uint8Array(KINDS_N)
  for (let kind = 0; kind < DECK_KINDS_N; kind++) {
    const named = cardsNamed(s, kind)
    const copies = copiesIn(s, kind)
    if (named > copies) return tooMany(s, kind, named)
    rest[kind] = copies - named
  }
  const found = dealUnseen(s, p, rest)
  if (found !== undefined) return found
  if (p.drawPile === undefined) s.drawPile.set(rest)
  else if (bagSize(rest) > 0)
    return problem(
      'wrong-cards',
      `${bagSize(rest)} cards of the deck are nowhere, among them ${BUILDING_KEYS[firstIn(rest)]}; name every card once, or leave drawPile out`,
      'SJ-INV-1',
    )
  s.drawSize = bagSize(s.drawPile)
  s.discardSize = bagSize(s.discard)
  return undefined
}

/** How many cards of a kind the deck of this game has (SJ-COMP-1, -5). */
export function copiesIn(s: State, kind: number): number {
  return kind < BASE_KINDS_N || s.expansion ? COPIES[kind] : 0
}

/** Cards of a kind that lie somewhere. */
function cardsNamed(s: State, kind: number): number {
  let named = s.drawPile[kind] + s.discard[kind] + s.removed[kind] + s.inAir[kind]
  for (let seat = 0; seat < s.players; seat++) {
    const at = seat * KINDS_N + kind
    named += s.hand[at] + s.tucked[at] + s.tuckedUnseen[at] + kindCount(s, seat, kind)
  }
  for (const good of s.goods) if (good === kind + 1) named++
  return named
}

function tooMany(s: State, kind: number, named: number): Refusal {
  const key = BUILDING_KEYS[kind]
  if (copiesIn(s, kind) === 0)
    return problem(
      'building-not-in-game',
      `${key} is not in the game without options.expansion`,
      'SJ-XSETUP-1',
    )
  return problem(
    'wrong-cards',
    `${named} cards of ${key} are named; the deck has ${copiesIn(s, kind)}`,
    'SJ-INV-1',
  )
}

/** Goods and tucked cards that are only counted, in the order of the seats. */
function dealUnseen(s: State, p: PositionInput, rest: Uint8Array): Refusal | undefined {
  for (let seat = 0; seat < s.players; seat++) {
    const { tucked, tuckedUnseen } = p.seats?.[seat] ?? {}
    const own = seat * KINDS_N
    for (const [place, { good }] of placesOf(p, seat).entries()) {
      if (good !== true) continue
      if (bagSize(rest) === 0) return tooFew(`seats[${seat}].tableau[${place}].good`)
      putGood(s, seat, place, drawFrom(rest, s.rng))
    }
    if (!deal(s, rest, s.tucked, own, tucked)) return tooFew(`seats[${seat}].tucked`)
    if (!deal(s, rest, s.tuckedUnseen, own, tuckedUnseen))
      return tooFew(`seats[${seat}].tuckedUnseen`)
    s.tuckedSize[seat] =
      bagSize(s.tucked.subarray(own, own + KINDS_N)) +
      bagSize(s.tuckedUnseen.subarray(own, own + KINDS_N))
  }
  return undefined
}

/** Deals as many cards as are counted, if any are; false if there are not so many. */
function deal(s: State, rest: Uint8Array, into: Uint8Array, from: number, cards: unknown): boolean {
  if (typeof cards !== 'number') return true
  if (cards > bagSize(rest)) return false
  for (let i = 0; i < cards; i++) into[from + drawFrom(rest, s.rng)]++
  return true
}

function tooFew(path: string): Refusal {
  return problem('wrong-cards', `${path}: no card of the deck is left for it`, 'SJ-INV-1')
}

function firstIn(bag: Uint8Array): number {
  return bag.findIndex((cards) => cards > 0)
}

/** The building that lies on the table until somebody builds it (SJ-SETUP-4, SJ-X-CATHEDRAL-1). */
export const layTableBuilding: PositionPart = (s, p) => {
  let elsewhere = s.removed[TABLE_BUILDING]
  for (let seat = 0; seat < s.players; seat++) elsewhere += kindCount(s, seat, TABLE_BUILDING)
  const inGame = s.expansion ? COPIES[TABLE_BUILDING] : 0
  const key = BUILDING_KEYS[TABLE_BUILDING]
  if (elsewhere > inGame)
    return s.expansion
      ? problem('wrong-cards', `${elsewhere} of ${key} are named; there is 1`, 'SJ-COMP-5')
      : problem('building-not-in-game', `${key} is for options.expansion`, 'SJ-XSETUP-1')
  s.onTable = elsewhere < inGame
  const given = p.cathedralOnTable ?? s.onTable
  if (given === s.onTable) return undefined
  return problem(
    'wrong-cards',
    `cathedralOnTable must be ${s.onTable}, or left out; put it into removed if it was built over`,
    'SJ-X-CATHEDRAL-1',
  )
}
