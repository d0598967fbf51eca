/** The published bots: for each game and number of players those that the ladder rates, the simplest first. */

/** Who is rated at one kind of table; the options of the game are the usual ones. */
export interface Published {
  readonly game: string
  readonly players: number
  /** As they are written: `name` or `name:budget`. */
  readonly bots: readonly string[]
}

/** The frozen references (ADR 0010); all that search think equally long. */
const REFERENCES = [
  'random',
  'greedy',
  'flat:200ms',
  'uct:200ms',
  'uct-greedy:200ms',
  'role-uct:200ms',
]

export const PUBLISHED: readonly Published[] = [
  { game: 'puerto-rico', players: 2, bots: REFERENCES },
  { game: 'puerto-rico', players: 3, bots: REFERENCES },
  { game: 'puerto-rico', players: 4, bots: REFERENCES },
  { game: 'puerto-rico', players: 5, bots: REFERENCES },
  { game: 'san-juan', players: 2, bots: REFERENCES },
  { game: 'san-juan', players: 3, bots: REFERENCES },
  { game: 'san-juan', players: 4, bots: REFERENCES },
]

/** Where the scale begins: a bot that plays alike on every machine, and is neither hopeless nor unbeatable. */
export const ANCHOR = { bot: 'greedy', rating: 1000 }
