/** English: what the button of a choice says, and the arithmetic behind it. */
import { listIn, pluralIn } from '../plural.ts'

const plural = pluralIn('en')
const list = listIn('en')
/** Names of goods, tiles and roles stand in the middle of sentences. */
const low = (name: string) => name.toLowerCase()
const barrels = (count: number) => plural(count, { one: '# barrel', other: '# barrels' })
const doubloons = (count: number) => plural(count, { one: '# doubloon', other: '# doubloons' })
const colonists = (count: number) => plural(count, { one: '# colonist', other: '# colonists' })

/** A sum, its result in bold: `2 barrels + 1 as captain = **3 VP**`. */
const sum = (parts: readonly string[], result: string) =>
  parts.length > 1 ? `${parts.join(' ')} = **${result}**` : `**${result}**`

export const choices = {
  labels: {
    pass: 'Pass',
    /** Passing, by the id of the decision, where a better word is known. */
    passes: {
      'D-HACIENDA': 'Do not draw',
      'D-HACIENDA-FOREST': 'Keep the field',
      'D-SETTLE': 'Take nothing',
      'D-SETTLE-2': 'Take nothing',
      'D-HOSPICE': 'No colonist',
      'D-BUILD': 'Build nothing',
      'D-UNIVERSITY': 'No colonist',
      'D-PRODUCE': 'Produce nothing',
      'D-CRAFT-EXTRA': 'Take nothing',
      'D-TRADE': 'Sell nothing',
      'D-GUEST': 'Guests stay',
    } as Readonly<Record<string, string>>,
    choose: (role: string) => `Choose ${role}`,
    draft: (building: string) => `Choose ${building}`,
    draw: 'Draw a plantation',
    makeForest: 'Lay it as a forest',
    take: (tile: string) => `Take ${low(tile)}`,
    takeAsForest: (tile: string) => `Take ${low(tile)} as forest`,
    settleColonist: 'Settle a colonist',
    takeColonists: (count: number) => (count === 0 ? 'Take none' : `Take ${colonists(count)}`),
    put: (count: number, place: string) => `${place}: ${count}`,
    place: 'Done',
    build: (price: number) => (price === 0 ? 'Build for nothing' : `Build for ${price}`),
    buildInKind: (given: readonly string[]) => `Give ${list(given)}`,
    giveColonist: (place: string) => `Give the colonist from ${place}`,
    giveNoColonist: 'Give no colonist',
    giveVp: (count: number) => (count === 0 ? 'Give no victory point' : 'Give 1 victory point'),
    giveBarrel: (good: string) => `Give 1 ${low(good)}`,
    staff: 'Put a colonist there',
    produce: 'Produce',
    takeExtra: (good: string) => `Take 1 ${low(good)}`,
    sell: (price: number) => (price === 0 ? 'Sell for nothing' : `Sell for ${price}`),
    sellOutside: (price: number, place: string) => `Sell for ${price} at the ${place}`,
    load: (count: number, good: string) => `Load ${count} ${low(good)}`,
    loadSelection: (place: string) => `Load the ${place}`,
    loadMixed: (count: number) => `Load ${barrels(count)}`,
    putAboard: (count: number, good: string) => `${count} ${low(good)} aboard`,
    keep: (count: number, good: string) => `Keep ${count} ${low(good)}`,
    store: (count: number) => (count === 0 ? 'Keep nothing' : `Keep ${barrels(count)}`),
    moveGuest: (place: string) => `Guest to ${place}`,
  },
  /** What is given in kind. */
  given: {
    vp: '1 victory point',
    barrel: (good: string) => `1 ${low(good)}`,
    colonist: (place: string) => `the colonist from ${place}`,
  },
  /** One line about the choice that is pointed at. */
  sums: {
    price: (
      building: string,
      quote: {
        readonly cost: number
        readonly quarries: number
        readonly builder: number
        readonly forests: number
        readonly price: number
      },
      left: number,
      does: string,
    ) => {
      const less = [
        quote.quarries > 0
          ? `− ${plural(quote.quarries, { one: '# quarry', other: '# quarries' })}`
          : '',
        quote.builder > 0 ? `− ${quote.builder} as builder` : '',
        quote.forests > 0 ? `− ${quote.forests} for forests` : '',
      ].filter((part) => part !== '')
      return `**${building}:** ${sum([`${quote.cost}`, ...less], `${quote.price}`)}, you keep ${left}; ${does}.`
    },
    inKind: (building: string, price: number, paid: number, given: readonly string[]) =>
      `**${building}:** costs ${price}; you pay ${doubloons(paid)} and give ${list(given)}.`,
    load: (
      what: string,
      count: number,
      vp: {
        readonly load: number
        readonly captain: number
        readonly building: number
        readonly all: number
      },
      money: number,
    ) => {
      const parts = [
        vp.load === count ? barrels(count) : `${vp.load} for ${barrels(count)}`,
        vp.captain > 0 ? `+ ${vp.captain} as captain` : '',
        vp.building > 0 ? `+ ${vp.building} by buildings` : '',
      ].filter((part) => part !== '')
      const coins = money > 0 ? `, and **${doubloons(money)}**` : ''
      return `**${what}:** ${parts.join(' ')} = **${vp.all} VP**${coins}.`
    },
    onShip: (good: string, ship: string) => `${good} on the ${ship}`,
    onOwnShip: (good: string, place: string) => `${good} on your ${place}`,
    sale: (good: string, price: number, bonus: number) =>
      `**${good}:** ${sum(
        [`${price}`, bonus > 0 ? `+ ${bonus} by role and buildings` : ''].filter(
          (part) => part !== '',
        ),
        doubloons(price + bonus),
      )}.`,
    take: (tile: string, owned: number) =>
      `**${tile}:** ${owned === 0 ? 'your first' : `you have ${owned}`}.`,
    quarry:
      'With a colonist on it, every building costs you one doubloon less, within the limit of its column.',
    asForest: 'A forest needs no colonist; two of them make every building one doubloon cheaper.',
    extra: (good: string, held: number, supply: number) =>
      `**${good}:** you would have ${held}; ${supply} in the supply.`,
    guest: (place: string) => `**${place}** works at once.`,
    building: (building: string, does: string) => `**${building}:** ${does}`,
    /** What a role would bring to the one who looks. */
    role: (role: string, gains: readonly string[]) =>
      gains.length === 0
        ? `**${role}:** brings you nothing by itself.`
        : `**${role}:** brings you ${list(gains)}, if all play as usual.`,
  },
  /** Things one gets, to be put in a row. */
  gains: {
    doubloons,
    vp: (count: number) => `${count} VP`,
    colonists,
    goods: (count: number, good: string) => `${count} ${low(good)}`,
    tile: (tile: string) => `1 ${low(tile)}`,
    loss: (count: number) => `${barrels(count)} spoiled`,
  },
}
