/** Words for games that move between this browser and a server, in the language of the reader. */
import { carry as en } from './en/carry.ts'
import { inLanguage } from './language.svelte.ts'

export const sayCarry: typeof en = inLanguage({ en })
