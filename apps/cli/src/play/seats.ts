/** Who sits where: people and opponents, with their names. */
import { parsePlayer } from '@doubloon/bots'
import { type Given, UsageError } from '../arguments.ts'
import { say } from '../messages.ts'
import { OPPONENTS, USUAL_OPPONENT } from '../opponents.ts'

/** A person, or a bot as it is written for `arena`. */
export type Sitter = string

/** The word for a person at the terminal. */
export const YOU = 'you'

/** The word for the opponent that `--bot` names. */
const BOT = 'bot'

/** The seats that were asked for; undefined if nothing was said about their number. */
export function readSeats(
  given: Given,
  players: number | undefined,
): readonly Sitter[] | undefined {
  const text = given.text('seats')
  const bot = given.text('bot') ?? USUAL_OPPONENT
  refuseUnknown('bot', [bot])
  if (text === undefined) {
    const bots = given.has('bots')
      ? given.wholeNumber('bots', { least: 1, most: 4, usual: 3 })
      : players && players - 1
    return bots === undefined ? undefined : [YOU, ...Array.from({ length: bots }, () => bot)]
  }
  given.refuseBeside('seats', ['bots'])
  const words = text.split(',').map((word) => word.trim())
  if (!words.includes(BOT)) given.refuseBeside('seats', ['bot'])
  const seats = words.map((word) => (word === BOT ? bot : word))
  if (seats.length < 2 || seats.length > 5)
    throw new UsageError(say.usage.seats(text, [YOU, BOT, ...OPPONENTS]))
  refuseUnknown(
    'seats',
    seats.filter((seat) => seat !== YOU),
  )
  return seats
}

/** Refuses what is no bot, in the words of who knows them all. */
function refuseUnknown(flag: string, bots: readonly string[]): void {
  for (const bot of bots) {
    const player = parsePlayer(bot)
    if (!player.ok) throw new UsageError(say.usage.badBot(flag, player.error.message))
  }
}

/** The seats of people. */
export function peopleIn(seats: readonly Sitter[]): readonly number[] {
  return seats.flatMap((sitter, seat) => (sitter === YOU ? [seat] : []))
}

/** A name for everybody; several people are numbered. */
export function namesOf(seats: readonly Sitter[]): readonly string[] {
  const people = peopleIn(seats)
  let opponent = 0
  return seats.map((sitter, seat) => {
    if (sitter !== YOU) return say.play.opponents[opponent++] ?? say.seat(seat)
    return people.length === 1 ? say.play.you : say.play.youAt(people.indexOf(seat) + 1)
  })
}
