/**
 * Choosing a role at once: what the privilege brings, and what the phase brings to the chooser more than to the others
 * as far as it would not come anyway.
 */
import { lowestBit, type MoveList, membersOf, random } from '@doubloon/engine'
import {
  BUILDER,
  CHOOSE,
  CHOOSE_DOUBLED,
  COST,
  COUNCILLOR,
  fast,
  HOUSES,
  MOST_GOODS_PAID,
  ownsCityKind,
  PLACES_N,
  PRODUCER,
  PRODUCTION_N,
  ROLE_CHOICES,
  ROLES_N,
  type State,
  TRADER,
} from '@doubloon/san-juan/fast'
import { profitOf } from './cards.ts'
import { HAS_GOLD_MINE, HAS_GOLDSMITH } from './kinds.ts'
import { will } from './questions.ts'
import { SeatSummary } from './seat-summary.ts'
import { COMES, MEAN_PRICE, WEIGHTS } from './weights.ts'

/** A role by what it brings, with a whim so that not every game goes the same way. */
export function pickRole(s: State, moves: MoveList, dice: Uint32Array): number {
  const summary = new SeatSummary(s, s.seat)
  const builds = buildProfits(s, summary)
  const choicesLeft = ROLE_CHOICES[s.players] - s.rolesTaken - 1
  const chance = choicesLeft / (ROLES_N - s.rolesTaken - 1)
  let best = moves.at(0)
  let bestScore = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) {
    const step = moves.at(i)
    const declared = step >= CHOOSE_DOUBLED
    const role = step - (declared ? CHOOSE_DOUBLED : CHOOSE)
    const doubled = declared || (s.players > 2 && will.doublesPrivilege(s, s.seat))
    const power = doubled ? 2 : 1
    const mine = role === BUILDER ? builds[0] : cardsFrom(s, role, s.seat, 0) * summary.money
    const withPrivilege =
      role === BUILDER ? builds[power] : cardsFrom(s, role, s.seat, power) * summary.money
    let others = 0
    for (let seat = 0; seat < s.players; seat++)
      if (seat !== s.seat) others += othersAction(s, summary, role, seat)
    others /= s.players - 1
    let phase = mine - WEIGHTS.envy * others
    if (role === BUILDER) phase += endOfGame(s, builds[1])
    const comesAnyway = Math.min(1, chance * COMES[role])
    let score = withPrivilege - mine + (1 - comesAnyway) * phase
    score += (WEIGHTS.whim * random(dice, 256)) / 256
    if (score > bestScore) {
      best = step
      bestScore = score
    }
  }
  return best
}

/** The best profit from building without the privilege, with it, and with it doubled. */
export function buildProfits(s: State, summary: SeatSummary): readonly number[] {
  const builds = [0, 0, 0]
  const { seat } = summary
  const goods = will.paysWithGoods(s, seat)
    ? Math.min(MOST_GOODS_PAID, membersOf(s.goodPlaces[seat]))
    : 0
  const means = s.handSize[seat] - 1 + goods
  for (let word = 0; word < 2; word++)
    for (let set = s.heldKinds[seat * 2 + word]; set !== 0; set &= set - 1) {
      const kind = word * 32 + lowestBit(set)
      if (kind >= PRODUCTION_N && ownsCityKind(s, seat, kind)) continue
      const price = COST[kind] - will.discount(s, seat, kind)
      if (price - 2 > means) continue
      const profit = profitOf(s, summary, kind, price)
      for (let power = 0; power < 3; power++) {
        const saved = Math.min(power, price)
        if (price - saved <= means)
          builds[power] = Math.max(builds[power], profit + saved * summary.money)
      }
    }
  return builds
}

function othersAction(s: State, summary: SeatSummary, role: number, seat: number): number {
  if (role === BUILDER) return Math.max(0, s.handSize[seat] - 1) * WEIGHTS.othersBuild
  return cardsFrom(s, role, seat, 0) * summary.money
}

/** Cards, or goods counted in cards, that a phase brings to a seat. */
function cardsFrom(s: State, role: number, seat: number, power: number): number {
  if (role === PRODUCER) return produced(s, seat, 1 + power + will.goodsProduced(s, seat))
  if (role === TRADER) return sold(s, seat, 1 + power + will.goodsSold(s, seat))
  if (role === COUNCILLOR) {
    const kept = 1 + will.cardsKept(s, seat)
    return (
      kept +
      (power === 0
        ? WEIGHTS.bestOfTwo / kept
        : power === 1
          ? WEIGHTS.bestOfFive
          : WEIGHTS.bestOfEight)
    )
  }
  const effects = s.effects[seat]
  let cards = power * WEIGHTS.prospect
  if ((effects & HAS_GOLD_MINE) !== 0) cards += 0.2
  if ((effects & HAS_GOLDSMITH) !== 0) cards += 0.4
  return cards
}

/** The dearest goods that can be produced. */
function produced(s: State, seat: number, most: number): number {
  const empty = s.producers[seat] & ~s.goodPlaces[seat]
  let goods = 0
  let cards = 0
  for (let kind = PRODUCTION_N - 1; kind >= 0 && goods < most; kind--)
    for (let set = empty; set !== 0 && goods < most; set &= set - 1)
      if (s.places[seat * PLACES_N + lowestBit(set)] === kind + 1) {
        cards += MEAN_PRICE[kind] * WEIGHTS.unsold
        goods++
      }
  return cards + will.cardsForProducing(s, seat, goods)
}

/** The dearest goods that can be sold, at the prices to come if they are known. */
function sold(s: State, seat: number, most: number): number {
  const house = s.houses[s.houseAt]
  let goods = 0
  let cards = 0
  for (let good = PRODUCTION_N - 1; good >= 0 && goods < most; good--)
    for (let set = s.goodPlaces[seat]; set !== 0 && goods < most; set &= set - 1)
      if (s.places[seat * PLACES_N + lowestBit(set)] === good + 1) {
        const price = house === 0 ? MEAN_PRICE[good] : HOUSES[house - 1].prices[good]
        cards += price - MEAN_PRICE[good] * WEIGHTS.unsold
        goods++
      }
  return goods === 0 ? 0 : cards + will.cardsForSelling(s, seat, goods)
}

/** Whether a builder phase, if it ended the game, would do so at the right time. */
function endOfGame(s: State, build: number): number {
  let most = 0
  let bestOther = 0
  for (let seat = 0; seat < s.players; seat++) {
    most = Math.max(most, s.buildings[seat])
    if (seat !== s.seat) bestOther = Math.max(bestOther, fast.total(s, seat))
  }
  if (most < PLACES_N - 1) return 0
  const lead = fast.total(s, s.seat) + build - bestOther - WEIGHTS.lastBuild
  return WEIGHTS.endWhenAhead * Math.max(-1, Math.min(1, lead / WEIGHTS.clearLead))
}
