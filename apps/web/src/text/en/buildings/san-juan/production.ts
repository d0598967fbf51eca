/** English, San Juan: everything said of the production buildings and the monuments. */
import type { SanJuanBuilding, SanJuanWords, Unnamed } from '../../../building-words.ts'
import { cards, vp } from '../../words.ts'

/** What a production building for this good says, but for its name. */
const plant = (good: string): Unnamed<SanJuanBuilding> => ({
  short: `Makes ${good}.`,
  note: ({ prices: { least, most } }) =>
    `In a producer phase you may lay the top card of the draw pile on it, unseen, if it is empty: that is ${good}. A trader gives ${least === most ? cards(least) : `${least} to ${cards(most)}`} for it.`,
  lead: `Holds one good: ${good}.`,
  pieces: {
    '~SJ-P-1 ~SJ-P-3 ~SJ-PROD-2': `In the [[producer]] phase a card is laid on it face down as ${good}; in the [[trader]] phase it can be sold. You may own several.`,
  },
})

const monument: Unnamed<SanJuanBuilding> = {
  short: (its) => `A monument, worth ${vp(its.vp)}.`,
  note: (its) =>
    `Worth ${vp(its.vp)} and nothing else. Monuments count for the triumphal arch and, as city buildings, for the city hall.`,
  lead: (its) => `A monument: ${vp(its.vp)} and nothing else.`,
  pieces: {
    '~SJ-B-MONUMENT-1 ~SJ-B-MONUMENT-2':
      'It has no effect during the game. Monuments are what the [[triumphalArch]] counts; as a city building it counts for the [[cityHall]] too.',
  },
}

export const productionBuildings: SanJuanWords<{ class: 'production' } | { class: 'monument' }> = {
  indigoPlant: { name: 'Indigo Plant', ...plant('indigo') },
  sugarMill: { name: 'Sugar Mill', ...plant('sugar') },
  tobaccoStorage: { name: 'Tobacco Storage', ...plant('tobacco') },
  coffeeRoaster: { name: 'Coffee Roaster', ...plant('coffee') },
  silverSmelter: { name: 'Silver Smelter', ...plant('silver') },
  statue: { name: 'Statue', ...monument },
  victoryColumn: { name: 'Victory Column', ...monument },
  hero: { name: 'Hero', ...monument },
}
