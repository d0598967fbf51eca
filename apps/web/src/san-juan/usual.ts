/** What is nothing special in its phase: the log can tell the phase in one line. */
import type { PartOfPhase } from '../table/log-entry.ts'
import { type Kind, only, type Run } from './runs.ts'

/** Somebody who does nothing, and what lies there for all. */
const NOTHING: readonly Kind[] = ['moved', 'unable', 'houseTurnedUp', 'discardsShuffled']

/** What a run is in its phase; `text` is its clause. */
export function partOf(run: Run, text: string): PartOfPhase {
  const [first] = run.events
  if (first?.type === 'roleTaken') return { phase: { role: first.role, text }, usual: 0 }
  if (run.kind === 'endTriggered') return { isAfterwards: true }
  const usual = usualIn(run)
  return usual === undefined ? {} : { usual }
}

function usualIn(run: Run): number | undefined {
  const { kind, events } = run
  if (NOTHING.includes(kind)) return 0
  if (kind === 'kept') return only(run, 'kept').length
  if (kind !== 'produced') return undefined
  const isByBuilding = only(run, 'produced').some(({ by: cause }) => cause !== 'producer')
  const isShort = events.some(({ type }) => type === 'notProduced')
  return isByBuilding || isShort ? undefined : events.length
}
