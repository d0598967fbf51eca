/** The lessons of Puerto Rico. Seat 0 learns, Ana and Bruno follow clockwise. */
import type { Facts, Good, PuertoRico } from '../puerto-rico/face.ts'
import { sumOf } from './figures.ts'
import type { Lessons, Sight } from './lesson.ts'

type Seen = Sight<PuertoRico>

const LEARNER = 0
const ANA = 1
const BRUNO = 2

/** Plantations that lie face up where it does not matter which. */
const FACE_UP = { corn: 1, sugar: 1, tobacco: 1, indigo: 1 }

/** All barrels a seat would produce. */
function barrelsOf({ moment }: Seen, seat: number): number {
  return Object.values(moment.facts.makes[seat] ?? {}).reduce((sum, count) => sum + count, 0)
}

/** Barrels the learner has of a kind. */
function heldOf({ moment }: Seen, good: Good): number {
  return moment.view.seats[LEARNER]?.goods[good] ?? 0
}

/** Doubloons a sale would bring the learner. */
function paidFor({ moment }: Seen, move: string): number {
  return sumOf(moment.facts.foreseen[move]?.events, 'sold', LEARNER, 'doubloons')
}

/** Points a move brings the learner by itself: without what must follow. */
function pointsNow({ moment }: Seen, move: string): number {
  const events = moment.facts.foreseen[move]?.events ?? []
  const next = events.findIndex(({ type }, index) => index > 0 && type === 'moved')
  return sumOf(next < 0 ? events : events.slice(0, next), 'vpGained', LEARNER, 'count')
}

/** Points it brings until the phase is over. */
function pointsInPhase({ moment }: Seen, move: string): number {
  return sumOf(moment.facts.foreseen[move]?.phase, 'vpGained', LEARNER, 'count')
}

/** The learner's points after a move. */
async function scoreAfter({ after }: Seen, move: string): Promise<number> {
  return (await after(move))?.scores[LEARNER]?.total ?? 0
}

/** Colonists lie as named, not as a good player would lay them. */
function placing(proposal: Readonly<Record<string, number>>): (facts: Facts) => Facts {
  return (facts) =>
    facts.placement === undefined
      ? facts
      : { ...facts, placement: { ...facts.placement, proposal } }
}

/** The last placement, with the Guild Hall or with the Office at work. */
const REST =
  'corn 2, indigo 1, sugar 2, tobacco 1, coffee 2, quarry 2, small indigo plant 1, indigo plant 3, sugar mill 3, tobacco storage 3, coffee roaster 2, small market 1, hacienda 1, construction hut 1, small warehouse 1'
const WITH_GUILD_HALL = `place ${REST}, guild hall 1`
const WITH_OFFICE = `place ${REST}, office 1`

export const puertoRicoLessons = {
  roles: {
    icon: 'role-settler',
    topic: 'round',
    position: {
      seats: [
        { doubloons: 2, island: { indigo: 1 } },
        { doubloons: 2, island: { indigo: 1 } },
        { doubloons: 2, island: { corn: 1 } },
      ],
      faceUp: { corn: 1, sugar: 1, tobacco: 1, coffee: 1 },
    },
    steps: [
      {
        right: ['choose settler'],
        wrong: { later: ['choose craftsman', 'choose trader', 'choose captain'] },
      },
      {
        right: ['take quarry'],
        wrong: { plantation: ['take corn', 'take sugar', 'take tobacco', 'take coffee'] },
      },
    ],
  },

  mayor: {
    icon: 'role-mayor',
    topic: 'mayor',
    position: {
      round: 2,
      seats: [
        { doubloons: 1, island: { indigo: 2, corn: 1 }, buildings: { smallIndigoPlant: 0 } },
        { doubloons: 2, island: { indigo: 1, sugar: 1 }, buildings: { smallSugarMill: 0 } },
        { doubloons: 2, island: { corn: 2 } },
      ],
      faceUp: FACE_UP,
      colonistShip: 4,
    },
    steps: [
      { right: ['choose mayor'], wrong: { empty: ['choose craftsman'] } },
      { right: ['take 1 colonist'], wrong: { none: ['take 0 colonists'] } },
      {
        right: ['place corn 1, indigo 1, small indigo plant 1'],
        wrong: {
          fields: ['place corn 1, indigo 2'],
          noCorn: ['place indigo 2, small indigo plant 1'],
        },
        laid: placing({ corn: 1, indigo: 2 }),
        figures: ({ moment }: Seen) => ({ colonists: moment.facts.placement?.toPlace ?? 0 }),
      },
    ],
  },

  craftsman: {
    icon: 'role-craftsman',
    topic: 'craftsman',
    position: {
      round: 4,
      seats: [
        {
          doubloons: 2,
          island: { corn: 1, coffee: 2, indigo: 1 },
          workers: { corn: 1, coffee: 2, indigo: 1 },
          buildings: { coffeeRoaster: 1, smallIndigoPlant: 0 },
        },
        {
          doubloons: 2,
          island: { indigo: 1, sugar: 1 },
          workers: { sugar: 1 },
          buildings: { smallSugarMill: 1 },
        },
        { doubloons: 2, island: { corn: 2 }, workers: { corn: 1 } },
      ],
      faceUp: FACE_UP,
    },
    steps: [
      {
        right: ['choose craftsman'],
        wrong: { nothing: ['choose trader', 'choose captain'] },
        figures: ({ moment }: Seen) => ({
          coffee: moment.facts.makes[LEARNER]?.coffee ?? 0,
          fields: moment.view.seats[LEARNER]?.workers.coffee ?? 0,
        }),
      },
      {
        right: ['take extra coffee'],
        wrong: { corn: ['take extra corn'], nothing: ['pass'] },
        figures: ({ moment }: Seen) => ({
          coffee: moment.facts.prices.coffee,
          corn: moment.facts.prices.corn,
        }),
      },
    ],
  },

  trader: {
    icon: 'role-trader',
    topic: 'trader',
    position: {
      round: 5,
      seats: [
        {
          doubloons: 1,
          goods: { coffee: 1, sugar: 2, indigo: 1 },
          island: { sugar: 2, coffee: 2, indigo: 1 },
          workers: { sugar: 2, coffee: 1, indigo: 1 },
          buildings: { coffeeRoaster: 1, sugarMill: 2, smallIndigoPlant: 1, smallMarket: 1 },
        },
        {
          doubloons: 2,
          goods: { indigo: 1 },
          island: { indigo: 2 },
          workers: { indigo: 1 },
          buildings: { smallIndigoPlant: 1 },
        },
        { doubloons: 2, goods: { corn: 1 }, island: { corn: 2 }, workers: { corn: 1 } },
      ],
      faceUp: FACE_UP,
      tradingHouse: { coffee: 1, corn: 1 },
    },
    steps: [
      {
        right: ['choose trader'],
        wrong: { ship: ['choose captain'], poor: ['choose builder'] },
        figures: ({ moment }: Seen) => ({
          doubloons: moment.view.seats[LEARNER]?.doubloons ?? 0,
        }),
      },
      {
        right: ['sell sugar'],
        wrong: { indigo: ['sell indigo'], nothing: ['pass'] },
        figures: (seen: Seen) => ({
          sugar: paidFor(seen, 'sell sugar'),
          indigo: paidFor(seen, 'sell indigo'),
          plain: seen.moment.facts.prices.sugar,
        }),
      },
    ],
  },

  builder: {
    icon: 'b-harbor',
    topic: 'builder',
    position: {
      round: 6,
      seats: [
        {
          doubloons: 3,
          goods: { sugar: 1 },
          island: { quarry: 3, corn: 2, sugar: 1 },
          workers: { quarry: 2, corn: 2, sugar: 1 },
          buildings: { smallSugarMill: 1 },
        },
        {
          doubloons: 4,
          goods: { indigo: 1 },
          island: { indigo: 2, tobacco: 1 },
          workers: { indigo: 1, tobacco: 1 },
          buildings: { smallIndigoPlant: 1, tobaccoStorage: 1 },
        },
        {
          doubloons: 3,
          goods: { corn: 1 },
          island: { corn: 2, quarry: 1 },
          workers: { corn: 1 },
        },
      ],
      faceUp: FACE_UP,
      roles: { builder: { doubloons: 2 } },
    },
    steps: [
      {
        right: ['choose builder'],
        wrong: { trader: ['choose trader'] },
        figures: (seen: Seen) => {
          const { facts, view } = seen.moment
          return {
            cost: facts.quotes['harbor']?.cost ?? 0,
            price: facts.quotes['harbor']?.price ?? 0,
            doubloons: view.seats[LEARNER]?.doubloons ?? 0,
            onCard: view.roles.find(({ role }) => role === 'builder')?.doubloons ?? 0,
            sale: sumOf(facts.foreseen['choose trader']?.phase, 'sold', LEARNER, 'doubloons'),
          }
        },
      },
      {
        right: ['build harbor'],
        wrong: {
          nothing: ['pass'],
          small: [
            'build small *',
            'build indigo plant',
            'build hacienda',
            'build construction hut',
            'build hospice',
          ],
        },
        figures: ({ moment }: Seen) => {
          const quote = moment.facts.quotes['harbor']
          return {
            cost: quote?.cost ?? 0,
            quarries: quote?.quarries ?? 0,
            builder: quote?.builder ?? 0,
            price: quote?.price ?? 0,
          }
        },
      },
    ],
  },

  danger: {
    icon: 'good-coffee',
    topic: 'craftsman',
    position: {
      round: 7,
      seats: [
        {
          doubloons: 1,
          goods: { coffee: 1 },
          island: { corn: 1, coffee: 1, indigo: 1 },
          workers: { corn: 1, coffee: 1 },
          buildings: { coffeeRoaster: 1, smallMarket: 1 },
        },
        {
          doubloons: 2,
          island: { corn: 3, tobacco: 2 },
          workers: { corn: 3, tobacco: 2 },
          buildings: { tobaccoStorage: 2, harbor: 1 },
        },
        {
          doubloons: 3,
          island: { corn: 2, sugar: 2 },
          workers: { corn: 2, sugar: 2 },
          buildings: { sugarMill: 2 },
        },
      ],
      faceUp: FACE_UP,
    },
    steps: [
      {
        right: ['choose trader'],
        wrong: { craftsman: ['choose craftsman'], captain: ['choose captain'] },
        figures: (seen: Seen) => ({
          own: barrelsOf(seen, LEARNER),
          ana: barrelsOf(seen, ANA),
          bruno: barrelsOf(seen, BRUNO),
          shipped: pointsInPhase(seen, 'choose captain'),
        }),
      },
      {
        right: ['sell coffee'],
        wrong: { nothing: ['pass'] },
        figures: (seen: Seen) => ({ coffee: paidFor(seen, 'sell coffee') }),
      },
    ],
  },

  captain: {
    icon: 'role-captain',
    topic: 'captain',
    position: {
      round: 8,
      seats: [
        {
          doubloons: 1,
          goods: { corn: 5, sugar: 1, coffee: 1 },
          island: { corn: 3, coffee: 1, sugar: 1 },
          workers: { corn: 3, coffee: 1, sugar: 1 },
          buildings: { coffeeRoaster: 1, smallSugarMill: 1 },
        },
        {
          doubloons: 2,
          goods: { corn: 3 },
          island: { corn: 3, quarry: 1 },
          workers: { corn: 3 },
        },
        {
          doubloons: 3,
          goods: { coffee: 2 },
          island: { coffee: 2 },
          workers: { coffee: 2 },
          buildings: { coffeeRoaster: 2 },
        },
      ],
      faceUp: FACE_UP,
      ships: { '5': { good: 'coffee', load: 4 }, '6': { good: 'sugar', load: 2 } },
    },
    steps: [
      {
        right: ['choose captain'],
        wrong: { craftsman: ['choose craftsman'], trader: ['choose trader'] },
        figures: (seen: Seen) => ({
          corn: heldOf(seen, 'corn'),
          ana: seen.moment.view.seats[ANA]?.goods.corn ?? 0,
        }),
      },
      {
        right: ['load corn on 4'],
        wrong: { coffee: ['load coffee on 5'], sugar: ['load sugar on 6'] },
        figures: (seen: Seen) => ({
          corn: pointsNow(seen, 'load corn on 4'),
          coffee: pointsNow(seen, 'load coffee on 5'),
          sugar: pointsNow(seen, 'load sugar on 6'),
        }),
      },
      {
        right: ['store coffee 1'],
        wrong: { corn: ['store corn 1'], nothing: ['store nothing'] },
        figures: ({ moment }: Seen) => ({ price: moment.facts.prices.coffee }),
      },
    ],
  },

  full: {
    icon: 'ship-6',
    topic: 'captain',
    position: {
      round: 8,
      seats: [
        {
          doubloons: 1,
          goods: { indigo: 1, sugar: 1, coffee: 1 },
          island: { indigo: 1, coffee: 1, sugar: 1 },
          workers: { indigo: 1, coffee: 1, sugar: 1 },
          buildings: { coffeeRoaster: 1, smallSugarMill: 1, smallIndigoPlant: 1 },
        },
        {
          doubloons: 2,
          goods: { coffee: 3 },
          island: { coffee: 3, quarry: 1 },
          workers: { coffee: 2 },
          buildings: { coffeeRoaster: 2 },
        },
        { doubloons: 3, vp: 5, island: { corn: 4 }, workers: { corn: 4 } },
      ],
      faceUp: FACE_UP,
      ships: { '4': { good: 'corn', load: 4 }, '5': { good: 'sugar', load: 2 } },
      turn: { decision: 'D-LOAD', seat: 0, chooser: 2, onceDone: true },
    },
    steps: [
      {
        right: ['load indigo on 6'],
        wrong: { coffee: ['load coffee on 6'], sugar: ['load sugar on 5'] },
        figures: ({ moment }: Seen) => ({
          price: moment.facts.prices.coffee,
          ana: moment.view.seats[ANA]?.goods.coffee ?? 0,
        }),
      },
    ],
  },

  warehouse: {
    icon: 'b-smallWarehouse',
    topic: 'storage',
    position: {
      round: 9,
      seats: [
        {
          doubloons: 1,
          goods: { corn: 4, coffee: 2, indigo: 1 },
          island: { corn: 3, coffee: 1, indigo: 1 },
          workers: { corn: 3, coffee: 1, indigo: 1 },
          buildings: { coffeeRoaster: 1, smallIndigoPlant: 1, smallWarehouse: 1 },
        },
        {
          doubloons: 2,
          island: { coffee: 3, quarry: 1 },
          workers: { coffee: 2 },
          buildings: { coffeeRoaster: 2 },
        },
        { doubloons: 3, island: { corn: 4 }, workers: { corn: 4 } },
      ],
      faceUp: FACE_UP,
      ships: {
        '4': { good: 'tobacco', load: 4 },
        '5': { good: 'sugar', load: 5 },
        '6': { good: 'coffee', load: 6 },
      },
      turn: { decision: 'D-STORE', seat: 0, chooser: 2 },
    },
    steps: [
      {
        right: ['store corn, coffee 1'],
        wrong: {
          coffee: ['store corn 1, coffee', 'store indigo 1, coffee', 'store coffee'],
          indigo: ['store corn, indigo 1'],
          fewer: ['store nothing', 'store corn'],
        },
        figures: (seen: Seen) => ({
          corn: heldOf(seen, 'corn'),
          kept: heldOf(seen, 'corn') + 1,
          fewer: heldOf(seen, 'coffee') + 1,
          coffee: seen.moment.facts.prices.coffee,
          indigo: seen.moment.facts.prices.indigo,
        }),
      },
    ],
  },

  large: {
    icon: 'b-guildHall',
    topic: 'guildHall',
    position: {
      round: 13,
      seats: [
        {
          doubloons: 8,
          vp: 12,
          goods: { corn: 1 },
          island: { corn: 2, coffee: 2, sugar: 2, tobacco: 1, indigo: 1, quarry: 1 },
          workers: { corn: 2, coffee: 1, sugar: 2, tobacco: 1, indigo: 1, quarry: 1 },
          buildings: {
            coffeeRoaster: 1,
            sugarMill: 2,
            indigoPlant: 1,
            tobaccoStorage: 1,
            hacienda: 0,
          },
        },
        {
          doubloons: 6,
          vp: 15,
          island: { coffee: 3, quarry: 2, tobacco: 2 },
          workers: { coffee: 2, quarry: 2, tobacco: 2 },
          buildings: { coffeeRoaster: 2, tobaccoStorage: 2, harbor: 1 },
        },
        {
          doubloons: 3,
          vp: 18,
          island: { corn: 4, sugar: 2 },
          workers: { corn: 4, sugar: 2 },
          buildings: { sugarMill: 2, wharf: 1 },
        },
      ],
      faceUp: FACE_UP,
    },
    steps: [
      {
        right: ['choose builder'],
        wrong: { mayor: ['choose mayor'], captain: ['choose captain'] },
        figures: (seen: Seen) => ({
          doubloons: seen.moment.view.seats[LEARNER]?.doubloons ?? 0,
          price: seen.moment.facts.quotes['guildHall']?.price ?? 0,
          shipped: pointsInPhase(seen, 'choose captain'),
        }),
      },
      {
        right: ['build guild hall'],
        wrong: {
          cityHall: ['build city hall'],
          customsHouse: ['build customs house'],
          residence: ['build residence'],
          fortress: ['build fortress'],
        },
        figures: ({ moment }: Seen) => ({
          chips: moment.view.seats[LEARNER]?.vp ?? 0,
          spaces: moment.facts.islandSpaces[LEARNER] ?? 0,
        }),
      },
    ],
  },

  end: {
    icon: 'ui-hourglass',
    topic: 'end',
    position: {
      round: 16,
      governor: 1,
      seats: [
        {
          doubloons: 2,
          vp: 14,
          goods: { corn: 2 },
          island: { corn: 2, coffee: 2, sugar: 2, tobacco: 1, indigo: 1, quarry: 2 },
          workers: { corn: 2, coffee: 2, sugar: 2, tobacco: 1, indigo: 1, quarry: 2 },
          buildings: {
            coffeeRoaster: 2,
            sugarMill: 3,
            indigoPlant: 3,
            tobaccoStorage: 3,
            smallIndigoPlant: 1,
            smallMarket: 1,
            hacienda: 0,
            constructionHut: 1,
            smallWarehouse: 1,
            office: 0,
            guildHall: 0,
          },
        },
        {
          doubloons: 6,
          vp: 15,
          island: { coffee: 3, quarry: 2, tobacco: 2 },
          workers: { coffee: 2, quarry: 2, tobacco: 2 },
          buildings: { coffeeRoaster: 2, tobaccoStorage: 2, harbor: 1 },
        },
        {
          doubloons: 3,
          vp: 18,
          goods: { corn: 1 },
          island: { corn: 4, sugar: 2 },
          workers: { corn: 4, sugar: 2 },
          buildings: { sugarMill: 2, wharf: 1 },
        },
      ],
      faceUp: { corn: 1, sugar: 1, tobacco: 1 },
      roles: { builder: { takenBy: 1 }, settler: { takenBy: 2 } },
    },
    steps: [
      {
        right: ['choose mayor'],
        wrong: {
          captain: ['choose captain'],
          money: ['choose trader', 'choose craftsman'],
        },
        figures: (seen: Seen) => ({ shipped: pointsInPhase(seen, 'choose captain') }),
      },
      { right: ['take 1 colonist'], wrong: { none: ['take 0 colonists'] } },
      {
        right: ['place *guild hall 1'],
        shown: WITH_GUILD_HALL,
        wrong: { office: ['place *office 1'] },
        laid: placing({
          corn: 2,
          indigo: 1,
          sugar: 2,
          tobacco: 1,
          coffee: 2,
          quarry: 2,
          smallIndigoPlant: 1,
          indigoPlant: 3,
          sugarMill: 3,
          tobaccoStorage: 3,
          coffeeRoaster: 2,
          smallMarket: 1,
          hacienda: 1,
          constructionHut: 1,
          smallWarehouse: 1,
          office: 1,
        }),
        figures: async (seen: Seen) => ({
          hall: (await scoreAfter(seen, WITH_GUILD_HALL)) - (await scoreAfter(seen, WITH_OFFICE)),
          total: await scoreAfter(seen, WITH_GUILD_HALL),
        }),
      },
    ],
  },
} as const satisfies Lessons<PuertoRico>
