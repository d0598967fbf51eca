/**
 * The options of the rules as the start page offers them, each with what holds if nothing is said. A test holds names
 * and defaults equal to those of the rules.
 */

/** How buildings come into the game; a fixed set of one's own comes only with a record. */
export const BUILDINGS = ['base', 'draft', 'randomSet', 'all31'] as const
export type Buildings = (typeof BUILDINGS)[number]

export const END_RULES = ['standard', 'cityOnly'] as const
export type EndRule = (typeof END_RULES)[number]

/** Options that are on or off. `openVp` stands for vpVisibility = open. */
export const SWITCHES = {
  balanced: false,
  openVp: false,
  mayorSimultaneous: false,
  declineProduction: false,
  draftExclusions: true,
  fortressCountsSanJuan: true,
  hospiceOnHaciendaTile: false,
  forestFromHacienda: false,
} as const
export type Switch = keyof typeof SWITCHES
export const SWITCH_NAMES = Object.keys(SWITCHES) as readonly Switch[]

/** Rounds after which a game is broken off if only full cities end it (PR-RUL-61). */
export const CITY_ONLY_ROUNDS = 60
export const MOST_ROUNDS = 1000

/** What one chose on the start page. */
export interface Chosen {
  readonly buildings: Buildings
  readonly endRule: EndRule
  readonly switches: Readonly<Record<Switch, boolean>>
  /** 0 = never broken off. */
  readonly roundLimit: number
}

export const USUAL: Chosen = {
  buildings: 'base',
  endRule: 'standard',
  switches: SWITCHES,
  roundLimit: 0,
}

/** The same in the words of the rules; what is as usual is left out. */
export function inRules(chosen: Chosen): Readonly<Record<string, unknown>> {
  const { openVp, ...flags } = chosen.switches
  const changed = Object.entries(flags).filter(([name, on]) => on !== SWITCHES[name as Switch])
  return {
    buildings: chosen.buildings,
    ...(chosen.endRule === 'standard' ? {} : { endRule: chosen.endRule }),
    ...(openVp ? { vpVisibility: 'open' } : {}),
    ...Object.fromEntries(changed),
    ...(chosen.roundLimit > 0 ? { roundLimit: chosen.roundLimit } : {}),
  }
}

/** How many of the finer options are not as usual. */
export function changesIn({ endRule, switches, roundLimit }: Chosen): number {
  const switched = SWITCH_NAMES.filter((name) => switches[name] !== SWITCHES[name]).length
  return switched + (endRule === 'standard' ? 0 : 1) + (roundLimit > 0 ? 1 : 0)
}

/** What was kept, if it can be read; anything else is as usual. */
export function readChosen(raw: Readonly<Record<string, unknown>>): Chosen {
  const switches = raw['switches']
  const kept: Readonly<Record<string, unknown>> =
    typeof switches === 'object' && switches !== null ? { ...switches } : {}
  const read = SWITCH_NAMES.map((name) => [name, kept[name] ?? SWITCHES[name]] as const)
  const limit = raw['roundLimit']
  return {
    buildings: BUILDINGS.find((mode) => mode === raw['buildings']) ?? USUAL.buildings,
    endRule: END_RULES.find((rule) => rule === raw['endRule']) ?? USUAL.endRule,
    switches: Object.fromEntries(
      read.map(([name, on]) => [name, on === true]),
    ) as Chosen['switches'],
    roundLimit:
      typeof limit === 'number' && Number.isInteger(limit) && limit >= 0 && limit <= MOST_ROUNDS
        ? limit
        : USUAL.roundLimit,
  }
}
