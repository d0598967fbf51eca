/** Puerto Rico: large buildings and the last round. */
import type { PuertoRico } from '../../puerto-rico/table-types.ts'
import type { Lessons } from '../lesson.ts'
import { FACE_UP, LEARNER, placing, pointsInPhase, type Seen, scoreAfter } from './sight.ts'

/** The last placement, with the Guild Hall or with the Office at work. */
const REST =
  'corn 2, indigo 1, sugar 2, tobacco 1, coffee 2, quarry 2, small indigo plant 1, indigo plant 3, sugar mill 3, tobacco storage 3, coffee roaster 2, small market 1, hacienda 1, construction hut 1, small warehouse 1'
const WITH_GUILD_HALL = `place ${REST}, guild hall 1`
const WITH_OFFICE = `place ${REST}, office 1`

/** The others, in both lessons. */
const SEAT_OF_ANA = {
  doubloons: 6,
  vp: 15,
  island: { coffee: 3, quarry: 2, tobacco: 2 },
  workers: { coffee: 2, quarry: 2, tobacco: 2 },
  buildings: { coffeeRoaster: 2, tobaccoStorage: 2, harbor: 1 },
}
const SEAT_OF_BRUNO = {
  doubloons: 3,
  vp: 18,
  island: { corn: 4, sugar: 2 },
  workers: { corn: 4, sugar: 2 },
  buildings: { sugarMill: 2, wharf: 1 },
}

export const ending = {
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
        SEAT_OF_ANA,
        SEAT_OF_BRUNO,
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
    icon: 'b-cityHall',
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
        SEAT_OF_ANA,
        { ...SEAT_OF_BRUNO, goods: { corn: 1 } },
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
        laid: placing(WITH_OFFICE),
        figures: async (seen: Seen) => ({
          hall: (await scoreAfter(seen, WITH_GUILD_HALL)) - (await scoreAfter(seen, WITH_OFFICE)),
          total: await scoreAfter(seen, WITH_GUILD_HALL),
        }),
      },
    ],
  },
} as const satisfies Lessons<PuertoRico>
