/** English: the rules of San Juan, in our own words. Numbers come from the facts of the engine, never from here. */
import type { RuleNumbers } from '../../../../rules/san-juan/numbers.ts'
import { low } from '../../words.ts'
import { groups } from '../groups.ts'
import { cityAndEnd } from './city-and-end.ts'
import { facts } from './facts.ts'
import { game } from './game.ts'
import { roles } from './roles.ts'

export const en = {
  inText: low,
  facts,
  groups: {
    ...groups,
    base: 'City buildings',
  },
  topics: (f: RuleNumbers, good: (key: string) => string, building: (key: string) => string) => ({
    ...game(f, building),
    ...roles(f, good),
    ...cityAndEnd(f),
  }),
}
