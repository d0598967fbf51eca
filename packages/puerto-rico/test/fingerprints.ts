/** The fingerprints of thousands of seeded random games, as they stand in hashes.txt. */
import { fingerprintOfGames } from '@doubloon/testkit'
import { puertoRico } from '../src/index.ts'

const PLAYERS = [2, 3, 4, 5]

/** Rows of hashes.txt: the base game, and fewer games with all new buildings. */
export const ROWS = [
  ...PLAYERS.map((players) => ({ players, buildings: 'base', games: 2000 })),
  ...PLAYERS.map((players) => ({ players, buildings: 'all31', games: 400 })),
]

/** A row as text: options, number of games, hash of all final positions. */
export function fingerprintRow({ players, buildings, games }: (typeof ROWS)[number]): string {
  const hash = fingerprintOfGames(
    puertoRico,
    { players, buildings },
    { games, seed: 'fingerprint' },
  )
  return `${players} players, ${buildings}, ${games} games: ${hash}`
}
