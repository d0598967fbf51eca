/** English: role cards, building market and harbor. */
import { listIn, pluralIn } from '../plural.ts'

const plural = pluralIn('en')
const list = listIn('en')
const doubloons = (count: number) => plural(count, { one: '# doubloon', other: '# doubloons' })
const barrels = (count: number) => plural(count, { one: '# barrel', other: '# barrels' })
/** Names of things inside a sentence. */
const low = (name: string) => name.toLocaleLowerCase('en')
const signed = (count: number) => (count > 0 ? `+${count}` : `${count}`.replace('-', '−'))

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
    now: 'now',
    /** The card, read aloud. */
    free: (role: string, on: number) => (on > 0 ? `${role}, ${doubloons(on)} on it` : role),
    taken: (role: string, name: string) => `${role}, taken by ${name}`,
    underWay: (role: string, name: string) => `${role}, taken by ${name}, under way`,
  },
  impact: {
    title: (role: string) => `If you take the ${role}`,
    invite: 'Tap a role to see what it would bring everybody.',
    note: 'Everybody choosing as usual; doubloons on the card included.',
    nothing: 'nothing',
    made: (goods: readonly string[]) => goods.join('\u2002'),
    goods: (count: number, good: string) => `${count}:${good}:`,
    sells: (good: string) => `sells :${good}:`,
    ships: (goods: readonly string[]) => `ships ${goods.join('\u2002')}`,
    shipsMixed: (count: number) => `ships ${barrels(count)}`,
    loses: (goods: readonly string[]) => `loses ${goods.join('\u2002')}`,
    takes: (tiles: readonly string[]) => `takes ${low(list(tiles))}`,
    builds: (building: string) => `builds ${building}`,
    drawn: 'a drawn plantation',
    signed,
    doubloons: (count: number) => `${signed(count)} doubloons`,
    vp: 'VP',
    colonists: 'colonists',
  },
  market: {
    heading: 'Buildings',
    priceNow: 'coin = your price now',
    printed: 'coin = printed cost',
    column: (most: number, counts: number) =>
      `At most ${plural(most, { one: '# quarry counts', other: '# quarries count' })} in this column; yours save ${counts}.`,
    saves: (count: number) => `−${count}`,
    large: (free: number) =>
      `Large buildings fill 2 spaces. You have ${plural(free, { one: '# free', other: '# free' })}.`,
    yours: 'yours',
    soldOut: 'sold out',
    noSpace: 'no space',
    short: (missing: number) => `${missing} short`,
    /** The same where there is little room. */
    lacking: (missing: number) => `−${missing}`,
    left: (left: number, of: number) => `${left} of ${of} left`,
    times: (left: number) => `×${left}`,
    /** A tile, read aloud. */
    tile: (name: string, price: number, vp: number, left: number, word: string) =>
      `${name}: ${doubloons(price)}, ${vp} VP, ${left} left${word === '' ? '' : `, ${word}`}`,
    inKind: 'choose how to pay',
  },
  building: {
    cost: (count: number) => `cost ${count}`,
    vp: (count: number) => `${count} VP`,
    circles: (count: number) =>
      count === 0 ? 'no colonist' : plural(count, { one: '# colonist', other: '# colonists' }),
    spaces: 'fills 2 city spaces',
    left: (left: number, of: number) => `${left} of ${of} left`,
    /** Why the price is what it is. */
    price: (cost: number, quarries: number, builder: number, forests: number, price: number) => {
      const parts = [
        `${cost}`,
        ...(quarries > 0 ? [plural(quarries, { one: '# quarry', other: '# quarries' })] : []),
        ...(builder > 0 ? [`${builder} builder`] : []),
        ...(forests > 0 ? [`${forests} forests`] : []),
      ]
      return `For you now: ${parts.join(' − ')} = **${price}**`
    },
  },
  harbor: {
    heading: 'Harbor',
    load: (load: number, capacity: number, good: string) =>
      `**${load}** of ${capacity} ${low(good)}`,
    empty: 'empty',
    free: (count: number) => `${count} free`,
    full: 'full',
    /** A ship and the trading house, read aloud. */
    ship: (capacity: number) => `Cargo ship for ${capacity} barrels`,
    houseHolds: (goods: readonly string[]) =>
      goods.length === 0 ? 'Trading house, empty' : `Trading house with ${low(list(goods))}`,
  },
  tiles: {
    heading: 'Plantations',
    faceUp: 'plantations for the settler',
    none: 'none lies face up',
    quarries: (count: number) => plural(count, { one: '# quarry', other: '# quarries' }),
    faceDown: (count: number) => `${count} face down`,
    discarded: (count: number) => `${count} discarded`,
    take: (tile: string) => `Take: ${low(tile)}`,
    draw: (count: number) => `Draw one of ${count} face-down plantations`,
  },
  supply: {
    heading: 'Supplies',
    goods: 'goods in the supply',
    good: (count: number, good: string) => `${count} ${low(good)} in the supply`,
    ship: (count: number) =>
      `${plural(count, { one: '# colonist', other: '# colonists' })} on the colonist ship`,
    colonists: (count: number) =>
      `${plural(count, { one: '# colonist', other: '# colonists' })} in the supply`,
    vp: (count: number) => `${count} VP in the supply`,
    bank: 'bank',
  },
}
