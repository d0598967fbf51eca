/** English, Puerto Rico: everything said of the small violet buildings of the base game. */
import type { PuertoRicoWords } from '../../../building-words.ts'
import { doubloons, kinds, vp } from '../../words.ts'

/** `2 kinds bring 1, 3 bring 2, all 4 bring 3` */
const incomes = (income: readonly number[]) =>
  income
    .flatMap((count, kinds) => (count === 0 ? [] : [{ count, kinds }]))
    .map(({ count, kinds }, nth) => {
      if (nth === 0) return `${kinds} kinds bring ${count}`
      return kinds === income.length - 1 ? `all ${kinds} bring ${count}` : `${kinds} bring ${count}`
    })
    .join(', ')

export const smallBuildings: PuertoRicoWords<{ class: 'violet'; set: 'base'; size: 1 }> = {
  smallMarket: {
    name: 'Small Market',
    short: (its) => `+${doubloons(its.saleBonus)} for a sale`,
    note: (its) => `You get ${doubloons(its.saleBonus)} more when you sell to the trading house.`,
    lead: (its) => `${doubloons(its.saleBonus)} more for a sale.`,
    pieces: {
      'PR-B-SMALLMARKET-1': (its) =>
        `When you sell to the trading house you get ${doubloons(its.saleBonus)} more.`,
    },
  },
  hacienda: {
    name: 'Hacienda',
    short: 'draws an extra plantation',
    note: 'On your settler turn you may first draw a face-down plantation. It goes on your island whatever it is; then you take a tile as usual.',
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
    name: 'Construction Hut',
    short: 'takes quarries',
    note: 'On your settler turn you may take a quarry instead of a plantation, even if somebody else is the settler.',
    lead: 'Takes quarries, whoever is the settler.',
    pieces: {
      'PR-B-CONSTRUCTIONHUT-1':
        'On your settler turn you may take a quarry instead of a plantation. It is one quarry in a phase, even if you are the settler; only a [[library]] makes another possible.',
    },
  },
  smallWarehouse: {
    name: 'Small Warehouse',
    short: (its) => `stores ${kinds(its.kindsStored)} of goods`,
    note: (its) =>
      `When barrels are stored after loading, you keep all barrels of ${kinds(its.kindsStored)} besides the single barrel everybody keeps. You must still load.`,
    lead: (its) => `Stores ${kinds(its.kindsStored)} of goods.`,
    pieces: {
      'PR-B-SMALLWAREHOUSE-1': (its) =>
        `In the [[storage]] you keep all barrels of ${kinds(its.kindsStored)}, besides the single barrel everybody keeps.`,
    },
  },
  hospice: {
    name: 'Hospice',
    short: 'colonist on a new tile',
    note: 'When you take a plantation or quarry as settler or after him, you may put a colonist from the supply on it at once. Tiles drawn by the hacienda get none.',
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
    name: 'Office',
    short: 'sells a kind again',
    note: 'You may sell a kind of goods that already lies in the trading house. A full house still buys nothing.',
    lead: 'Sells a kind that is already in the trading house.',
    pieces: {
      'PR-B-OFFICE-1':
        'You may sell a kind of goods of which a barrel already lies in the trading house. A full house buys nothing from you either.',
    },
  },
  largeMarket: {
    name: 'Large Market',
    short: (its) => `+${doubloons(its.saleBonus)} for a sale`,
    note: (its, f) =>
      `You get ${doubloons(its.saleBonus)} more when you sell to the trading house; together with the small market ${f.market.small + its.saleBonus}.`,
    lead: (its) => `${doubloons(its.saleBonus)} more for a sale.`,
    pieces: {
      'PR-B-LARGEMARKET-1': (its, f) =>
        `When you sell to the trading house you get ${doubloons(its.saleBonus)} more; together with the [[smallMarket]] ${f.market.small + its.saleBonus}.`,
    },
  },
  largeWarehouse: {
    name: 'Large Warehouse',
    short: (its) => `stores ${kinds(its.kindsStored)} of goods`,
    note: (its) =>
      `When barrels are stored after loading, you keep all barrels of ${kinds(its.kindsStored)} besides the single barrel everybody keeps. You must still load.`,
    lead: (its) => `Stores ${kinds(its.kindsStored)} of goods.`,
    pieces: {
      'PR-B-LARGEWAREHOUSE-1': (its, f) =>
        `In the [[storage]] you keep all barrels of ${kinds(its.kindsStored)}, besides the single barrel everybody keeps. With the [[smallWarehouse]] it is ${f.kindsStored.small + its.kindsStored} kinds and the single barrel.`,
    },
  },
  factory: {
    name: 'Factory',
    short: 'doubloons for many kinds',
    note: (_, f) =>
      `After your production you get doubloons for different kinds of goods: ${incomes(f.factory)}.`,
    lead: 'Doubloons for many kinds of goods.',
    pieces: {
      'PR-B-FACTORY-1': (_, f) => ({
        caption:
          'Right after your production you get doubloons for the different kinds you really received. How many barrels does not matter, and the craftsman’s extra barrel adds no kind.',
        head: ['Kinds', 'Doubloons'],
        rows: f.factory.map((income, index) => [index, income]),
      }),
    },
  },
  university: {
    name: 'University',
    short: 'colonist on a new building',
    note: 'When you build, you may put a colonist from the supply on the new building at once. It does not do so for itself.',
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
    name: 'Harbor',
    short: (its) => `+${vp(its.vpPerLoad)} with each load`,
    note: (its) =>
      `You get ${vp(its.vpPerLoad)} more every time you load barrels in the captain phase.`,
    lead: 'A VP more with each load.',
    pieces: {
      'PR-B-HARBOR-1':
        'You get one VP more every time you load in the captain phase, on cargo ships and on ships of your own.',
    },
  },
  wharf: {
    name: 'Wharf',
    short: 'own ship for one kind',
    note: 'Once in each captain phase you may load all your barrels of one kind on a ship of your own, whatever the other ships carry: a VP for each.',
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
}
