/**
 * The room once more, as plainly as possible, to compare with: lists that are changed in place, clocks that are wound down step by
 * step, a game that is kept after every move. It shares nothing with the room but the rules of the games and the settings.
 */
import { Game, type GameState, type GameTypes } from '@doubloon/engine'
import type { ClockSettings, Phase, RoomSeat, RoomSettings } from '../../src/index.ts'
import type { AnyAdapter } from './evening.ts'

export interface ModelSeat {
  kind: 'open' | 'kept' | 'bot' | 'person'
  name: string
  bot: string
  person: string
  ready: boolean
  standIn: string
  resigned: boolean
}

interface ModelMove {
  seat: number
  line: string
  game: Game<GameState, GameTypes>
  /** What everybody had left when it was made, and how long ago that is. */
  left: number[]
  ago: number
  /** Its place among all moves ever made. */
  ever: number
}

export interface Vote {
  question: number
  seat: number
  to: number
  clock: ClockSettings
  agreed: number[]
}

export const nobody: ModelSeat = {
  ...{ kind: 'open', name: '', bot: '', person: '', ready: false },
  ...{ standIn: '', resigned: false },
}

function asModelled(seat: RoomSeat): ModelSeat {
  if (seat.kind !== 'person') return { ...nobody, ...seat }
  const { kind, person, name } = seat
  return { ...nobody, kind, person, name }
}

/** A refusal, thrown. */
export class Refused extends Error {}

export function unless(isFine: boolean, code: string): asserts isFine {
  if (!isFine) throw new Refused(code)
}

export class Model {
  phase: Phase = 'gathering'
  host: string
  seats: ModelSeat[]
  clock: ClockSettings
  left: number[] = []
  out: number[] = []
  start: Game<GameState, GameTypes> | undefined
  moves: ModelMove[] = []
  everMoved = 0
  votes: Record<'takeBack' | 'clock', Vote | undefined> = { takeBack: undefined, clock: undefined }
  said: number[] = []
  rematch: string | undefined
  /** Events so far; the model counts them, since questions are answered by number. */
  events = 1

  readonly adapter: AnyAdapter
  readonly settings: RoomSettings
  readonly seed: string

  constructor(
    adapter: AnyAdapter,
    settings: RoomSettings,
    seats: readonly RoomSeat[],
    host: string,
    seed: string,
  ) {
    this.adapter = adapter
    this.settings = settings
    this.seed = seed
    this.host = host
    this.clock = settings.clock
    this.seats = seats.map(asModelled)
  }

  /** Time passes: it is taken from whoever is asked and plays. */
  pass(ms: number): void {
    for (const seat of this.ticking()) this.left[seat] = Math.max(0, (this.left[seat] ?? 0) - ms)
    for (const move of this.moves) move.ago += ms
  }

  get game(): Game<GameState, GameTypes> | undefined {
    return this.moves.at(-1)?.game ?? this.start
  }

  plays(seat: number): boolean {
    const it = this.seats[seat]
    return it?.kind === 'person' && it.standIn === ''
  }

  asks(seat: number): boolean {
    return this.phase === 'playing' && this.game?.waiting.includes(seat) === true
  }

  ticking(): number[] {
    if (this.clock.kind === 'none') return []
    return this.all().filter((s) => this.asks(s) && this.plays(s) && !this.out.includes(s))
  }

  bots(): { seat: number; bot: string }[] {
    const hopeful = this.seats.filter((seat) => seat.kind === 'person' && !seat.resigned)
    if (hopeful.length > 0 && hopeful.every((seat) => seat.standIn !== '')) return []
    const bots = []
    for (const seat of this.all()) {
      const it = this.seats[seat] ?? nobody
      const late = this.out.includes(seat) ? this.settings.standIn : ''
      const bot = it.kind === 'bot' ? it.bot : it.standIn || late
      if (this.asks(seat) && bot !== '') bots.push({ seat, bot })
    }
    return bots
  }

  /** Moves of the record that watchers may see. */
  watched(): number {
    const { watchDelay } = this.settings
    if (watchDelay === undefined) return 0
    if (this.phase !== 'playing') return this.moves.length
    return this.moves.filter(({ ever }) => ever <= this.everMoved - watchDelay).length
  }

  all(): number[] {
    return [...this.seats.keys()]
  }

  brings(): number {
    if (this.clock.kind === 'none') return 0
    return 1000 * (this.clock.kind === 'move' ? this.clock.seconds : this.clock.increment)
  }

  windUp(): void {
    const { clock } = this
    this.out = []
    this.left = this.all().map(() => (clock.kind === 'none' ? 0 : clock.seconds * 1000))
  }

  put(seat: number, changes: Partial<ModelSeat>): void {
    const didPlay = this.plays(seat)
    this.seats[seat] = { ...(this.seats[seat] ?? nobody), ...changes }
    this.events++
    if (this.phase !== 'playing') return
    this.out = this.out.filter((it) => it !== seat)
    if (this.plays(seat) && !didPlay && this.left[seat] === 0) this.left[seat] = this.brings()
    for (const name of ['takeBack', 'clock'] as const) {
      const vote = this.votes[name]
      if (vote?.seat === seat) this.votes[name] = undefined
      else if (vote) vote.agreed = vote.agreed.filter((it) => it !== seat)
    }
  }

  nameIsFree(name: string, seat: number): void {
    unless(name.trim() === name && name.length > 0 && name.length <= 20, 'bad-name')
    const others = this.seats.filter((it, at) => at !== seat && it.kind !== 'open')
    unless(!others.some((it) => it.name.toLowerCase() === name.toLowerCase()), 'same-name')
  }

  gathering(): void {
    unless(this.phase !== 'over', 'over')
    unless(this.phase === 'gathering', 'begun')
  }

  playing(): void {
    unless(this.phase !== 'gathering', 'not-begun')
    unless(this.phase !== 'over', 'over')
  }

  seatOf(person: string): number {
    return this.seats.findIndex((it) => it.kind === 'person' && it.person === person)
  }

  mine(by: string): number {
    const seat = this.seatOf(by)
    unless(seat >= 0, 'not-seated')
    return seat
  }

  player(by: string): number {
    const seat = this.mine(by)
    this.playing()
    unless(!this.seats[seat]?.resigned, 'resigned')
    unless(this.plays(seat), 'bot-plays')
    return seat
  }

  hosted(by: string): void {
    unless(this.host === by, 'not-host')
  }

  exists(seat: number): ModelSeat {
    const it = this.seats[seat]
    unless(it !== undefined, 'no-such-seat')
    return it
  }

  mayTakePlace(seat: number): void {
    const isUsedUp = this.clock.kind === 'game' && this.left[seat] === 0 && this.brings() === 0
    unless(!isUsedUp, 'no-time')
  }

  begin(): void {
    const options = { ...this.settings.options, players: this.seats.length }
    const game = Game.start(this.adapter.rules, options, this.seed)
    if (!game.ok) throw new Error(game.error.message)
    this.start = game.value
    this.phase = 'playing'
    this.events++
    this.windUp()
  }

  shut(): void {
    this.phase = 'closed'
    this.votes = { takeBack: undefined, clock: undefined }
    this.events++
  }

  hostLeaves(seat: number): void {
    for (let step = 1; step <= this.seats.length; step++) {
      const next = (Math.max(seat, seat < 0 ? -1 : 0) + step) % this.seats.length
      if (next === seat || !this.plays(next)) continue
      this.host = this.seats[next]?.person ?? ''
      this.events++
      return
    }
    if (this.phase !== 'gathering') return
    this.phase = 'closed'
    this.events++
  }

  /** The last move of a seat; −1 if there is none. */
  last(seat: number): number {
    return this.moves.map((move) => move.seat).lastIndexOf(seat)
  }

  /** The moves without the last of a seat, played anew: where others answered the same question, and somebody still has to. */
  without(seat: number): ModelMove[] | undefined {
    const last = this.last(seat)
    const question = last < 1 ? this.start : this.moves[last - 1]?.game
    const since = this.moves.slice(last + 1)
    if (last < 0 || since.length === 0 || question === undefined) return undefined
    if (question.waiting.length < 2) return undefined
    for (const { game } of this.moves.slice(last)) {
      if (game.decision !== question.decision || game.hasDrawnSince(question)) return undefined
      if (game.waiting.some((it) => !question.waiting.includes(it))) return undefined
    }
    const moves = this.moves.slice(0, last)
    let game = question
    for (const move of since) {
      const text = move.line.replace(/^seat \d+: /, '')
      const played = game.play(text, move.seat)
      if (!played.ok) return undefined
      game = played.value
      moves.push({ ...move, line: game.record().moves.at(-1) ?? '', game })
    }
    return moves
  }

  /** Only the time of who thinks again is another one. */
  takeOut(seat: number, moves: ModelMove[]): void {
    const { left = [], ago = 0 } = this.moves[this.last(seat)] ?? {}
    this.left[seat] = Math.max(0, (left[seat] ?? 0) - ago)
    this.moves = moves
    this.votes.takeBack = undefined
    this.events++
  }

  undo(seat: number): 'nothing' | 'free' | 'ask' {
    const last = this.last(seat)
    if (last < 0 || this.phase !== 'playing') return 'nothing'
    if (this.without(seat) !== undefined) return 'free'
    const others = this.all().filter((it) => it !== seat && this.plays(it))
    if (others.length === 0) return 'free'
    const since = this.moves.slice(last + 1)
    if (since.some((move) => others.includes(move.seat))) return 'ask'
    const before = this.moves[last - 1]?.game ?? this.start
    if (before === undefined || this.game === undefined) return 'nothing'
    return this.game.hasDrawnSince(before) ? 'ask' : 'free'
  }

  goBack(seat: number, to: number, isAgreed: boolean): void {
    const pressed = this.moves[to]
    if (pressed === undefined) throw new Error('nothing there')
    this.left = [...pressed.left]
    if (isAgreed) this.left = this.left.map((time) => (time === 0 ? this.brings() : time))
    else this.left[seat] = Math.max(0, (this.left[seat] ?? 0) - pressed.ago)
    this.out = []
    this.moves.length = to
    this.votes.takeBack = undefined
    this.events++
  }

  isMade(seat: number, after: number, text: string): boolean {
    const made = this.moves[after]
    const before = after === 0 ? this.start : this.moves[after - 1]?.game
    if (made === undefined || before === undefined || made.seat !== seat) return false
    const again = before.play(text, seat)
    return again.ok && again.value.record().moves.at(-1) === made.line
  }

  play(seat: number, after: number, text: string): void {
    unless(after === this.moves.length, 'late')
    const { game } = this
    const played = game?.play(text, seat)
    if (!game || !played) throw new Error('no game')
    if (!played.ok) throw new Refused(played.error.code)
    const left = [...this.left]
    const line = played.value.record().moves.at(-1) ?? ''
    this.everMoved++
    this.moves.push({ seat, line, game: played.value, left, ago: 0, ever: this.everMoved })
    this.events++
    this.votes.takeBack = undefined
    this.out = this.out.filter((it) => it !== seat)
    if (this.clock.kind === 'game' && this.plays(seat))
      this.left[seat] = (this.left[seat] ?? 0) + this.brings()
    if (this.clock.kind === 'move')
      for (const next of played.value.waiting)
        if (next === seat || !game.waiting.includes(next)) this.left[next] = this.brings()
  }

  ask(name: 'takeBack' | 'clock', seat: number, about: Partial<Vote>): void {
    this.events++
    const empty = { to: 0, clock: this.clock, agreed: [] }
    this.votes[name] = { ...empty, ...about, question: this.events, seat }
  }

  answer(name: 'takeBack' | 'clock', by: string, about: number, agrees: boolean): void {
    const seat = this.player(by)
    const vote = this.votes[name]
    unless(vote !== undefined && vote.question === about, 'no-question')
    unless(vote.seat !== seat, 'own-question')
    if (agrees && vote.agreed.includes(seat)) return
    this.events++
    if (agrees) vote.agreed.push(seat)
    else this.votes[name] = undefined
  }

  /** Whether everybody but who asked has agreed. */
  passed(vote: Vote | undefined): vote is Vote {
    if (vote === undefined) return false
    return this.all().every((s) => !this.plays(s) || s === vote.seat || vote.agreed.includes(s))
  }

  follow(): void {
    const people = this.seats.filter(({ kind }) => kind === 'person')
    const isFull = this.seats.every(({ kind }) => kind === 'person' || kind === 'bot')
    const isReady = isFull && people.length > 0 && people.every(({ ready }) => ready)
    if (this.phase === 'gathering' && isReady) this.begin()
    if (this.phase !== 'playing') return
    if (this.game?.over) {
      this.phase = 'over'
      this.votes = { takeBack: undefined, clock: undefined }
      this.events++
      return
    }
    const { takeBack, clock } = this.votes
    if (this.passed(takeBack)) this.goBack(takeBack.seat, takeBack.to, true)
    if (!this.passed(clock)) return
    this.clock = clock.clock
    this.windUp()
    for (const move of this.moves) Object.assign(move, { left: [...this.left], ago: 0 })
    this.votes.clock = undefined
    this.events++
  }
}
