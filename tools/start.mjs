/** `npm start`: sets up, builds what has changed, and serves the page. What follows `--` goes to `doubloon serve`. */
import { build } from './build.mjs'
import { node24, setUp } from './setup.mjs'

setUp()
console.error('Building …')
await build()
process.exitCode = await node24(['apps/cli/bin/doubloon.mjs', 'serve', ...process.argv.slice(2)])
