/** Puerto Rico: loading, and what spoils. */
import type { PuertoRico } from '../../puerto-rico/table-types.ts'
import type { Lessons } from '../lesson.ts'
import { ANA, FACE_UP, heldOf, pointsNow, type Seen } from './sight.ts'

export const ships = {
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
    icon: 'b-wharf',
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
} as const satisfies Lessons<PuertoRico>
