/** English, San Juan: everything said of the new buildings and the cathedral. */
import type { SanJuanWords } from '../../../building-words.ts'
import { cards, goods, list, slashed, vp } from '../../words.ts'

/** `4 VP for the first set, then 3, 2 and 1` */
const falling = ([first = 0, ...others]: readonly number[], what: string) =>
  `${vp(first)} for the first ${what}, then ${list(others.map(String))}`

export const newBuildings: SanJuanWords<{ set: 'expansion' }> = {
  officeBuilding: {
    name: 'Office Building',
    short: (_, f) => `Each round: exchange up to ${cards(f.mostExchanged)}.`,
    note: (_, f) =>
      `As the first thing in each round you may discard up to ${cards(f.mostExchanged)} of your hand and draw as many new ones.`,
    lead: (_, f) => `Exchange up to ${cards(f.mostExchanged)} each round.`,
    pieces: {
      'SJ-X-OFFICE-1': (_, f) =>
        `First of all at the start of a round you may discard up to ${cards(f.mostExchanged)} and then draw as many.`,
      'SJ-X-OFFICE-2': 'You choose all of them before you draw.',
    },
  },
  guardRoom: {
    name: 'Guard Room',
    short: (_, f) => `Hand limit of others: ${cards(f.limit.narrow)}.`,
    note: (_, f) =>
      `The hand limit of everybody with neither guard room nor tower is ${f.limit.narrow}. Yours stays ${f.limit.usual}. Several guard rooms do no more than one.`,
    lead: (_, f) => `The others may hold only ${cards(f.limit.narrow)}.`,
    pieces: {
      'SJ-X-GUARD-1': (_, f) =>
        `While somebody has a guard room, everybody with neither guard room nor [[tower]] has a hand limit of ${f.limit.narrow}.`,
      'SJ-X-GUARD-2': (_, f) =>
        `Owners of a guard room keep ${f.limit.usual}, owners of a tower ${f.limit.tower}.`,
      'SJ-X-GUARD-3 R-SJ-33':
        'Several guard rooms do not add up. One that was built over no longer counts.',
      'SJ-X-GUARD-4': 'The others cannot escape it.',
    },
  },
  hut: {
    name: 'Hut',
    short: (its) => `Trader, but nobody sold: draw ${its.cardsWithoutSales}.`,
    note: (its) =>
      `At the end of a trader phase in which nobody sold anything, you draw ${cards(its.cardsWithoutSales)}.`,
    lead: 'A card when nobody sells.',
    pieces: {
      'SJ-X-HUT-1':
        'At the end of a trader phase in which **nobody** sold any good, you draw a card. A sale from a customs office is a sale.',
    },
  },
  tavern: {
    name: 'Tavern',
    short: (its) => `Fewest buildings: draw ${cards(its.cardsAfterBuilder)}.`,
    note: (its) =>
      `At the end of each builder phase you draw ${cards(its.cardsAfterBuilder)} if nobody has fewer buildings than you and somebody has more. Not in the phase in which you build it.`,
    lead: 'A card for the smallest city.',
    pieces: {
      'SJ-X-TAVERN-1':
        'At the end of every builder phase you draw a card if you have the fewest buildings.',
      'SJ-X-TAVERN-2':
        'Fewest means: nobody has fewer, and at least one player has more. You may share that with others.',
      'SJ-X-TAVERN-3': 'All buildings count, after all builds of the phase.',
      'SJ-X-TAVERN-4 R-SJ-13':
        'You need not have built. It does nothing in the phase in which it is built itself.',
      'SJ-X-TAVERN-5': 'It works in the last builder phase too; that can decide a tie.',
      'R-SJ-39': 'Several taverns draw in order from the builder.',
    },
  },
  park: {
    name: 'Park',
    short: (_, f) => `Built over with a crane: ${cards(f.parkWorth)} less.`,
    note: (its, f) =>
      `If you build over it with a crane, the new building is ${cards(f.parkWorth)} cheaper instead of ${its.cost}. Without a crane it does nothing.`,
    lead: (_, f) => `Worth ${f.parkWorth} when it is built over.`,
    pieces: {
      'SJ-X-PARK-1': (its, f) =>
        `If a park is built over with the [[crane]], the price is lower by up to ${f.parkWorth} instead of ${its.cost}. Nothing is paid out.`,
      'SJ-X-PARK-2': 'Without a crane the park has no effect.',
    },
  },
  customsOffice: {
    name: 'Customs Office',
    short: (_, f) => `Councillor: a good, sold for ${cards(f.customsPrice)}.`,
    note: (_, f) =>
      `When a councillor phase begins, whoever took the role, the top card is laid on it, unseen, as a good, if it is empty. A trader always gives ${cards(f.customsPrice)} for it; it counts as one of your sales.`,
    lead: (_, f) => `Holds a good that always brings ${cards(f.customsPrice)}.`,
    pieces: {
      'SJ-X-CUSTOMS-1':
        'At the start of every councillor phase, whoever chose it, a card is laid on the customs office unseen as a good, if there is none.',
      'SJ-X-CUSTOMS-2': (_, f) =>
        `In the trader phase it is sold for ${cards(f.customsPrice)}, whatever the trading house card says.`,
      'SJ-X-CUSTOMS-3 R-SJ-14':
        'It is a good like others: one at most, it uses one of your sales, and it counts for market stand, market hall, harbor, hut, black market and tie-break. There is no extra sale for it.',
      'SJ-X-CUSTOMS-4': 'It has no kind of its own and is not produced in a producer phase.',
      'SJ-X-CUSTOMS-5': 'All owners get it before anybody draws in that phase.',
    },
  },
  bank: {
    name: 'Bank',
    short: 'Once: tuck any number of cards.',
    note: 'Once in the game, at the start of a round, before the hand limit, you may tuck any number of cards of your hand under the bank. Each is worth a VP at the end.',
    lead: 'Tuck any number of cards, once in the game.',
    pieces: {
      'SJ-X-BANK-1':
        'Once in the game, at the start of a round and before the hand limit, you may tuck any number of hand cards under the bank. Each is worth a VP at the end.',
      'SJ-X-BANK-2 R-SJ-7':
        'You may wait for a later round. Once used it is used up, even with another bank.',
      'SJ-X-BANK-3': 'Secrecy and building over are as with the [[chapel]].',
    },
  },
  harbor: {
    name: 'Harbor',
    short: (_, f) => `You sell: ${goods(f.mostTucked)} goes under the harbor.`,
    note: (_, f) =>
      `When you sell in a trader phase, ${goods(f.mostTucked)} of those sold is tucked under the harbor, unseen, and is worth a VP at the end. You still get its price. With the option “every good”, all you sell are tucked.`,
    lead: 'Tucks a good you sell.',
    pieces: {
      'SJ-X-HARBOR-1':
        'When you sell in a trader phase, one of the goods is tucked under the harbor, unseen, instead of being discarded. It is worth a VP at the end.',
      'SJ-X-HARBOR-2 R-SJ-1': (_, f) =>
        `Only ${cards(f.mostTucked)} in a trader phase, however much you sell. The rulebook can also be read otherwise: with the option “every good” all you sell are tucked.`,
      'SJ-X-HARBOR-3': 'The good is paid in full and counts for market stand and market hall.',
      'SJ-X-HARBOR-4':
        'Secrecy and building over are as with the [[chapel]], and nobody ever sees these cards.',
    },
  },
  goldsmith: {
    name: 'Goldsmith',
    short: 'Prospector: turn up, take it if unbuilt.',
    note: 'In every prospector phase, whoever took the role, you turn up the top card. If nobody has such a building, you take it into your hand; otherwise it is discarded.',
    lead: 'May take a card nobody has built.',
    pieces: {
      'SJ-X-GOLDSMITH-1': 'In every prospector phase you turn up the top card for all to see.',
      'SJ-X-GOLDSMITH-2 R-SJ-17':
        'If nobody, yourself included, has a building of that kind on the table now, you take it. Otherwise it is discarded.',
    },
  },
  residence: {
    name: 'Residence',
    short: (_, f) => `End: VP for ${f.setSize} buildings of equal cost.`,
    note: (_, f) =>
      `At the end, for sets of ${f.setSize} different buildings of the same cost: ${falling(f.falling, 'set')}. Each building counts for one set, this one too.`,
    lead: (_, f) => `VP for sets of ${f.setSize} buildings of equal cost.`,
    pieces: {
      'SJ-X-RESIDENCE-1': (_, f) =>
        `A set is ${f.setSize} of your buildings, all of different kinds, with the same printed cost.`,
      'SJ-X-RESIDENCE-2': (_, f) =>
        `The first set brings ${vp(f.falling[0] ?? 0)}, the next ones ${slashed(f.falling.slice(1))}, further ones nothing.`,
      'SJ-X-RESIDENCE-3':
        'A building belongs to one set. Production buildings of the same kind may be in different sets, never in the same.',
      'SJ-X-RESIDENCE-4': (_, f) =>
        `Production and city buildings may be mixed, and the residence counts itself, with cost ${f.dearCost}. Several sets of one cost are possible.`,
      'SJ-X-RESIDENCE-5 R-SJ-31': 'The best arrangement is always scored.',
    },
  },
  cathedral: {
    name: 'Cathedral',
    short: 'End: VP for dear buildings of others.',
    note: (_, f) =>
      `It lies on the table, and whoever can pay for it may build it. At the end, for the buildings of cost ${f.dearCost} of all others: ${falling(f.falling, 'building')}.`,
    lead: 'Lies on the table for whoever builds it first.',
    pieces: {
      'SJ-X-CATHEDRAL-1':
        'In a builder phase any player may build it as their one building, from the table instead of the hand. Who comes first has it.',
      'SJ-X-CATHEDRAL-2':
        'All discounts for city buildings count, and [[carpenter]] and [[poorHouse]] give their cards.',
      'SJ-X-CATHEDRAL-3': (_, f) =>
        `It is one of the ${f.buildingsToEnd} buildings and counts for your [[cityHall]].`,
      'SJ-X-CATHEDRAL-4': (_, f) =>
        `At the end: VP for buildings of printed cost ${f.dearCost} in the cities of **all your opponents together**: ${slashed(f.falling)} for the first, the next and so on, nothing for more. Your own do not count.`,
    },
  },
}
