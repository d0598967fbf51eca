/** English: lessons of Puerto Rico, which role is best just now. */
import type { choices as lessons } from '../../../../learn/puerto-rico/choices.ts'
import type { WordsOf } from '../../../../learn/words.ts'

export const choices: WordsOf<typeof lessons> = {
  builder: {
    title: 'Build the Harbor this turn',
    about: 'Quarries, a privilege, and doubloons on a role that nobody took.',
    steps: [
      {
        task: ({ cost, price, doubloons }) =>
          `Find a way to build a **Harbor** this turn. It costs ${cost}, with your quarries ${price}, and you have ${doubloons} :doubloon:. Look for [[round|doubloons on a role]].`,
        right: ({ onCard }) =>
          `The ${onCard} doubloons on the card nobody took are yours, and the builder pays one less.`,
        wrong: {
          trader: ({ sale, onCard }) =>
            `The sugar would bring ${sale}, but then somebody else takes the builder with the ${onCard} doubloons. Look at the role cards again.`,
        },
        other:
          'No Harbor this turn. A role that nobody takes gathers doubloons: which card has some?',
      },
      {
        task: ({ cost, quarries, builder, price }) =>
          `Build the **Harbor**: ${cost}, less ${quarries} for quarries with a colonist, less ${builder} for the builder, makes **${price}**.`,
        right:
          'Once a colonist works there, every load you ship brings a point more. Your empty quarry gave no discount: it needs a colonist too.',
        wrong: {
          nothing: 'You have just enough for the **Harbor**: build it.',
          small: 'This is cheaper, but there is enough for more. Build the **Harbor**.',
        },
        other: 'You could, but you came for the **Harbor**, and now you can pay for it.',
      },
    ],
  },

  danger: {
    title: 'Why the craftsman is dangerous',
    about: 'Look at what a role brings to the others before you take it.',
    steps: [
      {
        task: 'Which role helps **you** and not Ana and Bruno? All fields are worked, Ana is next to choose, and you have one coffee. Every role shows what everybody would get.',
        right: 'Only you have something to sell.',
        wrong: {
          craftsman: ({ own, ana, bruno }) =>
            `You would make ${own} barrels and one more, but Ana ${ana} and Bruno ${bruno}. Then Ana chooses, and ships or sells hers first. **That** is the danger.`,
          captain: ({ shipped }) =>
            `Your coffee would bring ${shipped} points. It is worth more as money, as long as the trading house has none.`,
        },
        other: 'Not bad, but your coffee is worth most right now. Which role sells it?',
      },
      {
        task: 'Sell the **coffee**, the dearest of all goods.',
        right: ({ coffee }) =>
          `${coffee} doubloons for you, nothing for Ana and Bruno. Let one of **them** take the craftsman: then you may be the first to use the barrels.`,
        wrong: { nothing: 'You came here to sell. The **coffee**, please.' },
        other: 'Sell the **coffee**.',
      },
    ],
  },
}
