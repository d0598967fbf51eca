/** What mutation tests change: one row per game, with the files that hold its rules. */

/** @type {readonly { readonly game: string, readonly files: readonly string[] }[]} */
const GAMES = [
  { game: 'puerto-rico', files: ['phases/**/*.ts', 'buildings/**/*.ts'] },
  {
    game: 'san-juan',
    files: ['phases/**/*.ts', 'buildings/**/*.ts', 'purchase.ts', 'cards.ts', 'knowledge.ts'],
  },
]

/** The game named by the environment variable GAME, or all of them. */
export function mutatedGames() {
  const wanted = process.env['GAME']
  const games = GAMES.filter(({ game }) => wanted === undefined || wanted === game)
  if (games.length === 0)
    throw new Error(
      `there is no game "${wanted}"; there are ${GAMES.map(({ game }) => game).join(', ')}`,
    )
  return games
}
