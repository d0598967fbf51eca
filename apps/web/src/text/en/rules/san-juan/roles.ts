/** English, San Juan: the roles. */
import type { RuleNumbers } from '../../../../rules/san-juan/numbers.ts'
import { cards, goods } from '../../words.ts'

export const roles = (f: RuleNumbers, good: (key: string) => string) => ({
  roles: {
    title: 'Roles in general',
    lead: 'Everybody acts in every phase. Who chose the role acts first and gets more.',
    pieces: {
      'SJ-ROLE-1':
        'Each role has an action for everybody and a privilege for the one who chose it. The prospector has only a privilege.',
      'SJ-ROLE-2': 'Who chose the role acts first, then the others clockwise, once each.',
      'SJ-ROLE-3': 'You may decline an action, and your privilege too.',
      'SJ-ROLE-4':
        'There is no privilege without its action: who builds nothing has no discount, who sells nothing gets nothing.',
      'SJ-ROLE-5 R-SJ-28':
        'Phases are played player by player, also those that could be played at the same time; so it is clear what happens when the draw pile runs out.',
      'SJ-ROLE-6': {
        caption: 'What a role brings; the last column with a [[library]]:',
        head: ['Role', 'Everybody', 'Chosen', 'Library'],
        rows: [
          ['[[builder|Builder]]', 'build', `${f.privilege} less`, `${f.doubled} less`],
          [
            '[[producer|Producer]]',
            goods(f.goodsMoved.plain),
            goods(f.goodsMoved.chooser),
            goods(f.goodsMoved.library),
          ],
          [
            '[[trader|Trader]]',
            goods(f.goodsMoved.plain),
            goods(f.goodsMoved.chooser),
            goods(f.goodsMoved.library),
          ],
          [
            '[[councillor|Councillor]]',
            `${f.councillor.kept} of ${f.councillor.drawn}`,
            `${f.councillor.kept} of ${f.councillor.chooser}`,
            `${f.councillor.kept} of ${f.councillor.library}`,
          ],
          ['[[prospector|Prospector]]', '–', cards(f.privilege), cards(f.doubled)],
        ],
      },
      'R-SJ-8':
        'Cards that a building gives, goods of a customs office and what a harbor tucks come by themselves, since they can never harm you. You are asked where there is a choice.',
      'R-SJ-34':
        'Where only one answer is legal, it may be given without asking. A role you always choose yourself.',
    },
  },
  builder: {
    title: 'Builder',
    lead: 'Everybody may build. The builder pays a card less.',
    pieces: {
      'SJ-BUILDER-1': 'In order from the builder, each player may build **one** building or pass.',
      'SJ-BUILDER-2':
        'You build a card of your hand, or the [[cathedral]] while it lies on the table.',
      'SJ-BUILDER-3':
        'Production buildings you may own as often as you like, a city building of each kind only **once**.',
      'SJ-BUILDER-4': [
        'A build goes like this:',
        'you say what you build, what you build over if you use a [[crane]], and which goods you pay with if you use a [[blackMarket]],',
        'the building is laid down,',
        'you pay,',
        'the [[carpenter]] and then the [[poorHouse]] give their cards.',
      ],
      'SJ-BUILDER-5': [
        'You pay as many cards as the printed cost, less',
        `the cost of the building you build over with a crane (a [[park]] counts ${f.parkWorth}),`,
        `${f.privilege} if you are the builder, ${f.doubled} with a [[library]],`,
        'a card for a [[smithy]] if it is a production building,',
        'a card for a [[quarry]] if it is a city building.',
      ],
      'SJ-BUILDER-6 R-SJ-26':
        'What you build over is gone when the price is worked out: it helps no more with this build. A library built over no longer doubles, though it counts as used.',
      'SJ-BUILDER-7 R-SJ-10': `You pay with other cards of your hand, and with a black market also with up to ${goods(f.mostGoodsPaid)}. Together they are exactly the price; you cannot pay more to get rid of cards.`,
      'SJ-BUILDER-8': 'What you cannot pay you cannot build.',
      'SJ-BUILDER-9': 'The price is never below zero, and nothing is paid out.',
      'SJ-BUILDER-10': 'Cards you pay go face down to the discards.',
      'SJ-BUILDER-11': 'Your [[carpenter]] gives a card if you built a city building.',
      'SJ-BUILDER-12': `After that your [[poorHouse]] gives a card if you have at most ${cards(f.poorHouse)} in your hand. Who passed gets nothing.`,
      'SJ-BUILDER-13':
        'When all have had their turn, the [[tavern]] gives its card. Then it is seen whether the game ends.',
      'SJ-BUILDER-14': 'Buildings stay until the end, unless they are built over.',
      'SJ-BUILDER-15': `Everybody has a turn, even if somebody has ${f.buildingsToEnd} buildings already.`,
      'R-SJ-9':
        'You may waive discounts and pay more, up to the cost without them; the crane’s discount cannot be divided. That can make sense with a poor house.',
    },
  },
  producer: {
    title: 'Producer',
    lead: 'Everybody may produce a good. The producer may produce one more.',
    pieces: {
      'SJ-PROD-1': `You may produce ${goods(f.goodsMoved.plain)}, as producer ${f.goodsMoved.chooser}, with a [[library]] ${f.goodsMoved.library}; an [[aqueduct]] adds ${f.moreProduced}.`,
      'SJ-PROD-2':
        'Choose which of your **empty** production buildings produce. Each gets one card from the draw pile, face down and unseen: its good.',
      'SJ-PROD-3':
        'A production building holds a single good. Without an empty one you produce nothing.',
      'SJ-PROD-4': 'You may produce less than you could, or nothing.',
      'SJ-PROD-5': 'The building says what good it is, never the card that lies there.',
      'SJ-PROD-6': `If you have a [[well]] and produced at least ${goods(f.well)}, you draw a card.`,
      'SJ-PROD-7 R-SJ-38':
        'If the cards run out, the last of the chosen buildings stay empty; they are filled in the order in which you built them. Only goods that are really there count for the well.',
      'SJ-PROD-8':
        'A [[customsOffice]] is no production building: it is not chosen here and does not count.',
    },
  },
  trader: {
    title: 'Trader',
    lead: 'Everybody may sell a good for cards. The trader may sell one more.',
    pieces: {
      'SJ-TRADE-1': 'First the top trading house card is turned up, even if nobody can sell.',
      'SJ-TRADE-2': `You may sell ${goods(f.goodsMoved.plain)}, as trader ${f.goodsMoved.chooser}, with a [[library]] ${f.goodsMoved.library}; a [[tradingPost]] adds ${f.moreSold}.`,
      'SJ-TRADE-3':
        'Name all goods you sell at once. Kinds may repeat, and what others sell does not matter.',
      'SJ-TRADE-4': {
        caption: `What a good brings is written on the trading house card. These are all of them; the good of a [[customsOffice]] always brings ${f.customsPrice}.`,
        head: ['Card', ...f.goods.map(good)],
        rows: f.houses.map(({ prices }, index) => [index + 1, ...prices]),
      },
      'SJ-TRADE-5': `A [[marketStand]] gives a card more if you sell at least ${goods(f.marketStand)}, a [[marketHall]] if you sell anything. Both can count.`,
      'SJ-TRADE-6 R-SJ-29 R-SJ-37':
        'All goods you sell leave together, unseen, to the discards; a [[harbor]] may tuck one. Then you draw all cards for them at once.',
      'SJ-TRADE-7': 'You may sell less than you could, or nothing.',
      'SJ-TRADE-8': 'If nobody sold anything in this phase, every [[hut]] gives its owner a card.',
      'SJ-TRADE-9':
        'At the end the trading house card goes under its stack, so the cards come in the same order all game long.',
    },
  },
  councillor: {
    title: 'Councillor',
    lead: `Everybody looks at ${cards(f.councillor.drawn)} and keeps ${f.councillor.kept}. The councillor looks at more.`,
    pieces: {
      'SJ-COUNC-1': 'First every empty [[customsOffice]] gets a card, unseen, as its good.',
      'SJ-COUNC-2': `You draw ${cards(f.councillor.drawn)}, as councillor ${f.councillor.chooser}, with a [[library]] ${f.councillor.library}.`,
      'SJ-COUNC-3': `You keep ${f.councillor.kept} of them, with a [[prefecture]] ${f.councillor.keptWithPrefecture}.`,
      'SJ-COUNC-4': 'The cards you keep go into your hand, the others are discarded.',
      'SJ-COUNC-5':
        'With an [[archive]] you take all of them into your hand and discard as many from the whole hand.',
      'SJ-COUNC-6': {
        caption: 'Library, prefecture and archive go together. What you keep of what you see:',
        head: ['', 'Others', 'Councillor', 'Library'],
        rows: [
          ['Usually', ...seen(f, f.councillor.kept)],
          ['With a prefecture', ...seen(f, f.councillor.keptWithPrefecture)],
        ],
      },
      'SJ-COUNC-7': 'You finish before the next player draws.',
      'SJ-COUNC-8':
        'If there are too few cards, you keep as many as you may and discard only what is left.',
    },
  },
  prospector: {
    title: 'Prospector',
    lead: 'The prospector draws a card. Nobody else has an action, but mines may be at work.',
    pieces: {
      'SJ-PROSP-1': `You draw ${cards(f.privilege)}, with a [[library]] ${f.doubled}.`,
      'SJ-PROSP-2 R-SJ-12':
        'Then, in order, owners use their [[goldMine]] and their [[goldsmith]]; who has both uses the gold mine first.',
      'SJ-PROSP-3':
        'They work in every prospector phase, whoever chose it. The library does not double them.',
    },
  },
})

const seen = (f: RuleNumbers, kept: number) =>
  [f.councillor.drawn, f.councillor.chooser, f.councillor.library].map(
    (drawn) => `${kept} of ${drawn}`,
  )
