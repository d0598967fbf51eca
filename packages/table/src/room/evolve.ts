/** The next room out of a room and an event of its log. It trusts the log: what cannot be is thrown. */
import { type GameState, type GameTypes, orThrow, splitLine } from '@doubloon/engine'
import { Table } from '../table.ts'
import { withoutLastOf } from './alone.ts'
import { recordOf } from './brought.ts'
import { afterMove, afterOwnTakeBack, newClocks, revive, settle } from './clocks.ts'
import type { Logged, RoomEvent } from './events.ts'
import { playerAt, type RoomSeat } from './settings.ts'
import { askedSeats, isPlayed, type RoomContext, type RoomState } from './state.ts'

type EventOf<Type extends RoomEvent['type']> = Extract<RoomEvent, { readonly type: Type }>

export function evolve(
  room: RoomState | undefined,
  logged: Logged,
  context: RoomContext,
): RoomState {
  const { number, at, event } = logged
  if (number !== (room?.number ?? 0) + 1) throw new Error(`event ${number} is out of order`)
  if (room === undefined) return opened(logged)
  const clocks = room.clocks === undefined ? undefined : settle(room.clocks, at)
  return withRunning(after({ ...room, number, at, clocks }, event, context))
}

function opened({ number, at, event }: Logged): RoomState {
  if (event.type !== 'opened') throw new Error(`a log begins with "opened", not "${event.type}"`)
  const { settings, seats, host, tournament } = event
  return {
    ...{ settings, seats, host, number, at },
    phase: 'gathering',
    brought: undefined,
    table: undefined,
    clocks: undefined,
    presses: [],
    unwatched: [],
    takeBack: undefined,
    clockChange: undefined,
    said: [],
    reports: [],
    rematch: undefined,
    tournament,
  }
}

function after(room: RoomState, event: RoomEvent, context: RoomContext): RoomState {
  switch (event.type) {
    case 'opened':
      throw new Error('a room is opened once')
    case 'brought': {
      const { type: _, ...brought } = event
      return { ...room, brought }
    }
    case 'seatChanged':
      return seatChanged(room, event)
    case 'hostChanged':
      return { ...room, host: event.host }
    case 'started':
      return started(room, context)
    case 'moved':
      return moved(room, event)
    case 'takenBack':
      return takenBack(room, event)
    case 'takeBackAsked': {
      const { seat, to } = event
      return { ...room, takeBack: { number: room.number, seat, to, agreed: [] } }
    }
    case 'takeBackAnswered':
      return { ...room, takeBack: answered(room.takeBack, event) }
    case 'takeBackWithdrawn':
      return { ...room, takeBack: undefined }
    case 'clockAsked': {
      const { seat, clock } = event
      return { ...room, clockChange: { number: room.number, seat, clock, agreed: [] } }
    }
    case 'clockAnswered':
      return { ...room, clockChange: answered(room.clockChange, event) }
    case 'clockWithdrawn':
      return { ...room, clockChange: undefined }
    case 'clockChanged':
      return clockChanged(room, event)
    case 'timeRanOut':
      return timeRanOut(room, event)
    case 'said': {
      const { person, mark } = event
      return { ...room, said: [...room.said, { number: room.number, person, mark }] }
    }
    case 'reported': {
      const { person, about } = event
      return { ...room, reports: [...room.reports, { person, about }] }
    }
    case 'ended':
      return { ...room, phase: 'over', takeBack: undefined, clockChange: undefined }
    case 'closed':
      return { ...room, phase: 'closed', takeBack: undefined, clockChange: undefined }
    case 'unsealed':
      return { ...room, tournament: room.tournament && { ...room.tournament, isSealed: false } }
    case 'rematch':
      return { ...room, rematch: event.room }
  }
}

/** Clocks run for all who are asked and play themselves. */
function withRunning(room: RoomState): RoomState {
  if (room.clocks === undefined) return room
  const { out } = room.clocks
  const running = askedSeats(room).filter(
    (seat) => isPlayed(room.seats[seat]) && !out.includes(seat),
  )
  return { ...room, clocks: { ...room.clocks, running } }
}

function seatChanged(room: RoomState, { seat, is }: EventOf<'seatChanged'>): RoomState {
  const seats = room.seats.with(seat, is)
  const { table, clocks, settings } = room
  if (table === undefined) return { ...room, seats }
  const takesPlace = isPlayed(is) && !isPlayed(room.seats[seat])
  const out = clocks?.out.filter((it) => it !== seat) ?? []
  const without = <Q extends { readonly seat: number; readonly agreed: readonly number[] }>(
    question: Q | undefined,
  ) =>
    question === undefined || question.seat === seat
      ? undefined
      : { ...question, agreed: question.agreed.filter((it) => it !== seat) }
  return {
    ...room,
    seats,
    table: orThrow(table.reseat(playersAt(seats))),
    clocks: clocks && (takesPlace ? revive(clocks, settings.clock, [seat]) : { ...clocks, out }),
    takeBack: without(room.takeBack),
    clockChange: without(room.clockChange),
  }
}

/** What was played elsewhere took nobody's time here, and is no news to watchers. */
function started(room: RoomState, context: RoomContext): RoomState {
  const { settings, seats, number, at } = room
  const clocks = newClocks(settings.clock, seats.length, at)
  const table = firstTable(room, context)
  const press = { number, at, left: clocks?.left ?? [] }
  const presses = Array.from({ length: table.length }, () => press)
  return { ...room, phase: 'playing', table, clocks, presses }
}

function firstTable(
  { settings, seats, brought }: RoomState,
  context: RoomContext,
): Table<GameState, GameTypes> {
  const { adapter, seed } = context
  const { options } = settings
  const players = playersAt(seats)
  return orThrow(
    brought === undefined
      ? Table.start(adapter, { seats: players, options }, seed)
      : Table.fromRecord(adapter, players, recordOf(brought, options, seats.length, context)),
  )
}

function playersAt(seats: readonly RoomSeat[]) {
  return seats.map((seat) => {
    const player = playerAt(seat)
    if (player === undefined) throw new Error('a game needs somebody at every seat')
    return player
  })
}

function moved(room: RoomState, event: EventOf<'moved'>): RoomState {
  const { seat, line, why } = event
  const { clocks, settings, number, at } = room
  const table = orThrow(tableOf(room).play(splitLine(line).move, seat, why))
  const move = {
    seat,
    isPlayed: isPlayed(room.seats[seat]),
    before: askedSeats(room),
    after: table.game.waiting,
  }
  const delay = settings.watchDelay ?? 0
  return {
    ...room,
    table,
    clocks: clocks && afterMove(clocks, settings.clock, move),
    presses: [...room.presses, { number, at, left: clocks?.left ?? [] }],
    unwatched: delay === 0 ? [] : [...room.unwatched, number].slice(-delay),
    takeBack: undefined,
  }
}

function takenBack(room: RoomState, event: EventOf<'takenBack'>): RoomState {
  const { to, seat } = event
  const press = room.presses[to]
  if (press === undefined) throw new Error(`there are no ${to} moves to go back to`)
  if (event.isAlone) return takenOut(room, to, seat)
  const isAgreed = room.takeBack?.seat === seat
  const { clocks, settings, at } = room
  const restored = clocks && { ...clocks, left: press.left, out: [] }
  const own = () => afterOwnTakeBack(press, seat, at)
  return {
    ...room,
    table: tableOf(room).backTo(to),
    clocks:
      restored &&
      (isAgreed
        ? revive(restored, settings.clock, [...room.seats.keys()])
        : { ...restored, left: press.left.with(seat, own()) }),
    presses: room.presses.slice(0, to),
    takeBack: undefined,
  }
}

/** One move is gone, and what others answered at the same time stays, with the time that it took them. */
function takenOut(room: RoomState, to: number, seat: number): RoomState {
  const { clocks, presses, at } = room
  const press = presses[to]
  const table = withoutLastOf(tableOf(room), seat)
  if (press === undefined || table === undefined) throw new Error(`move ${to + 1} cannot go alone`)
  const left = clocks?.left.with(seat, afterOwnTakeBack(press, seat, at))
  return {
    ...room,
    table,
    clocks: clocks && left && { ...clocks, left },
    presses: presses.toSpliced(to, 1),
    takeBack: undefined,
  }
}

function answered<Q extends { readonly agreed: readonly number[] }>(
  question: Q | undefined,
  { seat, agrees }: { readonly seat: number; readonly agrees: boolean },
): Q | undefined {
  return question && agrees ? { ...question, agreed: [...question.agreed, seat] } : undefined
}

function clockChanged(room: RoomState, { clock }: EventOf<'clockChanged'>): RoomState {
  const clocks = newClocks(clock, room.seats.length, room.at)
  const left = clocks?.left ?? []
  return {
    ...room,
    settings: { ...room.settings, clock },
    clocks,
    presses: room.presses.map((press) => ({ ...press, at: room.at, left })),
    clockChange: undefined,
  }
}

function timeRanOut(room: RoomState, { seat }: EventOf<'timeRanOut'>): RoomState {
  const { clocks } = room
  if (clocks === undefined) throw new Error('no time runs out without a clock')
  const { left, out } = clocks
  return { ...room, clocks: { ...clocks, left: left.with(seat, 0), out: [...out, seat] } }
}

function tableOf({ table }: RoomState): Table<GameState, GameTypes> {
  if (table === undefined) throw new Error('the game has not started')
  return table
}
