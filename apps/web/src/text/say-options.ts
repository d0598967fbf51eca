/** The words of the finer options in the language of the reader. They come when somebody wants to see them. */
import { options as en } from './en/options.ts'
import { inLanguage } from './language.svelte.ts'

export const sayOptions: typeof en = inLanguage({ en })
