/** The bots of one room: those that are to move think, each once, and what they thought becomes a command. */
import { randomUUID } from 'node:crypto'
import type { Result } from '@doubloon/engine'
import type { Room, RoomCommand } from '@doubloon/table'
import { StorageFailure } from '../storage/contract.ts'
import type { Done, RoomServices } from './services.ts'

export class BotSeats {
  readonly #services: Pick<RoomServices, 'thinkers' | 'warn'>
  readonly #command: (command: RoomCommand) => Promise<Result<Done>>
  /** The game each seat thinks about: a game that was changed in the meantime is another one. */
  readonly #thinking = new Map<number, unknown>()

  constructor(
    services: Pick<RoomServices, 'thinkers' | 'warn'>,
    command: (command: RoomCommand) => Promise<Result<Done>>,
  ) {
    this.#services = services
    this.#command = command
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0
  }

  drive(room: Room): void {
    const game = room.table?.game
    for (const { seat, bot } of room.botsToMove)
      if (game !== undefined && this.#thinking.get(seat) !== game) {
        this.#thinking.set(seat, game)
        void this.#think(room, seat, bot, game)
      }
  }

  async #think(room: Room, seat: number, bot: string, game: unknown): Promise<void> {
    const { record, table } = room
    if (record === undefined || table === undefined) return
    try {
      const task = { record, seat, bot, seed: randomUUID() }
      const { move, why } = await this.#services.thinkers.think(task)
      if (this.#thinking.get(seat) === game)
        await this.#command({ type: 'playBot', seat, after: table.length, move, why })
    } catch (error) {
      // A storage that fails is told of once for all, and when it works again everybody is woken.
      if (!(error instanceof StorageFailure))
        this.#services.warn(`a bot could not move: ${String(error)}`)
    } finally {
      if (this.#thinking.get(seat) === game) this.#thinking.delete(seat)
    }
  }
}
