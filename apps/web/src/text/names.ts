/** Names of the rulebook by the words of the rules. */
import type { NameKey } from './name-key.ts'
import { names } from './say.ts'

export const goodName = (good: string): string => names[`good.${good}` as NameKey]
export const tileName = (tile: string): string => names[`tile.${tile}` as NameKey]
export const buildingName = (key: string): string => names[`building.${key}` as NameKey]
export const phaseName = (phase: string): string => names[`phase.${phase}` as NameKey]
/** Both prospectors have one name. */
export const roleName = (role: string): string => names[`role.${emblemOf(role)}` as NameKey]

/** The word of a role card without its number. */
export const emblemOf = (role: string): string => role.replace(/ \d$/, '')

/** What gave something: a building or a role; undefined if it is a rule. */
export function causeName(cause: string): string | undefined {
  return buildingName(cause) ?? roleName(cause)
}

/** A place for colonists: a tile kind, a building, or San Juan. */
export function placeName(place: string): string {
  if (place === 'San Juan') return names['term.sanJuan']
  return tileName(place) ?? buildingName(place)
}
