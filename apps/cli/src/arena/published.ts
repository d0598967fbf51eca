/** The published bots: for each game and number of players those that the ladder rates, the simplest first. */

/** Who is rated at one kind of table; the options of the game are the usual ones. */
export interface Published {
  readonly game: string
  readonly players: number
  /** As they are written: `name` or `name:budget`. */
  readonly bots: readonly string[]
}

/** The frozen references and the quick levels. All that search count futures, not time: so the ladder is the same everywhere. */
const RATED = [
  'random',
  'novice',
  'casual',
  'club',
  'greedy',
  'expert',
  'flat:200i',
  'uct:200i',
  'role-uct:400i',
  'uct-greedy:400i',
  'uct-greedy:2000i',
]

export const PUBLISHED: readonly Published[] = [
  { game: 'puerto-rico', players: 2, bots: RATED },
  { game: 'puerto-rico', players: 3, bots: RATED },
  { game: 'puerto-rico', players: 4, bots: RATED },
  { game: 'puerto-rico', players: 5, bots: RATED },
  { game: 'san-juan', players: 2, bots: RATED },
  { game: 'san-juan', players: 3, bots: RATED },
  { game: 'san-juan', players: 4, bots: RATED },
]

/** Where the scale begins: a bot that plays alike on every machine, and is neither hopeless nor unbeatable. */
export const ANCHOR = { bot: 'greedy', rating: 1000 }
