/** What the start page remembers, for tests: one person first, bots in the other seats. */

export interface Wanted {
  readonly game?: 'puerto-rico' | 'san-juan'
  readonly players: number
  /** Of Puerto Rico. */
  readonly buildings?: 'base' | 'draft' | 'randomSet' | 'all31'
  /** Of San Juan. */
  readonly expansion?: boolean
  readonly advanced?: boolean
  readonly level?: string
  readonly people?: number
}

/** What to keep in the browser so that the gold button starts this game, and everything happens at once. */
export function planned({
  game = 'puerto-rico',
  players,
  buildings = 'base',
  expansion = false,
  advanced = false,
  level = 'novice',
  people = 1,
}: Wanted): Readonly<Record<string, unknown>> {
  const seats = Array.from({ length: 5 }, (_, seat) =>
    seat < people ? { name: '' } : { name: '', level },
  )
  return {
    'doubloon.settings': { speed: 'off', pause: 'none' },
    'doubloon.plan': {
      game,
      [game]: { players, seats, chosen: { buildings, expansion, advanced } },
    },
  }
}
