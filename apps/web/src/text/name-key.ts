/** The things that have a name in the rulebooks. */
import type names from '../../../../docs/rules/puerto-rico-names.json'

export type NameKey = keyof typeof names
