/** The violet kinds by cost in words, and the slots of the board, typed in from PR-DRAFT-1 and §14.1. */

/** All violet kinds by cost: what the players may choose from. */
export const POOL: Readonly<Record<number, readonly string[]>> = {
  1: ['small market', 'aqueduct'],
  2: ['hacienda', 'construction hut', 'forest house', 'black market'],
  3: ['small warehouse', 'storehouse'],
  4: ['hospice', 'guesthouse'],
  5: ['office', 'large market', 'trading post', 'church'],
  6: ['large warehouse', 'small wharf'],
  7: ['factory', 'lighthouse'],
  8: ['university', 'harbor', 'library', 'specialty factory'],
  9: ['wharf', 'union hall'],
  10: ['guild hall', 'residence', 'fortress', 'customs house', 'city hall', 'cloister', 'statue'],
}
/** Slots of the board by cost. */
export const SLOTS: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  3: 1,
  4: 1,
  5: 2,
  6: 1,
  7: 1,
  8: 2,
  9: 1,
  10: 5,
}
/** Copies of the production buildings, which are always there. */
export const PRODUCTION = {
  smallIndigoPlant: 4,
  smallSugarMill: 4,
  indigoPlant: 3,
  sugarMill: 3,
  tobaccoStorage: 3,
  coffeeRoaster: 3,
}
/** All costs that have slots. */
export const COSTS: readonly number[] = Object.keys(POOL).map(Number)

/** `small market` → `smallMarket`. */
export const keyOf = (kind: string) =>
  kind.replace(/ ./g, (letter) => letter.slice(1).toUpperCase())
