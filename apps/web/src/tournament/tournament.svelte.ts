/** A tournament as the page shows it: how it stands, how its tables get on, and what can be asked of it. */
import type {
  TableProgress,
  TournamentCommand,
  TournamentMessage,
  TournamentState,
} from '@doubloon/protocol'
import { SvelteMap } from 'svelte/reactivity'
import type { Connected } from '../online/contract.ts'
import { Line } from '../online/desk/connection.ts'
import { sleep } from '../online/desk/sleep.ts'
import { problemOf, tournaments } from './ask.ts'

export class TournamentModel {
  readonly id: string
  /** Undefined until the server has told it. */
  now: TournamentState | undefined = $state.raw()
  person: string | undefined = $state()
  connected: Connected = $state.raw({ state: 'trying', at: 0 })
  /** Of the tables that play, by room. */
  readonly progress = new SvelteMap<string, TableProgress>()
  /** Why the last thing that was asked was not done. */
  problem: string | undefined = $state()
  isAsking = $state(false)
  readonly #line: Line<TournamentMessage>

  constructor(id: string) {
    this.id = id
    this.#line = new Line<TournamentMessage>(
      { fetch: (...asked) => fetch(...asked), now: () => Date.now(), sleep, chance: Math.random },
      `/api/tournaments/${id}/events`,
      (message) => this.#hear(message),
      (connected) => {
        this.connected = connected
      },
    )
  }

  /** Says whether it was done. Who is new to the server is known to it by its answer: the line begins anew as that person. */
  async tell(command: TournamentCommand): Promise<boolean> {
    if (this.isAsking) return false
    this.isAsking = true
    this.problem = undefined
    const answer = await tournaments.tell(this.id, command)
    this.isAsking = false
    this.problem = problemOf(answer)
    if (this.person === undefined) this.#line.restart()
    return this.problem === undefined
  }

  hurry(): void {
    if (this.connected.state === 'trying') this.#line.hurry()
  }

  close(): void {
    this.#line.close()
  }

  #hear(message: TournamentMessage): void {
    if (message.type === 'progress') {
      for (const table of message.tables) this.progress.set(table.room, table)
      return
    }
    this.now = message.tournament
    this.person = message.person
  }
}
