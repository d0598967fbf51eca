/** `npm start`: sets up, builds what has changed, and starts the server. What follows `--` goes to it. */
import { build } from './build.mjs'
import { node24, setUp } from './setup.mjs'

setUp()
console.error('Building …')
await build()
process.exitCode = await node24(['apps/server/bin/doubloon-server.mjs', ...process.argv.slice(2)])
