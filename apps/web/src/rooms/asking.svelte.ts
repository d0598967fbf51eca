/** What somebody asks of the room: whether it is under way, and why it was not done. */
import type { Refusal } from '@doubloon/engine'
import type { PersonCommand } from '../client/contract.ts'
import type { RoomModel } from '../online/room.svelte.ts'
import { sayRoomRefusal } from '../text/say-room-refusals.ts'

export class Asking {
  #underWay = $state(0)
  #refused = $state.raw<Refusal>()
  readonly #room: RoomModel
  readonly #pending = new Set<string>()
  #work: Promise<unknown> = Promise.resolve()

  constructor(room: RoomModel) {
    this.#room = room
  }

  get isUnderWay(): boolean {
    return this.#underWay > 0
  }

  /** In words; undefined if nothing was refused. */
  get problem(): string | undefined {
    return this.#refused && sayRoomRefusal(this.#refused)
  }

  forget(): void {
    this.#refused = undefined
  }

  /** One after the other, until one is refused; says whether all were done. What is pressed twice is asked once. */
  async tell(...commands: readonly PersonCommand[]): Promise<boolean> {
    const what = JSON.stringify(commands)
    if (this.#pending.has(what)) return false
    this.#pending.add(what)
    this.#underWay++
    try {
      const done = this.#work.then(() => this.#tellAll(commands))
      this.#work = done.catch(() => undefined)
      return await done
    } finally {
      this.#pending.delete(what)
      this.#underWay--
    }
  }

  async #tellAll(commands: readonly PersonCommand[]): Promise<boolean> {
    this.#refused = undefined
    for (const command of commands) {
      this.#refused = await this.#room.tell(command)
      if (this.#refused !== undefined) return false
    }
    return true
  }
}
