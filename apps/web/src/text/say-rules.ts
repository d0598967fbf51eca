/** The words around the rules in the language of the reader; the rules themselves come with their game. */
import { en } from './en/rules/index.ts'
import { inLanguage } from './language.svelte.ts'

export const sayRules: typeof en = inLanguage({ en })
