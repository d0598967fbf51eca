/** The lessons of San Juan. Seat 0 learns, Ana and Bruno follow clockwise. */
import type { Facts, SanJuan } from '../san-juan/face.ts'
import { countOf } from './figures.ts'
import type { Lessons, Sight } from './lesson.ts'

type Seen = Sight<SanJuan>

const LEARNER = 0
const ANA = 1
const BRUNO = 2

/** Nothing is picked yet. */
function unpicked(facts: Facts): Facts {
  return facts.picking === undefined
    ? facts
    : { ...facts, picking: { ...facts.picking, proposal: [] } }
}

/** Cards to be paid for a building where nothing is built over. */
function priceOf({ moment }: Seen, building: string): number {
  const sites = moment.facts.quotes[building]?.sites ?? []
  return sites.find(({ over }) => over === undefined)?.least ?? 0
}

/** The same where a building of one's own makes way. */
function priceOver({ moment }: Seen, building: string, over: string): number {
  const sites = moment.facts.quotes[building]?.sites ?? []
  return sites.find((site) => site.over === over)?.least ?? 0
}

const costOf = ({ moment }: Seen, building: string) => moment.facts.quotes[building]?.cost ?? 0
const handOf = ({ moment }: Seen) => moment.view.seats[LEARNER]?.handSize ?? 0

/** Cards that a seat draws until the phase is over. */
function drawnIn({ moment }: Seen, move: string, seat: number): number {
  return countOf(moment.facts.foreseen[move]?.phase, 'drew', seat)
}

/** A seat's points, now or after a move of the learner. */
function scoreOf({ moment }: Seen, seat: number): number {
  return moment.facts.scores[seat]?.total ?? 0
}
async function gainOf(seen: Seen, move: string): Promise<number> {
  const after = (await seen.after(move))?.scores[LEARNER]?.total ?? 0
  return after - scoreOf(seen, LEARNER)
}

export const sanJuanLessons = {
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
      round: 5,
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
        figures: (seen: Seen) => ({
          hand: handOf(seen),
          limit: seen.moment.view.seats[LEARNER]?.handLimit ?? 0,
        }),
      },
      {
        right: ['discard crane', 'discard smithy'],
        shown: 'discard smithy',
        wrong: { wanted: ['discard guild hall', 'discard library', 'discard silver smelter'] },
        laid: unpicked,
        figures: (seen: Seen) => ({
          hand: handOf(seen),
          limit: seen.moment.view.seats[LEARNER]?.handLimit ?? 0,
        }),
      },
    ],
  },

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
        {
          hand: { tower: 1, crane: 1 },
          tableau: ['indigoPlant', 'sugarMill', 'well', 'aqueduct'],
        },
        {
          hand: { chapel: 1, well: 1, statue: 1 },
          tableau: ['indigoPlant', 'goldMine', 'coffeeRoaster', 'quarry'],
        },
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
        {
          hand: { tower: 1, crane: 1 },
          tableau: ['indigoPlant', 'sugarMill', 'well', 'aqueduct'],
        },
        {
          hand: { chapel: 1, well: 1, statue: 1 },
          tableau: ['indigoPlant', 'goldMine', 'coffeeRoaster', 'quarry'],
        },
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
          tableau: [
            'indigoPlant',
            'sugarMill',
            'tobaccoStorage',
            'coffeeRoaster',
            'coffeeRoaster',
            'silverSmelter',
            'smithy',
            'statue',
          ],
        },
        {
          hand: { tower: 1, crane: 1 },
          tableau: ['indigoPlant', 'sugarMill', 'well', 'aqueduct', 'carpenter', 'chapel', 'hero'],
        },
        {
          hand: { chapel: 1, well: 1, statue: 1 },
          tableau: ['indigoPlant', 'goldMine', 'coffeeRoaster', 'quarry', 'prefecture', 'library'],
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
    icon: 'ui-hourglass',
    topic: 'end',
    position: {
      round: 14,
      seats: [
        {
          hand: { victoryColumn: 1, statue: 1, well: 1, archive: 1 },
          tableau: [
            'indigoPlant',
            'sugarMill',
            'tobaccoStorage',
            'coffeeRoaster',
            'coffeeRoaster',
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
          tableau: [
            'indigoPlant',
            'sugarMill',
            'well',
            'aqueduct',
            'carpenter',
            'chapel',
            'hero',
            'library',
            'cityHall',
            'marketStand',
            'archive',
          ],
        },
        {
          hand: { chapel: 1, well: 1, statue: 1 },
          tableau: [
            'indigoPlant',
            'goldMine',
            'coffeeRoaster',
            'quarry',
            'prefecture',
            'library',
            'statue',
            'tower',
          ],
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
