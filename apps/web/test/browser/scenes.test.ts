/** The start page, and of each game a few moments of its table; the proofs look at every decision. */
import { checkScenes } from './scene-checks.ts'
import { sanJuanScenes, scenesOf } from './scenes.ts'

const PUERTO_RICO = /-load$/
const SAN_JUAN = /-3$/

checkScenes([
  { name: 'home', record: '' },
  ...scenesOf('four', { players: 4 }, '1').filter(({ name }) => PUERTO_RICO.test(name)),
  ...sanJuanScenes('san-juan', { players: 3, expansion: true }, ['20']).filter(({ name }) =>
    SAN_JUAN.test(name),
  ),
])
