/** English: lessons of Puerto Rico, the roles one needs from the first round on. */
import type { basics as lessons } from '../../../../learn/puerto-rico/basics.ts'
import type { WordsOf } from '../../../../learn/words.ts'

export const basics: WordsOf<typeof lessons> = {
  roles: {
    title: 'A role and its privilege',
    about: 'Whoever takes a role lets everybody act, and gets a little more.',
    steps: [
      {
        task: 'Whoever has most **victory points** in the end wins: for buildings, and for barrels shipped. Take the **Settler**: in your turn you take one role, and **everybody** does what it says, you first and with a [[round|privilege]].',
        right: 'Everybody gets a tile for the island now.',
        wrong: {
          later:
            'For that one needs barrels, and nobody has any yet. Begin with land: take the **Settler**.',
        },
        other:
          'This one has its time later. Without land nothing grows: take the **Settler** first.',
      },
      {
        task: 'Take a **quarry**. The others may only take a plantation that lies face up; a quarry is the privilege of the [[settler|settler]].',
        right:
          'Ana and Bruno cannot do that. A quarry with a colonist on it makes your buildings cheaper, again and again.',
        wrong: {
          plantation:
            'Not bad, but Ana and Bruno may take a plantation just as well. The **quarry** is for the settler alone: use your privilege.',
        },
        other: 'Land is free, so take some: the **quarry**, which is for the settler alone.',
      },
    ],
  },

  mayor: {
    title: 'Colonists do the work',
    about: 'Fields and buildings do nothing until somebody stands on them.',
    steps: [
      {
        task: 'Take the **Mayor**. Your fields and your Small Indigo Plant are empty, so nothing would be made; the [[mayor|mayor]] brings colonists from the ship.',
        right: 'The colonists of the ship are dealt out, and you get the first.',
        wrong: {
          empty:
            'Nothing would be made: nobody works in your fields. First people, then barrels: take the **Mayor**.',
        },
        other: 'Nothing you own works without colonists. Take the **Mayor** first.',
      },
      {
        task: 'Take **one colonist more** from the supply: this is the privilege of the mayor.',
        right: 'One more pair of hands.',
        wrong: {
          none: 'An extra colonist costs nothing and works for the whole game. Take it.',
        },
        other: 'Take the extra colonist.',
      },
      {
        task: ({ colonists }) =>
          `Move a colonist so that these ${colonists} make **corn and indigo**. Corn needs only its field; indigo needs a colonist in the field **and** one in the plant. Then press **Done**.`,
        right:
          'Corn and indigo will come with the next craftsman. The other indigo field can wait: the small plant has room for one colonist only.',
        wrong: {
          fields:
            'Both indigo fields are worked, but the plant is empty: no indigo at all. Move one of them into the **Small Indigo Plant**.',
          noCorn:
            'The small plant serves one field, so a colonist is idle in the other. Move that one to the **corn**.',
        },
        other: 'One on the corn, one on an indigo field, one in the Small Indigo Plant.',
      },
    ],
  },

  craftsman: {
    title: 'Making barrels',
    about: 'How many barrels fields and buildings make together.',
    steps: [
      {
        task: ({ fields, coffee }) =>
          `Take the **Craftsman**. You work ${fields} coffee fields, but only ${coffee} place in the Coffee Roaster: the [[craftsman|smaller number]] counts. See what your land brings.`,
        right: ({ coffee }) =>
          `Corn needs no building, coffee only came to ${coffee}, and the empty plant made no indigo.`,
        wrong: {
          nothing: 'You have no barrels to sell or ship yet. Make some: take the **Craftsman**.',
        },
        other: 'Your fields are ready. Take the **Craftsman**.',
      },
      {
        task: ({ coffee, corn }) =>
          `Take one barrel more of a kind you just made: this is the craftsman’s privilege. The trader pays ${coffee} for coffee and ${corn} for corn, and you need money.`,
        right: 'Remember it so: corn for the ships, coffee for the market.',
        wrong: {
          corn: ({ coffee, corn }) =>
            `Corn is fine for shipping, but it sells for ${corn}. You need money, so take the **coffee** for ${coffee}.`,
          nothing: 'A barrel for nothing, and you leave it? Take the **coffee**.',
        },
        other: 'Take the **coffee**.',
      },
    ],
  },

  trader: {
    title: 'At the trading house',
    about: 'One barrel for doubloons, if its kind is not there yet.',
    steps: [
      {
        task: ({ doubloons }) =>
          `Take the **Trader**. You have barrels and ${doubloons} :doubloon:; everybody may [[trader|sell]] one barrel now, and the trader gets a doubloon more.`,
        right: 'The house is open.',
        wrong: {
          ship: 'Ships bring points, but they take your barrels, and you have no money to build. Sell first: take the **Trader**.',
          poor: ({ doubloons }) =>
            `With ${doubloons} :doubloon: there is little to build. Get money first: take the **Trader**.`,
        },
        other: 'That brings you no money. Take the **Trader** while you have something to sell.',
      },
      {
        task: 'Sell your best barrel. But coffee and corn lie in the house already, and it takes **each kind only once**.',
        right: ({ sugar, plain }) =>
          `${sugar} doubloons: ${plain} for the sugar, one for the trader and one by your Small Market.`,
        wrong: {
          indigo: ({ indigo, sugar }) =>
            `The indigo brings ${indigo}, but another barrel brings ${sugar}. Which one?`,
          nothing: 'Then you took the trader for nothing. Sell the **sugar**.',
        },
        other: 'Sell the **sugar**.',
      },
    ],
  },
}
