/** The words of tournaments, in the language of the reader. They come with their pages. */
import { tournament as en } from './en/tournament.ts'
import { inLanguage } from './language.svelte.ts'
import { sayRoomRefusal } from './say-room-refusals.ts'

export const sayTournament: typeof en = inLanguage({ en })

/** Why something was not done. */
export function sayTournamentRefusal(refusal: { readonly code: string }): string {
  return sayTournament.refused[refusal.code] ?? sayRoomRefusal(refusal)
}
