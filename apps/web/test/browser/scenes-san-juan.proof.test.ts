/** Every decision of San Juan's table, and the end. */
import { checkScenes } from './scene-checks.ts'
import { sanJuanScenes } from './scenes.ts'

/** Games that together ask for everything. */
const SEEDS = ['20', '17', '4']

checkScenes([
  ...sanJuanScenes('san-juan', { players: 3, expansion: true, advanced: true }, SEEDS),
  ...sanJuanScenes('plain', { players: 3, expansion: true }, ['20']).filter(({ name }) =>
    name.endsWith('-over'),
  ),
])
