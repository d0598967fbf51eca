/** What there is to say of a seat of San Juan, for its value net. */
import { lowestBit } from '@doubloon/engine'
import {
  BUILDINGS,
  fast,
  GOODS,
  goodOf,
  KINDS_N,
  kindAt,
  MAX_PLAYERS,
  ROLE_CHOICES,
  ROLES,
  ROLES_N,
  type State,
} from '@doubloon/san-juan/fast'
import { choicesBefore, MOST_CHOICES } from '../choices.ts'
import { FeatureNames } from '../feature-names.ts'
import type { FeatureSet, FeatureSink } from '../small-net.ts'
import { bestCards, tableauValue } from './expected-score.ts'
import { SeatSummary } from './seat-summary.ts'

/** Numbers that are about no single thing: `…Long` by how long it will count, `…BySpread` by how sure a lead is. */
const NUMBERS = [
  'expected',
  'expectedBySpread',
  'points',
  'pointsBySpread',
  'lead',
  'leadBySpread',
  'buildingsAhead',
  'buildings',
  'income',
  'incomeLong',
  'productionKinds',
  'tucked',
  'phasesLeft',
  'lastPhases',
  'cards',
  'money',
  'moneyBySpread',
  'cardsBeyondLimit',
  'hardlyAnyCard',
  'handUnseen',
  'cardsUnseen',
  'bestCard',
  'secondCard',
  'thirdCard',
  'bestCardBySpread',
] as const

export class SanJuanFeatures implements FeatureSet<State> {
  readonly names: readonly string[]
  /** The number of the first feature of each sort. Buildings count as such, and by how long they will stand. */
  readonly #stands: number
  readonly #standsLong: number
  readonly #held: number
  readonly #goods: number
  readonly #choices: number
  readonly #players: number
  readonly #roles: number
  readonly #numbers: Readonly<Record<(typeof NUMBERS)[number], number>>

  /** The buildings by number, as their keys. */
  constructor(buildings: readonly string[] = BUILDINGS.map(({ key }) => key)) {
    const names = new FeatureNames()
    this.#stands = names.each('stands', buildings)
    this.#standsLong = names.each('standsLong', buildings)
    this.#held = names.each('held', buildings)
    this.#goods = names.each('goods', GOODS)
    this.#choices = names.each('choicesBefore', Array(MOST_CHOICES).keys())
    this.#players = names.each('players', Array(MAX_PLAYERS + 1).keys())
    this.#roles = names.each('role', ROLES)
    this.#numbers = names.named(NUMBERS)
    this.names = names.all
  }

  /** Of hands other than its own the observer sees nothing but the size. */
  describe(s: State, seat: number, observer: number, out: FeatureSink): void {
    const summary = new SeatSummary(s, seat)
    this.#describeTableau(s, summary, out)
    if (seat === observer) this.#describeHand(s, seat, out)
    const order = (seat - s.governor + s.players) % s.players
    const choices = choicesBefore(order, s.players, s.rolesTaken, ROLE_CHOICES[s.players])
    out.add(this.#choices + choices, 1)
    out.add(this.#players + s.players, 1)
    for (let role = 0; role < ROLES_N; role++)
      if (s.roleTaker[role] === 0) out.add(this.#roles + role, 1)
    this.#describeScore(s, summary, out)
    this.#describeMeans(s, summary, out)
    if (seat === observer) this.#describeBestCards(s, summary, out)
    else {
      out.add(this.#numbers.handUnseen, 1)
      out.add(this.#numbers.cardsUnseen, s.handSize[seat] / 5)
    }
  }

  #describeTableau(s: State, { seat, phases }: SeatSummary, out: FeatureSink): void {
    for (let place = 0; place < s.buildings[seat]; place++) {
      const kind = kindAt(s, seat, place)
      out.add(this.#stands + kind, 1)
      out.add(this.#standsLong + kind, phases / 6)
      if ((s.goodPlaces[seat] >> place) & 1) out.add(this.#goods + goodOf(kind), 1)
    }
  }

  #describeHand(s: State, seat: number, out: FeatureSink): void {
    for (let word = 0; word < 2; word++)
      for (let set = s.heldKinds[seat * 2 + word]; set !== 0; set &= set - 1) {
        const kind = word * 32 + lowestBit(set)
        out.add(this.#held + kind, s.hand[seat * KINDS_N + kind])
      }
  }

  /** Numbers are divided so that each is about one. */
  #describeScore(s: State, summary: SeatSummary, out: FeatureSink): void {
    const at = this.#numbers
    const { seat } = summary
    const spread = spreadOf(summary)
    const total = fast.total(s, seat)
    const expected = total + tableauValue(s, summary)
    let otherTotal = 0
    let otherBuildings = 0
    for (let other = 0; other < s.players; other++) {
      if (other === seat) continue
      otherTotal = Math.max(otherTotal, fast.total(s, other))
      otherBuildings = Math.max(otherBuildings, s.buildings[other])
    }
    out.add(at.expected, expected / 10)
    out.add(at.expectedBySpread, expected / spread / 3)
    out.add(at.points, total / 10)
    out.add(at.pointsBySpread, total / spread / 3)
    out.add(at.lead, (total - otherTotal) / 5)
    out.add(at.leadBySpread, (total - otherTotal) / spread)
    out.add(at.buildingsAhead, (s.buildings[seat] - otherBuildings) / 3)
    out.add(at.buildings, s.buildings[seat] / 6)
  }

  #describeMeans(s: State, summary: SeatSummary, out: FeatureSink): void {
    const at = this.#numbers
    const { seat, phases, income, money } = summary
    const cards = s.handSize[seat]
    out.add(at.income, income)
    out.add(at.incomeLong, (income * phases) / 6)
    out.add(at.productionKinds, summary.productionKinds / 3)
    out.add(at.tucked, s.tuckedSize[seat] / 3)
    out.add(at.phasesLeft, phases / 6)
    out.add(at.lastPhases, Math.max(0, 2 - phases))
    out.add(at.cards, cards / 5)
    out.add(at.money, cards * money)
    out.add(at.moneyBySpread, (cards * money) / spreadOf(summary))
    out.add(at.cardsBeyondLimit, Math.max(0, cards - 7) / 3)
    out.add(at.hardlyAnyCard, cards <= 1 ? 1 : 0)
  }

  #describeBestCards(s: State, summary: SeatSummary, out: FeatureSink): void {
    const at = this.#numbers
    const [best, second, third] = bestCards(s, summary)
    out.add(at.bestCard, best / 2)
    out.add(at.secondCard, second / 2)
    out.add(at.thirdCard, third / 2)
    out.add(at.bestCardBySpread, best / spreadOf(summary))
  }
}

function spreadOf({ phases }: SeatSummary): number {
  return 2 + 0.5 * phases
}
