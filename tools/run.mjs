/** `npm run <name>`: sets up if needed, then runs the tool on Node 24. What follows `--` goes to the tool. */
import { node24, setUp, stop } from './setup.mjs'

const ON_SOURCES = '--conditions=source'

/** What stands behind `node`. @type {Record<string, string[]>} */
const TOOLS = {
  build: ['tools/build.mjs'],
  check: ['tools/check.ts'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'],
  bench: [ON_SOURCES, 'tools/bench.ts'],
  'bench:page': ['tools/bench-page.mjs'],
  load: [ON_SOURCES, 'tools/load.ts'],
  fuzz: [ON_SOURCES, 'tools/fuzz.ts'],
  playthrough: [ON_SOURCES, 'tools/playthrough.ts'],
  shots: [ON_SOURCES, 'tools/shots.ts'],
  art: ['art/bake.ts'],
  'rules:coverage': ['tools/rules-coverage.ts'],
  mutation: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'],
}

const [name = '', ...args] = process.argv.slice(2)
const tool = TOOLS[name]
if (tool === undefined)
  stop(`There is no tool "${name}". There are: ${Object.keys(TOOLS).join(', ')}.`)
if (name === 'mutation') takeGame()
setUp()
process.exitCode = await node24([...tool, ...args])

/** `--game san-juan` goes to the configuration of mutation tests, since their program takes no words of ours. */
function takeGame() {
  const at = args.indexOf('--game')
  if (at >= 0) [, process.env['GAME']] = args.splice(at, 2)
}
