/** Events that belong together in one clause: the goods of one sale and the cards for it, a building and its payment. */
import type { Event } from './table-types.ts'

/** What begins a clause: a kind of event; passes of those who could do nothing are a kind of their own. */
export type Kind = Event['type'] | 'unable'
export type Of<K extends Kind> = Extract<Event, { readonly type: K }>

export interface Run {
  readonly kind: Kind
  readonly events: readonly Event[]
}

/** By the kind that begins a run: what goes on with it. */
const FOLLOWERS: Partial<Readonly<Record<Kind, readonly Kind[]>>> = {
  drew: ['drew'],
  built: ['goodLost', 'goodPaid', 'cardPaid'],
  produced: ['produced', 'notProduced'],
  notProduced: ['produced', 'notProduced'],
  sold: ['sold', 'goodTucked', 'drew'],
  kept: ['kept', 'discarded'],
  discarded: ['discarded', 'drew'],
  turnedUp: ['turnedUp', 'shownTaken', 'shownDiscarded'],
  tucked: ['tucked'],
  unable: ['moved'],
}
/** Runs that go over several seats. */
const SHARED: readonly Kind[] = ['unable']

export function runsOf(events: readonly Event[]): readonly Run[] {
  const runs: { readonly kind: Kind; readonly events: Event[] }[] = []
  let open: { readonly kind: Kind; readonly events: Event[] } | undefined
  for (const event of events) {
    if (event.type === 'moved' && event.step.type !== 'pass') continue
    if (open !== undefined && goesOn(open, event)) {
      open.events.push(event)
      continue
    }
    const run = { kind: kindOf(event), events: [event] }
    runs.push(run)
    // A pile may be shuffled in the midst of a draw; the draw then goes on.
    if (event.type !== 'discardsShuffled') open = run
  }
  return runs
}

function goesOn({ kind, events }: Run, next: Event): boolean {
  const [first] = events
  if (first === undefined || FOLLOWERS[kind]?.includes(next.type) !== true) return false
  if (SHARED.includes(kind)) return kindOf(next) === kind
  if (seatOf(first) !== seatOf(next)) return false
  // Cards for a sale are part of it; those of buildings are a clause of their own.
  if (kind === 'sold') return next.type !== 'drew' || next.by === 'sale'
  return kind === 'built' || causeOf(next) === causeOf(first)
}

function kindOf(event: Event): Kind {
  return event.type === 'moved' && event.forced ? 'unable' : event.type
}

/** Who it happened to; undefined if to nobody. */
export function seatOf(event: Event): number | undefined {
  return 'seat' in event ? event.seat : undefined
}

function causeOf(event: Event): string | undefined {
  return 'by' in event ? event.by : undefined
}

/** The events of one kind in a run. */
export function only<K extends Kind>({ events }: Run, type: K): readonly Of<K>[] {
  return events.filter((event): event is Of<K> => event.type === type)
}
