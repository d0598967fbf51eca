/**
 * Everything that can happen at the table, in the past tense: journal rows inside, typed events outside. The events
 * of the referee name every card; `eventFor` leaves out what a seat may not know (SJ-INFO-1 … 7).
 */
import { type EventOf, eventTable, type Moved } from '@doubloon/engine'
import { HOUSES } from './box.ts'
import { type BuildingKey, keyOfBuilding } from './buildings/catalog.ts'
import { type Step, stepWords } from './moves.ts'
import type { State } from './state.ts'
import { END_REASONS, type EndReason, GOODS, type Good, ROLES, type Role } from './words.ts'

/** How a column of a row is read. */
const number = (n: number): number => n
const yes = (n: number): boolean => n === 1
const good = (n: number): Good => GOODS[n]
const role = (n: number): Role => ROLES[n]
const building = (n: number): string => keyOfBuilding(n)
const perhapsBuilding = (n: number): string | undefined => (n < 0 ? undefined : building(n))
/** A card that not everybody may know; `eventFor` takes it out. */
const card = (n: number): string | undefined => building(n)
const house = (n: number): string => HOUSES[n].key
const reason = (n: number): EndReason => END_REASONS[31 - Math.clz32(n)]
/** What gives or takes without a building: the start of the game, a sale, the hand limit; the roles. */
const CAUSES = ['start', 'sale', 'handLimit', ...ROLES] as const
/** What caused a gain or a loss. */
export type Cause = BuildingKey | (typeof CAUSES)[number]
const cause = (n: number): Cause => (n < 0 ? CAUSES[-1 - n] : keyOfBuilding(n))
/** Where a kind of event has only one cause, the journal need not say it. */
const always =
  <C extends Cause>(by: C) =>
  (): C =>
    by

/**
 * Kind of event → its columns in order, besides the moves that every game has; the position of a kind is its number in
 * the journal. What a seat gains or loses says by what (`by`): one event for each cause.
 */
const EVENTS = {
  roleTaken: { seat: number, role, doubled: yes },
  drew: { seat: number, card, by: cause },
  built: { seat: number, building, over: perhapsBuilding, paid: number },
  cardPaid: { seat: number, card, by: always('builder') },
  goodPaid: { seat: number, good, by: cause },
  goodLost: { seat: number, good, by: cause },
  produced: { seat: number, good, card, by: cause },
  /** A good for which there was no card (SJ-PROD-7). */
  notProduced: { seat: number, good, by: cause },
  houseTurnedUp: { house },
  sold: { seat: number, good, price: number },
  goodTucked: { seat: number, card, by: cause },
  kept: { seat: number, card, by: always('councillor') },
  discarded: { seat: number, card, by: cause },
  turnedUp: { seat: number, card: building, by: cause },
  shownTaken: { seat: number, card: building, by: cause },
  shownDiscarded: { seat: number, card: building, by: cause },
  tucked: { seat: number, card, by: cause },
  discardsShuffled: { count: number },
  governorPassed: { seat: number, round: number },
  endTriggered: { reason },
  gameEnded: {},
} as const

/** One thing that happened. */
export type Event = Moved<Step> | EventOf<typeof EVENTS>

const { numberOf, read } = eventTable(stepWords, EVENTS)
export const readEvent = read

export const ROLE_TAKEN = numberOf('roleTaken')
export const DREW = numberOf('drew')
export const BUILT = numberOf('built')
export const CARD_PAID = numberOf('cardPaid')
export const GOOD_PAID = numberOf('goodPaid')
export const GOOD_LOST = numberOf('goodLost')
export const PRODUCED = numberOf('produced')
export const NOT_PRODUCED = numberOf('notProduced')
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

/** The number of a cause that is no building. */
const numberOfCause = (by: (typeof CAUSES)[number]): number => -1 - CAUSES.indexOf(by)
export const BY_START = numberOfCause('start')
export const BY_SALE = numberOfCause('sale')
export const BY_HAND_LIMIT = numberOfCause('handLimit')
export const BY_PRODUCER = numberOfCause('producer')
export const BY_COUNCILLOR = numberOfCause('councillor')
export const BY_PROSPECTOR = numberOfCause('prospector')

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
  if (event.type === 'moved') return isOpenStep(event.step) ? event : undefined
  if (!OWNERS_ONLY.includes(event.type) && !NOBODYS.includes(event.type)) return event
  return { ...event, card: undefined } as Event
}

/** Steps that are complete moves and name no card: choosing a role, passing. */
function isOpenStep({ type }: Step): boolean {
  return type === 'pass' || type === 'choose'
}
