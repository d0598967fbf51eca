/** Texts beside a legal move: one thing more, one less, another, or another building. Many are illegal. */
import { pick, type Random } from '@doubloon/testkit/reference'
import { between } from './random.ts'
import type { Player } from './table.ts'
import { BUILDINGS, GOODS, inOrder, paidGood, words } from './tables.ts'

const CARDS = BUILDINGS.map(({ key }) => words(key)).filter((word) => word !== 'cathedral')

export function nearMiss(random: Random, player: Player, move: string): string {
  const [, build, over, , paying] = /^build (.+?)( over (.+?))?(?: paying (.+))?$/.exec(move) ?? []
  if (build !== undefined) return nearBuild(random, player, { build, over, paying })
  const [, verb, items] = /^(put away|\S+) (.+)$/.exec(move) ?? []
  if (verb === undefined || verb === 'choose') return otherWord(random, player)
  const isGood = verb === 'produce' || verb === 'sell'
  const held: readonly string[] = isGood ? GOODS : [...player.hand.map(words), pick(random, CARDS)]
  return `${verb} ${changed(random, items.split(', '), held).join(', ')}`
}

/** Instead of a pass or a role. */
function otherWord(random: Random, player: Player): string {
  const card = pick(random, [...player.hand.map(words), 'crane'])
  return pick(random, [
    'pass',
    `choose ${pick(random, ['builder', 'producer', 'trader', 'councillor', 'prospector'])}`,
    `choose ${pick(random, ['builder', 'producer', 'trader'])} using library`,
    `keep ${card}, ${card}`,
    `discard ${card}, ${card}`,
    `build ${card}`,
    `sell ${pick(random, GOODS)}`,
  ])
}

interface Parts {
  readonly build: string
  readonly over: string | undefined
  readonly paying: string | undefined
}

function nearBuild(random: Random, player: Player, parts: Parts): string {
  const { build, over = '', paying } = parts
  const paid = paying?.split(', ') ?? []
  const cards = player.hand.map(words)
  const held = [...GOODS.map(paidGood), ...cards, ...cards, pick(random, CARDS)]
  const place = pick(random, player.tableau)
  const target = ` over ${words(place.building)}${random() < 0.5 ? '' : ' with good'}`
  const name = random() < 0.2 ? pick(random, [...cards, 'cathedral', build]) : build
  const onto = random() < 0.3 ? pick(random, [target, target, '']) : over
  const payment = random() < 0.6 ? changed(random, paid, held) : paid
  return `build ${name}${onto}${payment.length === 0 ? '' : ` paying ${inOrder(payment).join(', ')}`}`
}

/** One thing more, one less, or another; never nothing. */
function changed(random: Random, items: readonly string[], held: readonly string[]): string[] {
  const index = between(random, 0, items.length - 1)
  const others = items.filter((_, place) => place !== index)
  const more = pick(random, held)
  return inOrder(
    pick(random, [[...items, more], [...others, more], others.length > 0 ? others : [more]]),
  )
}
