/** English: role cards, building market and harbor. */
import type { Person } from '../person.ts'
import { colonists, doubloons, list, low, objects, plural } from './words.ts'

export const board = {
  roles: {
    heading: 'Roles',
    /** A word under the name: what the role is about. */
    does: {
      settler: 'plantations',
      mayor: 'colonists',
      builder: 'buildings',
      craftsman: 'production',
      trader: 'sales',
      captain: 'shipping',
      prospector: 'money',
    },
    /** The whole sentence, for those who hear the page and for the one who is new. */
    tells: {
      settler: 'Everybody takes a plantation; who takes the role may take a quarry instead.',
      mayor: 'Colonists come ashore; who takes the role gets 1 more.',
      builder: 'Everybody may build; who takes the role pays 1 doubloon less.',
      craftsman: 'Everybody produces; who takes the role gets 1 barrel more.',
      trader: 'Everybody may sell a barrel; who takes the role gets 1 doubloon more.',
      captain: 'Everybody must ship; who takes the role gets 1 VP more.',
      prospector: 'Who takes the role gets 1 doubloon.',
    },
    /** Where a finger has not touched one yet. */
    invite: 'Tap a role to see what it does.',
    now: 'now',
    /** The doubloons on a card. */
    coins: (count: number) => `+${count}`,
    /** The card, read aloud. */
    free: (role: string, on: number) => (on > 0 ? `${role}, ${doubloons(on)} on it` : role),
    taken: (role: string, who: Person) => `${role}, taken by ${objects([who])}`,
    underWay: (role: string, who: Person) => `${role}, taken by ${objects([who])}, under way`,
  },
  market: {
    heading: 'Buildings',
    priceNow: 'coin = your price now',
    /** While nobody builds: the builder's privilege is not known yet. */
    priceLater: 'coin = your price with your quarries',
    column: (most: number, counts: number) =>
      `At most ${plural(most, { one: '# quarry counts', other: '# quarries count' })} in this column; yours save ${counts}.`,
    saves: (count: number) => `−${count}`,
    /** Where there is room: how far the quarries of this column go, and if some count already. */
    most: (most: number, counts: number) =>
      counts > 0
        ? `of up to ${most}`
        : plural(most, { one: 'up to # quarry', other: 'up to # quarries' }),
    large: (free: number) =>
      `Large buildings fill 2 spaces. You have ${plural(free, { one: '# free', other: '# free' })}.`,
    yours: 'yours',
    soldOut: 'sold out',
    noSpace: 'no space',
    short: (missing: number) => `${missing} short`,
    /** The same where there is little room. */
    shortBy: (missing: number) => `−${missing}`,
    times: (left: number) => `×${left}`,
    /** A tile, read aloud. */
    tile: (
      its: { name: string; price: number; vp: number; circles: number; left: number },
      word: string,
    ) =>
      `${its.name}: ${doubloons(its.price)}, ${its.vp} VP, room for ${colonists(its.circles)}, ${its.left} left${word === '' ? '' : `, ${word}`}`,
    /** On a tile: to build it begins the last round. */
    last: 'last round',
    inKind: 'choose how to pay',
  },
  harbor: {
    heading: 'Harbor',
    load: (load: number, capacity: number, good: string) =>
      `**${load}** of ${capacity} ${low(good)}`,
    /** An empty ship. */
    room: (capacity: number) => `room for **${capacity}**`,
    free: (count: number) => `${count} free`,
    full: 'full',
    /** What the trading house pays. */
    price: (good: string, doubloons: number) => `${low(good)} ${doubloons}`,
    pays: (prices: readonly string[]) => `It pays in doubloons: ${prices.join(', ')}`,
    /** A ship and the trading house, read aloud. */
    ship: (capacity: number) => `Cargo ship for ${capacity} barrels`,
    houseHolds: (goods: readonly string[]) =>
      goods.length === 0 ? 'Trading house, empty' : `Trading house with ${low(list(goods))}`,
  },
  tiles: {
    heading: 'Plantations',
    quarries: (count: number) => plural(count, { one: '# quarry', other: '# quarries' }),
    faceDown: (count: number, discarded: number) => `${count} face down, ${discarded} discarded`,
    take: (tile: string) => `Take: ${low(tile)}`,
    draw: (count: number) => `Draw one of ${count} face-down plantations`,
  },
  supply: {
    heading: 'Supplies',
    goods: 'goods in the supply',
    good: (count: number, good: string) => `${count} ${low(good)} in the supply`,
    ship: (count: number) => `${colonists(count)} on the colonist ship`,
    colonists: (count: number) => `${colonists(count)} in the supply`,
    vp: (count: number) => `${count} VP in the supply`,
    bank: 'bank',
  },
}
