/** Names of San Juan's rulebook by the words of the rules. */
import type { SanJuanNameKey } from './name-key.ts'
import { namesSanJuan } from './say-san-juan.ts'

const named = (key: string): string => namesSanJuan[key as SanJuanNameKey]

export const buildingName = (key: string): string => named(`building.${key}`)
/** A card has the name of the building it can become. */
export const cardName = buildingName
/** A good as people say it: that of a city building has its own name. */
export const goodName = (good: string): string => named(`good.${emblemOfGood(good)}`)
export const roleName = (role: string): string => named(`role.${role}`)
/** A phase; all steps at the start of a round are one to people. */
export const phaseName = (phase: string): string =>
  named(`phase.${phase}`) ?? named('phase.startOfRound')

/** The word of a good in names and drawings: `customs` for the one without a kind. */
export const emblemOfGood = (good: string): string =>
  good === 'customs office good' ? 'customs' : good
