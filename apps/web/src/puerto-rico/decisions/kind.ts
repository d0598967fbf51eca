/** Which sheet a decision needs, if any. Decisions whose choices lie on the board or in the prompt need none. */
import type { Moment } from '../../client/contract.ts'
import type { PuertoRico } from '../table-types.ts'

export type SheetKind =
  | 'draft'
  | 'settle'
  | 'colonists'
  | 'mayor'
  | 'inKind'
  | 'extra'
  | 'trade'
  | 'load'
  | 'store'
  | 'guest'
  | 'steps'

/** By the id of the decision; some need a sheet only sometimes. */
const KINDS: Readonly<Record<string, SheetKind>> = {
  'D-DRAFT': 'draft',
  'D-SETTLE': 'settle',
  'D-SETTLE-2': 'settle',
  'D-MAYOR-EXTRA': 'colonists',
  'D-MAYOR-PLACE': 'mayor',
  'D-BUILD': 'inKind',
  'D-BLACKMARKET': 'steps',
  'D-CRAFT-EXTRA': 'extra',
  'D-TRADE': 'trade',
  'D-LOAD': 'load',
  'D-STORE': 'store',
  'D-GUEST': 'guest',
}

/** Steps of a composite decision that has begun: a position can stand in the middle of one. */
const STEPS = ['put', 'giveColonist', 'giveVp', 'giveBarrel', 'putAboard', 'keep']

/** The sheet of the decision the viewer is asked for; `subject` is the building to be paid in kind. */
export function sheetKindOf(
  { decision, offers, facts }: Moment<PuertoRico>,
  subject: string | undefined,
): SheetKind | undefined {
  const kind = KINDS[decision]
  const moves = offers?.map(({ move }) => move) ?? []
  if (offers?.length === 0) return undefined
  if (kind === 'mayor' && facts.placement !== undefined) return kind
  if (moves.some(({ type }) => STEPS.includes(type))) return 'steps'
  if (kind === 'settle')
    return moves.some((move) => move.type === 'take' && move.asForest) ? kind : undefined
  if (kind === 'inKind') {
    const hasWays = moves.some((move) => move.type === 'buildInKind' && move.building === subject)
    return hasWays ? kind : undefined
  }
  return kind
}

/** Short questions leave the market in sight. */
export function isShort(kind: SheetKind): boolean {
  return kind === 'guest' || kind === 'extra' || kind === 'colonists'
}
