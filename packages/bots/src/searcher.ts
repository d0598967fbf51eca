/** A bot that searches in a style. */
import type { Bot } from './bot.ts'
import { search } from './search.ts'
import type { SearchOptions } from './search-options.ts'

export function searcher(name: string, about: string, options: SearchOptions): Bot {
  const { evaluation = 'heuristic' } = options
  return {
    name,
    about,
    needsNets: evaluation === 'small net',
    answer: (task) => search(task, options),
  }
}
