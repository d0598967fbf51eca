/** What is nothing special in its phase: the log can tell the phase in one line. */
import type { PartOfPhase } from '../table/log-entry.ts'
import type { Kind, Run } from './runs.ts'

/** Somebody who does nothing, and moves of colonists. */
const NOTHING: readonly Kind[] = ['moved', 'skipped', 'put', 'colonistsMoved', 'colonistsStayed']
/** What everybody gets. */
const SHARES: readonly Kind[] = ['produced', 'colonistsDealt', 'colonistTaken']

/** What a run is in its phase; `text` is its clause. */
export function partOf(run: Run, text: string): PartOfPhase {
  const [first] = run.events
  if (first?.type === 'roleTaken') return { phase: { role: first.role, text }, usual: 0 }
  if (run.kind === 'roleDoubloonAdded' || run.kind === 'endTriggered') return { isAfterwards: true }
  const usual = usualIn(run)
  return usual === undefined ? {} : { usual }
}

function usualIn({ kind, events }: Run): number | undefined {
  if (NOTHING.includes(kind)) return 0
  const [first] = events
  if (first?.type === 'shipRefilled') return first.count < first.required ? undefined : 0
  if (!SHARES.includes(kind) || events.some(({ type }) => type === 'notProduced')) return undefined
  return events.reduce((sum, event) => sum + ('count' in event ? event.count : 0), 0)
}
