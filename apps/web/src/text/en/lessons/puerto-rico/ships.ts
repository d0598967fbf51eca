/** English: lessons of Puerto Rico, loading, and what spoils. */
import type { ships as lessons } from '../../../../learn/puerto-rico/ships.ts'
import type { WordsOf } from '../../../../learn/words.ts'

export const ships: WordsOf<typeof lessons> = {
  captain: {
    title: 'You must load',
    about: 'Ships, points, and barrels that are left behind.',
    steps: [
      {
        task: ({ corn, ana }) =>
          `Take the **Captain**. You have ${corn} corn and Ana has ${ana}, but one ship takes [[captain|one kind]] and no kind goes on more than one ship. Who loads first?`,
        right: 'You load first, and your first load brings a point more.',
        wrong: {
          craftsman:
            'You have barrels enough; more of them would only spoil. Take the **Captain** and ship them.',
          trader:
            'The trader buys a single barrel, and corn is worth nothing there. On a ship every barrel is a point: take the **Captain**.',
        },
        other: 'Ana would ship her corn before you. Take the **Captain** while a ship is empty.',
      },
      {
        task: 'Load the kind that brings most. All of it that fits goes aboard, and every barrel is a **point**.',
        right: ({ corn }) =>
          `${corn} points, and a full ship: Ana’s corn stays ashore. Your sugar **had to** follow, since it fitted.`,
        wrong: {
          coffee: ({ coffee, corn }) =>
            `A single barrel fits there: ${coffee} points. And Ana would take the empty ship for her corn. Another load brings ${corn}.`,
          sugar: ({ sugar, corn }) =>
            `That brings ${sugar} points, and Ana would take the empty ship for her corn. Another load brings ${corn}.`,
        },
        other: 'Load the **corn**.',
      },
      {
        task: 'Keep **one barrel**. No ship takes the others, and without a [[storage|warehouse]] everything else spoils.',
        right: ({ price }) =>
          `The coffee can still be sold for ${price}. Whoever has many barrels should be captain in time, or own a warehouse.`,
        wrong: {
          corn: ({ price }) =>
            `Corn grows again soon and sells for nothing. The coffee is worth ${price} to the trader: keep that.`,
          nothing: 'Then both spoil. Keep the **coffee**.',
        },
        other: 'Keep the **coffee**.',
      },
    ],
  },

  full: {
    title: 'The ship is full',
    about: 'A kind without a ship cannot be taken from you.',
    steps: [
      {
        task: ({ price, ana }) =>
          `Load something, for you must, but **keep your coffee**: the trader pays ${price}. One ship is empty, and Ana, who is next, has ${ana} coffee.`,
        right:
          'Your indigo took the last empty ship. Coffee has none now: yours stays with you, and so does all of Ana’s, which will spoil.',
        wrong: {
          coffee:
            'That is the very barrel you want to keep. Which other kind could take the empty ship?',
          sugar:
            'The sugar goes to its own ship, and the empty one waits for Ana’s coffee. Then yours **must** follow. Take the empty ship yourself.',
        },
        other: 'Put the **indigo** on the empty ship.',
      },
    ],
  },

  warehouse: {
    title: 'What spoils, what stays',
    about: 'A warehouse after the ships have sailed.',
    steps: [
      {
        task: 'Keep as **many barrels** as you can, for you want to be captain next. Everybody keeps one single barrel, and your Small Warehouse [[storage|keeps all of one kind]].',
        right: ({ kept, corn }) =>
          `${kept} barrels: ${corn} corn in the warehouse, a coffee beside it. On a ship corn brings as many points as coffee.`,
        wrong: {
          coffee: ({ fewer, kept }) =>
            `That keeps ${fewer} barrels at most, and ${kept} are possible. Give the warehouse to the kind of which you have most.`,
          indigo: ({ coffee, indigo }) =>
            `As many barrels, but for the single place the coffee is better: it sells for ${coffee}, indigo for ${indigo}.`,
          fewer:
            'More can stay: all barrels of one kind in the warehouse, and a single one of another kind.',
        },
        other:
          'More can stay: all the **corn** in the warehouse, and the best of the others beside it.',
      },
    ],
  },
}
