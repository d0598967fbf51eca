/** Which tables one looks for, as it stands in the address: so it is there again after a game, and can be sent to others. */
import type { TableFilter } from '../online/lobby.ts'

export const GAMES = ['any', 'puerto-rico', 'san-juan'] as const
export const CLOCKS = ['any', 'live', 'days', 'none'] as const
export const STAGES = ['any', 'gathering', 'playing', 'over'] as const

export interface Filter {
  readonly game: (typeof GAMES)[number]
  readonly clock: (typeof CLOCKS)[number]
  readonly stage: (typeof STAGES)[number]
  readonly isOpen: boolean
}

export const EVERYTHING: Filter = { game: 'any', clock: 'any', stage: 'any', isOpen: false }

export function readFilter(query: URLSearchParams): Filter {
  const oneOf = <T extends string>(name: string, known: readonly [T, ...T[]]): T =>
    known.find((it) => it === query.get(name)) ?? known[0]
  return {
    game: oneOf('game', GAMES),
    clock: oneOf('clock', CLOCKS),
    stage: oneOf('stage', STAGES),
    isOpen: query.get('open') === 'yes',
  }
}

export function addressOf({ game, clock, stage, isOpen }: Filter): string {
  const said = Object.entries({ game, clock, stage, open: isOpen ? 'yes' : 'any' })
  const query = new URLSearchParams(said.filter(([, value]) => value !== 'any'))
  return query.size === 0 ? '/tables' : `/tables?${query}`
}

/** As it is asked of the server. Seats are open only before a game. */
export function asked({ game, clock, stage, isOpen }: Filter): TableFilter {
  return {
    ...(game !== 'any' && { game }),
    ...(clock !== 'any' && { clock }),
    ...(stage !== 'any' && { stage }),
    ...(isOpen && hasSeats(stage) && { isOpen }),
  }
}

/** Whether there can be open seats. */
export const hasSeats = (stage: Filter['stage']) => stage === 'any' || stage === 'gathering'
