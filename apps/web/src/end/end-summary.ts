/** What the end of a game says that differs by game. */
import type { Person } from '../text/person.ts'

/** What the scores of all games have. */
export interface Ranked {
  readonly seat: number
  /** What single buildings give at the end, by key. */
  readonly bonuses: Readonly<Record<string, number>>
  readonly total: number
  /** What decides between equal scores. */
  readonly tieBreak: number
  readonly rank: number
  readonly won: boolean
}

/** Where points come from. */
export interface Source<S> {
  readonly key: string
  /** The head of its column, its words in the legend, and its name as a choice of the chart. */
  readonly column: string
  readonly legend: string
  readonly choice: string
  /** A colour of the page: `var(--vp)`. */
  readonly colour: string
  readonly points: (score: S) => number
}

export interface EndSummary<S extends Ranked> {
  /** All but the bonuses of single buildings. */
  readonly sources: readonly Source<S>[]
  /** The bonuses, which are shown building by building. */
  readonly bonuses: Source<S>
  readonly noBonus: string
  readonly buildingName: (key: string) => string
  /** The buildings of a seat at the end, by key, in the order in which they lie. */
  readonly cityOf: (seat: number) => readonly string[]
  /** A score by its sources, read aloud. */
  readonly spoken: (score: S) => string
  readonly tieBreak: {
    readonly legend: string
    readonly wins: (who: Person, points: number, best: number, next: number) => string
  }
}

/** Everything that single buildings give. */
export function bonusOf({ bonuses }: Ranked): number {
  return Object.values(bonuses).reduce((sum, vp) => sum + vp, 0)
}
