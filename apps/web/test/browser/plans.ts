/** What the start page remembers, for tests: one person first, bots in the other seats. */

export interface Wanted {
  readonly players: number
  readonly buildings?: 'base' | 'draft' | 'randomSet' | 'all31'
  readonly level?: string
  readonly people?: number
}

/** What to keep in the browser so that the gold button starts this game, and everything happens at once. */
export function planned({
  players,
  buildings = 'base',
  level = 'novice',
  people = 1,
}: Wanted): Readonly<Record<string, unknown>> {
  const seats = Array.from({ length: 5 }, (_, seat) =>
    seat < people ? { name: '' } : { name: '', level },
  )
  return {
    'doubloon.settings': { speed: 'off' },
    'doubloon.plan': { players, seats, chosen: { buildings } },
  }
}
