/**
 * A role choice of San Juan as the net sees it for one viewer: all that lies open, its own hand, and which cards it has not seen. What
 * the heuristics count (phases left, values of cards) is part of it, so a net belongs to the heuristics it was trained with.
 */
import { lowestBit } from '@doubloon/engine'
import {
  allGoods,
  BUILDINGS,
  DECK_KINDS_N,
  fast,
  goodOf,
  HOUSES,
  KINDS_N,
  kindAt,
  MAX_PLAYERS,
  ownsCityKind,
  PLACES_N,
  PRODUCTION_N,
  ROLE_CHOICES,
  ROLES_N,
  type State,
} from '@doubloon/san-juan/fast'
import { choicesBefore } from '../../choices.ts'
import { bestCards, tableauValue } from '../../san-juan/expected-score.ts'
import { buildProfits } from '../../san-juan/pick-role.ts'
import { will } from '../../san-juan/questions.ts'
import { phasesLeft, SeatSummary } from '../../san-juan/seat-summary.ts'
import { MEAN_PRICE } from '../../san-juan/weights.ts'
import type { FeatureList } from '../feature-list.ts'
import { UnseenCards } from './unseen.ts'
import { COUNTED_CARDS, OWN, OWN_NAMES, SHARED, SHARED_NAMES } from './words.ts'

/** Features that can be said at a time: a tableau has few places. */
export const MOST_FEATURES =
  MAX_PLAYERS * (OWN_NAMES.length - 2 * BUILDINGS.length + 2 * PLACES_N) + SHARED_NAMES.length

export class SanJuanFeatures {
  readonly #expected = new Float64Array(MAX_PLAYERS)
  readonly #points = new Float64Array(MAX_PLAYERS)
  readonly #unseen = new UnseenCards()

  describe(s: State, viewer: number, out: FeatureList): void {
    out.clear()
    const summaries = Array.from({ length: s.players }, (_, seat) => new SeatSummary(s, seat))
    for (const summary of summaries) {
      const { seat } = summary
      this.#points[seat] = fast.total(s, seat)
      this.#expected[seat] = this.#points[seat] + tableauValue(s, summary)
    }
    for (let distance = 0; distance < s.players; distance++) {
      const summary = summaries[(s.seat + distance) % s.players]
      describeTableau(s, summary, out)
      describeMeans(s, summary, out)
      this.#describePoints(s, summary, out)
      if (summary.seat === viewer) describeHand(s, summary, out)
      else out.add(OWN.unseenCards, s.handSize[summary.seat])
      out.endSeat()
    }
    describeTable(s, out)
    this.#unseen.describe(s, viewer, out)
  }

  #describePoints(s: State, { seat, phases }: SeatSummary, out: FeatureList): void {
    const points = this.#points[seat]
    const expected = this.#expected[seat]
    let otherPoints = 0
    let otherExpected = 0
    for (let other = 0; other < s.players; other++) {
      if (other === seat) continue
      otherPoints = Math.max(otherPoints, this.#points[other])
      otherExpected = Math.max(otherExpected, this.#expected[other])
    }
    const ahead = expected - otherExpected
    out.add(OWN.points, points)
    out.add(OWN.expected, 2 * expected)
    out.addDifference(OWN.pointsAhead, points - otherPoints)
    out.addDifference(OWN.expectedAhead, 3 * ahead)
    out.addDifference(OWN.surelyAhead, (8 * ahead) / spreadOf(phases))
  }
}

/** How many points the end is unsure by. */
function spreadOf(phases: number): number {
  return 2 + 0.5 * phases
}

function describeTableau(s: State, summary: SeatSummary, out: FeatureList): void {
  const { seat, phases } = summary
  const buildings = s.buildings[seat]
  for (let kind = 0; kind < PRODUCTION_N; kind++) {
    const count = summary.producersOf(kind)
    out.add(OWN.stands + kind, count)
    out.add(OWN.standsLong + kind, 4 * count * phases)
  }
  for (let place = 0; place < buildings; place++) {
    const kind = kindAt(s, seat, place)
    if (kind < PRODUCTION_N) continue
    out.add(OWN.stands + kind, 1)
    out.add(OWN.standsLong + kind, 4 * phases)
  }
  out.add(OWN.buildings, buildings)
  for (let n = 0; n < buildings; n++) out.add(OWN.buildingsAtLeast + n, 1)
  out.add(OWN.production, summary.production)
  out.add(OWN.kindsMade, summary.productionKinds)
  out.add(OWN.monuments, summary.monuments)
  describeGoods(s, seat, out)
}

function describeGoods(s: State, seat: number, out: FeatureList): void {
  const house = s.houses[s.houseAt]
  const counts = [0, 0, 0, 0, 0, 0]
  let dearest = 0
  let second = 0
  for (let set = s.goodPlaces[seat]; set !== 0; set &= set - 1) {
    const good = goodOf(kindAt(s, seat, lowestBit(set)))
    counts[good]++
    const price =
      house === 0 || good >= PRODUCTION_N ? MEAN_PRICE[good] : HOUSES[house - 1].prices[good]
    if (price > dearest) {
      second = dearest
      dearest = price
    } else if (price > second) second = price
  }
  for (let good = 0; good < counts.length; good++) out.add(OWN.goods + good, counts[good])
  out.add(OWN.allGoods, allGoods(s, seat))
  let empty = 0
  for (let set = s.producers[seat] & ~s.goodPlaces[seat]; set !== 0; set &= set - 1) empty++
  out.add(OWN.empty, empty)
  out.add(OWN.sale, 5 * dearest)
  out.add(OWN.secondSale, 5 * second)
}

function describeMeans(s: State, summary: SeatSummary, out: FeatureList): void {
  const { seat, phases, income, money } = summary
  const cards = s.handSize[seat]
  out.add(OWN.cards, cards)
  for (let n = 0; n < COUNTED_CARDS && n < cards; n++) out.add(OWN.cardsAtLeast + n, 1)
  out.add(OWN.cardsLong, 8 * cards * money)
  if (s.shownSize[seat] > 0) {
    const first = seat * KINDS_N
    for (let kind = 0; kind < DECK_KINDS_N; kind++) out.add(OWN.shown + kind, s.shown[first + kind])
  }
  out.add(OWN.tucked, s.tuckedSize[seat])
  out.add(OWN.income, 10 * income)
  out.add(OWN.incomeLong, 2 * income * phases)
  out.add(OWN.governor, s.governor === seat ? 1 : 0)
  const place = (seat - s.governor + s.players) % s.players
  const before = choicesBefore(place, s.players, s.rolesTaken, ROLE_CHOICES[s.players])
  out.add(OWN.choicesBefore + before, 1)
  out.add(OWN.depositUsed, (s.depositUsed >> seat) & 1)
  out.add(OWN.doublingUsed, (s.doublingUsed >> seat) & 1)
}

/** The hand of the viewer: what can be built, and what it may bring. */
function describeHand(s: State, summary: SeatSummary, out: FeatureList): void {
  const { seat, phases } = summary
  let spare = 0
  out.add(OWN.views, 1)
  for (let word = 0; word < 2; word++)
    for (let set = s.heldKinds[seat * 2 + word]; set !== 0; set &= set - 1) {
      const kind = word * 32 + lowestBit(set)
      const cards = s.hand[seat * KINDS_N + kind]
      const usable = kind < PRODUCTION_N ? cards : ownsCityKind(s, seat, kind) ? 0 : 1
      out.add(OWN.held + kind, usable)
      spare += cards - usable
    }
  out.add(OWN.spare, spare)
  const best = bestCards(s, summary)
  for (let rank = 0; rank < best.length; rank++) out.add(OWN.surplus + rank, 8 * best[rank])
  out.add(OWN.surplusSurely, (16 * best[0]) / spreadOf(phases))
  const builds = buildProfits(s, summary)
  for (let power = 0; power < builds.length; power++) out.add(OWN.build + power, 8 * builds[power])
}

function describeTable(s: State, out: FeatureList): void {
  const mayDouble =
    s.players === 2 && ((s.doublingUsed >> s.seat) & 1) === 0 && will.doublesPrivilege(s, s.seat)
  for (let role = 0; role < ROLES_N; role++) {
    if (s.roleTaker[role] !== 0) continue
    out.add(SHARED.open + role, 1)
    if (mayDouble) out.add(SHARED.open + ROLES_N + role, 1)
  }
  for (const house of s.houses) if (house > 0) out.add(SHARED.seenHouse + house - 1, 1)
  const next = s.houses[s.houseAt]
  if (next > 0) out.add(SHARED.nextHouse + next - 1, 1)
  out.add(SHARED.drawPile, s.drawSize)
  out.add(SHARED.discardPile, s.discardSize)
  out.add(SHARED.players + s.players, 1)
  out.add(SHARED.expansion, s.expansion ? 1 : 0)
  out.add(SHARED.onTable, s.onTable ? 1 : 0)
  out.add(SHARED.tucksEvery, s.tucksEveryGood ? 1 : 0)
  describeTime(s, out)
}

function describeTime(s: State, out: FeatureList): void {
  let most = 0
  for (let seat = 0; seat < s.players; seat++) most = Math.max(most, s.buildings[seat])
  for (let n = 0; n < most; n++) out.add(SHARED.fullest + n, 1)
  const phases = phasesLeft(s)
  out.add(SHARED.rolesTaken + s.rolesTaken, 1)
  out.add(SHARED.round, s.round)
  out.add(SHARED.phases, 8 * phases)
  out.add(SHARED.isLate, phases < 1.5 ? 1 : 0)
}
