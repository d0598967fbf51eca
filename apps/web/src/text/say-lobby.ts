/** The words of finding and making tables, in the language of the reader. They come with that page, or with the list of one's games. */
import { lobby as en } from './en/lobby.ts'
import { inLanguage } from './language.svelte.ts'

export const sayLobby: typeof en = inLanguage({ en })
