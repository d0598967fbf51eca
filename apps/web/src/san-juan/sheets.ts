/** Where a decision is made: the part of the table that opens on a phone. */
import type { Moment } from '../client/contract.ts'
import type { Sheet } from '../table/model.svelte.ts'
import type { SanJuan } from './table-types.ts'

/** Roles are chosen where they lie; everything else with one's own cards and city. */
const SHEETS: Readonly<Record<string, Sheet>> = { 'D-SJ-2': 'roles' }

/** The sheet with the controls of the decision the viewer is asked for. */
export function sheetOf({ decision }: Moment<SanJuan>): Sheet {
  return SHEETS[decision] ?? 'mat'
}
