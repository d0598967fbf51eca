/**
 * Numbers for people, out of the same functions that the phases use: what a building would cost a seat at every place
 * it can go to, and why it cannot be built; how many goods a seat could make and sell; what goods fetch.
 */
import { type MoveList, membersOf, type Refusal } from '@doubloon/engine'
import { CITY_GOOD_PRICE, HOUSES, HOUSES_N } from './box.ts'
import { ask, BUILDINGS, effectOf, TABLE_BUILDING } from './buildings/catalog.ts'
import { BUILDING_KEYS, bitsIn, isInPhase } from './describe.ts'
import { offeredMoves } from './flow.ts'
import { ANNOUNCE } from './moves.ts'
import { firstAlike } from './phases/builder.ts'
import { mostProduced } from './phases/producer.ts'
import { mostSold } from './phases/trader.ts'
import {
  activeWithout,
  basePrice,
  canPay,
  fitsOver,
  leastPrice,
  NOWHERE,
  payableGoods,
} from './purchase.ts'
import { refusalOf } from './refusals.ts'
import { rewind } from './rewind.ts'
import { total } from './scoring.ts'
import { BUILD } from './stages.ts'
import { FIRST_EFFECT, KINDS_N, State } from './state.ts'
import { allGoods, clearPlace, hasGood, kindAt, putBuilding } from './tableau.ts'
import { privilege } from './turns.ts'
import { BUILDER, GOODS, type Good, MAX_PLAYERS, PLACES_N, TRADER } from './words.ts'

/** Where a building can be put, and what it costs there. */
export interface Site {
  /** Place of the tableau that is built over, and what stands there; undefined for a new place. */
  readonly place: number | undefined
  readonly over: string | undefined
  /** Whether a good lies on what is built over; it is lost. */
  readonly withGood: boolean
  /** Cards and goods to pay: with all discounts, and without any. */
  readonly least: number
  readonly most: number
  /** Of the difference to the printed cost: what is built over, the privilege, and each building that helps, by key. */
  readonly less: {
    readonly over: number
    readonly privilege: number
    readonly buildings: Readonly<Record<string, number>>
  }
  /** How many goods may be among what is paid, and the places they lie on. */
  readonly mostGoods: number
  readonly goodPlaces: readonly number[]
  /** Whether the seat has enough cards and goods. */
  readonly isAffordable: boolean
  /** VP more than now, if the game ended with it there. */
  readonly gain: number
  /** Whether the game ends with the phase in which it is built there (SJ-END-1). */
  readonly endsGame: boolean
}

/** A building that a seat holds or has just drawn, or the one on the table: where it can go, and why not if nowhere. */
export interface Quote {
  /** The printed cost. */
  readonly cost: number
  /** A new place first; places that are built over only with a building that allows it. */
  readonly sites: readonly Site[]
  /** Why it cannot be built now; undefined if it can. */
  readonly refusal: Refusal | undefined
}

/** Every building a seat could want to build by key, as if it were asked to build now; only a builder has a privilege. */
export function quotesFor(s: State, seat: number): Readonly<Record<string, Quote>> {
  const asked = askedToBuild(s, seat)
  const offers = offeredMoves(asked)
  const isDrawing = s.seat === seat
  const quotes: Record<string, Quote> = {}
  for (const [kind, key] of BUILDING_KEYS.entries())
    if (isAtHand(asked, kind) || (isDrawing && asked.inAir[kind] > 0))
      quotes[key] = quote(asked, kind, offers)
  return quotes
}

/** The same table, with the seat at its turn of a builder phase; what somebody has begun to decide is in his head. */
function askedToBuild(s: State, seat: number): State {
  const isBuilding = isInPhase(s) && s.phase === BUILDER
  const asked = unbegun(s)
  if (!isBuilding) asked.chooser = MAX_PLAYERS
  asked.seat = seat
  asked.stage = BUILD
  return asked
}

function unbegun(s: State): State {
  const copy = new State()
  copy.copyFrom(s)
  rewind(copy)
  return copy
}

function isAtHand(s: State, kind: number): boolean {
  return kind === TABLE_BUILDING ? s.onTable : s.hand[s.seat * KINDS_N + kind] > 0
}

function quote(s: State, kind: number, offers: MoveList): Quote {
  const step = ANNOUNCE + kind
  return {
    cost: BUILDINGS[kind].cost,
    sites: placesFor(s, kind).map((place) => siteAt(s, kind, place)),
    refusal: offers.includes(step) ? undefined : refusalOf(s, step),
  }
}

/** A new place, and the first of equal places that may be built over (SJ-B-CRANE-1 … 3, R-SJ-41). */
function placesFor(s: State, kind: number): readonly number[] {
  const { seat } = s
  if (!ask.buildsOver(s, seat)) return [NOWHERE]
  const places = Array.from({ length: s.buildings[seat] }, (_, place) => place)
  const fitting = places.filter(
    (place) => firstAlike(s, seat, place) === place && fitsOver(s, seat, kind, place),
  )
  return [NOWHERE, ...fitting]
}

function siteAt(s: State, kind: number, place: number): Site {
  const { seat } = s
  const isNew = place === NOWHERE
  const most = basePrice(s, seat, kind, place)
  const mostGoods = Math.min(most, payableGoods(s, seat, place))
  return {
    place: isNew ? undefined : place,
    over: isNew ? undefined : BUILDING_KEYS[kindAt(s, seat, place)],
    withGood: !isNew && hasGood(s, seat, place),
    least: leastPrice(s, seat, kind, place),
    most,
    less: lessAt(s, kind, place),
    mostGoods,
    goodPlaces: mostGoods === 0 ? [] : bitsIn(goodsBut(s, place)),
    isAffordable: canPay(s, seat, kind, place),
    gain: gainAt(s, kind, place),
    endsGame: isNew && s.buildings[seat] + 1 === PLACES_N,
  }
}

/** What is built over scores no more. */
function gainAt(s: State, kind: number, place: number): number {
  const { seat } = s
  const built = new State()
  built.copyFrom(s)
  if (place !== NOWHERE) clearPlace(built, seat, place)
  putBuilding(built, seat, place === NOWHERE ? built.buildings[seat]++ : place, kind)
  return total(built, seat) - total(s, seat)
}

/** The seat's places with a good, but for one. */
function goodsBut(s: State, place: number): number {
  return s.goodPlaces[s.seat] & ~(place === NOWHERE ? 0 : 1 << place)
}

/** Where the difference to the printed cost comes from (§18.4): nothing takes more off than there is left. */
function lessAt(s: State, kind: number, place: number): Site['less'] {
  const { seat } = s
  const base = basePrice(s, seat, kind, place)
  let rest = base
  const take = (discount: number): number => {
    const taken = Math.min(discount, rest)
    rest -= taken
    return taken
  }
  const byPrivilege = take(privilegeAt(s, place))
  const buildings: Record<string, number> = {}
  const active = place === NOWHERE ? s.active[seat] : activeWithout(s, seat, place)
  for (const { key, discount } of helpersIn(active)) {
    const taken = take(discount(s, seat, kind))
    if (taken > 0) buildings[key] = taken
  }
  return { over: BUILDINGS[kind].cost - base, privilege: byPrivilege, buildings }
}

/** What is built over doubles no privilege any more (SJ-BUILDER-6). */
function privilegeAt(s: State, place: number): number {
  if (place === NOWHERE) return privilege(s, s.seat)
  const active = s.active[s.seat]
  s.active[s.seat] = activeWithout(s, s.seat, place)
  const less = privilege(s, s.seat)
  s.active[s.seat] = active
  return less
}

/** The buildings of a set that make others cheaper. */
function helpersIn(active: number) {
  return BUILDINGS.flatMap(({ key, discount }, kind) =>
    discount !== undefined && kind >= FIRST_EFFECT && (active & effectOf(kind)) !== 0
      ? [{ key, discount }]
      : [],
  )
}

/** By seat: goods it could make if another took the Producer, and sell if another took the Trader. */
export interface Limits {
  readonly makes: readonly number[]
  readonly sells: readonly number[]
}

/** What is new works in every later phase (SJ-BLDG-4). */
export function limitsOf(s: State): Limits {
  const later = unbegun(s)
  later.chooser = MAX_PLAYERS
  later.active.set(later.effects)
  const seats = Array.from({ length: later.players }, (_, seat) => seat)
  return {
    makes: seats.map((seat) =>
      Math.min(
        mostProduced(later, seat),
        membersOf(later.producers[seat] & ~later.goodPlaces[seat]),
      ),
    ),
    sells: seats.map((seat) => Math.min(mostSold(later, seat), allGoods(later, seat))),
  }
}

/** What goods fetch: by the trading house card of the trader phase, else by the one before; undefined before the first. */
export function pricesShown(s: State): Readonly<Record<Good, number>> | undefined {
  const isTrading = isInPhase(s) && s.phase === TRADER
  const house = s.houses[isTrading ? s.houseAt : (s.houseAt + HOUSES_N - 1) % HOUSES_N]
  if (house === 0) return undefined
  const { prices } = HOUSES[house - 1]
  const fetched = GOODS.map((good, number) => [good, prices[number] ?? CITY_GOOD_PRICE])
  return Object.fromEntries(fetched)
}
