/** What happens around the table, in sentences of the log: votes, clocks, people who go and come. */
import type { RoomSeat } from '@doubloon/table'
import type { TalkWords } from '../../text/say-talk.ts'
import type { Happening, RoomNow } from '../contract.ts'
import { personAt, seatOf } from './people.ts'

/** What stands in the column of the seals. */
export type MatterIcon = 'ui-undo' | 'ui-hourglass' | 'ui-home'

export interface Matter {
  readonly icon: MatterIcon
  readonly text: string
}

/** What a sentence needs besides the event. */
interface Context {
  readonly now: Pick<RoomNow, 'room' | 'viewer'>
  readonly words: TalkWords
  /** Who sat there before, where a seat has changed. */
  readonly before: RoomSeat | undefined
}

/** The sentence for an event; undefined where there is nothing to tell. */
export function matterOf(
  { event }: Happening,
  { now, words, before }: Context,
): Matter | undefined {
  const { matters, clock } = words
  const who = (seat: number) => personAt(now, seat)
  const back = (text: string): Matter => ({ icon: 'ui-undo', text })
  const time = (text: string): Matter => ({ icon: 'ui-hourglass', text })
  switch (event.type) {
    case 'takeBackAsked':
      return back(matters.takeBackAsked(who(event.seat)))
    case 'takeBackAnswered':
      return back(matters.answered(who(event.seat), event.agrees))
    case 'takeBackWithdrawn':
      return back(matters.withdrawn)
    case 'takenBack':
      return back(matters.takenBack(who(event.seat)))
    case 'clockAsked':
      return time(matters.clockAsked(who(event.seat), clock(event.clock)))
    case 'clockAnswered':
      return time(matters.answered(who(event.seat), event.agrees))
    case 'clockWithdrawn':
      return time(matters.withdrawn)
    case 'clockChanged':
      return time(matters.clockChanged(clock(event.clock)))
    case 'timeRanOut':
      return time(matters.timeRanOut(who(event.seat)))
    case 'seatChanged': {
      const text = seated(event.is, before, words, event.seat === now.viewer)
      return text === undefined ? undefined : { icon: 'ui-home', text }
    }
    case 'hostChanged': {
      const seat = seatOf(now, event.host)
      return seat < 0 ? undefined : { icon: 'ui-home', text: matters.hostChanged(who(seat)) }
    }
    default:
      return undefined
  }
}

/** What changed at a seat. */
function seated(
  is: RoomSeat,
  before: RoomSeat | undefined,
  { matters }: TalkWords,
  isYou: boolean,
): string | undefined {
  if (is.kind === 'bot') return matters.botSits(is.name)
  if (is.kind !== 'person') return undefined
  const who = { name: is.name, isYou }
  if (before?.kind !== 'person' || before.person !== is.person) return matters.sits(who)
  if (is.hasResigned === true) return before.hasResigned ? undefined : matters.resigned(who)
  if (is.standIn === before.standIn) return undefined
  return is.standIn === undefined ? matters.isBack(who) : matters.botPlays(who)
}
