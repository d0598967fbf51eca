/** The words about people of a server in the language of the reader. They come with their pages. */
import { onlinePeople as en } from './en/online-people.ts'
import { inLanguage } from './language.svelte.ts'

export const sayOnlinePeople: typeof en = inLanguage({ en })
