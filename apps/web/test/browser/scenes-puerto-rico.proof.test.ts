/** Every phase of Puerto Rico's table, the start page and the end. */
import { checkScenes } from './scene-checks.ts'
import { sceneAfter, scenesOf } from './scenes.ts'

const SELLS_ANYWHERE = {
  options: { players: 3, buildings: 'all31' },
  governor: 0,
  seats: [
    {
      goods: { corn: 3, indigo: 2, sugar: 2, tobacco: 3, coffee: 2 },
      buildings: { tradingPost: 1, smallMarket: 1, largeMarket: 1 },
    },
    {},
    {},
  ],
  tradingHouse: { corn: 1 },
}

checkScenes([
  { name: 'home', record: '' },
  ...scenesOf('four', { players: 4 }, '1'),
  ...scenesOf('five', { players: 5, buildings: 'all31' }, '1').filter(({ name }) =>
    name.endsWith('-build'),
  ),
  ...scenesOf('draft', { players: 2, buildings: 'draft' }, '1').filter(({ name }) =>
    name.endsWith('-draft'),
  ),
  sceneAfter('sale-in-house-or-trading-post', SELLS_ANYWHERE, ['choose trader']),
])
