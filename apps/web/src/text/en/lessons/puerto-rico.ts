/** English: the lessons of Puerto Rico. */
import type { puertoRicoLessons } from '../../../learn/puerto-rico.ts'
import type { WordsOf } from '../../../learn/words.ts'

export const puertoRico: WordsOf<typeof puertoRicoLessons> = {
  roles: {
    title: 'A role and its privilege',
    about: 'Whoever takes a role lets everybody act, and gets a little more.',
    steps: [
      {
        task: 'Take the **Settler**. In your turn you take one role, and then **everybody** does what it says: you first, and with a [[round|privilege]] that only you get.',
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
        task: 'Which role helps **you** and not Ana and Bruno? All fields are worked, Ana is next to choose, and you have one coffee. Point at a role to see what everybody gets.',
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
        task: 'Build the **large building** that fits your city. You have many production buildings and few violet ones. Point at a building to read what it counts.',
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
