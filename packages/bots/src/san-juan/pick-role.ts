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
import { profitOf, usualDiscount } from './cards.ts'
import {
  HAS_AQUEDUCT,
  HAS_BLACK_MARKET,
  HAS_GOLD_MINE,
  HAS_GOLDSMITH,
  HAS_LIBRARY,
  HAS_MARKET_HALL,
  HAS_MARKET_STAND,
  HAS_PREFECTURE,
  HAS_TRADING_POST,
  HAS_WELL,
} from './kinds.ts'
import { Look } from './look.ts'
import { COMES, MEAN_PRICE, WEIGHTS } from './weights.ts'

const look = new Look()

/** Best profit from building without the privilege, with it, and with it doubled. */
const builds = new Float64Array(3)

/** A role by what it brings, with a whim so that not every game goes the same way. */
export function pickRole(s: State, moves: MoveList, dice: Uint32Array): number {
  look.take(s, s.seat)
  lookAtBuilds(s)
  const choicesLeft = ROLE_CHOICES[s.players] - s.rolesTaken - 1
  const chance = choicesLeft / (ROLES_N - s.rolesTaken - 1)
  let best = moves.at(0)
  let bestScore = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) {
    const step = moves.at(i)
    const declared = step >= CHOOSE_DOUBLED
    const role = step - (declared ? CHOOSE_DOUBLED : CHOOSE)
    const doubled = declared || (s.players > 2 && (look.effects & HAS_LIBRARY) !== 0)
    const power = doubled ? 2 : 1
    const mine = actionOf(s, role, s.seat, 0)
    const privilege = actionOf(s, role, s.seat, power) - mine
    let others = 0
    for (let seat = 0; seat < s.players; seat++)
      if (seat !== s.seat) others += othersAction(s, role, seat)
    others /= s.players - 1
    let phase = mine - WEIGHTS.envy * others
    if (role === BUILDER) phase += endOfGame(s)
    const comesAnyway = Math.min(1, chance * COMES[role])
    let score = privilege + (1 - comesAnyway) * phase
    score += (WEIGHTS.whim * random(dice, 256)) / 256
    if (score > bestScore) {
      best = step
      bestScore = score
    }
  }
  return best
}

/** Finds what the seat would build, by power of the privilege. */
function lookAtBuilds(s: State): void {
  builds.fill(0)
  const { seat } = look
  const goods =
    (look.effects & HAS_BLACK_MARKET) === 0
      ? 0
      : Math.min(MOST_GOODS_PAID, membersOf(s.goodPlaces[seat]))
  const means = s.handSize[seat] - 1 + goods
  for (let word = 0; word < 2; word++)
    for (let set = s.heldKinds[seat * 2 + word]; set !== 0; set &= set - 1) {
      const kind = word * 32 + lowestBit(set)
      if (kind >= PRODUCTION_N && ownsCityKind(s, seat, kind)) continue
      const price = COST[kind] - usualDiscount(look, kind)
      if (price - 2 > means) continue
      const profit = profitOf(s, look, kind, price)
      for (let power = 0; power < 3; power++) {
        const saved = Math.min(power, price)
        if (price - saved <= means)
          builds[power] = Math.max(builds[power], profit + saved * look.money)
      }
    }
}

/** What a phase brings to the seat that decides, by power of its privilege. */
function actionOf(s: State, role: number, seat: number, power: number): number {
  if (role === BUILDER) return builds[power]
  return cardsFrom(s, role, seat, power) * look.money
}

function othersAction(s: State, role: number, seat: number): number {
  if (role === BUILDER) return Math.max(0, s.handSize[seat] - 1) * WEIGHTS.othersBuild
  return cardsFrom(s, role, seat, 0) * look.money
}

/** Cards, or goods reckoned in cards, that a phase brings to a seat. */
function cardsFrom(s: State, role: number, seat: number, power: number): number {
  const effects = s.effects[seat]
  if (role === PRODUCER)
    return produced(s, seat, 1 + power + ((effects & HAS_AQUEDUCT) !== 0 ? 1 : 0))
  if (role === TRADER)
    return sold(s, seat, 1 + power + ((effects & HAS_TRADING_POST) !== 0 ? 1 : 0))
  if (role === COUNCILLOR) {
    const kept = (effects & HAS_PREFECTURE) === 0 ? 1 : 2
    return (
      kept +
      (power === 0
        ? WEIGHTS.bestOfTwo / kept
        : power === 1
          ? WEIGHTS.bestOfFive
          : WEIGHTS.bestOfEight)
    )
  }
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
  if (goods >= 2 && (s.effects[seat] & HAS_WELL) !== 0) cards++
  return cards
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
  if (goods === 0) return 0
  if (goods >= 2 && (s.effects[seat] & HAS_MARKET_STAND) !== 0) cards++
  if ((s.effects[seat] & HAS_MARKET_HALL) !== 0) cards++
  return cards
}

/** Whether a builder phase, if it ended the game, would do so at the right time. */
function endOfGame(s: State): number {
  let most = 0
  let bestOther = 0
  for (let seat = 0; seat < s.players; seat++) {
    most = Math.max(most, s.buildings[seat])
    if (seat !== s.seat) bestOther = Math.max(bestOther, fast.total(s, seat))
  }
  if (most < PLACES_N - 1) return 0
  const lead = fast.total(s, s.seat) + builds[1] - bestOther - WEIGHTS.lastBuild
  return WEIGHTS.endWhenAhead * Math.max(-1, Math.min(1, lead / WEIGHTS.clearLead))
}
