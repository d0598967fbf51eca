/** An evening in a room: somebody does something, time passes, and the log grows. */
import { type GameAdapter, type GameRecord, type GameState, orThrow } from '@doubloon/engine'
import { puertoRicoAdapter } from '@doubloon/puerto-rico'
import { sanJuanAdapter } from '@doubloon/san-juan'
import {
  type Logged,
  openRoom,
  type PersonCommand,
  Room,
  type RoomCommand,
  type RoomContext,
  type RoomEvent,
  type RoomSeat,
  type RoomSettings,
  type RoomTournament,
  type ServerCommand,
} from '../../src/index.ts'

export type AnyAdapter = GameAdapter<GameState>

export const ADAPTERS: readonly AnyAdapter[] = [puertoRicoAdapter, sanJuanAdapter]

/** A person whose id tells who it is. */
export const sits = (name: string, isReady = false): RoomSeat => ({
  kind: 'person',
  person: idOf(name),
  name,
  isReady,
})
export const open = { kind: 'open' } as const
export const kept = (name: string) => ({ kind: 'kept', name }) as const
export const bot = (name: string) => ({ kind: 'bot', name, bot: 'novice' }) as const
export const idOf = (name: string) => `id of ${name}`

export const SETTINGS: RoomSettings = {
  game: 'puerto-rico',
  options: {},
  isPublic: false,
  clock: { kind: 'none' },
  atZero: 'bot-moves',
  absence: 60,
  standIn: 'casual',
  watchDelay: 0,
  isRated: false,
}

export const contextOf = (adapter: AnyAdapter, seed = 'a seed'): RoomContext => ({
  adapter,
  seed,
  seedHash: `hash of ${seed}`,
})

interface Guests {
  readonly seats: readonly RoomSeat[]
  readonly settings?: Partial<RoomSettings>
  readonly host?: string
  readonly adapter?: AnyAdapter
  readonly seed?: string
  readonly brought?: GameRecord
  readonly tournament?: RoomTournament
}

const MINUTE = 60_000

export class Evening {
  readonly context: RoomContext
  readonly log: Logged[] = []
  room: Room
  /** The time; it stands still unless somebody says how much passes. */
  now = 1000 * MINUTE

  constructor(guests: Guests) {
    const { seats, settings, host = 'Ana', adapter = puertoRicoAdapter, seed } = guests
    const { brought, tournament } = guests
    this.context = contextOf(adapter, seed)
    const { game } = adapter.rules
    const opening = { settings: { ...SETTINGS, game, ...settings }, seats, host: idOf(host) }
    const more = { ...(brought && { brought }), ...(tournament && { tournament }) }
    const events = orThrow(openRoom(adapter, { ...opening, ...more }))
    this.log = events.map((event, index) => ({ number: index + 1, at: this.now, event }))
    this.room = Room.fold(this.context, this.log)
  }

  /** A game that has begun: everybody who sits is ready. */
  static begun(guests: Guests): Evening {
    const evening = new Evening(guests)
    for (const seat of evening.room.seats)
      if (seat.kind === 'person') evening.by(seat.name, { type: 'ready', isReady: true })
    return evening
  }

  pass(seconds: number): this {
    this.now += seconds * 1000
    return this
  }

  /** Somebody does something that is accepted: what came of it. */
  by(name: string, command: PersonCommand): readonly RoomEvent[] {
    return this.accepted({ ...command, by: idOf(name) })
  }

  /** The server does. */
  server(command: ServerCommand): readonly RoomEvent[] {
    return this.accepted(command)
  }

  /** Somebody tries something that is refused: by which code. */
  refusedTo(name: string, command: PersonCommand): string {
    return this.codeOf({ ...command, by: idOf(name) })
  }

  refusedToServer(command: ServerCommand): string {
    return this.codeOf(command)
  }

  /** Whoever is asked first makes a move, a bot or a person; the first of all steps if it does not matter. */
  move(step = 0, seat = this.table.game.toMove): readonly RoomEvent[] {
    const steps = this.table.game.steps(seat)
    const move = steps[step % steps.length] ?? ''
    return this.accepted(this.moveOf(seat, move))
  }

  /** The command by which a seat makes a move, whoever plays there. */
  moveOf(seat: number, move: string, after = this.table.length): RoomCommand {
    const is = this.room.seats[seat]
    if (is?.kind === 'person' && !this.room.botsToMove.some((it) => it.seat === seat))
      return { type: 'play', by: is.person, after, move }
    return { type: 'playBot', seat, after, move, why: [] }
  }

  /** Moves are made until something is so. */
  moveUntil(isSo: (evening: Evening) => boolean, most = 3000): this {
    for (let made = 0; !isSo(this); made++) {
      if (made === most) throw new Error('it never came to that')
      this.move(made)
    }
    return this
  }

  get table() {
    const { table } = this.room
    if (table === undefined) throw new Error('the game has not begun')
    return table
  }

  /** The name at the seat that is asked first. */
  get asked(): string {
    return this.table.seats[this.table.game.toMove]?.name ?? ''
  }

  private accepted(command: RoomCommand): readonly RoomEvent[] {
    const { logged, room } = orThrow(this.room.answer(command, this.now))
    this.log.push(...logged)
    this.room = room
    return logged.map(({ event }) => event)
  }

  private codeOf(command: RoomCommand): string {
    const before = portrait(this.room)
    const decided = this.room.decide(command, this.now)
    if (JSON.stringify(portrait(this.room)) !== JSON.stringify(before))
      throw new Error('a refusal changed the room')
    return decided.ok ? 'accepted' : decided.error.code
  }
}

/** Everything a room tells about itself, to compare two of them. */
export function portrait(room: Room) {
  const { settings, seats, host, phase, number, at, takeBack, clockChange, rematch } = room
  const { botsToMove, peopleToMove, running, deadline, watchedNumber, watchedMoves } = room
  return {
    ...{ settings, seats, host, phase, number, at, takeBack, clockChange, rematch },
    ...{ botsToMove, peopleToMove, running, deadline, watchedNumber, watchedMoves },
    record: room.record,
    position: room.table?.game.position(),
    players: room.table?.seats,
    times: seats.map((_, seat) => room.timeLeft(seat, at)),
    undo: seats.map((_, seat) => room.undoOf(seat)),
    result: room.result,
  }
}
