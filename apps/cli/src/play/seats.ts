/** Who sits where: people and opponents, with their names. */
import { parsePlayer } from '@doubloon/bots'
import type { Seat } from '@doubloon/table'
import { type Given, UsageError } from '../arguments.ts'
import { say } from '../messages.ts'
import { OPPONENTS, USUAL_OPPONENT } from '../opponents.ts'

/** The word for a person at the terminal; a bot is written as for `arena`. */
const YOU = 'you'

/** The word for the opponent that `--bot` names. */
const BOT = 'bot'

/** The seats that were asked for; undefined if nothing was said about their number. */
export function readSeats(given: Given, players: number | undefined): readonly Seat[] | undefined {
  const words = wordsIn(given, players)
  return words && named(words)
}

function wordsIn(given: Given, players: number | undefined): readonly string[] | undefined {
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

/** A name for everybody; several people are numbered. */
function named(words: readonly string[]): readonly Seat[] {
  const people = words.filter((word) => word === YOU).length
  let [person, opponent] = [0, 0]
  return words.map((word, seat) => {
    if (word !== YOU) return { name: say.play.opponents[opponent++] ?? say.seat(seat), bot: word }
    return { name: people === 1 ? say.play.you : say.play.playerAt(++person) }
  })
}
