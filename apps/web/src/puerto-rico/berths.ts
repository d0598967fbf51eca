/** How large ships and trading house are drawn, in the units of their drawings: one scale for all that lies on the water. */
import type { View } from './table-types.ts'

export const SHIP_HEIGHT = 78
export const HOUSE_WIDTH = 134
export const HOUSE_HEIGHT = 92

/** A ship has a bow, a stern, and a hold for each barrel. */
export const shipWidth = (capacity: number): number => 46 + 18 * capacity

/** The berths of the harbor: in two rows, the house at the end of the second; how wide the wider one is, and how wide all are in one row. */
export function berthsOf(ships: View['ships']) {
  const rows = [ships.slice(0, 2), ships.slice(2)] as const
  const [first, second] = rows.map((row) =>
    row.reduce((sum, { capacity }) => sum + shipWidth(capacity), 0),
  )
  const [upper = 0, lower = 0] = [first, second]
  return {
    rows,
    folded: Math.max(upper, lower + HOUSE_WIDTH),
    inOneRow: upper + lower + HOUSE_WIDTH,
  }
}
