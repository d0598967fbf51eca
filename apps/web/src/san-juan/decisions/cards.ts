/** Cards as single things: a hand is counted by kind, but one presses a card, and two of a kind can do different things. */
import { BUILDINGS } from '@doubloon/san-juan'

/** One card of a hand. */
export interface Held {
  /** `hand-well-0`, `hand-well-1`: tells the copies of a kind apart. */
  readonly id: string
  readonly key: string
}

/** Cards by key, as views count them. */
export type Counted = Readonly<Record<string, number>>

/** All cards of some piles one by one, in the order of the rulebook, copies of a kind side by side. */
export function spread(where: string, ...piles: readonly (Counted | undefined)[]): readonly Held[] {
  return BUILDINGS.flatMap(({ key }) => {
    const count = piles.reduce((sum, pile) => sum + (pile?.[key] ?? 0), 0)
    return Array.from({ length: count }, (_, copy) => ({ id: `${where}-${key}-${copy}`, key }))
  })
}

/** A card for each key that is wanted, as far as there are enough; the last copies first, so that the first stays. */
export function cardsFor(keys: readonly string[], among: readonly Held[]): readonly Held[] {
  const left = [...among]
  return keys.flatMap((key) => {
    const at = left.findLastIndex((card) => card.key === key)
    return at < 0 ? [] : left.splice(at, 1)
  })
}

/** Whether a card is among others. */
export function isAmong({ id }: Held, cards: readonly Held[]): boolean {
  return cards.some((card) => card.id === id)
}

/** The others. */
export function without(cards: readonly Held[], { id }: Held): readonly Held[] {
  return cards.filter((card) => card.id !== id)
}
