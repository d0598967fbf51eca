/**
 * Everything that can happen at the table, in the past tense: journal rows inside, typed events outside. The events
 * of the referee name every card; `eventFor` leaves out what a seat may not know (SJ-INFO-1 … 7).
 */
import { type EventOf, eventTable } from '@doubloon/engine'
import { HOUSES } from './box.ts'
import { BUILDINGS } from './buildings/catalog.ts'
import { stepWords } from './moves.ts'
import type { State } from './state.ts'
import { END_REASONS, type EndReason, GOODS, type Good, ROLES, type Role } from './words.ts'

/** How a column of a row is read. */
const number = (n: number): number => n
const yes = (n: number): boolean => n === 1
const good = (n: number): Good => GOODS[n]
const role = (n: number): Role => ROLES[n]
const building = (n: number): string => BUILDINGS[n].key
const perhapsBuilding = (n: number): string | undefined => BUILDINGS[n]?.key
/** A card that not everybody may know; `eventFor` takes it out. */
const card = (n: number): string | undefined => BUILDINGS[n].key
const step = (n: number): string => stepWords.text(n)
const house = (n: number): string => HOUSES[n].key
const reason = (n: number): EndReason => END_REASONS[31 - Math.clz32(n)]
/** What brought a card: a building by number, or one of these. */
const CAUSES = ['start', 'sale', 'councillor', 'prospector'] as const
const cause = (n: number): string => (n < 0 ? CAUSES[-1 - n] : BUILDINGS[n].key)

/** Kind of event → its columns in order. The position of a kind is its number in the journal. */
const EVENTS = {
  moved: { seat: number, move: step, forced: yes },
  roleTaken: { seat: number, role, doubled: yes },
  drew: { seat: number, card, by: cause },
  built: { seat: number, building, over: perhapsBuilding, paid: number },
  cardPaid: { seat: number, card },
  goodPaid: { seat: number, good },
  goodLost: { seat: number, good },
  produced: { seat: number, good, card },
  houseTurnedUp: { house },
  sold: { seat: number, good, price: number },
  goodTucked: { seat: number, card, by: building },
  kept: { seat: number, card },
  discarded: { seat: number, card },
  turnedUp: { seat: number, card: building, by: building },
  shownTaken: { seat: number, card: building },
  shownDiscarded: { seat: number, card: building },
  tucked: { seat: number, card, by: building },
  discardsShuffled: { count: number },
  governorPassed: { seat: number, round: number },
  endTriggered: { reason },
  gameEnded: {},
} as const

/** One thing that happened. */
export type Event = EventOf<typeof EVENTS>

const { numberOf, read } = eventTable(EVENTS)
export const readEvent = read

export const ROLE_TAKEN = numberOf('roleTaken')
export const DREW = numberOf('drew')
export const BUILT = numberOf('built')
export const CARD_PAID = numberOf('cardPaid')
export const GOOD_PAID = numberOf('goodPaid')
export const GOOD_LOST = numberOf('goodLost')
export const PRODUCED = numberOf('produced')
export const HOUSE_TURNED_UP = numberOf('houseTurnedUp')
export const SOLD = numberOf('sold')
export const GOOD_TUCKED = numberOf('goodTucked')
export const KEPT = numberOf('kept')
export const DISCARDED = numberOf('discarded')
export const TURNED_UP = numberOf('turnedUp')
export const SHOWN_TAKEN = numberOf('shownTaken')
export const SHOWN_DISCARDED = numberOf('shownDiscarded')
export const TUCKED = numberOf('tucked')
export const DISCARDS_SHUFFLED = numberOf('discardsShuffled')
export const GOVERNOR_PASSED = numberOf('governorPassed')
export const END_TRIGGERED = numberOf('endTriggered')
export const GAME_ENDED = numberOf('gameEnded')

/** What brought a card, if not a building. */
export const BY_START = -1
export const BY_SALE = -2
export const BY_COUNCILLOR = -3
export const BY_PROSPECTOR = -4

/** Writes a row, if anybody wants to know. */
export function note(s: State, kind: number, a = 0, b = 0, c = 0, d = 0): void {
  if (s.journal !== undefined) s.journal.add(kind, a, b, c, d)
}

/** Cards that only their owner sees, and cards that nobody sees (SJ-INFO-2, SJ-INFO-3). */
const OWNERS_ONLY: readonly Event['type'][] = ['drew', 'cardPaid', 'kept', 'discarded', 'tucked']
const NOBODYS: readonly Event['type'][] = ['produced', 'goodTucked']

/**
 * The event as the seat may see it. The small steps of another seat's composite are in its head; what came of them is
 * told by the events that follow.
 */
export function eventFor(event: Event, seat: number): Event | undefined {
  if ('seat' in event && event.seat === seat && !NOBODYS.includes(event.type)) return event
  if (event.type === 'moved') return isOpenStep(event.move) ? event : undefined
  if (!OWNERS_ONLY.includes(event.type) && !NOBODYS.includes(event.type)) return event
  return { ...event, card: undefined } as Event
}

/** Steps that are complete moves and name no card: choosing a role, passing. */
function isOpenStep(text: string): boolean {
  return text === 'pass' || text.startsWith('choose ')
}
