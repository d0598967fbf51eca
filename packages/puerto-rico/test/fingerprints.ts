/** The fingerprints of 2,000 seeded random games for each number of players, as they stand in hashes.txt. */

import { orThrow } from '@doubloon/engine'
import { fingerprintOfGames } from '@doubloon/testkit'
import { puertoRico as rules } from '../src/index.ts'

const GAMES = 2000

/** One row of hashes.txt. */
export const ROWS = ['base', 'all31'].flatMap((buildings) =>
  [2, 3, 4, 5].map((players) => ({ players, buildings })),
)

/** The row as text: options, number of games, hash of the bytes of all final states. */
export function fingerprintRow(options: (typeof ROWS)[number]): string {
  const hash = fingerprintOfGames(rules, orThrow(rules.parseOptions(options)), {
    games: GAMES,
    seed: 'fingerprint',
  })
  return `${options.players} players, ${options.buildings}, ${GAMES} games: ${hash}`
}
