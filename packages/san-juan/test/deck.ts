/**
 * The deck is closed: every card lies somewhere. Goods and tucked cards of which nobody said what they are, are cards
 * of the kind that is most left; the rest is the draw pile or, if a scenario says what is in that, out of the game.
 */
import { BUILDINGS } from '../src/index.ts'
import { type Cards, readCards } from './notation.ts'
import type { SeatJson } from './said.ts'

interface Piles {
  readonly drawPile?: string
  readonly discard?: string
  readonly removed?: string
}

/** Seats with every card named, and the piles, as position JSON. */
interface Dealt {
  readonly seats: readonly object[]
  readonly drawPile?: Cards
  readonly discard: Cards
  readonly removed: Cards
  readonly cathedralOnTable?: boolean
}

const CATHEDRAL = 'cathedral'

export function dealRest(
  options: Readonly<Record<string, unknown>>,
  seats: readonly SeatJson[],
  said: Piles,
  cathedral: 'table' | 'gone',
): Dealt {
  const expansion = options['expansion'] === true
  const left = fullDeck(expansion)
  const discard = readCards(said.discard ?? '')
  const removed: Record<string, number> = { ...readCards(said.removed ?? '') }
  const drawPile = said.drawPile === undefined ? undefined : readCards(said.drawPile)
  for (const cards of [discard, removed, drawPile ?? {}, ...seats.flatMap(namedCards)])
    take(left, cards)
  const dealt = seats.map((seat) => nameAll(seat, left))
  checkNothingOwed(left)
  if (drawPile !== undefined) addTo(removed, left)
  const built = seats.some(({ tableau }) => tableau.some(({ building }) => building === CATHEDRAL))
  if (expansion && cathedral === 'gone') removed[CATHEDRAL] = 1
  return {
    seats: dealt,
    ...(drawPile !== undefined && { drawPile }),
    discard,
    removed,
    ...(expansion && { cathedralOnTable: cathedral === 'table' && !built }),
  }
}

/** All cards of the deck, which the Cathedral is not (SJ-COMP-5). */
function fullDeck(expansion: boolean): Record<string, number> {
  const kinds = BUILDINGS.filter(
    ({ key, set }) => key !== CATHEDRAL && (expansion || set === 'base'),
  )
  return Object.fromEntries(kinds.map(({ key, copies }) => [key, copies]))
}

/** The cards before a seat of which is said what they are. */
function namedCards({ hand, tableau, tucked, tuckedUnseen }: SeatJson): readonly Cards[] {
  const lying = tableau.flatMap(({ building, good }) =>
    typeof good === 'string' ? [building, good] : [building],
  )
  return [
    hand,
    tucked,
    typeof tuckedUnseen === 'number' ? {} : tuckedUnseen,
    ...lying.filter((key) => key !== CATHEDRAL).map((key) => ({ [key]: 1 })),
  ]
}

/** The seat with a name for every card. */
function nameAll(seat: SeatJson, left: Record<string, number>): object {
  const { tableau, tuckedUnseen } = seat
  const unseen: Record<string, number> = {}
  const named = tableau.map((place) =>
    place.good === true ? { ...place, good: takeAny(left) } : place,
  )
  if (typeof tuckedUnseen !== 'number') return { ...seat, tableau: named }
  for (let i = 0; i < tuckedUnseen; i++) {
    const key = takeAny(left)
    unseen[key] = (unseen[key] ?? 0) + 1
  }
  return { ...seat, tableau: named, tuckedUnseen: unseen }
}

function takeAny(left: Record<string, number>): string {
  const [key] = Object.entries(left).reduce((most, kind) => (kind[1] > most[1] ? kind : most))
  take(left, { [key]: 1 })
  return key
}

function take(left: Record<string, number>, cards: Cards): void {
  for (const [key, count] of Object.entries(cards)) left[key] = (left[key] ?? 0) - count
}

function addTo(cards: Record<string, number>, more: Cards): void {
  for (const [key, count] of Object.entries(more)) cards[key] = (cards[key] ?? 0) + count
}

function checkNothingOwed(left: Cards): void {
  const owed = Object.entries(left).filter(([, count]) => count < 0)
  if (owed.length > 0)
    throw new Error(
      `the deck has not enough: ${owed.map(([key, count]) => `${key} ${count}`).join(', ')}`,
    )
}
