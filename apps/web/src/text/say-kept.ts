/** The words of the kept games in the language of the reader. They come with their list, when the page has a quiet moment. */
import { kept as en } from './en/kept.ts'
import { inLanguage } from './language.svelte.ts'

export const sayKept: typeof en = inLanguage({ en })
