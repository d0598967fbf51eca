/** San Juan: getting the right cards, and keeping them. */
import type { SanJuan } from '../../san-juan/table-types.ts'
import type { Lessons } from '../lesson.ts'
import { ANA, BRUNO, costOf, drawnIn, handOf, LEARNER, type Seen, unpicked } from './sight.ts'

const handAndLimit = (seen: Seen) => ({
  hand: handOf(seen),
  limit: seen.moment.view.seats[LEARNER]?.handLimit ?? 0,
})

export const hands = {
  councillor: {
    icon: 'role-councillor',
    topic: 'councillor',
    position: {
      round: 3,
      seats: [
        {
          hand: { well: 1, tower: 1, crane: 1, statue: 1 },
          tableau: ['indigoPlant', 'smithy'],
        },
        { hand: { tower: 1, crane: 1, archive: 1 }, tableau: ['indigoPlant', 'sugarMill'] },
        { hand: { chapel: 1, well: 1, sugarMill: 1 }, tableau: ['indigoPlant', 'goldMine'] },
      ],
      seed: 'h',
    },
    steps: [
      {
        right: ['choose councillor'],
        wrong: { prospector: ['choose prospector'] },
      },
      {
        right: ['keep silver smelter'],
        wrong: {
          smithy: ['keep smithy'],
          cheaper: ['keep indigo plant', 'keep coffee roaster'],
        },
        laid: unpicked,
        figures: (seen: Seen) => ({
          drawn: Object.values(seen.moment.facts.picking?.pool ?? {}).reduce((a, b) => a + b, 0),
          hand: handOf(seen),
        }),
      },
    ],
  },

  prospector: {
    icon: 'role-prospector',
    topic: 'prospector',
    position: {
      round: 6,
      seats: [
        {
          hand: { library: 1, hero: 1 },
          tableau: [{ building: 'indigoPlant', good: true }, 'chapel', 'well'],
        },
        {
          hand: { tower: 1, crane: 1, archive: 1, hero: 1, palace: 1 },
          tableau: ['indigoPlant', 'sugarMill', { building: 'silverSmelter', good: true }],
        },
        {
          hand: { chapel: 1, well: 1, sugarMill: 1, statue: 1, quarry: 1 },
          tableau: ['indigoPlant', { building: 'coffeeRoaster', good: true }, 'aqueduct'],
        },
      ],
      tradingHouses: ['t3'],
    },
    steps: [
      {
        right: ['choose prospector'],
        wrong: {
          builder: ['choose builder'],
          producer: ['choose producer'],
          trader: ['choose trader'],
          councillor: ['choose councillor'],
        },
        figures: (seen: Seen) => ({
          hand: handOf(seen),
          cost: costOf(seen, 'library'),
          own: drawnIn(seen, 'choose prospector', LEARNER),
          makesAna: seen.moment.facts.makes[ANA] ?? 0,
          makesBruno: seen.moment.facts.makes[BRUNO] ?? 0,
        }),
      },
    ],
  },

  chapel: {
    icon: 'b-chapel',
    topic: 'start-of-round',
    position: {
      round: 7,
      seats: [
        {
          hand: {
            crane: 1,
            smithy: 1,
            guildHall: 1,
            library: 1,
            silverSmelter: 1,
            coffeeRoaster: 1,
            tobaccoStorage: 2,
            sugarMill: 1,
          },
          tableau: ['indigoPlant', 'crane', 'smithy', 'sugarMill', 'chapel'],
        },
        {
          hand: { tower: 1, crane: 1, archive: 1 },
          tableau: ['indigoPlant', 'sugarMill', 'well', 'aqueduct'],
        },
        {
          hand: { chapel: 1, well: 1, statue: 1 },
          tableau: ['indigoPlant', 'goldMine', 'coffeeRoaster', 'quarry'],
        },
      ],
      turn: { decision: 'D-SJ-9', seat: 0 },
    },
    steps: [
      {
        right: ['tuck crane', 'tuck smithy'],
        wrong: {
          nothing: ['pass'],
          wanted: ['tuck guild hall', 'tuck library', 'tuck silver smelter'],
        },
        laid: unpicked,
        figures: handAndLimit,
      },
      {
        right: ['discard crane', 'discard smithy'],
        shown: 'discard smithy',
        wrong: { wanted: ['discard guild hall', 'discard library', 'discard silver smelter'] },
        laid: unpicked,
        figures: handAndLimit,
      },
    ],
  },
} as const satisfies Lessons<SanJuan>
