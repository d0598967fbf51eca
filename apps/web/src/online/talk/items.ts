/** What the log of a room tells besides moves: what was said, and what happened around the table; and where it stands between the moves. */
import type { RoomSeat, Words } from '@doubloon/table'
import type { TalkWords } from '../../text/say-talk.ts'
import type { Happening, RoomNow } from '../contract.ts'
import { type Matter, matterOf } from './matters.ts'
import { seatOf } from './people.ts'

/** What a reader wants to see. */
export const SHOWN = ['all', 'moves', 'talk'] as const
export type Shown = (typeof SHOWN)[number]

interface Placed {
  readonly key: string
  /** Its number in the log of the room. */
  readonly number: number
  /** How many moves come before it. */
  readonly moves: number
}

/** Something that was said. */
export interface Saying extends Placed {
  readonly kind: 'said'
  readonly person: string
  readonly name: string
  /** −1 for somebody who does not sit. */
  readonly seat: number
  readonly words: Words
  readonly isOwn: boolean
}

/** Sayings in a row of somebody whom the reader has muted. */
export interface Hush extends Placed {
  readonly kind: 'hushed'
  readonly person: string
  readonly name: string
  readonly count: number
}

export type Item = Saying | Hush | (Placed & Matter & { readonly kind: 'matter' })

interface Reading {
  readonly words: TalkWords
  readonly isMuted: (person: string) => boolean
}

/** Everything to be told, in order. Who came and went before the game is not told. */
export function itemsOf(now: RoomNow, { words, isMuted }: Reading): readonly Item[] {
  const items: Item[] = []
  let seats: readonly RoomSeat[] = []
  let hasBegun = false
  for (const told of now.log) {
    const { number, moves, event } = told
    if (event.type === 'said') push(items, sayingOf(told, now), isMuted)
    const before = event.type === 'seatChanged' ? seats[event.seat] : undefined
    const matter = hasBegun ? matterOf(told, { now, words, before }) : undefined
    if (matter !== undefined)
      items.push({ kind: 'matter', key: `e${number}`, number, moves, ...matter })
    if (event.type === 'opened') seats = event.seats
    if (event.type === 'seatChanged') seats = seats.with(event.seat, event.is)
    if (event.type === 'started') hasBegun = true
  }
  return items
}

function sayingOf({ number, moves, event }: Happening, now: RoomNow): Saying | undefined {
  if (event.type !== 'said') return undefined
  const { person, name, words } = event
  const isOwn = person === now.person
  const seat = seatOf(now, person)
  return { kind: 'said', key: `e${number}`, number, moves, person, name, words, isOwn, seat }
}

/** What muted people say folds to one line. */
function push(
  items: Item[],
  saying: Saying | undefined,
  isMuted: (person: string) => boolean,
): void {
  if (saying === undefined) return
  const { key, person, name, number, moves } = saying
  if (saying.isOwn || !isMuted(person)) {
    items.push(saying)
    return
  }
  const last = items.at(-1)
  const isOne = last?.kind === 'hushed' && last.person === person
  if (isOne) items[items.length - 1] = { ...last, count: last.count + 1 }
  else items.push({ kind: 'hushed', key, number, moves, person, name, count: 1 })
}

/** What others have said after a number of the log, and the reader wants to read. */
export function unreadOf(
  { log, person }: Pick<RoomNow, 'log' | 'person'>,
  read: number,
  isMuted: (person: string) => boolean,
): number {
  return log.filter(
    ({ number, event }) =>
      event.type === 'said' && number > read && event.person !== person && !isMuted(event.person),
  ).length
}

/** A line of the log, as far as its place is concerned. */
interface Line {
  /** How many moves had been made at it. */
  readonly n: number
}

/** Lines and items as one list, in the order in which they happened; only those that are wanted. */
export function between<L extends Line>(
  lines: readonly L[],
  items: readonly Item[],
  shown: Shown,
): readonly (L | Item)[] {
  if (shown === 'moves') return lines
  if (shown === 'talk') return items.filter(({ kind }) => kind !== 'matter')
  const all: (L | Item)[] = []
  let next = 0
  for (const line of lines) {
    for (let item = items[next]; item !== undefined && item.moves < line.n; item = items[++next])
      all.push(item)
    all.push(line)
  }
  return [...all, ...items.slice(next)]
}
