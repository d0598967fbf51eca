/** English: the sheets on which decisions are made. */
import { doubloons, list, low, plural } from './words.ts'

const idles = (colonists: number) =>
  plural(colonists, { one: '# colonist makes nothing', other: '# colonists make nothing' })

export const sheets = {
  /** What a bot advises and has laid on the table. */
  asItLies: 'as it lies on the table now',
  sheet: {
    /** What the whole sheet is, for those who cannot see it. */
    region: 'Decision',
    titles: {
      draft: 'Buildings to choose from',
      settle: 'Field or forest',
      colonists: 'Extra colonists',
      mayor: 'What your colonists will do',
      inKind: (building: string) => `Ways to pay for the ${building}`,
      extra: 'One more barrel',
      trade: 'Your barrels and the trading house',
      load: 'Your barrels and the ships',
      store: 'What you keep',
      guest: 'Where a guest can go',
      steps: 'Your choices',
    },
    showBuildings: 'Show buildings',
    back: 'Back to the decision',
  },
  load: {
    hold: 'You hold',
    ship: (capacity: number) => `Ship of ${capacity}`,
    cargo: (good: string, free: number) => `${low(good)}, ${free === 0 ? 'full' : `${free} free`}`,
    empty: 'empty',
    ownShip: 'all of a kind',
    /** A ship and what is aboard, for those who cannot see it. */
    heading: (ship: string, note: string) => `${ship}: ${note}`,
    /** A load in a sentence. */
    cell: (good: string, ship: string, count: number, vp: number, coins: number) =>
      `Load ${count} ${low(good)} on ${ship}: ${vp} victory points${coins > 0 ? ` and ${coins} doubloons` : ''}`,
    forbidden: (good: string, ship: string, reason: string) =>
      `${good} on ${ship}: not possible. ${reason}`,
    /** Why not, in a few words. */
    otherKind: (good: string) => `${low(good)} is aboard`,
    otherShip: (capacity: number) => `goes on the ${capacity}`,
    otherShipFull: (capacity: number) => `its ship, the ${capacity}, is full`,
    full: 'full',
    smaller: 'a larger one takes more',
    /** What becomes of barrels if something else is loaded now. */
    mustGo: 'must be loaded now',
    goesLater: (count: number) => plural(count, { one: '# goes later', other: '# go later' }),
    kept: (count: number) => `${count} kept`,
    keptOnRose: (count: number) => `${count} kept on the wind rose`,
    keptIn: (count: number, places: readonly string[]) => `${count} kept: ${low(list(places))}`,
    safe: 'nothing spoils',
    spoils: (count: number) => plural(count, { one: '**# spoils**', other: '**# spoil**' }),
    fates: (parts: readonly string[]) => `else ${parts.join(', ')}`,
    /** What follows a choice until the phase is over. */
    afterShip: (good: string, ship: string) => `If you load ${low(good)} on the ${ship}`,
    told: (load: string) => `${load}:`,
    afterOwn: (good: string, place: string) => `If you load ${low(good)} on your ${place}`,
    others: (loads: readonly string[]) =>
      loads.length === 0 ? 'Nobody else can load.' : `${list(loads)}.`,
    other: (name: string, count: number) => `${name} loads ${count}`,
    later: (count: number) => `You can load ${count} more later.`,
    lost: (goods: readonly string[]) =>
      goods.length === 0 ? '**Nothing spoils.**' : `You would **lose ${list(goods)}**.`,
    lostPart: (count: number, good: string) => `${count} ${low(good)}`,
    guess: 'A guess: the others are free to choose.',
  },
  mixed: {
    title: (place: string) => `Your ${place}`,
    how: 'Any barrels, mixed as you like.',
    more: (good: string) => `One more ${low(good)}`,
    less: (good: string) => `One less ${low(good)}`,
    count: (good: string, count: number, held: number) => `${good}: ${count} of ${held}`,
    brings: (vp: number, coins: number) => `+${vp} VP${coins > 0 ? `, +${doubloons(coins)}` : ''}`,
  },
  store: {
    /** Why so much may stay. */
    room: 'Your room',
    canKeep: 'What you can keep',
    keepsBarrels: (count: number) =>
      plural(count, { one: 'one barrel of any kind', other: '# barrels of any kinds' }),
    keepsKinds: (count: number) =>
      plural(count, { one: 'all barrels of one kind', other: 'all barrels of # kinds' }),
    kept: (count: number, held: number) => `${count} of ${held} kept`,
    more: (good: string) => `Keep one more ${low(good)}`,
    less: (good: string) => `Keep one ${low(good)} less`,
    noRoom: 'No storage lets you keep so many.',
    spoils: (goods: readonly string[]) =>
      goods.length === 0 ? '**Nothing spoils.**' : `**Spoils:** ${list(goods)}.`,
    part: (count: number, good: string) => `${count} ${low(good)}`,
    /** On the plate over what is left on the quay, and captions. */
    quay: 'Spoils',
    keptIn: (goods: readonly string[]) => list(goods),
    nothingIn: 'nothing',
    how: 'Room that one kind takes is lost to the others: what no longer fits is taken off by itself.',
  },
  trade: {
    hold: (count: number) => (count === 0 ? 'none' : `you have ${count}`),
    pays: (price: number) => `price ${price}`,
    printed: 'Printed prices',
    bonus: (count: number, building: string) => `+${count} ${building}`,
    asTrader: (count: number) => `+${count} as trader`,
    bonuses: (parts: readonly string[]) => `To every price you get ${list(parts)}.`,
    house: (lying: readonly string[], free: number) => {
      const rest =
        free === 0
          ? 'it is full'
          : plural(free, { one: '# space is free', other: '# spaces are free' })
      return lying.length === 0
        ? `The house is empty: ${rest}. It buys each kind only once.`
        : `In the house: ${lying.map((good) => `:${good}:`).join(' ')} (${rest}). Once it is full, it is emptied after the phase.`
    },
    price: (good: string, price: number, place: string) =>
      `Sell ${low(good)} for ${doubloons(price)}: ${place}`,
    /** On the plate over an arch: a kind and its printed price. */
    plate: (good: string, price: number) => `${low(good)} ${price}`,
    free: 'free',
    space: 'buys one barrel',
    taken: 'sold',
    anyKind: 'buys any kind',
    youGet: (coins: number) => `you get ${coins}`,
    /** The printed price and what comes to it. */
    sum: (price: number, more: number) => `${price} + ${more}`,
    inside: 'house',
    outside: 'post',
    inHouse: 'is in the house',
    houseFull: 'the house is full',
  },
  rows: {
    extra: (supply: number, price: number) => `price ${price}, ${supply} in the supply`,
    colonists: (supply: number) => `${supply} in the supply`,
    noColonists: 'only what the ship brings',
    field: (owned: number) => (owned === 0 ? 'your first' : `you have ${owned}`),
    quarry: 'buildings get cheaper',
    forest: 'needs no colonist',
    stops: (building: string) => `${building} then has nobody`,
  },
  draft: {
    cost: (cost: number) => `cost ${cost}`,
    vp: (vp: number) => `${vp} VP`,
  },
  /** The colonists of who places. */
  hand: {
    title: 'In your hand',
    label: (count: number) =>
      `In your hand: ${plural(count, { one: '# colonist', other: '# colonists' })}`,
    empty: 'all are placed',
    /** How many of them were lifted from their work. */
    lifted: (count: number) => `${count} lifted`,
  },
  mayor: {
    before: 'made before',
    now: 'made now',
    change: (count: number) => (count > 0 ? `+${count}` : `−${-count}`),
    waitingFor: 'Put all colonists on circles to see what they make.',
    /** Remarks about workplaces, after their name. */
    about: (name: string) => `${name}:`,
    noField: (good: string) => `makes nothing, because no ${low(good)} field has a colonist.`,
    surplus: (idle: number, fields: number, good: string) =>
      `${idles(idle)}, because only ${plural(fields, { one: `# ${low(good)} field is`, other: `# ${low(good)} fields are` })} worked.`,
    noPlant: (idle: number) =>
      `${idles(idle)}, because no building with a colonist takes the crop.`,
    scores: (vp: number) => `**${vp} VP** if a colonist is there at the end.`,
    noScore: 'gives its bonus only with a colonist at the end.',
    idle: 'does nothing without a colonist.',
    spare: (circles: number, good: string) =>
      `${plural(circles, { one: '# circle stays empty', other: '# circles stay empty' })}, because there is no more ${low(good)} to work.`,
    fallow: (tiles: number) =>
      plural(tiles, { one: '# has no colonist.', other: '# have no colonist.' }),
    /** What a colonist brings who stands on a quarry. */
    quarries: (count: number) => `buildings cost up to ${doubloons(count)} less.`,
    works: (effect: string) => `${effect}.`,
    costsNothing: 'costs nothing',
    fine: 'Every colonist has something to do.',
    couldMove: 'could move',
    keep: 'keep',
    empty: 'empty',
    placed: 'placed',
    place: 'place now',
    places: 'places now',
    waits: 'waits',
    you: 'You',
  },
}
