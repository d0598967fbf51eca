/** English: the arithmetic of a choice. */
import { barrels, colonists, doubloons, list, low, plural } from './words.ts'

/** A sum, its result in bold: `2 barrels + 1 as captain = **3 VP**`. */
const sum = (parts: readonly string[], result: string) =>
  parts.length > 1 ? `${parts.join(' ')} = **${result}**` : `**${result}**`

/** What something brings more, and by what. */
interface Gain {
  readonly name: string
  readonly count: number
  readonly isRole: boolean
}
const added = ({ name, count, isRole }: Gain) =>
  isRole ? `+ ${count} as ${low(name)}` : `+ ${count} ${name}`

export const sums = {
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
    load: (what: string, count: number, vp: number, more: readonly Gain[], money: number) => {
      const byBarrels = more.reduce((rest, gain) => rest - gain.count, vp)
      const first = byBarrels === count ? barrels(count) : `${byBarrels} for ${barrels(count)}`
      const coins = money > 0 ? `, and **${doubloons(money)}**` : ''
      return `**${what}:** ${[first, ...more.map(added)].join(' ')} = **${vp} VP**${coins}.`
    },
    onShip: (good: string, ship: string) => `${good} on the ${ship}`,
    onOwnShip: (good: string, place: string) => `${good} on your ${place}`,
    sale: (good: string, price: number, more: readonly Gain[], all: number) =>
      `**${good}:** ${sum([`${price}`, ...more.map(added)], doubloons(all))}.`,
    take: (tile: string, owned: number) =>
      `**${tile}:** ${owned === 0 ? 'your first' : `you have ${owned}`}.`,
    quarry:
      'With a colonist on it, every building costs you one doubloon less, within the limit of its column.',
    asForest: 'A forest needs no colonist; two of them make every building one doubloon cheaper.',
    extra: (good: string, held: number, supply: number) =>
      `**${good}:** you would have ${held}; ${supply} in the supply.`,
    guest: (place: string) => `**${place}** works at once.`,
    building: (building: string, does: string) => `**${building}:** ${does}`,
    /** What a role would bring to the viewer. */
    role: (role: string, gains: readonly string[]) =>
      gains.length === 0
        ? `**${role}:** brings you nothing by itself.`
        : `**${role}:** brings you ${list(gains)}, if all play as the bots would.`,
  },
  /** Things one gets, to be put in a row. */
  gains: {
    doubloons,
    vp: (count: number) => `${count} VP`,
    colonists,
    goods: (count: number, good: string) => `${count} ${low(good)}`,
    noneLeft: (good: string) => `no ${low(good)}, because none is left`,
    tile: (tile: string) => `1 ${low(tile)}`,
    loss: (count: number) => `${barrels(count)} spoiled`,
  },
}
