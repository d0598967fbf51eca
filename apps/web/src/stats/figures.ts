/** My games in numbers. Mine are those in which one person played; with several at one screen nobody knows who that was. */
import type { Finished } from '../client/contract.ts'

/** One game of mine. */
export interface Mine {
  readonly id: string
  readonly game: string
  readonly players: number
  /** The level of all bots; undefined if they differ. */
  readonly level: string | undefined
  readonly total: number
  readonly won: boolean
  readonly city: readonly string[]
  readonly changed: number
}

/** Games of one kind. */
export interface Tally {
  readonly games: number
  readonly wins: number
}

/** Games of one kind, with what makes the kind. */
export interface Kind<K> extends Tally {
  readonly kind: K
}

export interface GameFigures extends Tally {
  readonly game: string
  readonly best: Mine | undefined
  readonly mean: number
  readonly byPlayers: readonly Kind<number>[]
  readonly byLevel: readonly Kind<string | undefined>[]
  /** Buildings I built most often, by key. */
  readonly favourites: readonly { readonly building: string; readonly games: number }[]
}

export interface Figures extends Tally {
  readonly byGame: readonly GameFigures[]
  /** Games won in a row: now, and at best. */
  readonly streak: number
  readonly longestStreak: number
  /** Finished games in which several people played at this screen, or none. */
  readonly others: number
}

const MOST_FAVOURITES = 6

export function figuresOf(finished: readonly Finished[]): Figures {
  const mine = finished.flatMap(mineIn)
  const streaks = streaksOf(mine.toSorted((one, other) => one.changed - other.changed))
  return {
    ...tallyOf(mine),
    byGame: distinct(mine.map(({ game }) => game)).map((game) =>
      ofGame(
        game,
        mine.filter((it) => it.game === game),
      ),
    ),
    streak: streaks.at(-1) ?? 0,
    longestStreak: Math.max(0, ...streaks),
    others: finished.length - mine.length,
  }
}

function mineIn({ id, game, seats, changed, results }: Finished): readonly Mine[] {
  const people = [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined)
  const [seat = -1] = people
  const result = results[seat]
  if (people.length !== 1 || result === undefined) return []
  const levels = distinct(seats.flatMap(({ bot }) => (bot === undefined ? [] : [bot])))
  const level = levels.length === 1 ? levels[0] : undefined
  return [{ id, game, players: seats.length, level, changed, ...result }]
}

function ofGame(game: string, mine: readonly Mine[]): GameFigures {
  const sum = mine.reduce((all, { total }) => all + total, 0)
  return {
    game,
    ...tallyOf(mine),
    best: mine.toSorted((one, other) => other.total - one.total)[0],
    mean: sum / mine.length,
    byPlayers: kindsOf(mine, ({ players }) => players).toSorted((a, b) => a.kind - b.kind),
    byLevel: kindsOf(mine, ({ level }) => level),
    favourites: favouritesOf(mine),
  }
}

const tallyOf = (mine: readonly Mine[]): Tally => ({
  games: mine.length,
  wins: mine.filter(({ won }) => won).length,
})

function kindsOf<K>(mine: readonly Mine[], kindOf: (game: Mine) => K): readonly Kind<K>[] {
  return distinct(mine.map(kindOf)).map((kind) => ({
    kind,
    ...tallyOf(mine.filter((game) => kindOf(game) === kind)),
  }))
}

/** A building counts once a game, however often it stands in the city. */
function favouritesOf(mine: readonly Mine[]): GameFigures['favourites'] {
  const cities = mine.map(({ city }) => distinct(city))
  return distinct(cities.flat())
    .map((building) => ({
      building,
      games: cities.filter((city) => city.includes(building)).length,
    }))
    .toSorted((one, other) => other.games - one.games)
    .slice(0, MOST_FAVOURITES)
}

/** After each game: how many were won in a row. */
function streaksOf(mine: readonly Mine[]): readonly number[] {
  let streak = 0
  return mine.map(({ won }) => {
    streak = won ? streak + 1 : 0
    return streak
  })
}

const distinct = <A>(list: readonly A[]): readonly A[] => [...new Set(list)]
