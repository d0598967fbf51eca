/** The box: how many of everything, by number of players (PR-SETUP-1, §14.2, §14.3). */

/** One column of the set-up table. */
export interface Box {
  readonly doubloons: number
  /** Starting plantation by distance from the first governor. */
  readonly startTiles: readonly number[]
  readonly vp: number
  readonly colonistSupply: number
  readonly colonistShip: number
  /** Ship numbers in use: capacity less 4. */
  readonly ships: readonly number[]
  /** Role cards in use: the first so many of the list. */
  readonly roles: number
  readonly rolesPerRound: number
  readonly faceUp: number
  readonly quarries: number
  readonly plantations: readonly number[]
  readonly barrels: readonly number[]
}

const CORN = 0
const INDIGO = 1
const FULL = { quarries: 8, plantations: [10, 12, 11, 9, 8], barrels: [10, 11, 11, 9, 9] }
/** Two players: three plantations of each kind, three quarries, two barrels of each kind fewer (PR-2P-2). */
const REDUCED = { quarries: 5, plantations: [7, 9, 8, 6, 5], barrels: [8, 9, 9, 7, 7] }

const TWO: Box = {
  doubloons: 3,
  startTiles: [INDIGO, CORN],
  vp: 65,
  colonistSupply: 40,
  colonistShip: 2,
  ships: [0, 2],
  roles: 7,
  rolesPerRound: 6,
  faceUp: 3,
  ...REDUCED,
}
const THREE: Box = {
  doubloons: 2,
  startTiles: [INDIGO, INDIGO, CORN],
  vp: 75,
  colonistSupply: 55,
  colonistShip: 3,
  ships: [0, 1, 2],
  roles: 6,
  rolesPerRound: 3,
  faceUp: 4,
  ...FULL,
}
const FOUR: Box = {
  doubloons: 3,
  startTiles: [INDIGO, INDIGO, CORN, CORN],
  vp: 100,
  colonistSupply: 75,
  colonistShip: 4,
  ships: [1, 2, 3],
  roles: 7,
  rolesPerRound: 4,
  faceUp: 5,
  ...FULL,
}
const FIVE: Box = {
  doubloons: 4,
  startTiles: [INDIGO, INDIGO, INDIGO, CORN, CORN],
  vp: 122,
  colonistSupply: 95,
  colonistShip: 5,
  ships: [2, 3, 4],
  roles: 8,
  rolesPerRound: 5,
  faceUp: 6,
  ...FULL,
}

/** The box by number of players; there is none for 0 or 1. */
export const BOXES: readonly Box[] = [TWO, TWO, TWO, THREE, FOUR, FIVE]

/** All colonists and all VP of the box, used with the city-only end (PR-VAR-2). */
export const ALL_COLONISTS = 100
export const ALL_VP = 122
