/** English, San Juan: everything said of the city buildings of the base game that work during it. */
import type { SanJuanWords } from '../../../building-words.ts'
import { cards, goods, players, slashed } from '../../words.ts'

export const smallBuildings: SanJuanWords<{ class: 'city'; set: 'base'; vp: 1 | 2 | 3 }> = {
  smithy: {
    name: 'Smithy',
    short: (its) => `Production buildings: ${cards(its.discount)} less.`,
    note: (its) =>
      `When you build a production building you pay ${cards(its.discount)} less. It does nothing for city buildings.`,
    lead: 'Production buildings cost a card less.',
    pieces: {
      'SJ-B-SMITHY-1…2':
        'When you build a production building you pay a card less. City buildings cost what they cost.',
    },
  },
  goldMine: {
    name: 'Gold Mine',
    short: (_, f) => `Prospector: turn up ${f.cardsMined}, perhaps keep one.`,
    note: (_, f) =>
      `In every prospector phase, whoever took the role, you turn up ${cards(f.cardsMined)} for all to see. If their costs all differ you take the cheapest, otherwise none.`,
    lead: 'May find a card in every prospector phase.',
    pieces: {
      'SJ-B-GOLDMINE-1': (_, f) =>
        `In every prospector phase, after the prospector has drawn, you turn up ${cards(f.cardsMined)} for all to see.`,
      'SJ-B-GOLDMINE-2…3':
        'If their printed costs all differ, you take the **cheapest** and discard the others. If any costs are equal, all are discarded.',
      'SJ-B-GOLDMINE-4': 'If both piles together have fewer cards, nothing happens.',
      'SJ-B-GOLDMINE-5': 'Several owners dig one after the other, each with new cards.',
    },
  },
  archive: {
    name: 'Archive',
    short: 'Councillor: discard from the whole hand.',
    note: 'In a councillor phase all cards you draw go to your hand. Then you discard as many as you otherwise would, but any cards of your hand.',
    lead: 'Discard from your whole hand as a councillor does.',
    pieces: {
      'SJ-B-ARCHIVE-1…2':
        'In the councillor phase you take all cards you drew and discard from your whole hand, old cards included. The number you discard stays the same.',
    },
  },
  poorHouse: {
    name: 'Poor House',
    short: (its, f) => `Built, with ${f.poorHouse} or no card left: draw ${its.cardsForThePoor}.`,
    note: (its, f) =>
      `If you hold at most ${cards(f.poorHouse)} after you have built and paid, you draw ${cards(its.cardsForThePoor)}. What the carpenter brings is counted first.`,
    lead: 'A card when your hand is nearly empty after building.',
    pieces: {
      'SJ-B-POORHOUSE-1': (_, f) =>
        `If you have at most ${cards(f.poorHouse)} in your hand after building, you draw a card.`,
      'SJ-B-POORHOUSE-2': 'The [[carpenter]] comes first, and its card counts.',
      'SJ-B-POORHOUSE-3':
        'Only if you built in this phase, and not when you build the poor house itself.',
      'SJ-B-POORHOUSE-4': 'It does not matter what kind of building you built.',
    },
  },
  blackMarket: {
    name: 'Black Market',
    short: (_, f) => `Pay with up to ${goods(f.mostGoodsPaid)}.`,
    note: (_, f) =>
      `When you build, up to ${goods(f.mostGoodsPaid)} of yours can be part of the payment, each in place of a card. They are not sold.`,
    lead: 'Pay for buildings with goods.',
    pieces: {
      'SJ-B-BLACKMARKET-1': (_, f) =>
        `When you build you may discard up to ${goods(f.mostGoodsPaid)} of yours; each makes the price a card lower.`,
      'SJ-B-BLACKMARKET-2': 'Any goods will do, that of a [[customsOffice]] too.',
      'SJ-B-BLACKMARKET-3':
        'They go unseen to the discards and are not sold: no price, nothing for market stand, market hall, harbor or hut.',
      'SJ-B-BLACKMARKET-4': 'You cannot give more goods than there is to pay.',
      'SJ-B-BLACKMARKET-5 R-SJ-11':
        'The good of a building that you build over is lost; you cannot pay with it.',
    },
  },
  tradingPost: {
    name: 'Trading Post',
    short: (its) => `Sell ${goods(its.goodsSold)} more.`,
    note: (its) => `In every trader phase you may sell ${goods(its.goodsSold)} more.`,
    lead: 'Sell a good more.',
    pieces: {
      'SJ-B-TRADINGPOST-1': (its, f) =>
        `You may sell ${its.goodsSold} more in a trader phase: ${slashed([f.goodsMoved.plain + its.goodsSold, f.goodsMoved.chooser + its.goodsSold, f.goodsMoved.library + its.goodsSold])} as others, as trader, as trader with a library.`,
    },
  },
  well: {
    name: 'Well',
    short: (its, f) => `Produce ${goods(f.well)} or more: draw ${its.cardsForProducing}.`,
    note: (its, f) =>
      `If you produce ${goods(f.well)} or more in a producer phase, you draw ${cards(its.cardsForProducing)}.`,
    lead: 'A card for producing much.',
    pieces: {
      'SJ-B-WELL-1': (_, f) =>
        `If you produce at least ${goods(f.well)} in a producer phase, you draw a card. Never more than one in a phase.`,
    },
  },
  marketStand: {
    name: 'Market Stand',
    short: (its, f) => `Sell ${goods(f.marketStand)} or more: draw ${its.cardsForSelling} more.`,
    note: (its, f) =>
      `If you sell ${goods(f.marketStand)} or more in a trader phase, you draw ${cards(its.cardsForSelling)} besides the price.`,
    lead: 'A card for selling much.',
    pieces: {
      'SJ-B-MARKETSTAND-1': (_, f) =>
        `If you sell at least ${goods(f.marketStand)} in a trader phase, you draw a card more. Never more than one in a phase.`,
    },
  },
  crane: {
    name: 'Crane',
    short: 'Build over a building, pay the difference.',
    note: 'You may put what you build in the place of another building of yours and pay its cost less. It must be of another kind, and never the crane. What was there leaves the game; a good on it is lost, cards tucked under it stay.',
    lead: 'Build over your own buildings.',
    pieces: {
      'SJ-B-CRANE-1': (_, f) =>
        `When you build, you may put the new building in the place of one of yours. The price is lower by the printed cost of what was there; by ${f.parkWorth} if it was a [[park]].`,
      'SJ-B-CRANE-2':
        'You may build over any of your buildings but a crane, and with any building.',
      'SJ-B-CRANE-3':
        'Not over a building of the same kind, and not a city building you own already.',
      'SJ-B-CRANE-4 R-SJ-25':
        'What was there leaves the game. It stops working at once, already for this build.',
      'SJ-B-CRANE-5': 'The number of your buildings stays the same.',
      'SJ-B-CRANE-6': 'A good on it is lost: it is discarded unseen.',
      'SJ-B-CRANE-7':
        'Tucked cards stay, now under the new building, and score as before. What was built over does not let you tuck more.',
      'SJ-B-CRANE-8…9':
        'The price is never below zero. All other discounts count too, except those of what you build over.',
      'SJ-B-CRANE-10': 'You may build that kind again later, from another copy.',
      'SJ-B-CRANE-11':
        'Once in a builder phase, and not in the phase in which the crane itself is built.',
      'SJ-B-CRANE-12 R-SJ-32':
        'The [[cathedral]] can be built with the crane. If it is built over, it is gone for everybody.',
      'SJ-B-CRANE-13':
        '[[carpenter|Carpenter]] and [[poorHouse]] give their cards as after any build.',
    },
  },
  chapel: {
    name: 'Chapel',
    short: 'Each round: tuck a card, worth a VP.',
    note: 'At the start of each round, before the hand limit, you may tuck a card of your hand under the chapel. Each tucked card is worth a VP at the end and never comes back.',
    lead: 'Tuck a card each round: a VP for each.',
    pieces: {
      'SJ-B-CHAPEL-1':
        'At the start of every round, before the hand limit, you may tuck one hand card face down under the chapel.',
      'SJ-B-CHAPEL-2…3':
        'Each is worth a VP at the end, whatever is printed on it. Tucked cards never come back.',
      'SJ-B-CHAPEL-4': 'If the chapel is built over, its cards stay, see [[crane]].',
    },
  },
  tower: {
    name: 'Tower',
    short: (_, f) => `Your hand may hold ${cards(f.limit.tower)}.`,
    note: (_, f) =>
      `Your hand limit at the start of a round is ${f.limit.tower} instead of ${f.limit.usual}. No guard room changes that.`,
    lead: (_, f) => `Hand limit ${f.limit.tower}.`,
    pieces: {
      'SJ-B-TOWER-1': (_, f) =>
        `Your hand limit is ${f.limit.tower} instead of ${f.limit.usual}, even against a [[guardRoom]].`,
    },
  },
  aqueduct: {
    name: 'Aqueduct',
    short: (its) => `Produce ${goods(its.goodsProduced)} more.`,
    note: (its) => `In every producer phase you may produce ${goods(its.goodsProduced)} more.`,
    lead: 'Produce a good more.',
    pieces: {
      'SJ-B-AQUEDUCT-1': (its, f) =>
        `You may produce ${its.goodsProduced} more in a producer phase: ${slashed([f.goodsMoved.plain + its.goodsProduced, f.goodsMoved.chooser + its.goodsProduced, f.goodsMoved.library + its.goodsProduced])} as others, as producer, as producer with a library; never more than you have empty production buildings.`,
    },
  },
  carpenter: {
    name: 'Carpenter',
    short: (its) => `City building built: draw ${its.cardsForBuilding}.`,
    note: (its) =>
      `After you have built and paid a city building, you draw ${cards(its.cardsForBuilding)}. Not for the carpenter itself.`,
    lead: 'A card for each city building you build.',
    pieces: {
      'SJ-B-CARPENTER-1':
        'After you have built and paid for a city building, you draw a card. Not for production buildings.',
      'SJ-B-CARPENTER-2': 'Not for the carpenter itself, and the card cannot help to pay.',
    },
  },
  prefecture: {
    name: 'Prefecture',
    short: (_, f) => `Councillor: keep ${cards(f.councillor.keptWithPrefecture)}.`,
    note: (_, f) =>
      `In every councillor phase you keep ${cards(f.councillor.keptWithPrefecture)} instead of ${f.councillor.kept}.`,
    lead: (_, f) =>
      `Keep ${cards(f.councillor.keptWithPrefecture)} instead of ${f.councillor.kept}.`,
    pieces: {
      'SJ-B-PREFECTURE-1': (_, f) =>
        `In the councillor phase you keep ${cards(f.councillor.keptWithPrefecture)} instead of ${f.councillor.kept}.`,
    },
  },
  marketHall: {
    name: 'Market Hall',
    short: (its, f) => `Sell ${goods(f.marketHall)} or more: draw ${its.cardsForSelling} more.`,
    note: (its, f) =>
      `If you sell ${goods(f.marketHall)} or more in a trader phase, you draw ${cards(its.cardsForSelling)} besides the price.`,
    lead: 'A card for selling anything.',
    pieces: {
      'SJ-B-MARKETHALL-1':
        'If you sell anything in a trader phase, you draw a card more. Never more than one in a phase.',
    },
  },
  quarry: {
    name: 'Quarry',
    short: (its) => `City buildings: ${cards(its.discount)} less.`,
    note: (its) =>
      `When you build a city building you pay ${cards(its.discount)} less. It does nothing for production buildings.`,
    lead: 'City buildings cost a card less.',
    pieces: {
      'SJ-B-QUARRY-1':
        'When you build a city building, the cathedral included, you pay a card less. Production buildings cost what they cost.',
    },
  },
  library: {
    name: 'Library',
    short: 'Your privilege counts twice.',
    note: (_, f) =>
      `The privilege of a role you take counts twice; as councillor you draw ${f.councillor.library} cards instead of ${f.councillor.chooser}. Other buildings are not doubled. With ${players(f.fewestPlayers)} you may use it once a round.`,
    lead: 'Doubles your privilege.',
    pieces: {
      'SJ-B-LIBRARY-1': (_, f) => [
        'The privilege of a role that you choose counts double:',
        `[[builder]]: ${cards(f.doubled)} less,`,
        `[[producer]] and [[trader]]: ${goods(f.goodsMoved.library)},`,
        `[[councillor]]: look at ${cards(f.councillor.library)},`,
        `[[prospector]]: draw ${cards(f.doubled)}.`,
      ],
      'SJ-B-LIBRARY-2': 'What other buildings give is not doubled; it is added.',
      'SJ-B-LIBRARY-3': 'It does nothing in phases of roles that others chose.',
      'SJ-B-LIBRARY-4':
        'How it is used when the governor chooses more than once is told under [[two-players]].',
    },
  },
}
