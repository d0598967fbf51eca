/** `npm run bench:page`: how fast the page is in a real browser on this machine. */
import { browser } from './browser.mjs'
import { node24 } from './setup.mjs'

process.env['CHROMIUM'] = browser()
process.exitCode = await node24([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project=speed',
  ...process.argv.slice(2),
])
