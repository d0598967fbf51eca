/** A new game that goes on from a moment of an old one: one seat is a person's, the others are bots. */
import type { Seat } from '../client/contract.ts'
import { nameAt } from '../text/people.ts'

interface Beginning {
  readonly n: number
  readonly seats: readonly Seat[]
  /** The person's seat, and the level of the others. */
  readonly seat: number
  readonly level: string
}

/** The record of the new game (JSON text), cut after n moves. */
export function recordFrom(text: string, { n, seats, seat, level }: Beginning): string {
  const record: { readonly moves: readonly string[] } = JSON.parse(text)
  const players = seats.map(({ name }, at) =>
    at === seat ? { name } : { name: nameAt(seats, at), bot: level },
  )
  return JSON.stringify({ ...record, seats: players, moves: record.moves.slice(0, n) })
}
