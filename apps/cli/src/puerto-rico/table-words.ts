/** The words on the terminal's table of Puerto Rico. */
import { BUILDINGS } from '@doubloon/puerto-rico'

const SIZES = new Map(BUILDINGS.map(({ key, size }) => [key, size]))

/** Labels, short enough for their columns. */
export const words = {
  title: (round: number, governor: string, phase: string | undefined) =>
    `Puerto Rico · round ${round} · governor ${governor}${phase === undefined ? '' : ` · ${phase} phase`}`,
  supplies: (vp: number, colonists: number, ship: number) =>
    `VP left ${vp} · colonists left ${colonists}, ship ${ship}`,
  lastRound: 'This is the last round.',
  brokenOff: 'The game is broken off here.',
  roles: 'Roles',
  ships: 'Ships',
  emptyShip: 'empty',
  house: 'Trading house',
  barrels: '  barrels',
  island: '  island: occupied / tiles',
  supply: 'left to take',
  faceDown: (count: number) => `${count} face down`,
  columns: {
    doubloons: 'doubl.',
    vp: 'VP',
    sanJuan: 'San J',
    free: 'free',
    spaces: 'isl/city',
  },
  short: {
    corn: 'corn',
    indigo: 'ind',
    sugar: 'sug',
    tobacco: 'tob',
    coffee: 'cof',
    quarry: 'qua',
    forest: 'for',
  },
  buildings: (seats: string) =>
    `Buildings: cost, copies left, colonists in those of ${seats} (0 unoccupied, · not built)`,
  score: { chips: 'chips', buildings: 'buildings' },
  citySpaces: (buildings: Readonly<Record<string, number>>) =>
    Object.keys(buildings).reduce((sum, key) => sum + (SIZES.get(key) ?? 1), 0),
}
