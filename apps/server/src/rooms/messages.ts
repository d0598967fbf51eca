/** What a room tells one viewer: everything that leaves the server about a room is made here, out of what the viewer may see. */
import { WATCHER } from '@doubloon/engine'
import type {
  ClocksMessage,
  EventMessage,
  GlimpseMessage,
  RoomState,
  ViewReply,
  WholeMessage,
} from '@doubloon/protocol'
import { eventFor, type Logged } from '@doubloon/table'
import { glimpseFor } from './glimpse.ts'
import { movesSeen, type Sight } from './sight.ts'

export function roomState(sight: Sight): RoomState {
  const { id, room } = sight
  const { settings, seats, host, phase, brought, tournament } = room
  const { takeBack, clockChange, rematch, result } = room
  const { absence, watchDelay, ...others } = settings
  return {
    id,
    number: room.number,
    settings: {
      ...others,
      ...(absence !== undefined && { absence }),
      ...(watchDelay !== undefined && { watchDelay }),
    },
    seats: [...seats],
    host,
    stage: phase,
    moves: movesSeen(sight),
    ...(brought !== undefined && { brought }),
    ...(takeBack !== undefined && { takeBack: { ...takeBack, agreed: [...takeBack.agreed] } }),
    ...(clockChange !== undefined && {
      clockChange: { ...clockChange, agreed: [...clockChange.agreed] },
    }),
    ...(rematch !== undefined && { rematch }),
    ...(tournament !== undefined && { tournament }),
    ...(result !== undefined && { result: [...result] }),
  }
}

/** The whole room, with the moves and whatever else is to be read in its log. */
export function wholeMessage(sight: Sight, log: readonly Logged[]): WholeMessage {
  const { person, room, viewer, adapter } = sight
  const history = Array.from({ length: movesSeen(sight) }, (_, index) => entryOf(sight, index + 1))
  const seen = log.filter(({ number }) => number <= room.number)
  const moves = movesBefore(seen, room.brought?.moves ?? 0)
  const events = seen.flatMap((logged, index) => {
    if (logged.event.type === 'moved') return []
    const event = eventFor(adapter, logged.event, viewer)
    return event === undefined ? [] : [{ ...logged, event, moves: moves[index] ?? 0 }]
  })
  return {
    type: 'room',
    room: roomState(sight),
    viewer,
    ...(person !== undefined && { person }),
    history,
    log: events,
  }
}

/** How many moves of the present record come before each event; what was said among moves that went back stands where the game goes on. */
function movesBefore(log: readonly Logged[], brought: number): readonly number[] {
  const counts: number[] = []
  let moves = 0
  for (const { event } of log) {
    if (event.type === 'started') moves = brought
    if (event.type === 'moved') moves++
    if (event.type === 'takenBack') moves = event.to
    counts.push(moves)
  }
  let most = moves
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index]?.event
    if (event?.type === 'takenBack') most = Math.min(most, event.to)
    counts[index] = Math.min(most, counts[index] ?? 0)
  }
  return counts
}

/** One event; `n` is the number of the move, if it is one. Undefined if the viewer may not know of it. */
export function eventMessage(sight: Sight, logged: Logged, n: number): EventMessage | undefined {
  const event = eventFor(sight.adapter, logged.event, sight.viewer)
  if (event === undefined) return undefined
  const { number, at } = logged
  const told = { type: 'event', number, at, event } as const
  if (event.type === 'moved') return { ...told, entry: entryOf(sight, n) }
  return event.type === 'said' ? told : { ...told, room: roomState(sight) }
}

type Entry = WholeMessage['history'][number]

/** Why a bot moved speaks of the hand it holds: where hands are hidden, only its own seat may read that. */
function entryOf({ room, viewer, adapter }: Sight, n: number): Entry {
  const entry = room.table?.entry(n, viewer)
  if (entry === undefined) throw new Error(`move ${n} of a room is not there`)
  const { why, ...told } = entry
  return {
    ...told,
    events: [...told.events],
    ...(why !== undefined &&
      (told.seat === viewer || !adapter.hasHiddenHands) && { why: why.map((it) => ({ ...it })) }),
  }
}

/** The game as the viewer may know it; undefined while there is none. */
export function glimpseMessage(sight: Sight): GlimpseMessage | undefined {
  const { room, viewer } = sight
  const game = room.table?.game
  if (game === undefined) return undefined
  const undo = viewer === WATCHER ? 'nothing' : room.undoOf(viewer)
  return { type: 'glimpse', moves: movesSeen(sight), viewer, ...glimpseFor(game, viewer), undo }
}

/** The same after the first so many moves; undefined if there are not so many. */
export function earlierGlimpse(sight: Sight, moves: number): GlimpseMessage | undefined {
  const { room, viewer } = sight
  const game = room.table?.at(moves)
  if (game === undefined || moves > movesSeen(sight)) return undefined
  return { type: 'glimpse', moves, viewer, ...glimpseFor(game, viewer), undo: 'nothing' }
}

/** How much time everybody has; undefined where there is no clock, or where it would tell what is not to be seen yet. */
export function clocksMessage({ room, isDelayed }: Sight, at: number): ClocksMessage | undefined {
  if (room.table === undefined || room.settings.clock.kind === 'none') return undefined
  if (isDelayed) return undefined
  const left = room.seats.map((_, seat) => Math.max(0, Math.round(room.timeLeft(seat, at) ?? 0)))
  return { type: 'clocks', at, left, running: [...room.running] }
}

/** The table for programs that have no rules of their own. */
export function viewReply(sight: Sight): ViewReply | undefined {
  const { room, viewer } = sight
  const game = room.table?.game
  if (game === undefined) return undefined
  const isAsked = viewer !== WATCHER && game.waiting.includes(viewer)
  const offers = isAsked ? game.offers(undefined, viewer) : []
  return {
    number: room.number,
    moves: movesSeen(sight),
    viewer,
    over: game.over,
    toMove: game.toMove,
    waiting: [...game.waiting],
    decision: game.decision,
    view: game.view(viewer) as Record<string, unknown>,
    ...(offers === undefined
      ? { steps: [...game.steps(viewer)] }
      : { offers: offers.map(({ text }) => text) }),
  }
}
