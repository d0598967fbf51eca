/** Who sits where: people and opponents, with their names. */
import { type Given, UsageError } from '../arguments.ts'
import { say } from '../messages.ts'
import { OPPONENTS } from '../opponents.ts'

/** A person, or an opponent by name. */
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
  const bot = given.choice('bot', OPPONENTS as [string, ...string[]])
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
  const known = [YOU, ...OPPONENTS]
  if (seats.length < 2 || seats.length > 5 || !seats.every((seat) => known.includes(seat)))
    throw new UsageError(say.usage.seats(text, [...known, BOT]))
  return seats
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
