/** Decisions in which some of several cards or goods are picked, with each of them by itself. */
import { inWords } from '@doubloon/engine'
import { type Choosing, choosingOf } from '@doubloon/san-juan'
import { byCost } from './cards.ts'
import type { SanJuanGame } from './game.ts'

/** What can be picked now. */
export interface Picks extends Choosing {
  /** Cards by key, cheap ones first, or goods: those included that the rules have picked for want of another choice. */
  readonly items: readonly string[]
}

/** The picks of a seat that is asked; undefined if it decides something else. */
export function picksOf(game: SanJuanGame, seat = game.toMove): Picks | undefined {
  const choosing = choosingOf(game, seat)
  if (choosing === undefined) return undefined
  const { from, pool } = choosing
  const items = Object.entries(pool).flatMap(([key, count]) =>
    Array.from({ length: count }, () => key),
  )
  return { ...choosing, items: from === 'hand' || from === 'drawn' ? items.sort(byCost) : items }
}

/** The composite move that picks these. */
export function pickInWords(verb: string, items: readonly string[]): string {
  return `${verb} ${items.map(inWords).join(', ')}`
}
