/** The searching reference bots: one search, five styles (ADR 0010). Frozen: a change of one is a new bot. */
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import type { SearchOptions } from './search-options.ts'
import { searcher } from './searcher.ts'

/** Without a limit they think for a second. */
export const A_SECOND = { milliseconds: 1000 }

export const flat = searcher('flat', 'compares the moves at hand by random games', {
  rolloutPolicy: 'random',
  depth: 1,
  exploration: 0.7,
  usual: A_SECOND,
})

export const uct = searcher('uct', 'searches all decisions, with random games below the tree', {
  rolloutPolicy: 'random',
  exploration: 0.7,
  usual: A_SECOND,
})

export const uctRound = searcher(
  'uct-round',
  'searches all decisions, with random play to the end of the round and a look',
  { rolloutPolicy: 'random', rounds: 0, exploration: 0.4, usual: A_SECOND },
)

/**
 * Sensible futures to the end of the next round, led by what looks good one step ahead. Below the move at hand only role
 * choices are searched: they decide what everybody may do, and the time goes into looking further.
 */
export const GUIDED: SearchOptions = {
  rolloutPolicy: 'heuristic',
  rounds: 1,
  guided: true,
  rolesOnly: true,
  evaluation: 'small net',
  exploration: 0.3,
  usual: A_SECOND,
}

export const uctGreedy = searcher(
  'uct-greedy',
  'searches all its decisions, with sensible play to the end of the next round and a look',
  GUIDED,
)

export const roleUct: Bot = {
  ...uctGreedy,
  name: 'role-uct',
  about: 'searches its role choices only, everything else as greedy',
  answer: (task) => (task.adapter.isRoleChoice(task.state) ? uctGreedy : greedy).answer(task),
}
