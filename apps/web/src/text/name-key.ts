/** The things that have a name in the rulebooks. Buildings have theirs with everything else that is said of them. */
import type names from '../../../../docs/rules/puerto-rico-names.json'
import type sanJuanNames from '../../../../docs/rules/san-juan-names.json'
import type { buildings } from './en/buildings/puerto-rico/index.ts'
import type { buildings as sanJuanBuildings } from './en/buildings/san-juan/index.ts'

type Term<Names> = Exclude<keyof Names, `building.${string}`>

export type NameKey = Term<typeof names> | `building.${keyof typeof buildings}`
export type SanJuanNameKey = Term<typeof sanJuanNames> | `building.${keyof typeof sanJuanBuildings}`
