/** What may be built, at what price, and paid with what (D-SJ-3, SJ-BUILDER-2 … 9). */

import { pick, type Random } from '@doubloon/testkit/reference'
import { type Choice, isWithin, selections, selectionsBySize } from './choices.ts'
import { between, some } from './random.ts'
import { costOf, goodsOf, hasActive, owns, type Place, type Player, type Table } from './table.ts'
import { inOrder, isCity, isProduction, keyOf, paidGood, words } from './tables.ts'

/** A player's turn in the builder phase; `doubled`: the chooser's library is in use. */
export interface Turn {
  readonly table: Table
  readonly player: Player
  readonly isChooser: boolean
  readonly doubled: boolean
}

/** One build: X, T, G and H of §16, in words of the notation but for T. */
export interface Build {
  readonly building: string
  readonly over: Place | undefined
  readonly goods: readonly string[]
  readonly cards: readonly string[]
}

/** A pair of X and T with what may be paid. */
interface Plan {
  readonly building: string
  readonly over: Place | undefined
  readonly min: number
  readonly base: number
  readonly goods: readonly string[]
  readonly cards: readonly string[]
  readonly mostGoods: number
}

/** The player as he is when T is gone already (SJ-BUILDER-6). */
function without(player: Player, over: Place | undefined): Player {
  return { ...player, tableau: player.tableau.filter((place) => place !== over) }
}

/** SJ-BUILDER-5 */
function prices({ player, isChooser, doubled }: Turn, building: string, over: Place | undefined) {
  const rest = without(player, over)
  const dC = over === undefined ? 0 : over.building === 'park' ? 6 : costOf(over.building)
  const dB = isChooser ? (doubled && hasActive(rest, 'library') ? 2 : 1) : 0
  const dS = isProduction(building) && hasActive(rest, 'smithy') ? 1 : 0
  const dQ = isCity(building) && hasActive(rest, 'quarry') ? 1 : 0
  const base = costOf(building) - dC
  return { min: Math.max(0, base - dB - dS - dQ), base: Math.max(0, base) }
}

/** The rules on X and T, but for the price. */
function mayStand({ player }: Turn, building: string, over: Place | undefined): boolean {
  if (isCity(building) && owns(player, building)) return false
  if (over === undefined) return true
  return hasActive(player, 'crane') && over.building !== 'crane' && over.building !== building
}

function planOf(turn: Turn, building: string, over: Place | undefined): Plan {
  const cards = turn.player.hand.map(words)
  if (cards.includes(words(building))) cards.splice(cards.indexOf(words(building)), 1)
  const rest = without(turn.player, over)
  return {
    building,
    over,
    ...prices(turn, building, over),
    goods: inOrder(goodsOf(rest).map(paidGood)),
    cards: inOrder(cards),
    mostGoods: hasActive(rest, 'blackMarket') ? 2 : 0,
  }
}

/** Of equal places the first in tableau order stands for all (R-SJ-41). */
function targetWords({ building, good }: Place): string {
  return good === undefined ? words(building) : `${words(building)} with good`
}

function targets({ tableau }: Player): Place[] {
  return tableau.filter(
    (place) => tableau.find((other) => targetWords(other) === targetWords(place)) === place,
  )
}

/** Every X and every T. */
function plansOf(turn: Turn): Plan[] {
  const { table, player } = turn
  const cards = [...new Set(player.hand), ...(table.cathedralOnTable ? ['cathedral'] : [])]
  return cards.flatMap((building) =>
    [undefined, ...targets(player)]
      .filter((over) => mayStand(turn, building, over))
      .map((over) => planOf(turn, building, over)),
  )
}

/** Every G and H: the number of both together lies between MIN and BASE. */
function payments({ goods, mostGoods, cards, min, base }: Plan): string[][] {
  return selections(goods, 0, Math.min(mostGoods, base)).flatMap((given) =>
    selections(cards, min - given.length, base - given.length).map((paid) => [...given, ...paid]),
  )
}

/** How many they are. */
function paymentsOf({ goods, mostGoods, cards, min, base }: Plan): number {
  const ofGoods = selectionsBySize(goods).slice(0, mostGoods + 1)
  const ofCards = selectionsBySize(cards)
  return ofGoods.reduce((total, ways, given) => {
    const sizes = ofCards.slice(Math.max(0, min - given), Math.max(0, base - given + 1))
    return total + ways * sizes.reduce((a, b) => a + b, 0)
  }, 0)
}

function textOf({ building, over }: Plan, paid: readonly string[]): string {
  const target = over === undefined ? '' : ` over ${targetWords(over)}`
  const paying = paid.length === 0 ? '' : ` paying ${inOrder(paid).join(', ')}`
  return `build ${words(building)}${target}${paying}`
}

/** Whether the build can be paid at all (SJ-BUILDER-8). */
function isAffordable({ min, goods, mostGoods, cards }: Plan): boolean {
  return min <= cards.length + Math.min(mostGoods, goods.length)
}

export function buildChoice(turn: Turn): Choice {
  const plans = plansOf(turn).filter(isAffordable)
  const count = plans.reduce((total, plan) => total + paymentsOf(plan), 1)
  const textsOf = (plan: Plan) => payments(plan).map((paid) => textOf(plan, paid))
  return {
    list: (most) => (count > most ? undefined : ['pass', ...plans.flatMap(textsOf)]),
    has: (move) => move === 'pass' || isLegal(turn, parseBuild(turn.player, move)),
    some: (random) => (random() < 0.08 ? 'pass' : textOfSome(random, pick(random, plans))),
  }
}

function textOfSome(random: Random, plan: Plan): string {
  const { min, base, goods, mostGoods, cards } = plan
  const possible = Math.min(base, cards.length + Math.min(mostGoods, goods.length))
  const amount = random() < 0.7 ? min : between(random, min, possible)
  const fewest = Math.max(0, amount - cards.length)
  const given = between(random, fewest, Math.min(mostGoods, goods.length, amount))
  return textOf(plan, [...some(random, goods, given), ...some(random, cards, amount - given)])
}

/** The build that a text means; undefined if it names nothing of this table. */
export function parseBuild(player: Player, move: string): Build | undefined {
  const form = /^build (?<building>.+?)(?: over (?<over>.+?))?(?: paying (?<paying>.+))?$/
  const groups = form.exec(move)?.groups
  if (groups === undefined) return undefined
  const { over: target, paying } = groups
  const over = player.tableau.find((place) => targetWords(place) === target)
  if (target !== undefined && over === undefined) return undefined
  const paid = paying?.split(', ') ?? []
  return {
    building: keyOf(groups['building']),
    over,
    goods: paid.filter((item) => item.endsWith(' good')),
    cards: paid.filter((item) => !item.endsWith(' good')),
  }
}

/** The tuple of §16, tested part by part. */
function isLegal(turn: Turn, build: Build | undefined): boolean {
  if (build === undefined) return false
  const { building, over, goods, cards } = build
  const isThere =
    turn.player.hand.includes(building) || (building === 'cathedral' && turn.table.cathedralOnTable)
  if (!isThere || !mayStand(turn, building, over)) return false
  const plan = planOf(turn, building, over)
  const amount = goods.length + cards.length
  return (
    amount >= plan.min &&
    amount <= plan.base &&
    goods.length <= plan.mostGoods &&
    isWithin(goods, plan.goods) &&
    isWithin(cards, plan.cards)
  )
}
