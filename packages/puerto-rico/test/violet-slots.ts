/** The violet kinds by cost in words, from §14.1, and the slots of the board, which the reference typed in from PR-DRAFT-1. */
import { inWords } from '@doubloon/engine'
import { SLOTS } from './reference/tables.ts'
import { number, SHEET } from './sheet.ts'

export { SLOTS }

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
