/** The options of a game as its state keeps them: asked by the rules, written at set-up, read back for records. */
import { BUILDING_MODES, type Options } from './options.ts'
import type { State } from './state.ts'

/** The yes-or-no options as bits of the state. */
export const OPTION = {
  draftExclusions: 1,
  cityOnly: 2,
  vpOpen: 4,
  mayorSimultaneous: 8,
  declineProduction: 16,
  hospiceOnHaciendaTile: 32,
  fortressCountsSanJuan: 64,
  forestFromHacienda: 128,
  balanced: 256,
} as const

export function hasOption(s: State, option: number): boolean {
  return (s.optionFlags & option) !== 0
}

/** Writes the options into a state. */
export function setOptions(s: State, options: Options): void {
  const bit = (chosen: boolean, option: number) => (chosen ? option : 0)
  s.players = options.players
  s.buildingMode = BUILDING_MODES.indexOf(options.buildings)
  s.roundLimit = options.roundLimit
  s.optionFlags =
    bit(options.draftExclusions, OPTION.draftExclusions) |
    bit(options.endRule === 'cityOnly', OPTION.cityOnly) |
    bit(options.vpVisibility === 'open', OPTION.vpOpen) |
    bit(options.mayorSimultaneous, OPTION.mayorSimultaneous) |
    bit(options.declineProduction, OPTION.declineProduction) |
    bit(options.hospiceOnHaciendaTile, OPTION.hospiceOnHaciendaTile) |
    bit(options.fortressCountsSanJuan, OPTION.fortressCountsSanJuan) |
    bit(options.forestFromHacienda, OPTION.forestFromHacienda) |
    bit(options.balanced, OPTION.balanced)
}

/** The options a state was set up with; the kinds of a fixed set are those in the game. */
export function readOptions(s: State, kindsInGame: readonly string[]): Options {
  const buildings = BUILDING_MODES[s.buildingMode]
  return {
    players: s.players as Options['players'],
    buildings,
    buildingSet: buildings === 'fixedSet' ? kindsInGame : [],
    draftExclusions: hasOption(s, OPTION.draftExclusions),
    endRule: hasOption(s, OPTION.cityOnly) ? 'cityOnly' : 'standard',
    vpVisibility: hasOption(s, OPTION.vpOpen) ? 'open' : 'hidden',
    mayorSimultaneous: hasOption(s, OPTION.mayorSimultaneous),
    declineProduction: hasOption(s, OPTION.declineProduction),
    hospiceOnHaciendaTile: hasOption(s, OPTION.hospiceOnHaciendaTile),
    fortressCountsSanJuan: hasOption(s, OPTION.fortressCountsSanJuan),
    forestFromHacienda: hasOption(s, OPTION.forestFromHacienda),
    balanced: hasOption(s, OPTION.balanced),
    roundLimit: s.roundLimit,
  }
}
