/** The words of the admin page, which come with it. */
import { admin as en } from './en/admin.ts'
import { inLanguage } from './language.svelte.ts'

export const sayAdmin: typeof en = inLanguage({ en })
