/** When the pieces of a move leave: event after event, piece after piece, and never longer than people want to wait. */
import { LASTS, mannerOf } from './manners.ts'
import { type Flight, firstOf, type Leg, type Places } from './travel.ts'

/** Milliseconds between two pieces of an event. */
const APART = 70
/** One event, and everything that one move brings, at most. */
const EVENT_MOST = 900
const MOVE_MOST = 1500
/** More pieces of one kind than this say nothing more. */
const PIECES_MOST = 8

/** Events one after the other, the pieces of each in order; a move with much in it goes faster. */
export function schedule(
  events: readonly (readonly Flight[])[],
  before: Places,
  after: Places,
): readonly Leg[] {
  const legs: Leg[] = []
  const lanes = new Map<string, number>()
  let clock = 0
  for (const [event, flights] of events.entries()) {
    const pieces = flights.flatMap((flight) => piecesOf(flight, event, before, after))
    if (pieces.length === 0) continue
    const lane = flights[0]?.lane
    if (lane === undefined) {
      clock = Math.max(clock, ...lanes.values())
      lanes.clear()
    }
    const start = lane === undefined ? clock : (lanes.get(lane) ?? clock)
    const longest = Math.max(...pieces.map(({ lasts }) => lasts))
    const apart = Math.min(
      APART,
      Math.max(0, EVENT_MOST - longest) / Math.max(1, pieces.length - 1),
    )
    for (const [index, piece] of pieces.entries())
      legs.push({ ...piece, start: start + index * apart })
    const end = start + (pieces.length + 1) * apart
    if (lane === undefined) clock = end
    else lanes.set(lane, end)
  }
  return withSails(hurried(legs), events)
}

/** Much at once follows each other more closely; each piece keeps its time. */
function hurried(legs: readonly Leg[]): readonly Leg[] {
  const last = Math.max(0, ...legs.map(({ start }) => start))
  const longest = Math.max(0, ...legs.filter(isNoShip).map(({ lasts }) => lasts))
  const share = Math.min(1, (MOVE_MOST - longest) / Math.max(1, last))
  return legs.map((leg) => ({ ...leg, start: leg.start * share }))
}

const isNoShip = ({ manner }: Leg) => manner !== 'sail'

/** A ship sails when its last barrel has come aboard; until then it lies there as it was. */
function withSails(legs: readonly Leg[], events: readonly (readonly Flight[])[]): readonly Leg[] {
  return legs.flatMap((leg) => {
    if (isNoShip(leg)) return [leg]
    const loads = legs.filter((it) => isNoShip(it) && it.to.place === leg.to.place)
    const start = Math.max(leg.start, ...loads.map((it) => it.start + it.lasts))
    const load = events[leg.event]?.find(({ symbol }) => symbol === leg.symbol)?.loadBefore ?? 0
    return [
      { ...leg, start: 0, lasts: start, manner: 'moor', load, source: '' },
      { ...leg, start },
    ]
  })
}

function piecesOf(
  { count, from, to, via = [], source = [], lane, loadBefore, ...looks }: Flight,
  event: number,
  before: Places,
  after: Places,
): Leg[] {
  const start = firstOf(from, before) ?? firstOf(from, after)
  const end = firstOf(to, after)
  if (start === undefined || end === undefined) return []
  const manner = looks.manner ?? mannerOf(looks.symbol)
  return Array.from({ length: Math.min(count, PIECES_MOST) }, () => ({
    ...looks,
    manner,
    event,
    start: 0,
    lasts: LASTS[manner],
    from: start,
    via: firstOf(via, after),
    to: end,
    isExact: end.place === to[0],
    source: firstOf(source, after)?.place,
  }))
}
