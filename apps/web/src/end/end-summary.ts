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

/** What a stack of points is made of. */
export type Material = 'wax' | 'tiles' | 'gold' | 'cards'

/** Where points come from. */
export interface Source<S> {
  readonly key: string
  /** Its words in the legend, and its name as a choice of the chart. */
  readonly legend: string
  readonly choice: string
  readonly material: Material
  readonly points: (score: S) => number
}

/** A building of a city, as it lies there at the end. */
export interface CityTile {
  readonly key: string
  /** Its class, which colours band and sky: a good, `violet`, `stone`. */
  readonly tint: string
  /** Points printed on it. */
  readonly vp: number
  /** Whether it takes two spaces. */
  readonly isLarge: boolean
}

/** A moment that is told: who acted and how, as in the log, with its picture. */
export interface TurnTold {
  readonly seat: number | undefined
  readonly text: string
  /** What it was about, in a word or two. */
  readonly what: string
  /** Name of a picture, as `Scene` takes it. */
  readonly picture: string
}

export interface EndSummary<S extends Ranked> {
  /** In the order in which they are counted. */
  readonly sources: readonly Source<S>[]
  readonly buildingName: (key: string) => string
  /** The buildings of a seat at the end, in the order in which they lie. */
  readonly cityOf: (seat: number) => readonly CityTile[]
  /** Spaces of a city. */
  readonly spaces: number
  /** What happened after so many moves. */
  readonly turnAt: (n: number) => TurnTold
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
