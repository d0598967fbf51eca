/** The words about being told of one's turn, in the language of the reader. They come when they are needed. */
import { notify as en } from './en/notify.ts'
import { inLanguage } from './language.svelte.ts'

export const sayNotify: typeof en = inLanguage({ en })
