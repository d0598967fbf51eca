/** San Juan: points, and the race for the end. */
import type { SanJuan } from '../../san-juan/table-types.ts'
import type { Lessons } from '../lesson.ts'
import { ANA, costOf, gainOf, handOf, LEARNER, type Seen, scoreOf } from './sight.ts'

/** What stands in both lessons; in the second one more was built. */
const PLANTS = ['indigoPlant', 'sugarMill', 'tobaccoStorage', 'coffeeRoaster', 'coffeeRoaster']
const CITY_OF_ANA = ['indigoPlant', 'sugarMill', 'well', 'aqueduct', 'carpenter', 'chapel', 'hero']
const CITY_OF_BRUNO = [
  'indigoPlant',
  'goldMine',
  'coffeeRoaster',
  'quarry',
  'prefecture',
  'library',
]

export const ending = {
  hall: {
    icon: 'b-guildHall',
    topic: 'guildHall',
    position: {
      round: 12,
      seats: [
        {
          hand: {
            guildHall: 1,
            cityHall: 1,
            triumphalArch: 1,
            well: 1,
            archive: 1,
            aqueduct: 1,
          },
          tableau: [...PLANTS, 'silverSmelter', 'smithy', 'statue'],
        },
        {
          hand: { tower: 1, crane: 1 },
          tableau: CITY_OF_ANA,
        },
        {
          hand: { chapel: 1, well: 1, statue: 1 },
          tableau: CITY_OF_BRUNO,
        },
      ],
    },
    steps: [
      {
        right: ['choose builder'],
        wrong: { producer: ['choose producer'] },
        figures: (seen: Seen) => ({ cost: costOf(seen, 'guildHall'), others: handOf(seen) - 1 }),
      },
      {
        right: ['build guild hall *'],
        shown: 'build guild hall paying archive, well, aqueduct, city hall, triumphal arch',
        wrong: {
          cityHall: ['build city hall *'],
          arch: ['build triumphal arch *'],
          small: ['build well*', 'build archive*', 'build aqueduct*'],
        },
        figures: async (seen: Seen) => ({
          guild: await gainOf(
            seen,
            'build guild hall paying archive, well, aqueduct, city hall, triumphal arch',
          ),
          city: await gainOf(
            seen,
            'build city hall paying archive, well, aqueduct, guild hall, triumphal arch',
          ),
          arch: await gainOf(
            seen,
            'build triumphal arch paying archive, well, aqueduct, guild hall, city hall',
          ),
        }),
      },
    ],
  },

  end: {
    icon: 'b-triumphalArch',
    topic: 'end',
    position: {
      round: 14,
      seats: [
        {
          hand: { victoryColumn: 1, statue: 1, well: 1, archive: 1 },
          tableau: [
            ...PLANTS,
            { building: 'silverSmelter', good: true },
            'smithy',
            'guildHall',
            'hero',
            'chapel',
            'quarry',
          ],
        },
        {
          hand: { tower: 1, palace: 1, indigoPlant: 3, sugarMill: 1 },
          tableau: [...CITY_OF_ANA, 'library', 'cityHall', 'marketStand', 'archive'],
        },
        {
          hand: { chapel: 1, well: 1, statue: 1 },
          tableau: [...CITY_OF_BRUNO, 'statue', 'tower'],
        },
      ],
    },
    steps: [
      {
        right: ['choose builder'],
        wrong: { money: ['choose trader', 'choose producer', 'choose prospector'] },
        figures: (seen: Seen) => ({
          built: seen.moment.view.seats[LEARNER]?.tableau.length ?? 0,
          own: scoreOf(seen, LEARNER),
          ana: scoreOf(seen, ANA),
        }),
      },
      {
        right: ['build victory column paying *'],
        shown: 'build victory column paying archive, well',
        wrong: {
          statue: ['build statue*'],
          small: ['build well*', 'build archive*'],
          nothing: ['pass'],
        },
        figures: async (seen: Seen) => {
          const column = await gainOf(seen, 'build victory column paying archive, well')
          return {
            column,
            statue: await gainOf(seen, 'build statue paying well'),
            total: scoreOf(seen, LEARNER) + column,
          }
        },
      },
    ],
  },
} as const satisfies Lessons<SanJuan>
