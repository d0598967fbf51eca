/** The sets of options that the conformance tests play: every number of players, with and without each switch of §4. */
import type { Chance } from '@doubloon/testkit'

/** Raw options with a readable name. */
export interface OptionSet {
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
}

const PLAYERS = [2, 3, 4]
const SWITCH = [false, true]

const HARBOR_TUCKS = ['one', 'every']
const EVERY = { harborTucks: 'every' }

/** Every number of players × expansion × advanced start; of those with both, every good sold is tucked. */
export const GRID: readonly OptionSet[] = PLAYERS.flatMap((players) =>
  SWITCH.flatMap((expansion) =>
    SWITCH.map((advanced) => ({
      name: `${players} players${expansion ? ', expansion' : ''}${advanced ? ', advanced start' : ''}`,
      options: { players, expansion, advanced, ...(expansion && advanced && EVERY) },
    })),
  ),
)

/** Any options at all, for fuzzing. */
export function anyOptions(chance: Chance): Readonly<Record<string, unknown>> {
  return {
    players: chance.pick(PLAYERS),
    expansion: chance.pick(SWITCH),
    advanced: chance.pick(SWITCH),
    harborTucks: chance.pick(HARBOR_TUCKS),
  }
}
