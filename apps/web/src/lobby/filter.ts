/** Which tables one looks for, as it stands in the address: so it is there again after a game, and can be sent to others. */
import type { TableFilter } from '../online/lobby.ts'

export const GAMES = ['any', 'puerto-rico', 'san-juan'] as const
export const CLOCKS = ['any', 'live', 'days', 'none'] as const
/** `free`: before its game, with an open seat. */
export const STAGES = ['any', 'free', 'gathering', 'playing', 'over'] as const

export interface Filter {
  readonly game: (typeof GAMES)[number]
  readonly clock: (typeof CLOCKS)[number]
  readonly stage: (typeof STAGES)[number]
}

export const EVERYTHING: Filter = { game: 'any', clock: 'any', stage: 'any' }

export function readFilter(query: URLSearchParams): Filter {
  const oneOf = <T extends string>(name: string, known: readonly [T, ...T[]]): T =>
    known.find((it) => it === query.get(name)) ?? known[0]
  return {
    game: oneOf('game', GAMES),
    clock: oneOf('clock', CLOCKS),
    stage: oneOf('stage', STAGES),
  }
}

export function addressOf(filter: Filter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== 'any'))
  return query.size === 0 ? '/tables' : `/tables?${query}`
}

/** As it is asked of the server. */
export function asked({ game, clock, stage }: Filter): TableFilter {
  return {
    ...(game !== 'any' && { game }),
    ...(clock !== 'any' && { clock }),
    ...(stage !== 'any' && { stage: stage === 'free' ? 'gathering' : stage }),
    ...(stage === 'free' && { isOpen: true }),
  }
}
