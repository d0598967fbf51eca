/** What the tools count. */

/** What is in a file that is whole. */
export interface Contents {
  readonly schema: number
  readonly rooms: number
  readonly events: number
  readonly people: number
}

/** What one day brought; days are those of UTC. */
export interface Day {
  readonly day: string
  readonly rooms: number
  readonly finished: number
  readonly people: number
  readonly moves: number
  readonly sayings: number
}

export interface Stats {
  readonly bytes: number
  readonly people: number
  readonly rooms: Readonly<Record<string, number>>
  readonly games: Readonly<Record<string, number>>
  readonly moves: number
  readonly days: readonly Day[]
}
