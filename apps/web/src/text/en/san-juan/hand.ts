/** English: San Juan, the hand and its cards. */
import { cards } from '../words.ts'

/** `a Well`, `an Archive`. */
const one = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`

export const hand = {
  label: 'Your hand',
  empty: 'Your hand is empty',
  hidden: (count: number) => `${cards(count)}, hidden`,
  drawn: 'Just drawn',
  /** Marks on cards. */
  stamps: {
    pays: 'pays',
    keep: 'keep',
    discard: 'goes',
    'put away': 'goes',
    exchange: 'goes',
    tuck: 'tucked',
    deposit: 'tucked',
  } as Readonly<Record<string, string>>,
  isNew: 'new',
  /** Beside the printed VP: what the building would score if the game ended with it. */
  gain: (vp: number) => `now ${vp}`,
  /** The same in words. */
  gains: (vp: number) => `would score ${vp} VP now`,
  /** Said on touch screens until it was done once. */
  hold: 'Hold a finger on a card to read all of it.',
  /** Why it is not to be built, in a few words. */
  owned: (name: string) => `you have ${one(name)}`,
  yours: 'yours',
  short: (count: number) => `${count} short`,
  notNow: 'not now',
  /** A card, read aloud. */
  card: (name: string, price: number, cost: number, vp: number) =>
    `${name}, ${price === cost ? `cost ${cost}` : `costs you ${price} instead of ${cost}`}, ${vp} VP`,
  states: {
    subject: 'to be built',
    fresh: 'just drawn',
  },
  big: {
    label: 'Building',
    cost: 'printed cost',
    vp: (vp: number) => `${vp} VP`,
    rules: 'In the rules',
    classes: {
      production: 'production building',
      monument: 'monument',
      city: 'city building',
    },
  },
}
