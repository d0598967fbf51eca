/** English, Puerto Rico: the buildings of the base game. */
import type { Facts } from '../../../../rules/puerto-rico/facts.ts'
import { barrels, doubloons, kinds, vp } from '../words.ts'

const makes = (good: string, circles: number) => ({
  lead: `Makes up to ${barrels(circles)} of ${good} when the craftsman works.`,
  pieces: {
    '~PR-B-PROD-1 ~PR-CRAFTSMAN-2': `Each colonist on it makes a barrel of ${good}, as far as your occupied ${good} plantations reach: no more barrels than plantations, and no more than colonists in your buildings for ${good}.`,
  },
})

export const buildingsBase = (f: Facts) => {
  const circles = (key: string) => f.buildings.find((it) => it.key === key)?.circles ?? 0
  return {
    smallIndigoPlant: makes('indigo', circles('smallIndigoPlant')),
    smallSugarMill: makes('sugar', circles('smallSugarMill')),
    indigoPlant: makes('indigo', circles('indigoPlant')),
    sugarMill: makes('sugar', circles('sugarMill')),
    tobaccoStorage: makes('tobacco', circles('tobaccoStorage')),
    coffeeRoaster: makes('coffee', circles('coffeeRoaster')),
    smallMarket: {
      lead: `${doubloons(f.market.small)} more for a sale.`,
      pieces: {
        'PR-B-SMALLMARKET-1': `When you sell to the trading house you get ${doubloons(f.market.small)} more.`,
      },
    },
    hacienda: {
      lead: 'Draws an extra plantation.',
      pieces: {
        'PR-B-HACIENDA-1':
          'On your settler turn, before you take a tile, you may draw a plantation from those face down. You must place it on your island, whatever it is.',
        'PR-B-HACIENDA-2':
          'It comes on top: afterwards you take a tile as usual, if a space is free.',
        'PR-B-HACIENDA-3':
          'A quarry never takes the place of the tile that is drawn, so the hacienda never brings a second quarry.',
        'PR-B-HACIENDA-4':
          'If nothing lies face down, the discards are shuffled first. If there are none either, you cannot draw.',
        'PR-B-HACIENDA-5': 'The [[hospice]] puts no colonist on this tile.',
      },
    },
    constructionHut: {
      lead: 'Takes quarries, whoever is the settler.',
      pieces: {
        'PR-B-CONSTRUCTIONHUT-1':
          'On your settler turn you may take a quarry instead of a plantation. It is one quarry in a phase, even if you are the settler; only a [[library]] makes another possible.',
      },
    },
    smallWarehouse: {
      lead: `Stores ${kinds(f.kindsStored.small)} of goods.`,
      pieces: {
        'PR-B-SMALLWAREHOUSE-1': `In the [[storage]] you keep all barrels of ${kinds(f.kindsStored.small)}, besides the single barrel everybody keeps.`,
      },
    },
    hospice: {
      lead: 'A colonist for each tile you take.',
      pieces: {
        'PR-B-HOSPICE-1':
          'When you take a plantation that lies face up, or a quarry, you may put a colonist on it at once.',
        'PR-B-HOSPICE-2':
          'The colonist comes from the supply; if that is empty, from the colonist ship; if that is empty too, there is none. Taking the last one ends nothing.',
        'PR-B-HOSPICE-3':
          'One colonist in a settler phase at most; none for the tile of the [[hacienda]], none for the second tile of the [[library]].',
        'PR-B-HOSPICE-4':
          'A colonist from the ship is missing at the next mayor phase; the ship is not filled for it.',
        'PR-RUL-1':
          'The hacienda’s tile gets no colonist. With the option “hospice on the hacienda’s tile” it may, but still there is one colonist in a phase.',
        'PR-RUL-56': 'Who draws with the hacienda and then takes no other tile gets no colonist.',
      },
    },
    office: {
      lead: 'Sells a kind that is already in the trading house.',
      pieces: {
        'PR-B-OFFICE-1':
          'You may sell a kind of goods of which a barrel already lies in the trading house. A full house buys nothing from you either.',
      },
    },
    largeMarket: {
      lead: `${doubloons(f.market.large)} more for a sale.`,
      pieces: {
        'PR-B-LARGEMARKET-1': `When you sell to the trading house you get ${doubloons(f.market.large)} more; together with the [[smallMarket]] ${f.market.small + f.market.large}.`,
      },
    },
    largeWarehouse: {
      lead: `Stores ${kinds(f.kindsStored.large)} of goods.`,
      pieces: {
        'PR-B-LARGEWAREHOUSE-1': `In the [[storage]] you keep all barrels of ${kinds(f.kindsStored.large)}, besides the single barrel everybody keeps. With the [[smallWarehouse]] it is ${f.kindsStored.small + f.kindsStored.large} kinds and the single barrel.`,
      },
    },
    factory: {
      lead: 'Doubloons for many kinds of goods.',
      pieces: {
        'PR-B-FACTORY-1': {
          caption:
            'Right after your production you get doubloons for the different kinds you really received. How many barrels does not matter, and the craftsman’s extra barrel adds no kind.',
          head: ['Kinds', 'Doubloons'],
          rows: f.factory.map((income, index) => [index, income]),
        },
      },
    },
    university: {
      lead: 'A colonist for each building you build.',
      pieces: {
        'PR-B-UNIVERSITY-1':
          'When you build, you may put one colonist on the new building at once; a single one, even if it has more circles. It comes from the supply, or else from the ship, as with the [[hospice]].',
        'PR-B-UNIVERSITY-2':
          'The university must be occupied before you build. It does nothing for itself.',
        'PR-B-UNIVERSITY-3':
          'If the new building has no circle (the [[statue]]), the colonist goes to San Juan.',
      },
    },
    harbor: {
      lead: 'A VP more with each load.',
      pieces: {
        'PR-B-HARBOR-1':
          'You get one VP more every time you load in the captain phase, on cargo ships and on ships of your own.',
      },
    },
    wharf: {
      lead: 'A ship of your own for all barrels of a kind.',
      pieces: {
        'PR-B-WHARF-1':
          'Once in a captain phase, on one of your turns, you may load **all** your barrels of one kind on a ship of your own instead of a cargo ship: a VP for each barrel, and whatever else a load brings.',
        'PR-B-WHARF-2':
          'Any kind will do, whatever lies on the other ships. You must load all barrels of it; there is always room enough.',
        'PR-B-WHARF-3':
          'Whether and when you use it is up to you. Using it fulfils the duty to load in that turn. Otherwise you must load on cargo ships while you can; who cannot is never forced to use the wharf.',
        'PR-B-WHARF-4':
          'The wharf changes nothing about cargo ships. Its barrels go back to the supply.',
        'PR-RUL-2':
          'This holds for every player, the captain too: the wharf may take the place of a load on a cargo ship.',
        'PR-RUL-36…37': 'The ship takes any number of barrels, of a single kind.',
      },
    },
    guildHall: {
      lead: 'VP for production buildings.',
      pieces: {
        'PR-SCORE-2': `At the end, if occupied: ${vp(f.guildHall.small)} for each of your small production buildings ([[smallIndigoPlant]], [[smallSugarMill]]) and ${vp(f.guildHall.large)} for each other one, occupied or not.`,
      },
    },
    residence: {
      lead: 'VP for a full island.',
      pieces: {
        'PR-SCORE-3': {
          caption:
            'At the end, if occupied: VP for the filled spaces of your island. Plantations, quarries and forests count, occupied or not.',
          head: ['Filled spaces', 'VP'],
          rows: f.residence.flatMap((points, filled) =>
            filled < f.residenceLeast
              ? []
              : [[filled === f.residenceLeast ? `up to ${filled}` : filled, points]],
          ),
        },
        'PR-RUL-42':
          'Tiles without a colonist count, and so do forests; the same holds for the [[cloister]].',
      },
    },
    fortress: {
      lead: 'VP for colonists.',
      pieces: {
        'PR-SCORE-4': `At the end, if occupied: a VP for every ${f.fortress} of your colonists, those in San Juan included.`,
        'PR-RUL-4':
          'Colonists in San Juan count. The option “fortress counts San Juan” can be switched off.',
      },
    },
    customsHouse: {
      lead: 'VP for VP chips.',
      pieces: {
        'PR-SCORE-5': `At the end, if occupied: a VP for every ${f.customsHouse} of your VP chips. VP given beyond the supply count as chips; printed VP and what other buildings give do not.`,
      },
    },
    cityHall: {
      lead: 'VP for violet buildings.',
      pieces: {
        'PR-SCORE-6':
          'At the end, if occupied: a VP for each of your violet buildings, small or large, occupied or not, the city hall included. A large building counts once.',
        'PR-RUL-43': 'New buildings count too, the [[statue]] among them.',
      },
    },
  }
}
