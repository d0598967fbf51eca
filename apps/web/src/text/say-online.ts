/** The words of a table whose people sit elsewhere, in the language of the reader. They come with such a table. */
import { online as en } from './en/online.ts'
import { inLanguage } from './language.svelte.ts'

export const sayOnline: typeof en = inLanguage({ en })
