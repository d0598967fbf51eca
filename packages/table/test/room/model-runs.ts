/** Random evenings of many people: the room against its model, and what is true of every room. */
import { orThrow } from '@doubloon/engine'
import fc from 'fast-check'
import { expect } from 'vitest'
import {
  type AtZero,
  type ClockSettings,
  type Logged,
  openRoom,
  Room,
  type RoomCommand,
  type RoomSeat,
  type RoomSettings,
} from '../../src/index.ts'
import { ADAPTERS, bot, contextOf, idOf, kept, open, portrait, SETTINGS, sits } from './evening.ts'
import { Model } from './model.ts'
import { tell } from './model-commands.ts'

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan', 'ana'] as const
const CLOCKS: readonly ClockSettings[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 20 },
  { kind: 'game', seconds: 60, increment: 3 },
  { kind: 'game', seconds: 40, increment: 0 },
]
const AT_ZERO: readonly AtZero[] = ['bot-moves', 'stand-in', 'resign']

/** What somebody is about to do; what exactly, depends on how the room is then. */
interface Intention {
  readonly what: RoomCommand['type'] | 'rush' | 'vote' | 'unlucky'
  readonly who: number
  readonly seat: number
  readonly choice: number
  readonly yes: boolean
  /** Milliseconds since the one before. */
  readonly ms: number
}

type Weighted = { readonly weight: number; readonly arbitrary: fc.Arbitrary<Intention['what']> }

const often = (weight: number, ...what: Intention['what'][]): Weighted => ({
  weight,
  arbitrary: fc.constantFrom(...what),
})

const INTENTION: fc.Arbitrary<Intention> = fc.record({
  what: fc.oneof(
    often(10, 'play', 'playBot'),
    often(8, 'vote'),
    often(6, 'ready', 'sit', 'takeBack', 'answerTakeBack', 'answerClock', 'tick', 'rush'),
    often(4, 'start', 'leave', 'return', 'arrange', 'reassign', 'askClock', 'standIn'),
    often(1, 'withdrawTakeBack', 'withdrawClock', 'handOver', 'say', 'resign', 'close'),
    often(1, 'rematch', 'rename'),
    { weight: 1, arbitrary: fc.constant('unlucky') },
  ),
  who: fc.nat(4),
  seat: fc.integer({ min: -1, max: 4 }),
  choice: fc.nat(1000),
  yes: fc.boolean(),
  ms: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(0, 1, 700, 3000) },
    { weight: 1, arbitrary: fc.constantFrom(-5000, 20_000, 45_000) },
  ),
})

interface Guests {
  readonly game: number
  readonly settings: Partial<RoomSettings>
  readonly seats: readonly RoomSeat[]
  /** Who hosts, whether they sit or not. */
  readonly host: string
  /** Whether the game begins before anything else happens. */
  readonly begins: boolean
}

const SEAT: fc.Arbitrary<RoomSeat> = fc.constantFrom(
  open,
  kept('dan'),
  bot('Bo'),
  sits('Cyd'),
  sits('Cyd'),
)

const GUESTS: fc.Arbitrary<Guests> = fc.record({
  game: fc.nat(1),
  settings: fc.record({
    clock: fc.constantFrom(...CLOCKS),
    atZero: fc.constantFrom(...AT_ZERO),
    absence: fc.constantFrom(undefined, 30),
    watchDelay: fc.constantFrom(undefined, 0, 3),
  }),
  seats: fc
    .tuple(
      SEAT,
      fc.constantFrom(open, sits('Ben'), sits('Ben'), sits('Ben'), bot('C')),
      fc.boolean(),
    )
    .map(([one, two, isThree]) => [sits('Ana'), ...(isThree ? [one] : []), two]),
  host: fc.constantFrom('Ana', 'Ben', 'Hal'),
  begins: fc.constantFrom(true, true, true, false),
})

const SHUT: RoomCommand = { type: 'shut', why: 'moderator' }

/** The command that an intention comes to. */
function commandOf(room: Room, { what, who, seat, choice, yes }: Intention): RoomCommand {
  const sitting = room.seats.flatMap((it) => (it.kind === 'person' ? [it.name] : []))
  const name = (choice % 4 > 0 ? sitting[who % sitting.length] : undefined) ?? NAMES[who] ?? ''
  const by = idOf(name)
  const asked = room.seats[room.peopleToMove[0] ?? -1]
  const length = room.table?.length ?? 0
  const after = choice % 7 === 0 ? length - 1 : length
  const moveAt = (at: number) => {
    const game = room.table?.at(after) ?? room.table?.game
    const steps = game?.steps(at) ?? []
    const made = game && room.record?.moves[after]
    return (choice % 2 === 0 ? made : undefined) ?? steps[choice % steps.length] ?? 'pass'
  }
  const other = NAMES[choice % NAMES.length] ?? ''
  const is = [open, kept(other), bot(other)][choice % 3] ?? open
  const about = { takeBack: room.takeBack?.number ?? 0, clock: room.clockChange?.number ?? 0 }
  const late = choice % 9 === 0 ? 1 : 0
  switch (what) {
    case 'sit': {
      const keptSeat = room.seats.findIndex(({ kind }) => kind === 'kept')
      const chosen = choice % 3 === 0 && keptSeat >= 0 ? keptSeat : seat
      const comer = choice % 2 === 0 ? other : name
      return { type: what, by: idOf(comer), name: comer, ...(yes ? { seat: chosen } : {}) }
    }
    case 'ready':
      return { type: what, by, isReady: yes || choice % 3 > 0 }
    case 'arrange':
      return { type: what, by: yes ? room.host : by, seat, is }
    case 'reassign': {
      const to =
        choice % 2 === 0 ? { person: idOf(other), name: other } : { bot: 'club', name: 'D' }
      return { type: what, by: yes ? room.host : by, seat, to }
    }
    case 'handOver':
      return { type: what, by, host: idOf(other) }
    case 'play': {
      const player = yes && asked?.kind === 'person' ? asked.person : by
      return { type: what, by: player, after, move: moveAt(room.seatOf(player)) }
    }
    case 'playBot': {
      const at = (yes ? room.botsToMove[0]?.seat : undefined) ?? seat
      return { type: what, seat: at, after, move: moveAt(at), why: [] }
    }
    case 'takeBack':
      return { type: what, by, after }
    case 'answerTakeBack':
      return { type: what, by, about: about.takeBack - late, agrees: yes || choice % 3 > 0 }
    case 'answerClock':
      return { type: what, by, about: about.clock - late, agrees: yes || choice % 3 > 0 }
    case 'askClock':
      return {
        type: what,
        by,
        clock: [...CLOCKS, { kind: 'move', seconds: 0 } as const][choice % 5] ?? { kind: 'none' },
      }
    case 'standIn':
      return { type: what, seat: yes ? (room.peopleToMove[0] ?? seat) : seat }
    case 'say':
      return { type: what, by, words: { text: yes ? 'hello' : ' ' }, name }
    case 'rematch':
      return { type: what, room: yes ? 'next' : 'another' }
    case 'rename':
      return { type: what, person: by, name: yes ? other : `${name} II` }
    case 'tick':
    case 'expire':
      return { type: what }
    case 'shut':
      return SHUT
    // Seldom: after it hardly anything happens any more.
    case 'unlucky':
      return choice % 5 > 0 ? { type: 'tick' } : yes ? SHUT : { type: 'expire' }
    case 'vote':
      return voteOf(room, choice, yes || choice % 3 > 0)
    case 'rush':
    case 'report':
    case 'unseal':
      throw new Error('not a command of its own')
    default:
      return { type: what, by }
  }
}

/** Somebody asks for something, answers what is asked, or withdraws it. */
function voteOf(room: Room, choice: number, agrees: boolean): RoomCommand {
  const players = room.seats.flatMap((it, seat) =>
    it.kind === 'person' && it.standIn === undefined ? [{ seat, by: it.person }] : [],
  )
  const { takeBack, clockChange } = room
  const asker = (takeBack ?? clockChange)?.seat
  const others = players.filter(({ seat }) => seat !== asker)
  const by = others[choice % others.length]?.by ?? idOf('Ana')
  const who = players.find(({ seat }) => seat === asker)?.by ?? by
  if (takeBack !== undefined && choice % 6 === 0) return { type: 'withdrawTakeBack', by: who }
  if (takeBack !== undefined) return { type: 'answerTakeBack', by, about: takeBack.number, agrees }
  if (clockChange !== undefined && choice % 6 === 0) return { type: 'withdrawClock', by: who }
  if (clockChange !== undefined)
    return { type: 'answerClock', by, about: clockChange.number, agrees }
  if (choice % 5 === 0)
    return { type: 'askClock', by, clock: CLOCKS[choice % CLOCKS.length] ?? { kind: 'none' } }
  const late = players.find(({ seat }) => room.undoOf(seat) === 'ask')?.by ?? by
  return { type: 'takeBack', by: late, after: room.table?.length ?? 0 }
}

/** What was met, to see that nothing was left out. */
export type Met = Map<string, number>

/** Who moves next in a rush, so that games come to their end. */
function nextMove(room: Room, choice: number): RoomCommand | undefined {
  const [seat = room.botsToMove[0]?.seat] = room.peopleToMove.filter(
    (it) => !room.botsToMove.some((bot) => bot.seat === it),
  )
  const steps = seat === undefined ? undefined : room.table?.game.steps(seat)
  if (seat === undefined || steps === undefined || room.table === undefined) return undefined
  const move = steps[choice % steps.length] ?? ''
  const is = room.seats[seat]
  const isBot = room.botsToMove.some((bot) => bot.seat === seat)
  if (isBot) return { type: 'playBot', seat, after: room.table.length, move, why: [] }
  return {
    type: 'play',
    by: is?.kind === 'person' ? is.person : '',
    after: room.table.length,
    move,
  }
}

class Run {
  readonly model: Model
  readonly log: Logged[]
  readonly met: Met
  readonly context
  room: Room
  now = 1e6

  constructor({ game, settings, seats, host: name }: Guests, met: Met) {
    const adapter = ADAPTERS[game] ?? ADAPTERS[0]
    if (adapter === undefined) throw new Error('no game')
    const agreed = { ...SETTINGS, game: adapter.rules.game, ...settings }
    const options = game === 0 ? { mayorSimultaneous: true } : {}
    const host = idOf(name)
    this.context = contextOf(adapter)
    const opening = { settings: { ...agreed, options }, seats, host }
    const events = orThrow(openRoom(adapter, opening))
    this.log = events.map((event) => ({ number: 1, at: this.now, event }))
    this.room = Room.fold(this.context, this.log)
    this.model = new Model(adapter, opening.settings, seats, host, this.context.seed)
    this.met = met
  }

  /** Bots take the free seats, and everybody is ready. */
  begin(): void {
    const by = this.room.host
    for (const [seat, { kind }] of this.room.seats.entries())
      if (kind === 'open' || kind === 'kept')
        this.command({ type: 'arrange', by, seat, is: bot(`Bot ${seat}`) }, this.now)
    for (const seat of this.room.seats)
      if (seat.kind === 'person')
        this.command({ type: 'ready', by: seat.person, isReady: true }, this.now)
  }

  intend(intention: Intention): void {
    const { ms } = intention
    this.model.pass(Math.max(0, ms))
    this.now += Math.max(0, ms)
    // A clock that is set back goes back behind the last event: the room knows of no other time.
    const at = ms < 0 && this.room.at === this.now ? this.now + ms : this.now
    if (intention.what !== 'rush') {
      this.command(commandOf(this.room, intention), at)
      return
    }
    const many = intention.choice % 15 === 0 ? 400 : 12
    for (let made = 0; made < many; made++) {
      const move = nextMove(this.room, intention.choice + made)
      if (move === undefined) return
      this.command(move, at)
    }
  }

  private command(command: RoomCommand, at: number): void {
    const answer = this.room.answer(command, at)
    const code = tell(this.model, command)
    this.count(`${command.type} ${code || 'accepted'}`)
    expect(answer.ok ? '' : answer.error.code, JSON.stringify(command)).toBe(code)
    if (answer.ok) {
      this.log.push(...answer.value.logged)
      for (const { event } of answer.value.logged) {
        const isAlone = event.type === 'takenBack' && event.isAlone
        this.count(`event ${event.type}${isAlone ? ' alone' : ''}`)
      }
      this.room = answer.value.room
    }
    this.compare(command)
  }

  private compare(command: RoomCommand): void {
    const { room, model, now } = this
    const is = shown(room, now)
    const shouldBe = modelled(model)
    // Texts are compared faster than objects, and are rarely different.
    if (JSON.stringify(is) !== JSON.stringify(shouldBe))
      expect(is, JSON.stringify(command)).toEqual(shouldBe)
  }

  /** The log alone leads to the same room, and so does any part of it with what came after. */
  foldAnew(upTo: number): void {
    expect(portrait(Room.fold(this.context, this.log))).toEqual(portrait(this.room))
    let room = Room.fold(this.context, this.log.slice(0, 1 + (upTo % this.log.length)))
    for (const logged of this.log.slice(room.number)) room = room.with(logged)
    expect(portrait(room)).toEqual(portrait(this.room))
    const numbers = this.log.map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    const back = this.log.findIndex(({ at }, index) => at < (this.log[index - 1]?.at ?? 0))
    expect(back).toBe(-1)
  }

  private count(what: string): void {
    this.met.set(what, (this.met.get(what) ?? 0) + 1)
  }
}

/** Everything both know, in the same order. */
function shown(room: Room, now: number) {
  const { phase, host, takeBack, clockChange, running, botsToMove, watchedMoves } = room
  const { clock } = room.settings
  const isTimed = clock.kind !== 'none' && room.table !== undefined
  return {
    ...{ phase, host, running, botsToMove, watchedMoves, rematch: room.rematch, clock },
    number: room.number,
    seats: room.seats.map((seat) => ({
      kind: seat.kind,
      name: seat.kind === 'open' ? '' : seat.name,
      bot: seat.kind === 'bot' ? seat.bot : '',
      person: seat.kind === 'person' ? seat.person : '',
      ready: seat.kind === 'person' && seat.isReady,
      standIn: seat.kind === 'person' ? (seat.standIn ?? '') : '',
      resigned: seat.kind === 'person' && seat.hasResigned === true,
    })),
    left: isTimed ? room.seats.map((_, seat) => room.timeLeft(seat, now)) : undefined,
    moves: room.record?.moves ?? [],
    bytes: room.table?.game.snapshot().join(),
    undo: room.seats.map((_, seat) => room.undoOf(seat)),
    takeBack: takeBack && [takeBack.number, takeBack.seat, takeBack.to, takeBack.agreed],
    clockChange: clockChange && [clockChange.number, clockChange.seat, clockChange.agreed],
  }
}

function modelled(model: Model): ReturnType<typeof shown> {
  const { host, seats, clock, votes, rematch } = model
  const { takeBack, clock: change } = votes
  const isTimed = clock.kind !== 'none' && model.start !== undefined
  return {
    ...{ phase: model.phase, host, running: model.ticking(), botsToMove: model.bots() },
    ...{ watchedMoves: model.watched(), rematch, clock },
    number: model.events,
    seats,
    left: isTimed ? model.left : undefined,
    moves: model.moves.map(({ line }) => line),
    bytes: model.game?.snapshot().join(),
    undo: seats.map((_, seat) => model.undo(seat)),
    takeBack: takeBack && [takeBack.question, takeBack.seat, takeBack.to, takeBack.agreed],
    clockChange: change && [change.question, change.seat, change.agreed],
  }
}

/** Runs so many random evenings; says what was met in them. */
export function runEvenings(numRuns: number, seed: number): Met {
  const met: Met = new Map()
  const evenings = fc.property(
    GUESTS,
    fc.array(INTENTION, { maxLength: 90, size: 'max' }),
    fc.nat(),
    (guests, intentions, upTo) => {
      const run = new Run(guests, met)
      if (guests.begins) run.begin()
      for (const intention of intentions) run.intend(intention)
      run.foldAnew(upTo)
    },
  )
  fc.assert(evenings, { numRuns, seed })
  return met
}
