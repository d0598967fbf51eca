/** English: the rules of Puerto Rico, in our own words. Numbers come from the facts of the engine, never from here. */
import type { RuleNumbers } from '../../../../rules/puerto-rico/numbers.ts'
import { low } from '../../words.ts'
import { groups } from '../groups.ts'
import { cityAndEnd } from './city-and-end.ts'
import { facts } from './facts.ts'
import { game } from './game.ts'
import { goodsAndShips } from './goods-and-ships.ts'
import { landAndPeople } from './land-and-people.ts'
import { round } from './round.ts'
import { glossary, variants } from './variants.ts'

export const en = {
  inText: low,
  facts,
  groups: {
    ...groups,
    small: 'Violet buildings',
    large: 'Large buildings',
  },
  topics: (f: RuleNumbers, good: (key: string) => string, building: (key: string) => string) => ({
    ...game(f, good),
    ...round(f),
    ...landAndPeople(f),
    ...goodsAndShips(f, good),
    ...cityAndEnd(f),
    ...variants(f, building),
    ...glossary(f),
  }),
}
