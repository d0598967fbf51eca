/** What is folded away, in a few words; and why a table was not opened. */
import type { Answer } from '../../online/lobby.ts'
import { sayLobby } from '../../text/say-lobby.ts'
import { duration } from '../durations.ts'
import type { MakeForm } from './make-form.ts'

export function fineInShort({ absence, watching, isRated }: MakeForm): readonly string[] {
  const { short } = sayLobby.make
  const watched = { off: short.unwatched, 'at-once': short.watched, later: short.watchedLater }
  return [
    absence === 0 ? short.noAbsence : short.absence(duration(absence)),
    watched[watching],
    isRated ? short.rated : short.unrated,
  ]
}

export function sentenceOf(answer: Exclude<Answer<string>, { is: 'answered' }>): string {
  const { away, noServer, refused, refusedElse } = sayLobby.make
  switch (answer.is) {
    case 'away':
      return away
    case 'no-server':
      return noServer
    case 'refused':
      return refused[answer.refusal.code] ?? refusedElse
  }
}
