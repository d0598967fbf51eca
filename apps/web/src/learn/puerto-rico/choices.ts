/** Puerto Rico: which role is best just now. */
import type { PuertoRico } from '../../puerto-rico/table-types.ts'
import type { Lessons } from '../lesson.ts'
import {
  ANA,
  BRUNO,
  barrelsOf,
  FACE_UP,
  LEARNER,
  paidFor,
  pointsInPhase,
  type Seen,
  salesIn,
} from './sight.ts'

export const choices = {
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
            sale: salesIn(facts.foreseen['choose trader']?.phase),
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
    icon: 'b-coffeeRoaster',
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
} as const satisfies Lessons<PuertoRico>
