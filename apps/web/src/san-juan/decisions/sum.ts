/** The arithmetic of a build: what it costs and why, what pays for it, what stays in the hand. */
import { PLACES_N } from '@doubloon/san-juan'
import type { Moment } from '../../client/contract.ts'
import { cardName, goodName, roleName } from '../../text/names-san-juan.ts'
import { saySanJuan } from '../../text/say-san-juan.ts'
import { costOf } from '../kinds.ts'
import type { Picks } from '../picks.svelte.ts'
import type { SanJuan, Site } from '../table-types.ts'
import { goodsOf, keysOf } from './marks.ts'

/** Two lines: whether it ends the game, the price, what pays, what it scores. */
export function sumOfBuild(moment: Moment<SanJuan>, picks: Picks): string {
  const words = saySanJuan.decisions.build
  const { subject, site } = picks
  if (subject === undefined || site === undefined) return words.start(picks.hand.length)
  const gain = picks.gainOf(subject)
  return [
    ...(site.endsGame ? [words.ends(PLACES_N)] : []),
    priceOf(subject.key, site),
    ...(site.withGood ? [words.goodLost(cardName(site.over ?? ''))] : []),
    paidOf(moment, picks, site),
    ...(gain === undefined ? [] : [words.scores(gain)]),
  ].join(' ')
}

/** `Silver Smelter: 5 − 1 builder − 1 smithy = 3 cards.` */
export function priceOf(key: string, { least, less, over }: Site): string {
  const words = saySanJuan.decisions.build
  const parts = [
    ...(over === undefined ? [] : [words.lessOver(less.over, cardName(over))]),
    ...(less.privilege === 0 ? [] : [words.less(less.privilege, roleName('builder'))]),
    ...Object.entries(less.buildings).map(([by, count]) => words.less(count, cardName(by))),
  ]
  return words.sum(cardName(key), costOf(key), parts, least)
}

/** What pays, and whether it is too little or more than needed. */
function paidOf(moment: Moment<SanJuan>, picks: Picks, { least }: Site): string {
  const words = saySanJuan.decisions.build
  const { marks, hand, missing, subject, count } = picks
  if (missing > 0) return words.missing(missing)
  const isFromHand = hand.some(({ id }) => id === subject?.id)
  const kept = hand.length - marks.cards.length - Number(isFromHand)
  const names = [
    ...counted(goodsOf(moment, marks), (good) => words.good(goodName(good))),
    ...counted(keysOf(marks), cardName),
  ]
  return [
    names.length === 0 ? words.keeping(kept) : words.paying(names, kept),
    ...(count > least ? [words.tooMuch(count - least)] : []),
  ].join(' ')
}

/** Names of things, several of a kind together. */
export function counted(
  things: readonly string[],
  nameOf: (thing: string) => string,
): readonly string[] {
  const amounts = new Map<string, number>()
  for (const thing of things) amounts.set(thing, (amounts.get(thing) ?? 0) + 1)
  return [...amounts].map(([thing, amount]) =>
    saySanJuan.decisions.build.several(amount, nameOf(thing)),
  )
}
