/** Requests about tournaments. Of the protocol only its types are taken. */
import type { TournamentCommand, TournamentList, TournamentWish } from '@doubloon/protocol'
import { type Answer, ask } from '../online/ask.ts'
import { sayTournament, sayTournamentRefusal } from '../text/say-tournament.ts'

const send = <A>(path: string, body?: object): Promise<Answer<A>> =>
  ask<A>((at, init) => fetch(at, init), `/api/tournaments${path}`, body)

export const tournaments = {
  list: () => send<TournamentList>(''),
  open: (wish: TournamentWish) => send<{ readonly tournament: string }>('', wish),
  tell: (id: string, command: TournamentCommand) =>
    send<{ readonly number: number }>(`/${id}/commands`, command),
}

/** Why it was not done, in words; undefined if it was. */
export function problemOf(answer: Answer<unknown>): string | undefined {
  if (answer.is === 'answered') return undefined
  return answer.is === 'refused' ? sayTournamentRefusal(answer.refusal) : sayTournament.away
}
