/** Parts of a position in words: what views and saved positions have in common. */
import { HOUSES } from './box.ts'
import { BUILDINGS, effectOf, TABLE_BUILDING } from './buildings/catalog.ts'
import { AMOUNT, BUILD_OVER, OVER, PAY, ROLE, START_CARDS } from './stages.ts'
import { FIRST_EFFECT, KINDS_N, type State } from './state.ts'
import { kindAt } from './tableau.ts'
import { END_REASONS, type EndReason } from './words.ts'

/** Cards by the key of their building; a key that is missing counts 0. */
export type Cards = Readonly<Record<string, number>>

/** All buildings by key, in the order of their numbers. */
export const BUILDING_KEYS: readonly string[] = BUILDINGS.map(({ key }) => key)

/** Trading house cards by key, in the order of their numbers. */
export const HOUSE_KEYS: readonly string[] = HOUSES.map(({ key }) => key)

/** The cards of a bag, from a place in a field on; zeros are left out. */
export function cardsIn(bag: Uint8Array, from = 0): Cards {
  const cards: Record<string, number> = {}
  for (const [kind, key] of BUILDING_KEYS.entries())
    if (bag[from + kind] !== 0) cards[key] = bag[from + kind]
  return cards
}

/** The cards that a field holds for a seat. */
export function cardsOf(field: Uint8Array, seat: number): Cards {
  return cardsIn(field, seat * KINDS_N)
}

/** Whether the building at a place was built in this very phase and does not work yet (SJ-BLDG-4). */
export function isNew(s: State, seat: number, place: number): boolean {
  const kind = kindAt(s, seat, place)
  return kind >= FIRST_EFFECT && (s.active[seat] & effectOf(kind)) === 0
}

/** The trading house cards seen so far, in the order in which they came (SJ-INFO-8). */
export function housesSeen(s: State): readonly string[] {
  return Array.from(s.houses)
    .filter((house) => house > 0)
    .map((house) => HOUSE_KEYS[house - 1])
}

/** What ended the game. */
export function endTriggersInWords(s: State): readonly EndReason[] {
  return END_REASONS.filter((_, bit) => (s.endTriggers >> bit) & 1)
}

/** What is in a set of bits, lowest first: seats, or places of a tableau. */
export function bitsIn(set: number): readonly number[] {
  const bits: number[] = []
  for (let bit = 0; set >> bit !== 0; bit++) if ((set >> bit) & 1) bits.push(bit)
  return bits
}

export function isIn(set: number, bit: number): boolean {
  return ((set >> bit) & 1) === 1
}

/** Whether a phase or a step at the start of a round is under way. */
export function isInPhase(s: State): boolean {
  return s.stage !== ROLE && s.stage !== START_CARDS && s.stage !== OVER
}

/** Whether a building is announced and not yet built. */
export function isAnnounced(s: State): boolean {
  return s.stage === BUILD_OVER || s.stage === AMOUNT || s.stage === PAY
}

/** Cards picked in a decision that has begun; the announced card, which waits with them, is told by itself. */
export function pickedCards(s: State): Cards {
  const picked = s.picked.slice()
  if (isAnnounced(s) && s.subject !== TABLE_BUILDING) picked[s.subject]--
  return cardsIn(picked)
}
