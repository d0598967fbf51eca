/** What is said at online tables, in the language of the reader. It comes with the talk. */
import { talk as en } from './en/talk.ts'
import { inLanguage } from './language.svelte.ts'

export type TalkWords = typeof en

export const sayTalk: TalkWords = inLanguage({ en })
