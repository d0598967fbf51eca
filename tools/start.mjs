/** `npm start`: sets up, builds, and starts a game in the terminal. What follows `--` goes to `doubloon play`. */
import { node24, setUp, stop } from './setup.mjs'

setUp()
console.error('Building …')
if ((await node24(['node_modules/typescript/bin/tsc', '-b', 'tsconfig.build.json'])) !== 0)
  stop('The build failed; the lines above say where. Is the checkout as it came from git?')
process.exitCode = await node24(['apps/cli/bin/doubloon.mjs', 'play', ...process.argv.slice(2)])
