/** What has changed at a table before its game, as sentences for ears. */
import type { RoomSeat } from '../client/contract.ts'
import type { RoomNow } from '../online/contract.ts'
import { sayGathering } from '../text/say-gathering.ts'
import { hostOf, isPresent, isTaken, personAt } from './seats.ts'

/** From how it stood to how it stands. */
export function newsOf(before: RoomNow, after: RoomNow): readonly string[] {
  const seats = after.room.seats.flatMap((seat, index) =>
    newsOfSeat(before, after, before.room.seats[index], seat, index),
  )
  const host = before.room.host === after.room.host ? undefined : hostOf(after)
  return host === undefined ? seats : [...seats, sayGathering.news.host(host)]
}

function newsOfSeat(
  before: RoomNow,
  after: RoomNow,
  was: RoomSeat | undefined,
  is: RoomSeat,
  seat: number,
): readonly string[] {
  const words = sayGathering.news
  const old = was !== undefined && isTaken(was) ? was : undefined
  if (isTaken(is)) {
    const who = personAt(after, is)
    if (old?.person !== is.person) return [words.sat(who, seat)]
    if (old.isReady !== is.isReady) return [is.isReady ? words.ready(who) : words.notReady(who)]
    const isHere = isPresent(after, is.person)
    if (isPresent(before, is.person) === isHere || hasJustCome(before, after, is.person)) return []
    return [isHere ? words.come(who) : words.gone(who)]
  }
  // Who the reader is may have been unknown then: it never is unknown again.
  if (old !== undefined) return [words.left(personAt(after, old)), ...newsOfPlace(is, seat)]
  const isSame = was?.kind === is.kind && nameOf(was) === nameOf(is)
  if (isSame) return []
  return is.kind === 'open' ? [words.open(seat)] : newsOfPlace(is, seat)
}

/** Who sits down for the first time is somebody to the server only then, and was never away. */
function hasJustCome(before: RoomNow, after: RoomNow, person: string): boolean {
  return before.person === undefined && after.person === person
}

/** What became of a place where nobody sits. */
function newsOfPlace(is: RoomSeat, seat: number): readonly string[] {
  const words = sayGathering.news
  if (is.kind === 'bot') return [words.bot(is.name, seat)]
  return is.kind === 'kept' ? [words.kept(is.name, seat)] : []
}

const nameOf = (seat: RoomSeat): string => (seat.kind === 'open' ? '' : seat.name)
