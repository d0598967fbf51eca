/** The things that have a name in the rulebooks. */
import type names from '../../../../docs/rules/puerto-rico-names.json'
import type sanJuanNames from '../../../../docs/rules/san-juan-names.json'

export type NameKey = keyof typeof names
export type SanJuanNameKey = keyof typeof sanJuanNames
