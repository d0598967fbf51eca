/** What there is to say of a seat of Puerto Rico, for its value net. */
import {
  BUILDINGS,
  BUILDINGS_N,
  boxOf,
  citySpacesLeft,
  FIRST_VIOLET,
  GOODS,
  GOODS_N,
  HOUSE_SPACES,
  islandSpacesUsed,
  lowestBit,
  MAX_PLAYERS,
  mostLoadable,
  PRICES,
  ROLES,
  ROLES_N,
  type State,
  shipCarrying,
  shipSpace,
  TILES,
  TILES_N,
  total,
  WORKPLACES_N,
} from '@doubloon/puerto-rico/fast'
import { choicesBefore, MOST_CHOICES } from '../choices.ts'
import { FeatureNames } from '../feature-names.ts'
import type { FeatureSet, FeatureSink } from '../small-net.ts'
import { purchaseGain } from './build.ts'
import { expectedScore } from './expected-score.ts'
import { usesLeft } from './left.ts'
import { SeatSummary } from './seat-summary.ts'

/** Numbers that are about no single thing. What works counts as such, and (`…Long`) by how long it will. */
const NUMBERS = [
  'expected',
  'expectedBySpread',
  'points',
  'pointsBySpread',
  'lead',
  'long',
  'lastUse',
  'rolesTaken',
  'vpSupply',
  'doubloons',
  'doubloonsLong',
  'firstDoubloons',
  'made',
  'madeLong',
  'barrels',
  'loadable',
  'sale',
  'kindsMade',
  'citySpaces',
  'islandSpaces',
  'inSanJuan',
  'purchase',
] as const

export class PuertoRicoFeatures implements FeatureSet<State> {
  readonly names: readonly string[]
  /** The number of the first feature of each sort. */
  readonly #tiles: number
  readonly #workers: number
  readonly #makes: number
  readonly #makesLong: number
  readonly #goods: number
  readonly #owns: number
  readonly #staffed: number
  readonly #staffedLong: number
  readonly #choices: number
  readonly #players: number
  readonly #roles: number
  readonly #numbers: Readonly<Record<(typeof NUMBERS)[number], number>>

  /** The buildings by number, as their keys. */
  constructor(buildings: readonly string[] = BUILDINGS.map(({ key }) => key)) {
    const names = new FeatureNames()
    this.#tiles = names.each('tiles', TILES)
    this.#workers = names.each('workers', TILES.slice(0, WORKPLACES_N))
    this.#makes = names.each('makes', GOODS)
    this.#makesLong = names.each('makesLong', GOODS)
    this.#goods = names.each('goods', GOODS)
    this.#owns = names.each('owns', buildings)
    this.#staffed = names.each('staffed', buildings)
    this.#staffedLong = names.each('staffedLong', buildings)
    this.#choices = names.each('choicesBefore', Array(MOST_CHOICES).keys())
    this.#players = names.each('players', Array(MAX_PLAYERS + 1).keys())
    this.#roles = names.each('role', ROLES)
    this.#numbers = names.named(NUMBERS)
    this.names = names.all
  }

  /** All of it lies open, so that every observer sees the same. */
  describe(s: State, seat: number, _observer: number, out: FeatureSink): void {
    const summary = new SeatSummary(s, seat, usesLeft(s))
    this.#describeIsland(s, summary, out)
    this.#describeCity(s, summary, out)
    const { rolesPerRound } = boxOf(s)
    const place = (seat - s.governor + s.players) % s.players
    out.add(this.#choices + choicesBefore(place, s.players, s.rolesTaken, rolesPerRound), 1)
    out.add(this.#players + s.players, 1)
    for (let role = 0; role < ROLES_N; role++)
      if (s.roleTaker[role] === 0) out.add(this.#roles + role, 1)
    this.#describePoints(s, summary, out)
    this.#describeMeans(s, summary, out)
  }

  #describeIsland(s: State, summary: SeatSummary, out: FeatureSink): void {
    const { seat } = summary
    const long = longOf(summary)
    for (let tile = 0; tile < TILES_N; tile++)
      out.add(this.#tiles + tile, s.tiles[seat * TILES_N + tile] / 2)
    for (let place = 0; place < WORKPLACES_N; place++)
      out.add(this.#workers + place, s.workers[seat * WORKPLACES_N + place] / 2)
    for (let good = 0; good < GOODS_N; good++) {
      const makes = summary.madeOf(good) / 2
      out.add(this.#makes + good, makes)
      out.add(this.#makesLong + good, makes * long)
      out.add(this.#goods + good, s.goods[seat * GOODS_N + good] / 2)
    }
  }

  #describeCity(s: State, summary: SeatSummary, out: FeatureSink): void {
    const { seat } = summary
    const long = longOf(summary)
    for (let set = s.production[seat]; set !== 0; set &= set - 1) {
      const building = lowestBit(set)
      const colonists = s.colonists[seat * BUILDINGS_N + building] / 2
      out.add(this.#owns + building, 1)
      out.add(this.#staffed + building, colonists)
      out.add(this.#staffedLong + building, colonists * long)
    }
    for (let set = s.violet[seat]; set !== 0; set &= set - 1) {
      const building = FIRST_VIOLET + lowestBit(set)
      out.add(this.#owns + building, 1)
      if (((s.staffed[seat] >> (building - FIRST_VIOLET)) & 1) === 0) continue
      out.add(this.#staffed + building, 1)
      out.add(this.#staffedLong + building, long)
    }
  }

  /** Numbers are divided so that each is about one. */
  #describePoints(s: State, summary: SeatSummary, out: FeatureSink): void {
    const { seat, uses } = summary
    const at = this.#numbers
    const spread = 1 + 0.6 * uses
    const points = total(s, seat)
    const expected = expectedScore(s, seat)
    let others = 0
    for (let other = 0; other < s.players; other++)
      if (other !== seat) others = Math.max(others, total(s, other))
    out.add(at.expected, expected / 15)
    out.add(at.expectedBySpread, expected / spread / 8)
    out.add(at.points, points / 15)
    out.add(at.pointsBySpread, points / spread / 8)
    out.add(at.lead, (points - others) / 6)
    out.add(at.long, longOf(summary))
    out.add(at.lastUse, uses < 1.5 ? 1 : 0)
    out.add(at.rolesTaken, s.rolesTaken / boxOf(s).rolesPerRound)
    out.add(at.vpSupply, s.vpSupply / 60)
  }

  #describeMeans(s: State, summary: SeatSummary, out: FeatureSink): void {
    const at = this.#numbers
    const { seat, uses, made, kindsMade } = summary
    const long = longOf(summary)
    const doubloons = s.doubloons[seat] / 5
    let held = 0
    let loadable = 0
    let sale = 0
    let inHouse = 0
    for (let good = 0; good < GOODS_N; good++) inHouse += s.house[good]
    for (let good = 0; good < GOODS_N; good++) {
      const has = s.goods[seat * GOODS_N + good]
      if (has === 0) continue
      held += has
      loadable += loadableOf(s, good, has)
      if (s.house[good] === 0 && inHouse < HOUSE_SPACES) sale = Math.max(sale, PRICES[good])
    }
    out.add(at.doubloons, doubloons)
    out.add(at.doubloonsLong, doubloons * long)
    out.add(at.firstDoubloons, Math.min(1, doubloons / 2))
    out.add(at.made, made / 4)
    out.add(at.madeLong, (made / 4) * long)
    out.add(at.barrels, held / 4)
    out.add(at.loadable, loadable / 4)
    out.add(at.sale, sale / 4)
    out.add(at.kindsMade, kindsMade / 3)
    out.add(at.citySpaces, (citySpacesLeft(s, seat) - 6) / 4)
    out.add(at.islandSpaces, islandSpacesUsed(s, seat) / 6)
    out.add(at.inSanJuan, s.sanJuan[seat] / 2)
    out.add(at.purchase, purchaseGain(s, seat, uses, 0, 0) / 4)
  }
}

/** How much of the game is left, about one in the middle of it. */
function longOf({ uses }: SeatSummary): number {
  return uses / 4
}

/** Of so many barrels of a good those that the ships still take. */
function loadableOf(s: State, good: number, barrels: number): number {
  const carrier = shipCarrying(s, good)
  return carrier < 0 ? mostLoadable(s, barrels) : Math.min(barrels, shipSpace(s, carrier))
}
