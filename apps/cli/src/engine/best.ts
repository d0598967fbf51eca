/** The verb `best`: what a bot would play, and how it sees the game. */
import { type Advice, parsePlayer } from '@doubloon/bots'
import type { AnyGame } from '../any-game.ts'
import { advise, QUICK_ADVISER } from '../opponents.ts'
import { Refused, type Request, shortened } from './request.ts'

/** The longest time one may ask for: an hour. */
const MOST_MILLISECONDS = 3_600_000

/** The advice of the level that was asked for to a seat that is to decide. */
export function best(request: Request, game: AnyGame, seat: number): object {
  const level = request.has('level') ? readLevel(request) : QUICK_ADVISER
  const time = request.has('ms')
    ? { milliseconds: request.wholeNumber('ms', 0, MOST_MILLISECONDS) }
    : {}
  const seed = `best-${game.record().moves.length}`
  return { level, ...rounded(advise(game, level, seed, { seat, ...time })) }
}

function readLevel(request: Request): string {
  const level = shortened(request.text('level'))
  const player = parsePlayer(level)
  if (player.ok) return level
  const { code: reason, message } = player.error
  throw new Refused({ code: 'not-available', reason, message })
}

/** Shares are guesses: four digits say all there is to say. */
function rounded(advice: Advice): Advice {
  const round = (share: number) => Number(share.toFixed(4))
  return {
    ...advice,
    shares: advice.shares.map(round),
    alternatives: advice.alternatives.map(({ move, share }) => ({ move, share: round(share) })),
  }
}
