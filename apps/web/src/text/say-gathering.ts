/** The words of a table before its game, in the language of the reader. They come with rooms. */
import { gathering as en } from './en/gathering.ts'
import { inLanguage } from './language.svelte.ts'

export const sayGathering: typeof en = inLanguage({ en })
