/** English, San Juan: the new buildings and the cathedral. */
import type { Facts } from '../../../../rules/san-juan/facts.ts'
import { cards, slashed, vp } from '../words.ts'

export const buildingsNew = (f: Facts) => ({
  officeBuilding: {
    lead: `Exchange up to ${cards(f.mostExchanged)} each round.`,
    pieces: {
      'SJ-X-OFFICE-1': `First of all at the start of a round you may discard up to ${cards(f.mostExchanged)} and then draw as many.`,
      'SJ-X-OFFICE-2': 'You choose all of them before you draw.',
    },
  },
  guardRoom: {
    lead: `The others may hold only ${cards(f.limit.narrow)}.`,
    pieces: {
      'SJ-X-GUARD-1': `While somebody has a guard room, everybody with neither guard room nor [[tower]] has a hand limit of ${f.limit.narrow}.`,
      'SJ-X-GUARD-2': `Owners of a guard room keep ${f.limit.usual}, owners of a tower ${f.limit.tower}.`,
      'SJ-X-GUARD-3 R-SJ-33':
        'Several guard rooms do not add up. One that was built over no longer counts.',
      'SJ-X-GUARD-4': 'The others cannot escape it.',
    },
  },
  hut: {
    lead: 'A card when nobody sells.',
    pieces: {
      'SJ-X-HUT-1':
        'At the end of a trader phase in which **nobody** sold any good, you draw a card. A sale from a customs office is a sale.',
    },
  },
  tavern: {
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
    lead: `Worth ${f.parkWorth} when it is built over.`,
    pieces: {
      'SJ-X-PARK-1': `If a park is built over with the [[crane]], the price is lower by up to ${f.parkWorth} instead of ${f.parkCost}. Nothing is paid out.`,
      'SJ-X-PARK-2': 'Without a crane the park has no effect.',
    },
  },
  customsOffice: {
    lead: `Holds a good that always brings ${cards(f.customsPrice)}.`,
    pieces: {
      'SJ-X-CUSTOMS-1':
        'At the start of every councillor phase, whoever chose it, a card is laid on the customs office unseen as a good, if there is none.',
      'SJ-X-CUSTOMS-2': `In the trader phase it is sold for ${cards(f.customsPrice)}, whatever the trading house card says.`,
      'SJ-X-CUSTOMS-3 R-SJ-14':
        'It is a good like others: one at most, it uses one of your sales, and it counts for market stand, market hall, harbor, hut, black market and tie-break. There is no extra sale for it.',
      'SJ-X-CUSTOMS-4': 'It has no kind of its own and is not produced in a producer phase.',
      'SJ-X-CUSTOMS-5': 'All owners get it before anybody draws in that phase.',
    },
  },
  bank: {
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
    lead: 'Tucks a good you sell.',
    pieces: {
      'SJ-X-HARBOR-1':
        'When you sell in a trader phase, one of the goods is tucked under the harbor, unseen, instead of being discarded. It is worth a VP at the end.',
      'SJ-X-HARBOR-2 R-SJ-1': `Only ${cards(f.mostTucked)} in a trader phase, however much you sell. The rulebook can also be read otherwise: with the option “every good” all you sell are tucked.`,
      'SJ-X-HARBOR-3': 'The good is paid in full and counts for market stand and market hall.',
      'SJ-X-HARBOR-4':
        'Secrecy and building over are as with the [[chapel]], and nobody ever sees these cards.',
    },
  },
  goldsmith: {
    lead: 'May take a card nobody has built.',
    pieces: {
      'SJ-X-GOLDSMITH-1': 'In every prospector phase you turn up the top card for all to see.',
      'SJ-X-GOLDSMITH-2 R-SJ-17':
        'If nobody, yourself included, has a building of that kind on the table now, you take it. Otherwise it is discarded.',
    },
  },
  residence: {
    lead: `VP for sets of ${f.setSize} buildings of equal cost.`,
    pieces: {
      'SJ-X-RESIDENCE-1': `A set is ${f.setSize} of your buildings, all of different kinds, with the same printed cost.`,
      'SJ-X-RESIDENCE-2': `The first set brings ${vp(f.falling[0] ?? 0)}, the next ones ${slashed(f.falling.slice(1))}, further ones nothing.`,
      'SJ-X-RESIDENCE-3':
        'A building belongs to one set. Production buildings of the same kind may be in different sets, never in the same.',
      'SJ-X-RESIDENCE-4': `Production and city buildings may be mixed, and the residence counts itself, with cost ${f.dearCost}. Several sets of one cost are possible.`,
      'SJ-X-RESIDENCE-5 R-SJ-31': 'The best arrangement is always scored.',
    },
  },
  cathedral: {
    lead: 'Lies on the table for whoever builds it first.',
    pieces: {
      'SJ-X-CATHEDRAL-1':
        'In a builder phase any player may build it as their one building, from the table instead of the hand. Who comes first has it.',
      'SJ-X-CATHEDRAL-2':
        'All discounts for city buildings count, and [[carpenter]] and [[poorHouse]] give their cards.',
      'SJ-X-CATHEDRAL-3': `It is one of the ${f.buildingsToEnd} buildings and counts for your [[cityHall]].`,
      'SJ-X-CATHEDRAL-4': `At the end: VP for buildings of printed cost ${f.dearCost} in the cities of **all your opponents together**: ${slashed(f.falling)} for the first, the next and so on, nothing for more. Your own do not count.`,
    },
  },
})
