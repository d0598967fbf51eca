/**
 * English: San Juan, what the buildings do, in our own words. Every number is given by the rules (`Numbers`); words such as
 * "each" stand only where the rules count one for one.
 */
import { listIn, pluralIn } from '../../plural.ts'

const plural = pluralIn('en')
const list = listIn('en')
const cards = (count: number) => plural(count, { one: '# card', other: '# cards' })
const goods = (count: number) => plural(count, { one: '# good', other: '# goods' })

/** What the texts need to know of the rules. */
export interface Numbers {
  /** By good: the lowest and the highest price on a trading house card. */
  readonly prices: Readonly<
    Record<
      'indigo' | 'sugar' | 'tobacco' | 'coffee' | 'silver',
      { readonly least: number; readonly most: number }
    >
  >
  /** By building: cards less for what it makes cheaper. */
  readonly less: { readonly smithy: number; readonly quarry: number }
  /** By building: cards it gives when it gives any. */
  readonly draws: Readonly<
    Record<
      'poorHouse' | 'well' | 'marketStand' | 'marketHall' | 'carpenter' | 'hut' | 'tavern',
      number
    >
  >
  /** Hand cards up to which one is poor. */
  readonly poor: number
  /** Goods that must be produced or sold for it. */
  readonly goodsFor: Readonly<Record<'well' | 'marketStand' | 'marketHall', number>>
  /** Goods more that may be sold and produced. */
  readonly more: { readonly tradingPost: number; readonly aqueduct: number }
  readonly mostGoodsPaid: number
  readonly cardsMined: number
  readonly mostExchanged: number
  readonly goodsTucked: number
  readonly customsPrice: number
  readonly limits: { readonly usual: number; readonly wide: number; readonly narrow: number }
  /** Councillor: cards drawn by who took the role, and with the Library; cards kept without and with the Prefecture. */
  readonly councillor: {
    readonly draws: number
    readonly doubled: number
    readonly keeps: number
    readonly keepsMore: number
  }
  readonly park: { readonly cost: number; readonly worth: number }
  /** Printed VP by monument. */
  readonly vp: Readonly<Record<'statue' | 'victoryColumn' | 'hero', number>>
  /** VP by number of monuments, from one. */
  readonly arch: readonly number[]
  readonly palace: number
  /** VP for the first, the second … set or dear building. */
  readonly falling: readonly number[]
  readonly setSize: number
  readonly dear: number
}

/** `indigo`: what a production building says. */
const makes = (good: string, { least, most }: { least: number; most: number }) => ({
  short: `Makes ${good}.`,
  effect: `In a producer phase you may lay the top card of the draw pile on it, unseen, if it is empty: that is ${good}. A trader gives ${least === most ? cards(least) : `${least} to ${cards(most)}`} for it.`,
})

const monument = (vp: number) => ({
  short: `A monument, worth ${vp} VP.`,
  effect: `Worth ${vp} VP and nothing else. Monuments count for the triumphal arch and, as city buildings, for the city hall.`,
})

/** `4 VP for the first, 3 for the next, then 2 and 1` */
const falling = ([first, ...others]: readonly number[], what: string) =>
  `${first} VP for the first ${what}, then ${list(others.map(String))}`

const texts = (n: Numbers) => ({
  indigoPlant: makes('indigo', n.prices.indigo),
  sugarMill: makes('sugar', n.prices.sugar),
  tobaccoStorage: makes('tobacco', n.prices.tobacco),
  coffeeRoaster: makes('coffee', n.prices.coffee),
  silverSmelter: makes('silver', n.prices.silver),
  statue: monument(n.vp.statue),
  victoryColumn: monument(n.vp.victoryColumn),
  hero: monument(n.vp.hero),
  smithy: {
    short: `Production buildings: ${cards(n.less.smithy)} less.`,
    effect: `When you build a production building you pay ${cards(n.less.smithy)} less. It does nothing for city buildings.`,
  },
  goldMine: {
    short: `Prospector: turn up ${n.cardsMined}, perhaps keep one.`,
    effect: `In every prospector phase, whoever took the role, you turn up ${cards(n.cardsMined)} for all to see. If their costs all differ you take the cheapest, otherwise none.`,
  },
  archive: {
    short: 'Councillor: discard from the whole hand.',
    effect:
      'In a councillor phase all cards you draw go to your hand. Then you discard as many as you otherwise would, but any cards of your hand.',
  },
  poorHouse: {
    short: `Built, with ${n.poor} or no card left: draw ${n.draws.poorHouse}.`,
    effect: `If you hold at most ${cards(n.poor)} after you have built and paid, you draw ${cards(n.draws.poorHouse)}. What the carpenter brings is counted first.`,
  },
  blackMarket: {
    short: `Pay with up to ${goods(n.mostGoodsPaid)}.`,
    effect: `When you build, up to ${goods(n.mostGoodsPaid)} of yours can be part of the payment, each in place of a card. They are not sold.`,
  },
  tradingPost: {
    short: `Sell ${goods(n.more.tradingPost)} more.`,
    effect: `In every trader phase you may sell ${goods(n.more.tradingPost)} more.`,
  },
  well: {
    short: `Produce ${goods(n.goodsFor.well)} or more: draw ${n.draws.well}.`,
    effect: `If you produce ${goods(n.goodsFor.well)} or more in a producer phase, you draw ${cards(n.draws.well)}.`,
  },
  marketStand: {
    short: `Sell ${goods(n.goodsFor.marketStand)} or more: draw ${n.draws.marketStand} more.`,
    effect: `If you sell ${goods(n.goodsFor.marketStand)} or more in a trader phase, you draw ${cards(n.draws.marketStand)} besides the price.`,
  },
  marketHall: {
    short: `Sell ${goods(n.goodsFor.marketHall)} or more: draw ${n.draws.marketHall} more.`,
    effect: `If you sell ${goods(n.goodsFor.marketHall)} or more in a trader phase, you draw ${cards(n.draws.marketHall)} besides the price.`,
  },
  crane: {
    short: 'Build over a building, pay the difference.',
    effect:
      'You may put what you build in the place of another building of yours and pay its cost less. It must be of another kind, and never the crane. What was there leaves the game; a good on it is lost, cards tucked under it stay.',
  },
  chapel: {
    short: 'Each round: tuck a card, worth a VP.',
    effect:
      'At the start of each round, before the hand limit, you may tuck a card of your hand under the chapel. Each tucked card is worth a VP at the end and never comes back.',
  },
  tower: {
    short: `Your hand may hold ${cards(n.limits.wide)}.`,
    effect: `Your hand limit at the start of a round is ${n.limits.wide} instead of ${n.limits.usual}. No guard room changes that.`,
  },
  aqueduct: {
    short: `Produce ${goods(n.more.aqueduct)} more.`,
    effect: `In every producer phase you may produce ${goods(n.more.aqueduct)} more.`,
  },
  carpenter: {
    short: `City building built: draw ${n.draws.carpenter}.`,
    effect: `After you have built and paid a city building, you draw ${cards(n.draws.carpenter)}. Not for the carpenter itself.`,
  },
  prefecture: {
    short: `Councillor: keep ${cards(n.councillor.keepsMore)}.`,
    effect: `In every councillor phase you keep ${cards(n.councillor.keepsMore)} instead of ${n.councillor.keeps}.`,
  },
  quarry: {
    short: `City buildings: ${cards(n.less.quarry)} less.`,
    effect: `When you build a city building you pay ${cards(n.less.quarry)} less. It does nothing for production buildings.`,
  },
  library: {
    short: 'Your privilege counts twice.',
    effect: `The privilege of a role you take counts twice; as councillor you draw ${n.councillor.doubled} cards instead of ${n.councillor.draws}. Other buildings are not doubled. With two players you may use it once a round.`,
  },
  guildHall: {
    short: 'End: VP for production buildings.',
    effect:
      'At the end: a VP for each of your production buildings, and another for each different kind of them.',
  },
  cityHall: {
    short: 'End: VP for city buildings.',
    effect:
      'At the end: a VP for each of your city buildings, this one and all monuments included.',
  },
  triumphalArch: {
    short: 'End: VP for monuments.',
    effect: `At the end: ${list(n.arch.map((vp, index) => `${vp} VP for ${plural(index + 1, { one: '# monument', other: '# monuments' })}`))}.`,
  },
  palace: {
    short: `End: a VP for every ${n.palace} VP.`,
    effect: `At the end, reckoned last: a VP for every ${n.palace} VP you have from everything else.`,
  },
  officeBuilding: {
    short: `Each round: exchange up to ${cards(n.mostExchanged)}.`,
    effect: `As the first thing in each round you may discard up to ${cards(n.mostExchanged)} of your hand and draw as many new ones.`,
  },
  guardRoom: {
    short: `Hand limit of others: ${cards(n.limits.narrow)}.`,
    effect: `The hand limit of everybody with neither guard room nor tower is ${n.limits.narrow}. Yours stays ${n.limits.usual}. Several guard rooms do no more than one.`,
  },
  hut: {
    short: `Trader, but nobody sold: draw ${n.draws.hut}.`,
    effect: `At the end of a trader phase in which nobody sold anything, you draw ${cards(n.draws.hut)}.`,
  },
  tavern: {
    short: `Fewest buildings: draw ${cards(n.draws.tavern)}.`,
    effect: `At the end of each builder phase you draw ${cards(n.draws.tavern)} if nobody has fewer buildings than you and somebody has more. Not in the phase in which you build it.`,
  },
  park: {
    short: `Built over with a crane: ${cards(n.park.worth)} less.`,
    effect: `If you build over it with a crane, the new building is ${cards(n.park.worth)} cheaper instead of ${n.park.cost}. Without a crane it does nothing.`,
  },
  customsOffice: {
    short: `Councillor: a good, sold for ${cards(n.customsPrice)}.`,
    effect: `When a councillor phase begins, whoever took the role, the top card is laid on it, unseen, as a good, if it is empty. A trader always gives ${cards(n.customsPrice)} for it; it counts as one of your sales.`,
  },
  bank: {
    short: 'Once: tuck any number of cards.',
    effect:
      'Once in the game, at the start of a round, before the hand limit, you may tuck any number of cards of your hand under the bank. Each is worth a VP at the end.',
  },
  harbor: {
    short: `You sell: ${goods(n.goodsTucked)} goes under the harbor.`,
    effect: `When you sell in a trader phase, ${goods(n.goodsTucked)} of those sold is tucked under the harbor, unseen, and is worth a VP at the end. You still get its price. With the option “every good”, all you sell are tucked.`,
  },
  goldsmith: {
    short: 'Prospector: turn up, take it if unbuilt.',
    effect:
      'In every prospector phase, whoever took the role, you turn up the top card. If nobody has such a building, you take it into your hand; otherwise it is discarded.',
  },
  residence: {
    short: `End: VP for ${n.setSize} buildings of equal cost.`,
    effect: `At the end, for sets of ${n.setSize} different buildings of the same cost: ${falling(n.falling, 'set')}. Each building counts for one set, this one too.`,
  },
  cathedral: {
    short: 'End: VP for dear buildings of others.',
    effect: `It lies on the table, and whoever can pay for it may build it. At the end, for the buildings of cost ${n.dear} of all others: ${falling(n.falling, 'building')}.`,
  },
})

export const buildings = {
  /** By building: a few words for its card, and everything it does. */
  texts,
  /** When it acts. */
  times: {
    builder: 'builder',
    producer: 'producer',
    trader: 'trader',
    councillor: 'councillor',
    prospector: 'prospector',
    start: 'start of the round',
    any: 'every role you take',
    end: 'end of the game',
  },
}
