/** English, Puerto Rico: everything said of the new buildings. */
import type { PuertoRicoWords } from '../../../building-words.ts'
import { barrels, doubloons, plural, vp } from '../../words.ts'

/** `1 set of 3 equal island tiles brings 1 VP, 2 sets bring 3, 3 sets 6` */
const forSets = (points: readonly number[], size: number) =>
  points
    .flatMap((count, sets) =>
      count === 0 ? [] : [{ count, sets: plural(sets, { one: '# set', other: '# sets' }) }],
    )
    .map(({ count, sets }, nth) => {
      if (nth === 0) return `${sets} of ${size} equal island tiles brings ${vp(count)}`
      return nth === 1 ? `${sets} bring ${count}` : `${sets} ${count}`
    })
    .join(', ')

export const newBuildings: PuertoRicoWords<{ set: 'expansion' }> = {
  aqueduct: {
    name: 'Aqueduct',
    short: (its) => `+${its.extraBarrels} indigo, +${its.extraBarrels} sugar`,
    note: (its) =>
      `When you produce indigo and your indigo plant (not the small one) has a colonist, you get ${its.extraBarrels} indigo more. The same with sugar and the sugar mill.`,
    lead: 'More indigo and more sugar.',
    pieces: {
      'PR-X-AQUEDUCT-1':
        'When you receive indigo in your production and your [[indigoPlant]] is occupied (the large one), you get a barrel of indigo more. The same with sugar and the [[sugarMill]]. Small plants alone give nothing.',
      'PR-X-AQUEDUCT-2':
        'The barrel comes from the supply in your own turn; if none is left you get none. It counts as produced for the [[specialtyFactory]], but is no further kind for the [[factory]].',
      'PR-RUL-44': 'It does not matter which of your indigo buildings made which barrel.',
    },
  },
  forestHouse: {
    name: 'Forest House',
    short: 'plants forests',
    note: (_, f) =>
      `You may lay a face-up plantation you take face down as a forest. Every ${f.forests} forests make each building a doubloon cheaper for you.`,
    lead: 'Plantations become forests, and forests make buildings cheaper.',
    pieces: {
      'PR-X-FOREST-1':
        'On your settler turn you may place the plantation you take face down, as a **forest**. Not a quarry, and not the tile of the [[hacienda]]. You decide when you place it; nothing is changed later.',
      'PR-X-FOREST-2':
        'A forest fills an island space. It has no circle, takes no colonist, is no plantation and produces nothing.',
      'PR-X-FOREST-3': (_, f) =>
        `Every ${f.forests} forests make each building a doubloon cheaper for you, besides quarries and privilege and in any column, **even if the forest house is no longer occupied**.`,
      'PR-X-FOREST-4':
        'With a [[library]] each of the tiles you take may become a forest. With a [[hospice]] the colonist for a forest goes to San Juan, for the first tile only.',
      'PR-X-FOREST-5':
        'Forests count for the [[residence]] and are a kind of their own for the [[cloister]].',
      'PR-RUL-31':
        'The tile of the hacienda cannot become a forest, unless the option “forest from the hacienda” is chosen.',
    },
  },
  blackMarket: {
    name: 'Black Market',
    short: 'pays with other things',
    note: 'When you build and your doubloons do not reach, you may give up a colonist, a VP chip and a barrel: each stands for a missing doubloon.',
    lead: 'Pays with a colonist, a VP or a barrel.',
    pieces: {
      'PR-X-BLACKMARKET-1': (_, f) =>
        `When you build and your doubloons do not reach, you may give back at most one colonist, one VP and one barrel. Each stands for a missing doubloon, ${f.mostInKind} at most.`,
      'PR-X-BLACKMARKET-2':
        'Only what is missing can be paid like that: afterwards you have no doubloon left. If your money is enough by itself, you cannot use the black market, and it never gives change.',
      'PR-X-BLACKMARKET-3':
        'The colonist may come from San Juan, a tile or a building, but not from the black market itself. It goes to the supply.',
      'PR-X-BLACKMARKET-4':
        'What you give is gone before the price is worked out: a quarry, library, university or church that loses its last colonist does not help with this building.',
      'PR-X-BLACKMARKET-5': 'Giving back VP or a colonist takes back nothing that ends the game.',
      'PR-RUL-20':
        'The price is that without the colonist, so giving one from a quarry can make the building dearer.',
      'PR-RUL-21': 'Exactly no doubloon is left after such a purchase.',
      'PR-RUL-62':
        'You may give a colonist whose tile would have helped, if the sums still fit. The [[church]] is looked at afterwards.',
    },
  },
  storehouse: {
    name: 'Storehouse',
    short: (its) => `stores ${its.barrelsStored} more barrels`,
    note: (its) =>
      `When barrels are stored after loading, you keep ${its.barrelsStored} more single barrels of any kinds.`,
    lead: (its) => `Stores ${barrels(its.barrelsStored)} more.`,
    pieces: {
      'PR-X-STOREHOUSE-1': (its) =>
        `In the [[storage]] you keep ${barrels(its.barrelsStored)} more of any kinds, besides the single barrel and besides warehouses.`,
    },
  },
  guesthouse: {
    name: 'Guesthouse',
    short: (its) => `${its.circles} guests who go to work`,
    note: (its) =>
      `Room for ${its.circles} guests. In any phase but the mayor’s you may send them to empty circles of your island or city, which then work at once.`,
    lead: (its) => `${its.circles} guests who go to work when they are needed.`,
    pieces: {
      'PR-X-GUESTHOUSE-1': (its) =>
        `It has ${its.circles} circles. In the mayor phase they are filled like others, and the colonist ship counts them.`,
      'PR-X-GUESTHOUSE-2':
        'In any other phase you may send guests to empty circles of your island or your other buildings. The tile works at once. They stay until the next mayor phase; there is no way back and none to San Juan.',
      'PR-X-GUESTHOUSE-3': [
        'You are asked whenever it can matter, as long as there are guests and empty circles:',
        'before you choose a role and right after it,',
        'at the start of each of your turns in a settler, builder, craftsman, trader or captain phase, also between hacienda and tile, and before the extra tile or barrel of a privilege,',
        'before you store,',
        'once before the scoring.',
      ],
      'PR-X-GUESTHOUSE-4': 'Not in the mayor phase, where everybody is placed anew anyway.',
      'PR-RUL-19':
        'These moments stand for “at any time”: before each of your own decisions and gains there is one. Not offered are a move after your own production for the [[specialtyFactory]], and one between paying and building.',
      'PR-RUL-58':
        'The choice of a role and the first turn of its phase are one moment; only with mayor and prospector there is one of its own. After a hacienda there is one only if a tile was drawn, before the library’s second tile also if the library is empty, before the craftsman’s extra barrel once, before storing only if something is to be decided.',
    },
  },
  tradingPost: {
    name: 'Trading Post',
    short: 'sells beside the house',
    note: 'You may sell your barrel here instead of in the trading house: any kind, at the usual price, even if the house is full. Markets add nothing.',
    lead: 'Sells beside the trading house.',
    pieces: {
      'PR-X-TRADINGPOST-1':
        'In the trader phase you may sell your barrel here instead of in the trading house. It is still one sale in a phase.',
      'PR-X-TRADINGPOST-2':
        'The prices are the same, and the trader’s privilege counts; markets do not. Any kind will do, also one that lies in the trading house, and a full house is no obstacle.',
      'PR-X-TRADINGPOST-3':
        'The barrel goes back to the supply; it takes no space of the trading house.',
    },
  },
  church: {
    name: 'Church',
    short: 'VP when you build',
    note: (_, f) =>
      `When you build something of the second or third column you get ${vp(f.church[2] ?? 0)}, of the fourth column ${vp(f.church[4] ?? 0)}, of the first none.`,
    lead: 'VP when you build.',
    pieces: {
      'PR-X-CHURCH-1': (_, f) => ({
        caption:
          'When you build, you get VP from the supply by the column of the new building. Production buildings count too.',
        head: ['Column', 'VP'],
        rows: f.church.flatMap((points, column) => (column === 0 ? [] : [[column, points]])),
      }),
      'PR-X-CHURCH-2':
        'Building the church itself gives nothing, even if the university occupies it at once.',
      'PR-X-CHURCH-3': 'These VP can be the last ones: then the game ends with the round.',
    },
  },
  smallWharf: {
    name: 'Small Wharf',
    short: 'own ship for any barrels',
    note: (_, f) =>
      `Once in each captain phase you may load any of your barrels, kinds mixed, on a ship of your own: a VP for every ${f.smallWharf} barrels.`,
    lead: 'A ship of your own for any barrels.',
    pieces: {
      'PR-X-SMALLWHARF-1': (_, f) =>
        `Once in a captain phase, on one of your turns, you may load any of your barrels, kinds mixed, on a ship of your own: a VP for every ${f.smallWharf} barrels. At least one barrel must be loaded; you need not load all of a kind.`,
      'PR-X-SMALLWHARF-2':
        'It counts as a load: for [[harbor]], [[lighthouse]], the captain’s extra and the duty to load. You need not use it. The barrels go back to the supply.',
      'PR-X-SMALLWHARF-3':
        'With a [[wharf]] you may use both in the same phase, on different turns.',
      'PR-RUL-48': 'Even a single barrel, which brings no VP, fulfils the duty to load.',
    },
  },
  lighthouse: {
    name: 'Lighthouse',
    short: (its) => `+${doubloons(its.doubloonsPerLoad)} with each load`,
    note: (its) =>
      `You get ${doubloons(its.doubloonsPerLoad)} every time you load barrels in the captain phase, and ${its.captainIncome} more when you are the captain yourself.`,
    lead: 'A doubloon with each load.',
    pieces: {
      'PR-X-LIGHTHOUSE-1':
        'In the captain phase you get a doubloon for every load: on cargo ships and on ships of your own.',
      'PR-X-LIGHTHOUSE-2':
        'If you are the captain you get another doubloon once, even if you load nothing.',
      'PR-RUL-41':
        'The captain’s doubloon is paid at the start of the first turn. It is no privilege, so the [[library]] does not double it.',
    },
  },
  library: {
    name: 'Library',
    short: 'doubles your privilege',
    note: 'The privilege of a role you take counts twice. As settler you may take a second tile after all others: a plantation, or a quarry with the construction hut.',
    lead: 'Doubles your privilege.',
    pieces: {
      'PR-X-LIBRARY-1':
        'The privilege of a role that you choose counts double, if the library is occupied when it is used. Doubloons on the card are not doubled.',
      'PR-X-LIBRARY-2': (_, f) => [
        'What that means:',
        `[[mayor]]: up to ${f.doubled} colonists from the supply,`,
        `[[builder]]: ${doubloons(f.doubled)} less,`,
        `[[craftsman]]: up to ${barrels(f.doubled)}, of the same or different kinds,`,
        `[[trader]]: ${doubloons(f.doubled)} more,`,
        `[[captain]]: ${vp(f.doubled)} with the first load,`,
        `[[prospector]]: ${doubloons(f.doubled)}.`,
      ],
      'PR-X-LIBRARY-3':
        'As [[settler]] you take a tile on your turn, and after all others another plantation of those left, if you have a free space. You may do so even if you took no first tile.',
      'PR-X-LIBRARY-4':
        'With an occupied [[constructionHut]] the second tile may be a quarry, so that you can take quarries with both.',
      'PR-X-LIBRARY-5':
        'The [[hospice]] helps with the first tile only, and the [[hacienda]] draws once, before it.',
      'PR-RUL-40':
        'The second tile is allowed without a first one, but without a colonist of the hospice.',
    },
  },
  specialtyFactory: {
    name: 'Specialty Factory',
    short: 'doubloons for one kind',
    note: 'At the end of a craftsman phase you get a doubloon less than the barrels of your most produced kind. Corn does not count.',
    lead: 'Doubloons for much of one kind.',
    pieces: {
      'PR-X-SPECIALTY-1':
        'At the end of a craftsman phase you get a doubloon less than the barrels you received of your most produced kind. Corn does not count, and only one kind is paid.',
      'PR-X-SPECIALTY-2':
        'Barrels of the [[aqueduct]] count, and so do those you take as craftsman. It must be occupied at the end of the phase.',
      'PR-RUL-29': 'Barrels of the privilege count; that is why it pays at the very end.',
    },
  },
  unionHall: {
    name: 'Union Hall',
    short: 'VP before you load',
    note: (_, f) =>
      `In the captain phase, before your first load, you get a VP for every ${f.unionHall} barrels of the same kind that you hold. You keep the barrels.`,
    lead: 'VP before you load.',
    pieces: {
      'PR-X-UNIONHALL-1': (_, f) =>
        `In the captain phase, at the start of your first turn, you get a VP for every ${f.unionHall} barrels of the same kind that you have. The barrels stay, and you load as usual.`,
      'PR-X-UNIONHALL-2':
        'Once in a phase. It is no load: nothing for [[harbor]], [[lighthouse]] or the captain’s extra.',
      'PR-RUL-49': 'It counts at the start of your own first turn, even if you cannot load.',
    },
  },
  cloister: {
    name: 'Cloister',
    short: 'VP for sets of tiles',
    note: (_, f) => `At the end, with a colonist: ${forSets(f.cloister, f.cloisterSet)}.`,
    lead: (_, f) => `VP for sets of ${f.cloisterSet} equal island tiles.`,
    pieces: {
      'PR-X-CLOISTER-1': (_, f) => ({
        caption: `At the end, if occupied: VP for sets of ${f.cloisterSet} island tiles of the same kind. Plantations of each good, quarries and forests are kinds; tiles count with or without a colonist.`,
        head: ['Sets', 'VP'],
        rows: f.cloister.map((points, sets) => [sets, points]),
      }),
    },
  },
  statue: {
    name: 'Statue',
    short: (its) => `${vp(its.vp)}, no colonist needed`,
    note: (its) =>
      `Worth ${vp(its.vp)} by itself. It has no circle, needs no colonist and does nothing else.`,
    lead: (its) => `${vp(its.vp)}, and no colonist needed.`,
    pieces: {
      'PR-X-STATUE-1': (its) =>
        `It is worth ${vp(its.vp)} by itself. It has no circle, needs no colonist and does nothing else. It is a large building like others for quarries, [[church]] and [[cityHall]]; a colonist of the [[university]] goes to San Juan.`,
      'PR-RUL-25': 'It always counts; there is no such thing as an occupied statue.',
    },
  },
}
