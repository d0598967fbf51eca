/** A bot that searches in a style. */
import type { Bot } from './bot.ts'
import { search } from './search.ts'
import type { Style } from './style.ts'

export function searcher(name: string, about: string, style: Style): Bot {
  const { look = 'by reckoning' } = style
  return { name, about, look, answer: (task) => search(task, style) }
}
