/** English: San Juan, everything on the table but one's own hand. */
import { about, type Person } from '../../person.ts'
import { cards, goods, list, low } from '../words.ts'

export const board = {
  bar: {
    toDraw: 'to draw',
    mostBuilt: (places: number) => `of ${places}, most built`,
    ends: (places: number) =>
      `The game ends after the builder phase in which somebody has ${places} buildings`,
  },
  tabs: {
    mat: 'My cards',
    cities: 'Cities',
    prices: 'Prices',
    roles: 'Roles',
    log: 'Log',
  },
  seat: {
    cities: 'The cities of the others',
    open: (who: Person) => about(who, { you: 'Open your city', they: 'Open @’s city' }),
    of: (who: Person) => about(who, { you: 'Your city', they: '@’s city' }),
    back: 'Back to my cards',
    inHand: 'in hand',
    /** Read aloud, with the number before it. */
    hand: (count: number) => `${cards(count)} in hand`,
    built: (count: number, places: number) => `${count} of ${places} built`,
    /** The same where there is little room. */
    builtOf: (places: number) => `/${places}`,
    builtWord: 'built',
    tucked: (count: number) => `${count} tucked`,
    tuckedTitle: 'Cards under buildings; they count at the end',
    printed: (vp: number) => `${vp} VP printed`,
    byNow: (vp: number) => `${vp} VP by now`,
    makes: (count: number) => `makes ${goods(count)}`,
    sells: (count: number) => `sells ${goods(count)}`,
    asOthers: 'when another takes the role',
    shown: 'In the hand, seen by all:',
    holds: 'In the hand:',
  },
  city: {
    yours: 'Your city',
    free: 'free place',
    isNew: 'new',
    vp: 'VP',
    cost: (cost: number) => `cost ${cost}`,
    /** A place, read aloud. */
    place: (
      name: string,
      vp: number,
      good: string | undefined,
      isNew: boolean,
      state: string | undefined,
    ) =>
      [
        name,
        `${vp} VP`,
        ...(good === undefined ? [] : [`with ${low(good)}`]),
        ...(isNew ? ['works from the next phase on'] : []),
        ...(state === undefined ? [] : [state]),
      ].join(', '),
    states: {
      picked: 'chosen',
      paying: 'pays',
      over: 'will be built over',
    } as Readonly<Record<string, string>>,
    /** Stamps on what is pressed, by the word of the notation. */
    stamps: { produce: 'makes', sell: 'sells' } as Readonly<Record<string, string>>,
    pays: 'pays',
    goes: 'built over',
    good: (good: string, building: string) => `${good} of the ${low(building)}`,
  },
  house: {
    /** Which card the prices are from. */
    now: 'prices of this phase',
    last: 'last prices',
    unseen: 'no prices seen yet',
    open: 'All trading house cards seen so far, in their order',
    order: (count: number) => `The ${count} cards come in the same order all game long.`,
    column: { now: 'now', last: 'last', next: 'next' } as Readonly<Record<string, string>>,
    notSeen: 'not seen yet',
    /** In place of a number nobody has seen. */
    unknown: '?',
    nth: (nth: number) => `${nth}.`,
  },
  piles: {
    label: 'Piles',
    draw: 'draw',
    discard: 'discard',
    drawOf: (count: number) => `Draw pile: ${cards(count)}`,
    discardOf: (count: number) => `Discard pile: ${cards(count)}, face down`,
    known: (names: readonly string[]) => `You know of: ${list(names)}`,
    times: (count: number, name: string) => (count === 1 ? name : `${count} ${name}`),
  },
  cathedral: {
    label: (name: string, cost: number) => `${name}, on the table: cost ${cost}`,
  },
  roles: {
    /** A word under the name: what the role is about. */
    does: {
      builder: 'build',
      producer: 'make goods',
      trader: 'sell goods',
      councillor: 'new cards',
      prospector: 'draw a card',
    } as Readonly<Record<string, string>>,
    /** The whole sentence, for those who hear the page and for the one who is new. */
    tells: {
      builder: 'Everybody may build; who takes the role pays less.',
      producer: 'Everybody may make goods; who takes the role makes more.',
      trader: 'Everybody may sell goods; who takes the role sells more.',
      councillor: 'Everybody draws cards and keeps some; who takes the role sees more.',
      prospector: 'Who takes the role draws a card; nobody else does.',
    } as Readonly<Record<string, string>>,
    /** On the button that takes a role so. */
    using: (building: string) => `with ${building}`,
    /** Taking a role and using the Library for it, read aloud. */
    withLibrary: (role: string, library: string) => `${role}, privilege doubled by the ${library}`,
  },
}
