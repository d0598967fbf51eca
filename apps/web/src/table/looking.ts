/** Who looks at a table: whose turn it is for them, which seat sentences address, and how the others sit. */
import type { Moment, Opened, TableClient, TableTypes } from '../client/contract.ts'
import { onlyPerson } from '../text/people.ts'

/** Whether the viewer is the one who is asked. */
export function isMine<F extends TableTypes>({ over, offers }: Moment<F>): boolean {
  return !over && (offers === undefined || offers.length > 0)
}

/** What is asked of whom. After an own move that was shown early it may change without a move more. */
export function askedAt<F extends TableTypes>(moment: Moment<F>): string {
  return [moment.n, moment.decision, moment.toMove, isMine(moment)].join()
}

/** The seat of the reader: in a replay the one whose eyes are borrowed, in a room the own one, at a table the only person there. */
export function readerOf<F extends TableTypes>(
  { perspective }: TableClient<F>,
  { setUp, reader }: Opened<F>,
): number | undefined {
  const seat = reader ?? perspective ?? onlyPerson(setUp.seats)
  return typeof seat === 'number' && seat >= 0 ? seat : undefined
}

/** How many people share the screen on which a table is opened. */
export function personsAt<F extends TableTypes>({ setUp, reader }: Opened<F>): number {
  return reader === undefined ? setUp.seats.filter(({ bot }) => bot === undefined).length : 1
}

/** The other seats, in turn order. */
export function seatsAfter(seat: number, players: number): readonly number[] {
  return Array.from(
    { length: Math.max(0, players - 1) },
    (_, index) => (seat + index + 1) % players,
  )
}
