/** The options of a game (§16), checked, with the defaults of the rules. */
import { accept, badOptions, givenOptions, type Result, refuse } from '@doubloon/engine'

export const BUILDING_MODES = ['base', 'draft', 'fixedSet', 'randomSet', 'all31'] as const
export type BuildingMode = (typeof BUILDING_MODES)[number]

export interface Options {
  readonly players: 2 | 3 | 4 | 5
  readonly buildings: BuildingMode
  /** The 17 kinds of a fixed set; empty otherwise. */
  readonly buildingSet: readonly string[]
  readonly draftExclusions: boolean
  readonly endRule: 'standard' | 'cityOnly'
  readonly vpVisibility: 'hidden' | 'open'
  readonly mayorSimultaneous: boolean
  readonly declineProduction: boolean
  readonly hospiceOnHaciendaTile: boolean
  readonly fortressCountsSanJuan: boolean
  readonly forestFromHacienda: boolean
  /** Seats that start with corn get one doubloon less; two buildings change their cost. */
  readonly balanced: boolean
  /** Rounds after which the game is broken off; 0 = never. */
  readonly roundLimit: number
}

/** Rounds until a city-only game is broken off, unless another number is given (PR-RUL-61). */
export const CITY_ONLY_ROUNDS = 60

const FLAGS = {
  draftExclusions: true,
  mayorSimultaneous: false,
  declineProduction: false,
  hospiceOnHaciendaTile: false,
  fortressCountsSanJuan: true,
  forestFromHacienda: false,
  balanced: false,
} as const
type Flag = keyof typeof FLAGS

const CHOICES = {
  players: [4, 2, 3, 5],
  buildings: BUILDING_MODES,
  endRule: ['standard', 'cityOnly'],
  vpVisibility: ['hidden', 'open'],
} as const
type Choice = keyof typeof CHOICES

const NAMES = [...Object.keys(CHOICES), ...Object.keys(FLAGS), 'buildingSet', 'roundLimit']

/** Reads options from outside; what is not said gets its default, what is wrong is refused with the reason. */
export function parseOptions(raw: unknown): Result<Options> {
  const given = givenOptions(raw, NAMES)
  return given.ok ? checkOptions(given.value) : given
}

function checkOptions(given: Readonly<Record<string, unknown>>): Result<Options> {
  for (const name of Object.keys(CHOICES) as Choice[])
    if (given[name] !== undefined && !(CHOICES[name] as readonly unknown[]).includes(given[name]))
      return badOptions(`${name} must be one of ${[...CHOICES[name]].sort().join(', ')}`)
  for (const name of Object.keys(FLAGS) as Flag[])
    if (given[name] !== undefined && typeof given[name] !== 'boolean')
      return badOptions(`${name} must be true or false`)
  const limit = checkRoundLimit(given['roundLimit'], given['endRule'])
  if (!limit.ok) return limit
  const set = given['buildingSet'] ?? []
  if (!Array.isArray(set) || !set.every((kind) => typeof kind === 'string'))
    return badOptions('buildingSet must be a list of building keys')
  if ((given['buildings'] === 'fixedSet') !== set.length > 0)
    return badOptions('buildingSet goes with buildings = fixedSet, and fixedSet needs it')
  return accept(complete(given, set))
}

/** Without another end a city-only game must be broken off some time (PR-RUL-61). */
function checkRoundLimit(limit: unknown, endRule: unknown): Result<undefined> {
  const fewest = endRule === 'cityOnly' ? 1 : 0
  const fine =
    limit === undefined ||
    (Number.isInteger(limit) && (limit as number) >= fewest && (limit as number) <= 1000)
  if (fine) return accept(undefined)
  return fewest === 0
    ? badOptions('roundLimit must be a whole number from 0 (never) to 1000')
    : refuse('bad-options', 'with endRule cityOnly, roundLimit must be 1 to 1000', 'PR-RUL-61')
}

function complete(
  given: Readonly<Record<string, unknown>>,
  buildingSet: readonly string[],
): Options {
  const choice = <C extends Choice>(name: C) =>
    (given[name] ?? CHOICES[name][0]) as (typeof CHOICES)[C][number]
  const flag = (name: Flag) => (given[name] ?? FLAGS[name]) as boolean
  const endRule = choice('endRule')
  return {
    players: choice('players'),
    buildings: choice('buildings'),
    buildingSet,
    draftExclusions: flag('draftExclusions'),
    endRule,
    vpVisibility: choice('vpVisibility'),
    mayorSimultaneous: flag('mayorSimultaneous'),
    declineProduction: flag('declineProduction'),
    hospiceOnHaciendaTile: flag('hospiceOnHaciendaTile'),
    fortressCountsSanJuan: flag('fortressCountsSanJuan'),
    forestFromHacienda: flag('forestFromHacienda'),
    balanced: flag('balanced'),
    roundLimit:
      (given['roundLimit'] as number | undefined) ??
      (endRule === 'cityOnly' ? CITY_ONLY_ROUNDS : 0),
  }
}
