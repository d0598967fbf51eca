/** The words of replays, which come with their page. */
import { replay as en } from './en/replay.ts'
import { inLanguage } from './language.svelte.ts'

export const sayReplay = inLanguage({ en })
