/** All tournaments: those in use or playing, the others where they are kept. */
import { randomBytes } from 'node:crypto'
import { accept, type Result, refuse } from '@doubloon/engine'
import type { TournamentSettings } from '@doubloon/protocol'
import { type Logged, openRoom, type PersonId } from '@doubloon/table'
import { FoundOnce } from '../found-once.ts'
import { adapterOf } from '../games.ts'
import type { RoomEntry } from '../storage/room-entry.ts'
import { entryOf } from './entry.ts'
import type { LoggedInTournament } from './events.ts'
import { fold } from './evolve.ts'
import { LiveTournament, type TournamentServices } from './live-tournament.ts'
import { openingOf } from './tables.ts'

export interface TournamentOpening {
  readonly settings: TournamentSettings
  readonly host: PersonId
  readonly hostName: string
}

/** So often it is looked how they get on, and which ones nobody needs any more; milliseconds. */
const ROUND = 60_000

export class Tournaments {
  readonly #services: TournamentServices
  readonly #live = new Map<string, LiveTournament>()
  readonly #found = new FoundOnce<LiveTournament>(this.#live, (id) => this.#load(id))
  #round: NodeJS.Timeout | undefined

  constructor(services: TournamentServices) {
    this.#services = services
  }

  /** Goes on with those that play, from now on. */
  async start(): Promise<void> {
    for (const id of await this.#services.storage.tournaments.open()) {
      const live = await this.find(id)
      void live?.work()
    }
    this.#round = setInterval(() => this.#makeRound(), ROUND).unref()
  }

  async open({ settings, host, hostName }: TournamentOpening): Promise<Result<LiveTournament>> {
    const id = randomBytes(12).toString('base64url')
    const secret = randomBytes(32).toString('base64url')
    const event = { type: 'opened', settings, host, hostName } as const
    const events: readonly LoggedInTournament[] = [{ number: 1, at: this.#services.now(), event }]
    const tournament = fold(events)
    const seats = settings.botNames.slice(0, settings.players).map((name) => ({ name }))
    const table = { room: id, seats, isStopped: false, came: undefined }
    const adapter = adapterOf(settings.game)
    if (adapter === undefined) return refuse('unknown-game', `there is no game "${settings.game}"`)
    // What its tables would be refused for, it is refused for at once.
    const tried = openRoom(adapter, openingOf(id, tournament, table))
    if (!tried.ok) return tried
    const entry = entryOf(id, tournament)
    if (!(await this.#services.storage.tournaments.append({ events, entry, secret })))
      return refuse('busy', 'the tournament could not be opened; try again')
    const live = new LiveTournament(id, secret, this.#services, events)
    this.#live.set(id, live)
    return accept(live)
  }

  find(id: string): Promise<LiveTournament | undefined> {
    return this.#found.find(id)
  }

  /** A room has changed, and that is kept: the tournament that hosts it hears of it. */
  kept(events: readonly Logged[], { id, people }: RoomEntry): void {
    for (const { person, seat } of people) if (seat < 0) this.#live.get(person)?.hear(id, events)
  }

  async close(): Promise<void> {
    clearInterval(this.#round)
    await Promise.all([...this.#live.values()].map((live) => live.close()))
  }

  async #load(id: string): Promise<LiveTournament | undefined> {
    const { storage } = this.#services
    const secret = await storage.tournaments.secret(id)
    if (secret === undefined) return undefined
    const log = await storage.tournaments.log(id)
    const live = new LiveTournament(id, secret, this.#services, log)
    this.#live.set(id, live)
    return live
  }

  /** Another process may have closed a room. */
  #makeRound(): void {
    for (const [id, live] of this.#live)
      if (live.isQuiet) this.#live.delete(id)
      else void live.work()
  }
}
