/** The options of a game, checked, with the defaults of the rules (§4). */
import { accept, badOptions, givenOptions, type Result } from '@doubloon/engine'

export interface Options {
  readonly players: 2 | 3 | 4
  /** The new buildings and the Cathedral (SJ-XSETUP-1). */
  readonly expansion: boolean
  /** Advanced start: more starting cards the later one sits, four of which are kept (SJ-VAR-1). */
  readonly advanced: boolean
  /** Goods of a sale that are tucked: one for each trader phase, or every one sold (R-SJ-1). */
  readonly harborTucks: (typeof HARBOR_TUCKS)[number]
}

export const HARBOR_TUCKS = ['one', 'every'] as const

const NAMES = ['players', 'expansion', 'advanced', 'harborTucks']

/** Reads options from outside; what is not said gets its default, what is wrong is refused with the reason. */
export function parseOptions(raw: unknown): Result<Options> {
  const given = givenOptions(raw, NAMES)
  if (!given.ok) return given
  const { players = 4, expansion = false, advanced = false, harborTucks = 'one' } = given.value
  if (players !== 2 && players !== 3 && players !== 4)
    return badOptions('players must be 2, 3 or 4')
  if (typeof expansion !== 'boolean') return badOptions('expansion must be true or false')
  if (typeof advanced !== 'boolean') return badOptions('advanced must be true or false')
  if (harborTucks !== 'one' && harborTucks !== 'every')
    return badOptions('harborTucks must be one or every')
  return accept({ players, expansion, advanced, harborTucks })
}
