/** One game of bots, as it travels to a worker and back. */
import { botAdapterOf, type Played, parsePlayer, playMatch } from '@doubloon/bots'
import { orThrow } from '@doubloon/engine'
import type { Built } from '../command-adapter.ts'
import { findGame } from '../games.ts'

/** A game to be played: bots as they are written, by seat. */
export interface Job {
  readonly number: number
  readonly game: string
  readonly options: object
  readonly seed: string
  readonly players: readonly string[]
  /** Whether somebody wants to know what was built. */
  readonly withBuilt?: boolean
}

/** A game that was played. */
export interface Done {
  readonly job: Job
  readonly played: Played
  /** What ended the game, as a set of bits. */
  readonly endTriggers: number
  /** What was built, if somebody wants to know. */
  readonly built?: Built
}

/** Plays the game. */
export function playJob(job: Job): Done {
  const row = findGame(job.game)
  if (row === undefined) throw new Error(`no such game: ${job.game}`)
  let endTriggers = 0
  let built: Built | undefined
  const played = playMatch(
    {
      rules: row.rules,
      adapter: botAdapterOf(job.game),
      options: job.options,
      seed: job.seed,
      players: job.players.map((text) => orThrow(parsePlayer(text))),
      now: () => performance.now(),
    },
    (s) => {
      endTriggers = row.endTriggers(s)
      if (job.withBuilt === true) built = row.builtIn(s)
    },
  )
  return { job, played, endTriggers, ...(built !== undefined && { built }) }
}
