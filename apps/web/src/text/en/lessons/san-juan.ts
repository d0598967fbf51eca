/** English: the lessons of San Juan. */
import type { sanJuanLessons } from '../../../learn/san-juan/lessons.ts'
import type { WordsOf } from '../../../learn/words.ts'

export const sanJuan: WordsOf<typeof sanJuanLessons> = {
  cards: {
    title: 'Cards are everything',
    about: 'Every card is a building, or money to pay for another one.',
    steps: [
      {
        task: ({ hand, cost }) =>
          `The city with most **victory points** wins. Take the **Builder**: your ${hand} cards are buildings **and** money, and a Tobacco Storage costs ${cost} other cards, one less for who [[builder|takes the role]].`,
        right: 'Everybody may build one building now, you first.',
        wrong: { nothing: 'Nobody has a good to sell yet. Build something: take the **Builder**.' },
        other: 'Another time. You have cards enough to build: take the **Builder**.',
      },
      {
        task: ({ price }) =>
          `Build the **Tobacco Storage** and pay ${price} cards you can do without. What pays is gone, so keep the Library.`,
        right:
          'A production building makes goods for the whole game. And the Library is still in your hand.',
        wrong: {
          tooMuch: ({ price }) =>
            `It costs you only ${price}: you took the builder. Let no more cards pay than that.`,
          dear: 'The Library would be gone. Pay with cheaper cards: press a card to let it pay, press it again to keep it.',
          library: ({ library }) =>
            `It would cost ${library} cards, your whole hand, and you own nothing yet that makes more. Build the **Tobacco Storage**.`,
          small:
            'Cheap, but it makes no goods. Build the **Tobacco Storage**: goods bring the next cards.',
        },
        other: 'You took the role to build. The **Tobacco Storage**, please.',
      },
    ],
  },

  producer: {
    title: 'Making goods',
    about: 'A good is a card that lies face down on a production building.',
    steps: [
      {
        task: 'Take the **Producer**. All your production buildings are empty; everybody [[producer|makes one good]] now, and you may make one more.',
        right: 'Each good is a card from the pile, face down on its building.',
        wrong: {
          trader: 'You have nothing to sell yet. First make goods: take the **Producer**.',
          builder: 'Your hand is too small for that. Goods will fill it: take the **Producer**.',
        },
        other: 'Goods bring more cards. Take the **Producer**.',
      },
      {
        task: ({ most }) =>
          `Make ${most} goods, the **dearest** ones. The trader always pays least for indigo and most for silver.`,
        right: 'Coffee and silver: they bring most when somebody takes the trader.',
        wrong: {
          indigo: 'Indigo always brings least. Make the **coffee** and the **silver**.',
          fewer: ({ most }) => `You took the role, so you may make ${most}. Use it.`,
        },
        other: 'Make the **coffee** and the **silver**.',
      },
    ],
  },

  trader: {
    title: 'Goods into cards',
    about: 'The trading house card says what each good brings.',
    steps: [
      {
        task: 'Take the **Trader**. Your hand is small and all your buildings hold a good; everybody [[trader|sells one]] now, and you may sell one more.',
        right: 'A trading house card is turned up. It shows what each good brings today.',
        wrong: {
          producer:
            'Your buildings are full: you would make nothing, and the others would. Sell first: take the **Trader**.',
        },
        other: 'You need cards, and goods are cards. Take the **Trader**.',
      },
      {
        task: ({ most }) =>
          `Sell ${most} goods, those that bring **most cards** by the card that was turned up.`,
        right: ({ cards, tobacco, silver }) =>
          `${cards} cards: ${silver} for silver and ${tobacco} for tobacco. And both buildings are empty for new goods.`,
        wrong: {
          indigo: ({ indigo, tobacco, silver }) =>
            `Indigo brings ${indigo}, tobacco ${tobacco} and silver ${silver}. Sell the dearer ones.`,
          fewer: ({ most }) => `You took the role, so you may sell ${most}. Use it.`,
        },
        other: 'Sell the **tobacco** and the **silver**.',
      },
    ],
  },

  councillor: {
    title: 'Choose your cards',
    about: 'The councillor lets you look for the card you need.',
    steps: [
      {
        task: 'Take the **Councillor**. You own a Smithy, which makes production buildings cheaper, but hold none. You look at [[councillor|more cards]] than the others and keep one.',
        right: 'Many to look at, one to keep.',
        wrong: {
          prospector:
            'That brings a card too, but a blind one. You want a certain kind: take the **Councillor**.',
        },
        other: 'You look for a production building. Take the **Councillor**.',
      },
      {
        task: ({ drawn, hand }) =>
          `Keep one of these ${drawn}. With ${hand} cards to pay and your Smithy, even the **best production building** is possible.`,
        right: 'The Silver Smelter makes the dearest good of all, and the Smithy makes it cheaper.',
        wrong: {
          smithy:
            'You own a Smithy already, and no city building may stand twice in your city. It would be money, no more.',
          cheaper: 'It makes a good as well, but a cheaper one. Keep the **Silver Smelter**.',
        },
        other: 'Keep the **Silver Smelter**.',
      },
    ],
  },

  prospector: {
    title: 'A card for you alone',
    about: 'Sometimes the best role is the one that gives the others nothing.',
    steps: [
      {
        task: ({ hand }) =>
          `Which role helps **you** and not Ana and Bruno? You hold ${hand} cards and can pay for neither. Every role shows what everybody would get.`,
        right: ({ own }) =>
          `${own} card for you, and nothing for Ana and Bruno. Small, but only yours: that is the prospector.`,
        wrong: {
          builder: ({ cost }) =>
            `You cannot pay: a Library costs ${cost}. Ana and Bruno, with full hands, would build.`,
          producer: ({ makesAna, makesBruno }) =>
            `Your indigo plant is full, so you would make nothing. Ana would make ${makesAna} and Bruno ${makesBruno}.`,
          trader:
            'Your indigo brings a single card. Ana would sell silver and Bruno coffee, for more than that.',
          councillor:
            'You would get a card, but so would Ana and Bruno. There is a role that gives only to you.',
        },
        other: 'Think of what Ana and Bruno would get.',
      },
    ],
  },

  chapel: {
    title: 'Chapel and hand limit',
    about: 'What happens to a full hand when a round begins.',
    steps: [
      {
        task: ({ hand, limit }) =>
          `Tuck a card under your **Chapel**: it is worth a point at the end, whatever it is. You hold ${hand} cards, and [[start-of-round|only ${limit} may stay]]. Choose one you will never build.`,
        right: 'One point for a card you could not use. Every round again.',
        wrong: {
          nothing: ({ limit }) =>
            `Then all cards above ${limit} are thrown away for nothing. Better one under the **Chapel**.`,
          wanted:
            'You want to build that one! Under the Chapel every card is worth the same. Take one you own already: **Crane** or **Smithy**.',
        },
        other:
          'It would count, but there are cards you can never build, since you own them: **Crane** and **Smithy**.',
      },
      {
        task: ({ hand, limit }) =>
          `Still ${hand} cards, and ${limit} are allowed. Throw away the one you **cannot build**.`,
        right:
          'A hand is limited at the start of a round only. With a Tower you may keep many more.',
        wrong: {
          wanted: 'That one is worth building. You hold a card that already stands in your city.',
        },
        other:
          'That is a building for your city. You hold one that already stands there: throw that away.',
      },
    ],
  },

  library: {
    title: 'The Library doubles',
    about: 'Your own privilege counts twice.',
    steps: [
      {
        task: ({ cost, others }) =>
          `You own a **Library**: whatever role you take, its privilege is [[library|doubled]]. The Hero costs ${cost}, and you have ${others} other cards. Which role makes it possible now?`,
        right: 'The builder pays less, and you pay less twice over.',
        wrong: {
          prospector: ({ drawn }) =>
            `You would draw ${drawn} cards instead of one: not bad. But the Hero can be yours right now.`,
          trader: 'You have a single good, so there is nothing to double.',
        },
        other: 'The Hero can be built right now. Who builds?',
      },
      {
        task: ({ price }) => `Build the **Hero**: for you it costs ${price} now.`,
        right: ({ points }) =>
          `${points} points in one stroke. The Library doubles only the role **you** take, never what buildings do.`,
        wrong: {
          small: 'Cheap things can wait for a worse turn. Build the **Hero**.',
          nothing: 'You can pay for the Hero: build it.',
        },
        other: 'Build the **Hero**.',
      },
    ],
  },

  crane: {
    title: 'Build over with the Crane',
    about: 'An old building pays for a new one.',
    steps: [
      {
        task: ({ cost, others }) =>
          `Take the **Builder**. A Library costs ${cost}, and you have only ${others} other cards. But your [[crane|Crane]] may put it in the place of another building.`,
        right: 'Now choose what makes way.',
        wrong: {
          prospector:
            'A card more does not yet pay for the Library. With the Crane you can build it now: take the **Builder**.',
        },
        other: 'The Library can be yours right now. Take the **Builder**.',
      },
      {
        task: ({ price }) =>
          `Build the **Library** over a building you can spare: its cost is taken off the price of ${price}. Press the Library and see what makes way; another building can be pressed instead.`,
        right: ({ over }) =>
          `For ${over} card! With so few cards in hand the Tower was of no use. The number of your buildings stays the same.`,
        wrong: {
          smelter:
            'Nothing to pay, but the Silver Smelter is your best source of cards, and its good would be lost. Choose the **Tower**.',
          small: 'You came for the **Library**.',
          tooMuch: ({ over }) =>
            `Over the Tower you pay only ${over}. Let no more cards pay than that.`,
        },
        other: 'Build the **Library** over the **Tower**.',
      },
    ],
  },

  hall: {
    title: 'Guild Hall or City Hall?',
    about: 'The dearest buildings count others at the end.',
    steps: [
      {
        task: ({ cost, others }) =>
          `Take the **Builder**. You hold buildings that cost ${cost} and count others at the end; with ${others} cards to pay you need the builder’s discount.`,
        right: 'One of them will be built, the others pay for it.',
        wrong: {
          producer: 'Goods bring cards, but the end is near. Take the **Builder**: points now.',
        },
        other: 'Only as builder can you pay for it. Take the **Builder**.',
      },
      {
        task: 'Build the one that counts **most** in your city. Look at it: production buildings of all kinds, few city buildings, one monument.',
        right: ({ guild, city }) =>
          `The Guild Hall brings ${guild} points: each production building counts, and each kind again. The City Hall would have brought ${city}.`,
        wrong: {
          cityHall: ({ city }) =>
            `The City Hall counts city buildings: ${city} points here. Something counts what you have more of.`,
          arch: ({ arch }) =>
            `The Triumphal Arch counts monuments, and you have one: ${arch} points. There is a better one.`,
          small: 'You have the cards for a great building now. Which one?',
        },
        other: 'Build the **Guild Hall**.',
      },
    ],
  },

  end: {
    title: 'The race to the end',
    about: 'Who ends the game, and when.',
    steps: [
      {
        task: ({ built, own, ana }) =>
          `You and Ana have ${built} buildings each, ${own} points against ${ana}. The next building of either [[end|ends the game]] after its phase, and she holds a Palace. Take the right role **now**.`,
        right: 'The last phase. Everybody may build once more, but only you have the discount.',
        wrong: {
          money:
            'Then Ana takes the builder, pays for her Palace and ends the game her way. You are ahead: end it yourself.',
        },
        other: 'Ana would end the game her way. You are ahead: which role ends it?',
      },
      {
        task: 'Build what brings the **most points**: nothing comes after this.',
        right: ({ column, total }) =>
          `${column} points more, ${total} in all. Without the discount Ana cannot pay for her Palace. Well played!`,
        wrong: {
          statue: ({ statue, column }) =>
            `The Statue brings ${statue}. Something in your hand brings ${column}.`,
          small: 'That ends the game too, but with fewer points. Look for the largest number.',
          nothing: 'Then nothing is won. Build the **Victory Column**.',
        },
        other: 'Build the **Victory Column**.',
      },
    ],
  },
}
