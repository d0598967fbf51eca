/**
 * The one list from what happens to what is heard. By the kind of piece that lands (the first word of its symbol), and
 * `itself` for what is heard whether or not anything travels.
 */
import type { Event as PuertoRico } from '../puerto-rico/table-types.ts'
import type { Event as SanJuan } from '../san-juan/table-types.ts'
import type { Sound } from './recipes.ts'

export type Heard = Readonly<Record<string, Sound>>
type List<E extends { readonly type: string }> = { readonly [K in E['type']]?: Heard }

const TILE: Heard = { tile: 'tile' }
const BARREL: Heard = { good: 'barrel' }
const COIN: Heard = { doubloon: 'coin' }
const COLONIST: Heard = { colonist: 'colonist' }
const ABOARD: Heard = { good: 'hold' }
const WAX: Heard = { vp: 'seal' }
const LAST_ROUND: Heard = { itself: 'lastRound' }
const VICTORY: Heard = { itself: 'victory' }

const PUERTO_RICO: List<PuertoRico> = {
  roleTaken: { itself: 'seal', doubloon: 'coin' },
  drafted: { itself: 'tile' },
  tileTaken: TILE,
  plantationDrawn: TILE,
  forestMade: TILE,
  tileTurnedUp: TILE,
  colonistTaken: COLONIST,
  colonistsDealt: COLONIST,
  colonistsMoved: COLONIST,
  shipRefilled: COLONIST,
  guestMoved: COLONIST,
  colonistGiven: COLONIST,
  built: { b: 'build', doubloon: 'coin' },
  produced: BARREL,
  extraTaken: BARREL,
  barrelGiven: BARREL,
  barrelsLost: BARREL,
  sold: { good: 'barrel', doubloon: 'coin' },
  loaded: ABOARD,
  loadedOwnShip: ABOARD,
  loadedSelection: ABOARD,
  shipEmptied: { ship: 'sail' },
  doubloonsGained: COIN,
  roleDoubloonAdded: COIN,
  vpGained: WAX,
  vpGiven: WAX,
  endTriggered: LAST_ROUND,
  gameEnded: VICTORY,
}

const CARD: Heard = { card: 'card', b: 'card' }

const SAN_JUAN: List<SanJuan> = {
  roleTaken: { itself: 'seal' },
  drew: CARD,
  built: { b: 'build' },
  cardPaid: CARD,
  goodPaid: CARD,
  goodLost: CARD,
  produced: { card: 'barrel' },
  sold: { itself: 'coin', card: 'card' },
  goodTucked: CARD,
  discarded: CARD,
  turnedUp: CARD,
  shownTaken: CARD,
  shownDiscarded: CARD,
  tucked: CARD,
  houseTurnedUp: { itself: 'tile' },
  discardsShuffled: CARD,
  endTriggered: LAST_ROUND,
  gameEnded: VICTORY,
}

const LISTS: Readonly<Record<string, Readonly<Record<string, Heard>>>> = {
  'puerto-rico': PUERTO_RICO,
  'san-juan': SAN_JUAN,
}

/** What is heard of a kind of event; undefined if nothing is. */
export function soundsOf(game: string, event: string): Heard | undefined {
  return LISTS[game]?.[event]
}
