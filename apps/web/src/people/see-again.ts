/** Goes to the replay of a finished game of the server; gives a problem if it cannot be had. */
import { go } from '../route.svelte.ts'
import { pack } from '../share/pack.ts'
import { people } from './ask.ts'

export async function seeAgain(room: string): Promise<string | undefined> {
  const answer = await people.record(room)
  if ('problem' in answer) return answer.problem
  go(`/replay#${await pack(JSON.stringify(answer.value))}`)
  return undefined
}
