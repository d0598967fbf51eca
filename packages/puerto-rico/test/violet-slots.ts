/** The violet kinds by cost in words, from §14.1, and the slots of the board, typed in from PR-DRAFT-1. */
import { inWords } from '@doubloon/engine'
import { number, SHEET } from './sheet.ts'

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
export const COSTS: readonly number[] = Object.keys(SLOTS).map(Number)

/** All violet kinds by cost: what the players may choose from. */
export const POOL: Readonly<Record<number, readonly string[]>> = Object.fromEntries(
  COSTS.map((cost) => [
    cost,
    SHEET.filter((row) => row['class'] === 'violet' && number(row, 'cost') === cost).map((row) =>
      inWords(row['key'] ?? ''),
    ),
  ]),
)

/** `small market` → `smallMarket`. */
export const keyOf = (kind: string) =>
  kind.replace(/ ./g, (letter) => letter.slice(1).toUpperCase())
