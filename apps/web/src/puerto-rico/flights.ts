/**
 * Which pieces travel where when something happens, as far as the event says so itself. Places are the `data-place` names of
 * the table. What more the two tables tell, and how they move, is in `in-motion.ts`.
 */
import type { Flight } from '../table/travel.ts'
import type { Event } from './table-types.ts'

export type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>
type Travels = { readonly [K in Event['type']]?: (event: Of<K>) => readonly Flight[] }

const BANK = ['bank', 'vp-supply']
const SUPPLY = ['colonist-supply']

/** A place of a seat; where it is not drawn, the seat itself. */
export const at = (seat: number, ...things: readonly string[]): readonly string[] => [
  ...things.map((thing) => `seat-${seat}-${thing}`),
  `seat-${seat}`,
]
const money = (seat: number) => at(seat, 'doubloons')
const chips = (seat: number) => at(seat, 'vp')
const store = (seat: number, good: string) => at(seat, `good-${good}`, 'goods')
export const tileAt = (seat: number, tile: string) => at(seat, `tile-${tile}`, 'island')
export const cityAt = (seat: number, building: string) => at(seat, `building-${building}`, 'city')
export const sanJuan = (seat: number) => at(seat, 'san-juan')
export const supplyOf = (good: string) => [`supply-${good}`]
/** The card of a role. */
export const placesOfRole = (role: string): readonly string[] => [
  `role-${role.replaceAll(' ', '-')}`,
]

const TILES = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry', 'forest']

/** A workplace of a seat: a tile kind, a building, or San Juan. */
export function placesOfWorkplace(seat: number, place: string): readonly string[] {
  if (place === 'San Juan') return sanJuan(seat)
  return TILES.includes(place) ? tileAt(seat, place) : cityAt(seat, place)
}

function flight(
  symbol: string,
  count: number,
  from: readonly string[],
  to: readonly string[],
): Flight {
  return { symbol, count, from, to }
}
const coins = (count: number, from: readonly string[], to: readonly string[]) =>
  flight('doubloon', count, from, to)
const barrels = (good: string, count: number, from: readonly string[], to: readonly string[]) =>
  flight(`good-${good}`, count, from, to)
export const colonists = (count: number, from: readonly string[], to: readonly string[]) =>
  flight('colonist', count, from, to)
const tile = (kind: string, from: readonly string[], to: readonly string[]) =>
  flight(`tile-${kind}`, 1, from, to)

/** The ship of one's own for any barrels: they go back to the supply at once. */
const aboard = (seat: number, good: string) => [
  `seat-${seat}-building-smallWharf`,
  ...supplyOf(good),
]

const TRAVELS: Travels = {
  roleTaken: ({ seat, role, doubloons }) => [coins(doubloons, placesOfRole(role), money(seat))],
  tileTaken: ({ seat, tile: kind, asForest }) => {
    const laid = asForest ? 'forest' : kind
    return [tile(laid, kind === 'quarry' ? ['quarries'] : [`face-up-${kind}`], tileAt(seat, laid))]
  },
  plantationDrawn: ({ seat, tile: kind }) => [tile(kind, ['face-down'], tileAt(seat, kind))],
  forestMade: ({ seat }) => [tile('forest', tileAt(seat, 'forest'), tileAt(seat, 'forest'))],
  tileTurnedUp: ({ tile: kind }) => [tile(kind, ['face-down'], [`face-up-${kind}`])],
  colonistTaken: ({ seat, count, from }) => [
    colonists(count, from === 'ship' ? ['colonist-ship'] : SUPPLY, sanJuan(seat)),
  ],
  colonistsDealt: ({ seat, count }) => [colonists(count, ['colonist-ship'], sanJuan(seat))],
  shipRefilled: ({ count }) => [colonists(count, SUPPLY, ['colonist-ship'])],
  built: ({ seat, building, doubloons }) => [
    coins(doubloons, money(seat), BANK),
    flight(`b-${building}`, 1, [`building-${building}`], cityAt(seat, building)),
  ],
  colonistGiven: ({ seat, from }) => [colonists(1, placesOfWorkplace(seat, from), SUPPLY)],
  vpGiven: ({ seat }) => [flight('vp', 1, chips(seat), ['vp-supply'])],
  barrelGiven: ({ seat, good }) => [barrels(good, 1, store(seat, good), supplyOf(good))],
  produced: ({ seat, good, count }) => [barrels(good, count, supplyOf(good), store(seat, good))],
  extraTaken: ({ seat, good }) => [barrels(good, 1, supplyOf(good), store(seat, good))],
  sold: ({ seat, good, to, price }) => [
    barrels(good, 1, store(seat, good), to === 'trading house' ? ['house'] : supplyOf(good)),
    coins(price, BANK, money(seat)),
  ],
  loaded: ({ seat, good, ship, count }) => [
    barrels(good, count, store(seat, good), [`ship-${ship}`]),
  ],
  loadedOwnShip: ({ seat, good, count, by }) => [
    barrels(good, count, store(seat, good), [`seat-${seat}-building-${by}`, ...supplyOf(good)]),
  ],
  barrelsLost: ({ seat, good, count }) => [barrels(good, count, store(seat, good), supplyOf(good))],
  shipEmptied: ({ ship, good, count }) => [barrels(good, count, [`ship-${ship}`], supplyOf(good))],
  guestMoved: ({ seat, from, to }) => [
    colonists(1, placesOfWorkplace(seat, from), placesOfWorkplace(seat, to)),
  ],
  doubloonsGained: ({ seat, count }) => [coins(count, BANK, money(seat))],
  vpGained: ({ seat, count }) => [flight('vp', count, ['vp-supply'], chips(seat))],
  roleDoubloonAdded: ({ role }) => [coins(1, BANK, placesOfRole(role))],
  moved: ({ seat, step }) =>
    step.type === 'putAboard'
      ? [barrels(step.good, step.count, store(seat, step.good), aboard(seat, step.good))]
      : [],
  governorPassed: ({ seat }) => [flight('governor', 1, [], at(seat))],
}

/** What an event moves, as far as it says so itself. */
export function flightsOf(event: Event): readonly Flight[] {
  const travel = TRAVELS[event.type] as ((event: Event) => readonly Flight[]) | undefined
  return travel?.(event) ?? []
}
