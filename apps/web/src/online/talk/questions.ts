/** What is asked of all who play: whether moves go back, whether another clock runs; and how far the answers are. */
import type { PersonCommand } from '@doubloon/table'
import type { TalkWords } from '../../text/say-talk.ts'
import type { RoomNow } from '../contract.ts'
import { personAt, plays } from './people.ts'

/** How one stands to a question. */
export type Part =
  /** It is one's own. */
  | 'own'
  | 'asked'
  | 'agreed'
  /** One only looks on, or a bot plays for one. */
  | 'none'

export interface Question {
  readonly kind: 'takeBack' | 'clock'
  readonly number: number
  /** Who asks. */
  readonly seat: number
  readonly title: string
  readonly detail: string
  readonly part: Part
  /** All others who play, and whether they have agreed. */
  readonly voters: readonly { readonly seat: number; readonly hasAgreed: boolean }[]
}

/** Who made a move. */
interface Made {
  readonly n: number
  readonly seat: number
  readonly move: string
}

export function questionsOf(
  now: RoomNow,
  history: readonly Made[],
  words: TalkWords,
): readonly Question[] {
  const { takeBack, clockChange, settings } = now.room
  const questions: Question[] = []
  if (takeBack !== undefined) {
    const title = words.vote.takeBack(personAt(now, takeBack.seat))
    const detail = goingBack(now, history, takeBack, words)
    questions.push({ kind: 'takeBack', title, detail, ...standing(now, takeBack) })
  }
  if (clockChange !== undefined) {
    const title = words.vote.clock(personAt(now, clockChange.seat))
    const pace = words.vote.pace(words.clock(clockChange.clock), words.clock(settings.clock))
    const isTimed = clockChange.clock.kind !== 'none'
    const detail = isTimed ? `${pace} ${words.vote.fresh}` : pace
    questions.push({ kind: 'clock', title, detail, ...standing(now, clockChange) })
  }
  return questions
}

function goingBack(
  now: RoomNow,
  history: readonly Made[],
  { seat, to }: { readonly seat: number; readonly to: number },
  { vote }: TalkWords,
): string {
  const moves = history.filter(({ n, move }) => n > to && move !== '')
  const others = [...new Set(moves.map((made) => made.seat))].filter((it) => it !== seat)
  return vote.goesBack(
    moves.length,
    others.map((it) => personAt(now, it)),
  )
}

function standing(
  now: RoomNow,
  {
    number,
    seat,
    agreed,
  }: { readonly number: number; readonly seat: number; readonly agreed: readonly number[] },
): Pick<Question, 'number' | 'seat' | 'part' | 'voters'> {
  const voters = now.room.seats.flatMap((_, voter) =>
    voter !== seat && plays(now, voter) ? [{ seat: voter, hasAgreed: agreed.includes(voter) }] : [],
  )
  const own = voters.find((voter) => voter.seat === now.viewer)
  const isAsker = now.viewer === seat && plays(now, seat)
  const answered = own?.hasAgreed === true ? 'agreed' : 'asked'
  return { number, seat, voters, part: isAsker ? 'own' : own === undefined ? 'none' : answered }
}

/** What a press of a slip asks of the room. */
export function answerTo({ kind, number }: Question, agrees: boolean): PersonCommand {
  return { type: kind === 'takeBack' ? 'answerTakeBack' : 'answerClock', about: number, agrees }
}

export function withdrawalOf({ kind }: Question): PersonCommand {
  return { type: kind === 'takeBack' ? 'withdrawTakeBack' : 'withdrawClock' }
}
