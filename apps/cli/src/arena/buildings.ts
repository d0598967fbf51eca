/** What was built in many games, and with what they were won: a look at whether the bots know all there is. */
import type { BuildingFigures } from './figures.ts'
import type { Done } from './job.ts'

interface Counts {
  games: number
  built: number
  victories: number
  withIt: number
}

/** The figures of every building, those built most first. */
export function buildingFiguresOf(done: readonly Done[]): readonly BuildingFigures[] {
  const counts = new Map<string, Counts>()
  for (const game of done) addGame(counts, game)
  return Array.from(counts, ([building, { games, built, victories, withIt }]) => ({
    building,
    perGame: built / games,
    winners: withIt / victories,
  })).sort((a, b) => b.perGame - a.perGame || b.winners - a.winners)
}

function addGame(counts: Map<string, Counts>, { built: buildings, played }: Done): void {
  if (buildings === undefined) throw new Error('nobody looked at the buildings of this game')
  const { kinds, built, standing } = buildings
  const winners = standing.filter((_, seat) => (played.shares[seat] ?? 0) > 0)
  for (const kind of kinds) {
    const sum = counts.get(kind) ?? { games: 0, built: 0, victories: 0, withIt: 0 }
    sum.games++
    sum.built += built.filter((it) => it === kind).length
    sum.victories += winners.length
    sum.withIt += winners.filter((city) => city.includes(kind)).length
    counts.set(kind, sum)
  }
}
