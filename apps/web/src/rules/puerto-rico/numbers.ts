/** Every number the rules of Puerto Rico mention, taken from the tables of the engine or asked of its rules. */
import {
  ALL_COLONISTS,
  ALL_VP,
  ASKED_IN,
  BARRELS_PER_VP,
  BOXES,
  BUILDINGS,
  type Building,
  type BuildingKey,
  CHURCH_VP,
  CITY_ONLY_ROUNDS,
  CITY_SPACES,
  CLOISTER_VP,
  copiesFor,
  FACTORY_INCOME,
  GOODS,
  HOUSE_SPACES,
  ISLAND_SPACES,
  MOST_IN_KIND,
  PRICES,
  privilege,
  RESIDENCE_VP,
  ROLES,
  reductionFor,
  SLOTS,
  SLOTS_N,
  SMALLEST_SHIP,
  State,
  TILES,
} from '@doubloon/puerto-rico'
import { answersOf, first, least, type NumberQuestion, sum } from '../count.ts'
import { phasesOf } from './phases.ts'

const OWNER = 0
const FOREST = TILES.indexOf('forest')
const row = (key: string): Building => first(BUILDINGS.filter((it) => it.key === key))

type Change = (s: State) => void

/** A position in which only this holds. */
function where(change?: Change): State {
  const s = new State()
  s.chooser = 1
  change?.(s)
  return s
}

/** What a building answers to a question of the rules, where this holds. */
function answer(key: string, question: NumberQuestion<Building>, change?: Change): number {
  return row(key)[question]?.(where(change), OWNER, 0) ?? 0
}

/** What the Guild Hall counts for a production building of this kind. */
function guildHallFor(isOne: (building: Building) => boolean): number {
  const bit = 1 << BUILDINGS.findIndex(isOne)
  return answer('guildHall', 'vpAtEnd', (s) => (s.production[OWNER] = bit))
}

/** The columns of the set-up table, for as many players as there are starting plantations. */
const boxes = BOXES.filter((box, players) => box.startTiles.length === players)
const columns = boxes.map((box) => {
  const players = box.startTiles.length
  const cards = ROLES.slice(0, box.roles)
  const dealt = box.startTiles.length + box.faceUp
  return {
    players,
    doubloons: box.doubloons,
    startTiles: box.startTiles.map((tile) => TILES[tile] ?? ''),
    vp: box.vp,
    colonistSupply: box.colonistSupply,
    colonistShip: box.colonistShip,
    colonists: box.colonistSupply + box.colonistShip,
    ships: box.ships.map((ship) => ship + SMALLEST_SHIP),
    roleCards: box.roles,
    prospectors: cards.filter((role) => role.startsWith('prospector')).length,
    choices: box.rolesPerRound,
    choicesEach: box.rolesPerRound / players,
    rolesLeft: box.roles - box.rolesPerRound,
    faceUp: box.faceUp,
    faceDown: sum(box.plantations) - dealt,
    quarries: box.quarries,
    plantations: box.plantations,
    barrels: box.barrels,
  }
})
const last = columns.at(-1) ?? first(columns)
const violet = BUILDINGS.filter((it) => it.class === 'violet')
const small = violet.filter((it) => it.size === 1)
const large = violet.filter((it) => it.size > 1)
const production = BUILDINGS.filter((it) => it.class === 'production')
const smallestCircles = Math.min(...production.map((it) => it.circles))
const copies = (rows: readonly Building[]) => sum(rows.map((it) => it.copies))
const inSet = (set: Building['set']) => violet.filter((it) => it.set === set)
const largeCost = first(large).cost

/** Everybody works, for the Aqueduct. */
const occupied = where((s) => s.colonists.fill(1))

/** The row of facts of every building, and what it answers, about goods or columns. */
const buildings = BUILDINGS.map((it) => ({
  key: it.key as BuildingKey,
  set: it.set,
  class: it.class,
  good: it.good === undefined ? undefined : GOODS[it.good],
  cost: it.cost,
  balancedCost: it.balancedCost,
  vp: it.vp,
  circles: it.circles,
  size: it.size,
  column: it.column,
  copies: it.copies,
  copiesForTwo: copiesFor(it, first(columns).players),
  rival: it.rival,
  rule: it.rule,
  phases: phasesOf(it),
  ...answersOf(it, ASKED_IN, occupied, GOODS.length - 1),
}))
export type BuildingNumbers = (typeof buildings)[number]

export const facts = {
  columns,
  fewestPlayers: first(columns).players,
  mostPlayers: last.players,
  two: first(columns),
  full: last,
  allColonists: ALL_COLONISTS,
  allVp: ALL_VP,
  plantations: sum(last.plantations),
  barrels: sum(last.barrels),
  islandTiles: sum(last.plantations) + last.quarries,
  fewerForTwo: {
    plantations: (last.plantations[0] ?? 0) - (first(columns).plantations[0] ?? 0),
    quarries: last.quarries - first(columns).quarries,
    barrels: (last.barrels[0] ?? 0) - (first(columns).barrels[0] ?? 0),
  },
  goods: GOODS.map((good, index) => ({
    good,
    price: PRICES[index] ?? 0,
    plantations: last.plantations[index] ?? 0,
    barrels: last.barrels[index] ?? 0,
  })),
  roleCards: ROLES.length,
  /** What the privilege counts, and with a library. */
  privilege: privilege(
    where((s) => (s.chooser = OWNER)),
    OWNER,
  ),
  doubled: privilege(
    where((s) => {
      s.chooser = OWNER
      s.staffed[OWNER] = ~0
    }),
    OWNER,
  ),
  houseSpaces: HOUSE_SPACES,
  islandSpaces: ISLAND_SPACES,
  citySpaces: CITY_SPACES,
  smallestShip: SMALLEST_SHIP,
  largestShip: Math.max(...columns.flatMap(({ ships }) => ships)),
  buildings,
  count: {
    production: production.length,
    productionTiles: copies(production),
    violet: violet.length,
    small: small.length,
    large: large.length,
    baseSmall: inSet('base').filter((it) => it.size === 1).length,
    baseLarge: inSet('base').filter((it) => it.size > 1).length,
    baseTiles: copies(production) + copies(inSet('base')),
    newSmall: inSet('expansion').filter((it) => it.size === 1).length,
    newLarge: inSet('expansion').filter((it) => it.size > 1).length,
    newKinds: inSet('expansion').length,
    newTiles: copies(inSet('expansion')),
    columns: Math.max(...BUILDINGS.map(({ column }) => column)),
  },
  smallCopies: first(small).copies,
  largeCopies: first(large).copies,
  largeSize: first(large).size,
  largeCost,
  /** Most barrels of a kind that can be made by all circles of its buildings; and of corn by a whole island. */
  mostMade: GOODS.slice(1).map((good, index) => ({
    good,
    barrels: sum(production.filter((it) => it.good === index + 1).map((it) => it.circles)),
  })),
  market: { small: answer('smallMarket', 'saleBonus'), large: answer('largeMarket', 'saleBonus') },
  kindsStored: {
    small: answer('smallWarehouse', 'kindsStored'),
    large: answer('largeWarehouse', 'kindsStored'),
  },
  storehouse: answer('storehouse', 'barrelsStored'),
  factory: FACTORY_INCOME,
  guildHall: {
    small: guildHallFor((it) => it.circles === smallestCircles),
    large: guildHallFor((it) => it.circles > smallestCircles),
  },
  residence: RESIDENCE_VP,
  /** The most filled spaces that still bring the least VP. */
  residenceLeast: RESIDENCE_VP.lastIndexOf(first(RESIDENCE_VP)),
  fortress: least((n) => answer('fortress', 'vpAtEnd', (s) => (s.workers[OWNER] = n))),
  customsHouse: least((n) => answer('customsHouse', 'vpAtEnd', (s) => (s.vp[OWNER] = n))),
  largeVp: row('guildHall').vp,
  forests: least((n) =>
    reductionFor(
      where((s) => (s.tiles[FOREST] = n)),
      OWNER,
    ),
  ),
  mostInKind: MOST_IN_KIND,
  guests: row('guesthouse').circles,
  church: CHURCH_VP,
  smallWharf: BARRELS_PER_VP,
  unionHall: least((n) => answer('unionHall', 'vpBeforeLoading', (s) => (s.goods[OWNER] = n))),
  cloister: CLOISTER_VP,
  cloisterSet: least((n) => answer('cloister', 'vpAtEnd', (s) => (s.tiles[OWNER] = n))),
  slots: SLOTS.flatMap((slots, cost) => (slots === 0 ? [] : [{ cost, slots }])),
  slotsOfSmall: sum(SLOTS.filter((_, cost) => cost < largeCost)),
  slotsOfLarge: SLOTS[largeCost] ?? 0,
  drafted: SLOTS_N,
  cityOnlyRounds: CITY_ONLY_ROUNDS,
}
export type RuleNumbers = typeof facts
