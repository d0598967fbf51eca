/** Where a decision is made: the part of the table that opens on a phone, and what the prompt itself asks. */
import type { Moment } from '../client/contract.ts'
import type { Sheet } from '../table/model.svelte.ts'
import type { Tab } from '../table/Tabs.svelte'
import { say } from '../text/say.ts'
import { sheetKindOf } from './decisions/kind.ts'
import type { Move, PuertoRico } from './table-types.ts'

/** By the id of the decision, where its choices lie on the board; the others are asked in the prompt, over the own mat. */
const SHEETS: Readonly<Record<string, Sheet>> = {
  'D-ROLE': 'roles',
  'D-SETTLE': 'harbor',
  'D-SETTLE-2': 'harbor',
  'D-BUILD': 'market',
}

/** Letters that lead to a sheet. */
export const JUMPS: Readonly<Record<string, Sheet>> = {
  m: 'mat',
  b: 'market',
  s: 'harbor',
  r: 'roles',
  l: 'log',
}

/** All sheets of a phone; the first belongs to a decision, with the emblem of the role whose phase it is. */
export function tabsOf(phase: string | undefined): readonly Tab[] {
  const { decision, mat, market, harbor, roles, log } = say.app.tabs
  return [
    {
      sheet: 'decision',
      label: decision,
      icon: `role-${phase === 'storage' ? 'captain' : (phase ?? 'builder')}`,
    },
    { sheet: 'mat', label: mat, icon: 'b-hacienda' },
    { sheet: 'market', label: market, icon: 'b-smallMarket' },
    { sheet: 'harbor', label: harbor, icon: 'ship-5' },
    { sheet: 'roles', label: roles, icon: 'role-mayor' },
    { sheet: 'log', label: log, icon: 'ui-chat' },
  ]
}

/** The sheet that stays open while others act. */
export function restingOf(sheet: Sheet): Sheet {
  return sheet === 'decision' ? 'mat' : sheet
}

/** Choices that are made with a button of the prompt. */
const PROMPTED: readonly Move['type'][] = [
  'pass',
  'draw',
  'makeForest',
  'settleColonist',
  'staff',
  'produce',
]

export const isPrompted = (move: Move): boolean => PROMPTED.includes(move.type)

/** The sheet with the controls of the decision the viewer is asked for. */
export function sheetOf(moment: Moment<PuertoRico>): Sheet {
  const kind = sheetKindOf(moment, undefined)
  // Colonists are placed on the own mat; the sheet only adds up what they will do.
  if (kind !== undefined && kind !== 'mayor') return 'decision'
  return SHEETS[moment.decision] ?? 'mat'
}
