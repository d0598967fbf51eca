/** Puerto Rico: the roles one needs from the first round on. */
import type { PuertoRico } from '../../puerto-rico/table-types.ts'
import type { Lessons } from '../lesson.ts'
import { FACE_UP, LEARNER, paidFor, placing, type Seen } from './sight.ts'

export const basics = {
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
        { doubloons: 2, island: { corn: 2 }, buildings: { indigoPlant: 0 } },
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
        laid: placing('place corn 1, indigo 2'),
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
} as const satisfies Lessons<PuertoRico>
