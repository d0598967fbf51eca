/** `npm run bench`: the numbers the rules have to hold (design §7), by `doubloon bench`. */
import { main } from '@doubloon/cli'

process.exitCode = await main(['bench', ...process.argv.slice(2)])
