/** The words of the statistics in the language of the reader. They come with their page. */
import { stats as en } from './en/stats.ts'
import { inLanguage } from './language.svelte.ts'

export const sayStats: typeof en = inLanguage({ en })
