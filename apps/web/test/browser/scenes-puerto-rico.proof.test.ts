/** Every phase of Puerto Rico's table, the start page and the end. */
import { checkScenes } from './scene-checks.ts'
import { scenesOf } from './scenes.ts'

checkScenes([
  { name: 'home', record: '' },
  ...scenesOf('four', { players: 4 }, '1'),
  ...scenesOf('five', { players: 5, buildings: 'all31' }, '1').filter(({ name }) =>
    name.endsWith('-build'),
  ),
  ...scenesOf('draft', { players: 2, buildings: 'draft' }, '1').filter(({ name }) =>
    name.endsWith('-draft'),
  ),
])
