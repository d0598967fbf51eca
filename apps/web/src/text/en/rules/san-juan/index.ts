/** English: the rules of San Juan, in our own words. Numbers come from the facts of the engine, never from here. */
import type { Facts } from '../../../../rules/san-juan/facts.ts'
import { low } from '../words.ts'
import { cityAndEnd } from './city-and-end.ts'
import { facts } from './facts.ts'
import { game } from './game.ts'
import { roles } from './roles.ts'

export const en = {
  inText: low,
  facts,
  groups: {
    game: 'The game',
    roles: 'Roles and phases',
    city: 'Buildings and the end',
    variants: 'Variants',
    production: 'Production buildings',
    base: 'City buildings',
    new: 'New buildings',
    more: 'Look up',
  },
  topics: (f: Facts, good: (key: string) => string, building: (key: string) => string) => ({
    ...game(f, building),
    ...roles(f, good),
    ...cityAndEnd(f),
  }),
}
