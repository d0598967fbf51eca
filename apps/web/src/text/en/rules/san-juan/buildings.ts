/** English, San Juan: the buildings of the base game. */
import type { Facts } from '../../../../rules/san-juan/facts.ts'
import { cards, goods, slashed, vp } from '../words.ts'

const makes = (good: string) => ({
  lead: `Holds one good: ${good}.`,
  pieces: {
    '~SJ-P-1 ~SJ-P-3 ~SJ-PROD-2': `In the [[producer]] phase a card is laid on it face down as ${good}; in the [[trader]] phase it can be sold. You may own several.`,
  },
})

const monument = (points: number) => ({
  lead: `A monument: ${vp(points)} and nothing else.`,
  pieces: {
    '~SJ-B-MONUMENT-1 ~SJ-B-MONUMENT-2':
      'It has no effect during the game. Monuments are what the [[triumphalArch]] counts; as a city building it counts for the [[cityHall]] too.',
  },
})

export const buildingsBase = (f: Facts) => {
  const worth = (key: string) => f.buildings.find((it) => it.key === key)?.vp ?? 0
  return {
    indigoPlant: makes('indigo'),
    sugarMill: makes('sugar'),
    tobaccoStorage: makes('tobacco'),
    coffeeRoaster: makes('coffee'),
    silverSmelter: makes('silver'),
    smithy: {
      lead: 'Production buildings cost a card less.',
      pieces: {
        'SJ-B-SMITHY-1…2':
          'When you build a production building you pay a card less. City buildings cost what they cost.',
      },
    },
    goldMine: {
      lead: 'May find a card in every prospector phase.',
      pieces: {
        'SJ-B-GOLDMINE-1': `In every prospector phase, after the prospector has drawn, you turn up ${cards(f.cardsMined)} for all to see.`,
        'SJ-B-GOLDMINE-2…3':
          'If their printed costs all differ, you take the **cheapest** and discard the others. If any costs are equal, all are discarded.',
        'SJ-B-GOLDMINE-4': 'If both piles together have fewer cards, nothing happens.',
        'SJ-B-GOLDMINE-5': 'Several owners dig one after the other, each with new cards.',
      },
    },
    archive: {
      lead: 'Discard from your whole hand as a councillor does.',
      pieces: {
        'SJ-B-ARCHIVE-1…2':
          'In the councillor phase you take all cards you drew and discard from your whole hand, old cards included. The number you discard stays the same.',
      },
    },
    poorHouse: {
      lead: 'A card when your hand is nearly empty after building.',
      pieces: {
        'SJ-B-POORHOUSE-1': `If you have at most ${cards(f.poorHouse)} in your hand after building, you draw a card.`,
        'SJ-B-POORHOUSE-2': 'The [[carpenter]] comes first, and its card counts.',
        'SJ-B-POORHOUSE-3':
          'Only if you built in this phase, and not when you build the poor house itself.',
        'SJ-B-POORHOUSE-4': 'It does not matter what kind of building you built.',
      },
    },
    blackMarket: {
      lead: 'Pay for buildings with goods.',
      pieces: {
        'SJ-B-BLACKMARKET-1': `When you build you may discard up to ${goods(f.mostGoodsPaid)} of yours; each makes the price a card lower.`,
        'SJ-B-BLACKMARKET-2': 'Any goods will do, that of a [[customsOffice]] too.',
        'SJ-B-BLACKMARKET-3':
          'They go unseen to the discards and are not sold: no price, nothing for market stand, market hall, harbor or hut.',
        'SJ-B-BLACKMARKET-4': 'You cannot give more goods than there is to pay.',
        'SJ-B-BLACKMARKET-5 R-SJ-11':
          'The good of a building that you build over is lost; you cannot pay with it.',
      },
    },
    tradingPost: {
      lead: 'Sell a good more.',
      pieces: {
        'SJ-B-TRADINGPOST-1': `You may sell ${f.moreSold} more in a trader phase: ${slashed([f.goodsMoved.plain + f.moreSold, f.goodsMoved.chooser + f.moreSold, f.goodsMoved.library + f.moreSold])} as others, as trader, as trader with a library.`,
      },
    },
    well: {
      lead: 'A card for producing much.',
      pieces: {
        'SJ-B-WELL-1': `If you produce at least ${goods(f.well)} in a producer phase, you draw a card. Never more than one in a phase.`,
      },
    },
    marketStand: {
      lead: 'A card for selling much.',
      pieces: {
        'SJ-B-MARKETSTAND-1': `If you sell at least ${goods(f.marketStand)} in a trader phase, you draw a card more. Never more than one in a phase.`,
      },
    },
    crane: {
      lead: 'Build over your own buildings.',
      pieces: {
        'SJ-B-CRANE-1': `When you build, you may put the new building in the place of one of yours. The price is lower by the printed cost of what was there; by ${f.parkWorth} if it was a [[park]].`,
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
      lead: `Hand limit ${f.limit.tower}.`,
      pieces: {
        'SJ-B-TOWER-1': `Your hand limit is ${f.limit.tower} instead of ${f.limit.usual}, even against a [[guardRoom]].`,
      },
    },
    aqueduct: {
      lead: 'Produce a good more.',
      pieces: {
        'SJ-B-AQUEDUCT-1': `You may produce ${f.moreProduced} more in a producer phase: ${slashed([f.goodsMoved.plain + f.moreProduced, f.goodsMoved.chooser + f.moreProduced, f.goodsMoved.library + f.moreProduced])} as others, as producer, as producer with a library; never more than you have empty production buildings.`,
      },
    },
    carpenter: {
      lead: 'A card for each city building you build.',
      pieces: {
        'SJ-B-CARPENTER-1':
          'After you have built and paid for a city building, you draw a card. Not for production buildings.',
        'SJ-B-CARPENTER-2': 'Not for the carpenter itself, and the card cannot help to pay.',
      },
    },
    prefecture: {
      lead: `Keep ${cards(f.councillor.keptWithPrefecture)} instead of ${f.councillor.kept}.`,
      pieces: {
        'SJ-B-PREFECTURE-1': `In the councillor phase you keep ${cards(f.councillor.keptWithPrefecture)} instead of ${f.councillor.kept}.`,
      },
    },
    marketHall: {
      lead: 'A card for selling anything.',
      pieces: {
        'SJ-B-MARKETHALL-1':
          'If you sell anything in a trader phase, you draw a card more. Never more than one in a phase.',
      },
    },
    quarry: {
      lead: 'City buildings cost a card less.',
      pieces: {
        'SJ-B-QUARRY-1':
          'When you build a city building, the cathedral included, you pay a card less. Production buildings cost what they cost.',
      },
    },
    library: {
      lead: 'Doubles your privilege.',
      pieces: {
        'SJ-B-LIBRARY-1': [
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
    statue: monument(worth('statue')),
    victoryColumn: monument(worth('victoryColumn')),
    hero: monument(worth('hero')),
    guildHall: {
      lead: 'VP for production buildings.',
      pieces: {
        'SJ-B-GUILDHALL-1':
          'At the end: a VP for each of your production buildings, and another for each different kind among them.',
      },
    },
    cityHall: {
      lead: 'VP for city buildings.',
      pieces: {
        'SJ-B-CITYHALL-1':
          'At the end: a VP for each of your city buildings, this one, monuments and new buildings included.',
      },
    },
    triumphalArch: {
      lead: 'VP for monuments.',
      pieces: {
        'SJ-B-ARCH-1': {
          caption: 'At the end: VP for your monuments.',
          head: ['Monuments', 'VP'],
          rows: f.arch.map((points, count) => [count, points]),
        },
        'SJ-B-MONUMENT-1…2':
          'Monuments are [[statue]], [[victoryColumn]] and [[hero]]. They have no effect during the game, and are city buildings too; you may own each of them, none twice.',
      },
    },
    palace: {
      lead: 'VP for VP.',
      pieces: {
        'SJ-B-PALACE-1': `At the end, after everything else: a VP for every ${vp(f.palace)} that you have from all the rest.`,
      },
    },
  }
}
