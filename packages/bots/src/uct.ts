/** The searching reference bots: one search, five styles (ADR 0010). Frozen: a change of one is a new bot. */
import type { Bot } from './bot.ts'
import { type Style, search } from './search.ts'

/** Without a limit they think for a second. */
const A_SECOND = { milliseconds: 1000 }

function searcher(name: string, about: string, style: Style): Bot {
  return { name, about, answer: (task) => search(task, style) }
}

export const flat = searcher('flat', 'compares the moves at hand by random games', {
  playouts: 'random',
  depth: 1,
  exploration: 0.7,
  usual: A_SECOND,
})

export const uct = searcher('uct', 'searches all decisions, with random games below the tree', {
  playouts: 'random',
  exploration: 0.7,
  usual: A_SECOND,
})

export const uctRound = searcher(
  'uct-round',
  'searches all decisions, with random play to the end of the round and a look',
  { playouts: 'random', rounds: 0, exploration: 0.4, usual: A_SECOND },
)

export const uctGreedy = searcher(
  'uct-greedy',
  'searches all decisions, with sensible play to the end of the next round and a look',
  { playouts: 'sense', rounds: 1, exploration: 0.4, usual: A_SECOND },
)

export const roleUct = searcher(
  'role-uct',
  'searches role choices only, everything else by sense, futures as uct-greedy',
  { playouts: 'sense', rounds: 1, rolesOnly: true, exploration: 0.4, usual: A_SECOND },
)
