/** Who looks at a table: whose turn it is for them, which seat sentences address, and how the others sit. */
import type { Moment, SetUp, TableClient, TableTypes } from '../client/contract.ts'
import { onlyPerson } from '../text/people.ts'

/** Whether the viewer is the one who is asked. */
export function isMine<F extends TableTypes>({ over, offers }: Moment<F>): boolean {
  return !over && (offers === undefined || offers.length > 0)
}

/** The seat of the reader: in a replay the one whose eyes are borrowed, at a table the only person there. */
export function readerOf<F extends TableTypes>(
  { perspective }: TableClient<F>,
  seats: SetUp['seats'],
): number | undefined {
  if (perspective === undefined) return onlyPerson(seats)
  return typeof perspective === 'number' ? perspective : undefined
}

/** The other seats, in turn order. */
export function seatsAfter(seat: number, players: number): readonly number[] {
  return Array.from(
    { length: Math.max(0, players - 1) },
    (_, index) => (seat + index + 1) % players,
  )
}
