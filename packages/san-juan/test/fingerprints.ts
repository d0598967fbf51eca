/** The fingerprints of thousands of seeded random games, as they stand in hashes.txt. */
import { fingerprintOfGames } from '@doubloon/testkit'
import { sanJuan } from '../src/index.ts'

const PLAYERS = [2, 3, 4]

/** Rows of hashes.txt: the base game, with the new buildings, and fewer games with the advanced start. */
export const ROWS = [
  ...PLAYERS.map((players) => ({ players, expansion: false, advanced: false, games: 1000 })),
  ...PLAYERS.map((players) => ({ players, expansion: true, advanced: false, games: 1000 })),
  ...PLAYERS.map((players) => ({ players, expansion: true, advanced: true, games: 200 })),
]

/** A row as text: options, number of games, hash of all final positions. */
export function fingerprintRow({ games, ...options }: (typeof ROWS)[number]): string {
  const { players, expansion, advanced } = options
  const hash = fingerprintOfGames(sanJuan, options, { games, seed: 'fingerprint' })
  const sort = `${expansion ? 'expansion' : 'base'}${advanced ? ', advanced start' : ''}`
  return `${players} players, ${sort}, ${games} games: ${hash}`
}
