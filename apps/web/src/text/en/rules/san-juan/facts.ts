/** English, San Juan: the words of a building's row of facts, and of the list of all buildings. */
import { cards } from '../../words.ts'

export const facts = {
  cost: 'Cost',
  costs: (cost: number) => cards(cost),
  vp: 'VP',
  copies: 'Copies',
  class: 'Kind',
  classes: { production: 'production building', city: 'city building', monument: 'monument' },
  set: 'Set',
  sets: { base: 'base game', expansion: 'new buildings' },
  step: 'Works in',
  /** The list of all buildings. */
  all: 'All buildings',
  name: 'Building',
  short: { cost: 'Cost', vp: 'VP', copies: 'Copies' },
}
