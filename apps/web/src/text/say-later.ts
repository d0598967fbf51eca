/** Words that a game can begin without, in the language of the reader. Only what comes later itself takes them. */
import { later as en } from './en/later.ts'
import { inLanguage } from './language.svelte.ts'

export type LaterCatalog = typeof en

export const sayLater: LaterCatalog = inLanguage({ en })
