/** Events that belong together in one clause: the barrels of one production, a load and what it brings. */
import type { Event } from './table-types.ts'

/** What begins a clause: a kind of event, or of the steps that a composite move consists of. */
export type Kind = Event['type'] | 'put' | 'keep' | 'aboard' | 'step'

export interface Run {
  readonly kind: Kind
  readonly events: readonly Event[]
}

const GAINS: readonly Kind[] = ['vpGained', 'doubloonsGained']

/** By the kind that begins a run: what goes on with it. */
const FOLLOWERS: Partial<Readonly<Record<Kind, readonly Kind[]>>> = {
  produced: ['produced', 'notProduced'],
  notProduced: ['produced', 'notProduced'],
  sold: ['doubloonsGained'],
  put: ['put', 'colonistsMoved', 'colonistsStayed'],
  colonistsMoved: ['colonistsMoved'],
  keep: ['keep', 'barrelsLost'],
  aboard: ['aboard', 'loadedSelection', ...GAINS],
  loaded: GAINS,
  loadedOwnShip: GAINS,
  loadedSelection: GAINS,
  barrelsLost: ['barrelsLost'],
  skipped: ['skipped'],
  tileTurnedUp: ['tileTurnedUp'],
  shipEmptied: ['shipEmptied'],
  roleDoubloonAdded: ['roleDoubloonAdded'],
}
/** Runs that go over several seats. */
const SHARED: readonly Kind[] = ['skipped']

export function runsOf(events: readonly Event[]): readonly Run[] {
  const runs: { readonly kind: Kind; readonly events: Event[] }[] = []
  for (const event of events) {
    const kind = kindOf(event)
    if (kind === 'step') continue
    const last = runs.at(-1)
    if (last !== undefined && goesOn(last, kind, event)) last.events.push(event)
    else runs.push({ kind, events: [event] })
  }
  return runs
}

function goesOn(run: Run, kind: Kind, event: Event): boolean {
  if (FOLLOWERS[run.kind]?.includes(kind) !== true) return false
  const first = run.events[0]
  return SHARED.includes(kind) || first === undefined || seatOf(first) === seatOf(event)
}

/** Steps that other events tell better are only steps. */
function kindOf(event: Event): Kind {
  if (event.type !== 'moved') return event.type
  const { step } = event
  switch (step.type) {
    case 'put':
    case 'keep':
      return step.type
    case 'putAboard':
      return 'aboard'
    case 'pass':
      return 'moved'
    case 'takeColonists':
      return step.count === 0 ? 'moved' : 'step'
    default:
      return 'step'
  }
}

/** Who it happened to; undefined if to nobody. */
export function seatOf(event: Event): number | undefined {
  return 'seat' in event ? event.seat : undefined
}
