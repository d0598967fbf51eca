/** San Juan: what cards are for. */
import type { SanJuan } from '../../san-juan/table-types.ts'
import type { Lessons } from '../lesson.ts'
import { costOf, handOf, priceOf, type Seen, unpicked } from './sight.ts'

export const basics = {
  cards: {
    icon: 'role-builder',
    topic: 'builder',
    position: {
      seats: [
        { hand: { tobaccoStorage: 1, library: 1, well: 1, archive: 1, goldMine: 1 } },
        { hand: { tower: 2, crane: 1, smithy: 1 } },
        { hand: { statue: 1, well: 1, sugarMill: 1, aqueduct: 1 } },
      ],
    },
    steps: [
      {
        right: ['choose builder'],
        wrong: { nothing: ['choose trader'] },
        figures: (seen: Seen) => ({
          hand: handOf(seen),
          cost: costOf(seen, 'tobaccoStorage'),
        }),
      },
      {
        right: ['build tobacco storage paying *'],
        shown: 'build tobacco storage paying archive, well',
        wrong: {
          tooMuch: ['build tobacco storage paying *, *, *'],
          dear: ['build tobacco storage paying *library*'],
          library: ['build library *'],
          small: ['build gold mine*', 'build archive*', 'build well*'],
        },
        figures: (seen: Seen) => ({
          price: priceOf(seen, 'tobaccoStorage'),
          library: priceOf(seen, 'library'),
        }),
      },
    ],
  },

  producer: {
    icon: 'role-producer',
    topic: 'producer',
    position: {
      round: 4,
      seats: [
        {
          hand: { well: 1, tower: 1 },
          tableau: ['indigoPlant', 'coffeeRoaster', 'silverSmelter'],
        },
        {
          hand: { tower: 1, crane: 1, smithy: 1 },
          tableau: ['indigoPlant', 'sugarMill', 'aqueduct'],
        },
        {
          hand: { statue: 1, well: 1, sugarMill: 1 },
          tableau: ['indigoPlant', { building: 'tobaccoStorage', good: true }],
        },
      ],
    },
    steps: [
      {
        right: ['choose producer'],
        wrong: { trader: ['choose trader'], builder: ['choose builder'] },
      },
      {
        right: ['produce coffee, silver'],
        wrong: {
          indigo: ['produce indigo, coffee', 'produce indigo, silver'],
          fewer: ['produce indigo', 'produce coffee', 'produce silver', 'pass'],
        },
        laid: unpicked,
        figures: ({ moment }: Seen) => ({ most: moment.facts.picking?.most ?? 0 }),
      },
    ],
  },

  trader: {
    icon: 'role-trader',
    topic: 'trader',
    position: {
      round: 6,
      seats: [
        {
          hand: { well: 1 },
          tableau: [
            { building: 'indigoPlant', good: true },
            { building: 'tobaccoStorage', good: true },
            { building: 'silverSmelter', good: true },
          ],
        },
        {
          hand: { tower: 1, crane: 1, smithy: 1 },
          tableau: ['indigoPlant', { building: 'sugarMill', good: true }, 'marketStand'],
        },
        {
          hand: { statue: 1, well: 1, sugarMill: 1 },
          tableau: ['indigoPlant', { building: 'tobaccoStorage', good: true }],
        },
      ],
      tradingHouses: ['t5', 't1', 't2', 't4', 't3'],
      tradingHouse: 4,
    },
    steps: [
      {
        right: ['choose trader'],
        wrong: { producer: ['choose producer'] },
      },
      {
        right: ['sell tobacco, silver'],
        wrong: {
          indigo: ['sell indigo, tobacco', 'sell indigo, silver'],
          fewer: ['sell indigo', 'sell tobacco', 'sell silver', 'pass'],
        },
        laid: unpicked,
        figures: ({ moment }: Seen) => {
          const { indigo = 0, tobacco = 0, silver = 0 } = moment.facts.prices ?? {}
          return {
            most: moment.facts.picking?.most ?? 0,
            indigo,
            tobacco,
            silver,
            cards: tobacco + silver,
          }
        },
      },
    ],
  },
} as const satisfies Lessons<SanJuan>
