/** Why a room or its server refuses, and what to do, in the language of the reader. Only what comes later itself takes it. */
import { roomRefusals as en } from './en/room-refusals.ts'
import { inLanguage } from './language.svelte.ts'

const words: typeof en = inLanguage({ en })

/** The sentence for whoever asked; codes of moves that the rules forbid have theirs at the table. */
export function sayRoomRefusal({ code }: { readonly code: string }): string {
  return Object.hasOwn(words.sentences, code)
    ? (words.sentences[code] ?? words.unknown)
    : words.unknown
}
