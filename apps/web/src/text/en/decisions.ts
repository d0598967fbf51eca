/** English: what is asked, who is asked, and a word about how to decide. Choices have a file of their own. */

import { choices } from './choices.ts'
import { doubloons, plural } from './words.ts'

export const decisions = {
  /** By the id of the decision in the rules; `about` is the tile or building it is about. */
  questions: {
    'D-DRAFT': 'Choose a building for this game',
    'D-ROLE': 'Choose a role',
    'D-HACIENDA': 'Draw a plantation with your Hacienda?',
    'D-HACIENDA-FOREST': (about: string) => `Lay the ${about} you drew as a forest?`,
    'D-SETTLE': 'Take an island tile',
    'D-HOSPICE': (about: string) => `Settle a colonist with your new ${about}?`,
    'D-SETTLE-2': 'Take a second tile',
    'D-MAYOR-EXTRA': 'Take extra colonists?',
    'D-MAYOR-PLACE': 'Place your colonists',
    'D-BUILD': 'Build a building',
    'D-BLACKMARKET': (about: string) => `Pay for the ${about} in kind`,
    'D-UNIVERSITY': (about: string) => `Put a colonist on your new ${about}?`,
    'D-PRODUCE': 'Produce goods?',
    'D-CRAFT-EXTRA': 'Take one more barrel',
    'D-TRADE': 'Sell one barrel',
    'D-LOAD': 'Load one kind of goods',
    'D-STORE': 'Choose what you keep',
    'D-GUEST': 'Send a guest to work?',
    '': 'The game is over',
  },
  /** A colonist is held. */
  chooseCircle: 'Now choose a circle',
  /** Another player decides. */
  waiting: {
    'D-DRAFT': (name: string) => `${name} chooses a building for this game`,
    'D-ROLE': (name: string) => `${name} chooses a role`,
    'D-HACIENDA': (name: string) => `${name} may draw a plantation`,
    'D-HACIENDA-FOREST': (name: string) => `${name} may lay a forest`,
    'D-SETTLE': (name: string) => `${name} takes an island tile`,
    'D-HOSPICE': (name: string) => `${name} may settle a colonist`,
    'D-SETTLE-2': (name: string) => `${name} may take a second tile`,
    'D-MAYOR-EXTRA': (name: string) => `${name} may take extra colonists`,
    'D-MAYOR-PLACE': (name: string) => `${name} places colonists`,
    'D-BUILD': (name: string) => `${name} may build`,
    'D-BLACKMARKET': (name: string) => `${name} pays in kind`,
    'D-UNIVERSITY': (name: string) => `${name} may put a colonist on the new building`,
    'D-PRODUCE': (name: string) => `${name} produces`,
    'D-CRAFT-EXTRA': (name: string) => `${name} takes one more barrel`,
    'D-TRADE': (name: string) => `${name} may sell a barrel`,
    'D-LOAD': (name: string) => `${name} loads a ship`,
    'D-STORE': (name: string) => `${name} chooses what to keep`,
    'D-GUEST': (name: string) => `${name} may send a guest to work`,
    '': () => 'The game is over',
  },
  /** A word about the question, while nothing is pointed at. */
  hints: {
    draft: 'Every kind that is chosen can be built in this game by everybody.',
    role: {
      mouse:
        'Everybody acts, you first and with the privilege. Point at a role to see what it brings.',
      finger: 'Everybody acts, you first and with the privilege. Tap a role to see what it brings.',
    },
    hacienda: (count: number) =>
      `It comes face down from ${plural(count, { one: 'the last tile', other: '# tiles' })}, and you must keep it.`,
    forest: 'A forest needs no colonist; two of them make every building one doubloon cheaper.',
    settle: (count: number) =>
      `Your island has ${plural(count, { one: '# free space', other: '# free spaces' })}. The tile works once a colonist stands on it.`,
    hospice: 'One colonist more for you, and the tile works at once.',
    university: 'One colonist more for you, and the building works at once.',
    mayorExtra: (count: number) =>
      `From the supply, ${plural(count, { one: 'the last one', other: '# are left' })}. Then the ship is dealt out.`,
    allPlaced:
      'Pale ones are a proposal. Press a circle to place one there, a colonist to lift it.',
    emptyCircles: (colonists: number, circles: number, empty: number) =>
      `${plural(colonists, { one: '# colonist', other: '# colonists' })} for ${plural(circles, { one: '# circle', other: '# circles' })}, so **${plural(empty, { one: 'one stays empty', other: '# stay empty' })}**. Pale ones are a proposal: press a circle to place one there, a colonist to lift it.`,
    build: (money: number, spaces: number) =>
      `You have **${doubloons(money)}** and ${plural(spaces, { one: '# free space', other: '# free spaces' })} in your city. The coins show what you pay.`,
    inKind: (money: number) =>
      `You pay ${doubloons(money)}, and what you give replaces the missing ones.`,
    produce: 'You may also leave your goods on the fields.',
    craftExtra: 'Of a kind you produced in this phase.',
    trade: (name: string) => `You may sell one barrel to the ${name}. All bonuses are counted.`,
    mustLoad: (next: readonly string[]) =>
      next.length === 0
        ? 'Drag a heap onto a ship, or press a plate. You must load while you can.'
        : `Drag a heap onto a ship, or press a plate. You must load while you can; then ${next.join(', ')}, round and round.`,
    mayPass:
      'No ship in the harbor takes your barrels. Drag a heap onto your own ship, or press its plate, or pass.',
    store:
      'Drag a heap under a door, or press + and −. What finds no room goes back to the supply.',
    guest:
      'A guest on an empty circle makes it work at once, and stays there until the next mayor.',
  },
  ...choices,
}
