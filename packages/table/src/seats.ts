/** Who sits at a table. */
import { accept, type Result, refuse } from '@doubloon/engine'

/** Who sits at a seat: a person, or a bot by its name. */
export interface Seat {
  readonly name: string
  /** Undefined for a person. */
  readonly bot?: string
}

/** Who plays, and by which options; how many players there are follows from the seats. */
export interface Seating {
  readonly seats: readonly Seat[]
  /** Options of the rules as one would write them, without `players`. */
  readonly options: Readonly<Record<string, unknown>>
}

const LONGEST_NAME = 20

/** Whether everybody has a name of their own; how many may play is a matter of the rules. */
export function checkSeats(seats: readonly Seat[]): Result<undefined> {
  if (seats.length === 0) return refuse('no-seats', 'somebody must sit at the table')
  return checkNames(seats.map(({ name }) => name))
}

/** Whether all names, by seat, are names and differ; undefined where nobody sits. */
export function checkNames(names: readonly (string | undefined)[]): Result<undefined> {
  const nameless = names.findIndex((name) => name !== undefined && !isName(name))
  if (nameless >= 0)
    return refuse(
      'bad-name',
      `seat ${nameless} needs a name of 1 to ${LONGEST_NAME} characters, none of them around it a space`,
    )
  const again = names.findIndex((name, seat) =>
    names.slice(0, seat).some((before) => isSameName(before, name)),
  )
  if (again >= 0) return refuse('same-name', `seat ${again} has the name of another seat`)
  return accept(undefined)
}

/** Names that differ only in capitals are the same. */
export function isSameName(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && a.toLowerCase() === b?.toLowerCase()
}

export function isName(name: string): boolean {
  const length = [...name].length
  return length >= 1 && length <= LONGEST_NAME && name.trim() === name
}
