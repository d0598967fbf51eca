/** A line of a record: a move, with its seat in front where the order of the table was not kept. */

/** Who moves, if the line says so, and what. */
interface RecordLine {
  readonly seat?: number
  readonly move: string
}

/** Takes a line of a record apart. */
export function splitLine(line: string): RecordLine {
  const [, seat, move] = /^seat (\d+): (.*)$/.exec(line) ?? []
  return seat === undefined || move === undefined ? { move: line } : { seat: Number(seat), move }
}

/** The line of a move; the seat is named only if it is not the one that was asked first. */
export function joinLine(move: string, seat: number, asked: number): string {
  return seat === asked ? move : `seat ${seat}: ${move}`
}
