/** English: lessons of Puerto Rico, large buildings and the last round. */
import type { ending as lessons } from '../../../../learn/puerto-rico/ending.ts'
import type { WordsOf } from '../../../../learn/words.ts'

export const ending: WordsOf<typeof lessons> = {
  large: {
    title: 'The right large building',
    about: 'At the end each of them counts something else.',
    steps: [
      {
        task: ({ doubloons, price }) =>
          `Take the **Builder**. You have ${doubloons} :doubloon:, and a large building costs you ${price} with your quarry, one less as builder. Each of them exists **only once**.`,
        right: 'Just enough for one of them.',
        wrong: {
          mayor:
            'Colonists are welcome, but somebody could take the building you want. Take the **Builder** first.',
          captain: ({ shipped }) =>
            `Your corn would bring ${shipped} points. A large building brings far more: take the **Builder**.`,
        },
        other: 'The game is nearly over, and large buildings bring most. Take the **Builder**.',
      },
      {
        task: 'Build the **large building** that fits your city. You have many production buildings and few violet ones. Every building shows what it counts.',
        right:
          'The Guild Hall counts every production building you own, the large ones double. But only with a colonist on it: think of a mayor before the end.',
        wrong: {
          cityHall: 'The City Hall counts violet buildings, and you have hardly any.',
          customsHouse: ({ chips }) =>
            `The Customs House counts your victory point chips, several for one point. You have ${chips}: that brings little.`,
          residence: ({ spaces }) =>
            `The Residence counts filled island spaces, and ${spaces} of yours are empty. Your production buildings bring more.`,
          fortress:
            'The Fortress counts colonists, several for one point. Your production buildings bring more.',
        },
        other:
          'That fits, but a **large building** brings far more. Which one counts what you have?',
      },
    ],
  },

  end: {
    title: 'The last round',
    about: 'What ends the game, and what counts then.',
    steps: [
      {
        task: 'Take your **last role**. Your city is full, so the game [[end|ends after this round]]; it also ends when colonists or victory points run out. And your Guild Hall is empty.',
        right: 'Colonists, just in time.',
        wrong: {
          captain: ({ shipped }) =>
            `Your corn would bring ${shipped} points. Your Guild Hall, with a colonist on it, brings more. Which role brings colonists?`,
          money: 'Doubloons and barrels only break a tie now. Which role brings points?',
        },
        other: 'Which role puts a colonist on your Guild Hall?',
      },
      {
        task: 'Take the **extra colonist**.',
        right: 'Now to the right place with it.',
        wrong: { none: 'It costs nothing. Take it.' },
        other: 'Take the extra colonist.',
      },
      {
        task: 'Put a colonist on the **Guild Hall**: an empty large building counts only what is printed on it. Who stands in the Office is no longer needed there.',
        right: ({ hall, total }) =>
          `The Guild Hall brings ${hall} points more: you end with **${total}**. Keep an eye on the mayor before any end.`,
        wrong: {
          office:
            'There will be no more market, so the Office is of no use. Move that colonist to the **Guild Hall**.',
        },
        other: 'The Guild Hall is still empty. Move a colonist there.',
      },
    ],
  },
}
