/** `npm run bench`: how fast the rules are, by `doubloon bench`. */
import { main } from '@doubloon/cli'

process.exitCode = await main(['bench', ...process.argv.slice(2)])
