/** San Juan: building more cleverly. */
import type { SanJuan } from '../../san-juan/table-types.ts'
import type { Lessons } from '../lesson.ts'
import { costOf, drawnIn, gainOf, handOf, LEARNER, priceOf, priceOver, type Seen } from './sight.ts'

/** Ana and Bruno, in both lessons. */
const OTHERS = [
  { hand: { tower: 1, crane: 1 }, tableau: ['indigoPlant', 'sugarMill', 'well', 'aqueduct'] },
  {
    hand: { chapel: 1, well: 1, statue: 1 },
    tableau: ['indigoPlant', 'goldMine', 'coffeeRoaster', 'quarry'],
  },
]

export const city = {
  library: {
    icon: 'b-library',
    topic: 'library',
    position: {
      round: 8,
      seats: [
        {
          hand: { hero: 1, well: 1, archive: 1, sugarMill: 1 },
          tableau: [
            'indigoPlant',
            'library',
            'sugarMill',
            { building: 'tobaccoStorage', good: true },
          ],
        },
        ...OTHERS,
      ],
    },
    steps: [
      {
        right: ['choose builder'],
        wrong: { prospector: ['choose prospector'], trader: ['choose trader'] },
        figures: (seen: Seen) => ({
          cost: costOf(seen, 'hero'),
          others: handOf(seen) - 1,
          drawn: drawnIn(seen, 'choose prospector', LEARNER),
        }),
      },
      {
        right: ['build hero *'],
        shown: 'build hero paying sugar mill, archive, well',
        wrong: {
          small: ['build well*', 'build archive*', 'build sugar mill*'],
          nothing: ['pass'],
        },
        figures: async (seen: Seen) => ({
          price: priceOf(seen, 'hero'),
          points: await gainOf(seen, 'build hero paying sugar mill, archive, well'),
        }),
      },
    ],
  },

  crane: {
    icon: 'b-crane',
    topic: 'crane',
    position: {
      round: 8,
      seats: [
        {
          hand: { library: 1, well: 1, archive: 1 },
          tableau: ['indigoPlant', 'crane', { building: 'silverSmelter', good: true }, 'tower'],
        },
        ...OTHERS,
      ],
    },
    steps: [
      {
        right: ['choose builder'],
        wrong: { prospector: ['choose prospector'] },
        figures: (seen: Seen) => ({ cost: costOf(seen, 'library'), others: handOf(seen) - 1 }),
      },
      {
        right: ['build library over tower paying *'],
        shown: 'build library over tower paying archive',
        wrong: {
          smelter: ['build * over silver smelter*'],
          small: ['build well*', 'build archive*'],
          tooMuch: ['build library over tower paying *, *'],
        },
        figures: (seen: Seen) => ({
          cost: costOf(seen, 'library'),
          price: priceOf(seen, 'library'),
          over: priceOver(seen, 'library', 'tower'),
        }),
      },
    ],
  },
} as const satisfies Lessons<SanJuan>
