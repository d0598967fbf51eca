/**
 * The sets of options that the conformance tests play: every player count, building mode, end rule and each option
 * of §16.
 */

import type { Chance } from '@doubloon/testkit'

/** Raw options with a readable name. */
export interface OptionSet {
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
}

const PLAYERS = [2, 3, 4, 5]
const BUILDINGS = ['base', 'draft', 'randomSet', 'all31']
const END_RULES = ['standard', 'cityOnly']

/** Every number of players × buildings × end rule. */
export const GRID: readonly OptionSet[] = PLAYERS.flatMap((players) =>
  BUILDINGS.flatMap((buildings) =>
    END_RULES.map((endRule) => ({
      name: `${players} players, ${buildings}, ${endRule}`,
      options: { players, buildings, endRule },
    })),
  ),
)

/** Twelve small and five large kinds that fit the slots: half of them new. */
export const FIXED_SET = [
  'aqueduct',
  'forestHouse',
  'hacienda',
  'storehouse',
  'guesthouse',
  'tradingPost',
  'office',
  'smallWharf',
  'lighthouse',
  'library',
  'university',
  'unionHall',
  'cloister',
  'statue',
  'fortress',
  'residence',
  'customsHouse',
]

/** Each option of §16 away from its default, with buildings that make it matter. */
export const SINGLE_OPTIONS: readonly OptionSet[] = [
  { buildings: 'draft', draftExclusions: false },
  { buildings: 'randomSet', draftExclusions: false },
  { buildings: 'fixedSet', buildingSet: FIXED_SET },
  { vpVisibility: 'open' },
  { buildings: 'all31', mayorSimultaneous: true },
  { mayorSimultaneous: true, players: 2 },
  { buildings: 'all31', declineProduction: true },
  { buildings: 'all31', hospiceOnHaciendaTile: true },
  { buildings: 'all31', fortressCountsSanJuan: false },
  { buildings: 'all31', forestFromHacienda: true },
  { buildings: 'all31', forestFromHacienda: true, hospiceOnHaciendaTile: true, players: 2 },
  { balanced: true },
  { balanced: true, players: 2, buildings: 'all31' },
  { roundLimit: 3 },
  { roundLimit: 5, players: 5, endRule: 'cityOnly' },
].map((options) => ({
  name: JSON.stringify(options).replaceAll(/[{}"]/g, '').slice(0, 70),
  options: { players: 4, ...options },
}))

/** Any options at all, for fuzzing. */
export function anyOptions(chance: Chance): Readonly<Record<string, unknown>> {
  const buildings = chance.pick([...BUILDINGS, 'fixedSet'])
  const flags = FLAGS.filter(() => chance.oneIn(3)).map((flag) => [flag, chance.oneIn(2)])
  return {
    players: chance.pick(PLAYERS),
    buildings,
    ...(buildings === 'fixedSet' && { buildingSet: FIXED_SET }),
    endRule: chance.pick(END_RULES),
    vpVisibility: chance.pick(['hidden', 'open']),
    ...Object.fromEntries(flags),
    ...(chance.oneIn(8) && { roundLimit: 1 + chance.below(20) }),
  }
}

/** What is either so or not. */
export const FLAGS = [
  'draftExclusions',
  'mayorSimultaneous',
  'declineProduction',
  'hospiceOnHaciendaTile',
  'fortressCountsSanJuan',
  'forestFromHacienda',
  'balanced',
] as const
