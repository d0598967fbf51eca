/** What somebody asks of the room: whether it is under way, and why it was not done. */
import type { Refusal } from '@doubloon/engine'
import type { PersonCommand } from '../client/contract.ts'
import type { RoomModel } from '../online/room.svelte.ts'
import { sayRoomRefusal } from '../text/say-room-refusals.ts'

export class Asking {
  isUnderWay = $state(false)
  #refused = $state.raw<Refusal>()
  readonly #room: RoomModel

  constructor(room: RoomModel) {
    this.#room = room
  }

  /** In words; undefined if nothing was refused. */
  get problem(): string | undefined {
    return this.#refused && sayRoomRefusal(this.#refused)
  }

  forget(): void {
    this.#refused = undefined
  }

  /** One after the other, until one is refused; says whether all were done. */
  async tell(...commands: readonly PersonCommand[]): Promise<boolean> {
    if (this.isUnderWay) return false
    this.isUnderWay = true
    this.#refused = undefined
    try {
      for (const command of commands) {
        this.#refused = await this.#room.tell(command)
        if (this.#refused !== undefined) return false
      }
      return true
    } finally {
      this.isUnderWay = false
    }
  }
}
