/** How a game went: what people count, at the end of each round. */
import { WATCHER } from '@doubloon/engine'
import type { RoundMeasures, TableTypes } from '../../client/contract.ts'
import type { AnyPageAdapter, AnyTable } from '../page-adapter.ts'
import { roundEnds } from './score-history.ts'

type BySeat = readonly number[]
type Rows = Record<string, BySeat[]>

/** Fields of a score that are no source of points. */
const NO_SOURCES = ['seat', 'total', 'tieBreak', 'rank', 'won']

/** The round under way counts as it stands; points that are still hidden are left out. */
export function roundMeasuresOf(
  adapter: AnyPageAdapter,
  table: AnyTable,
  isOpen: boolean,
): RoundMeasures {
  const ends = roundEnds(table)
  const moments = ends.at(-1) === table.length ? ends : [...ends, table.length]
  const measures: Rows = {}
  const sources: Rows = {}
  for (const n of moments) {
    const game = table.at(n)
    if (game === undefined) continue
    const scores = game.score()
    addTo(measures, adapter.measures(game.view(WATCHER)))
    if (isOpen) addTo(measures, { vp: scores.map(({ total }) => total) })
    addTo(sources, sourcesIn(scores))
  }
  return { measures, sources: table.game.over ? sources : undefined }
}

function addTo(rows: Rows, values: Readonly<Record<string, BySeat>>): void {
  for (const [name, bySeat] of Object.entries(values)) {
    rows[name] ??= []
    rows[name].push(bySeat)
  }
}

/** Points by where they come from, named as in the scores; those of several buildings together. */
function sourcesIn(scores: readonly TableTypes['score'][]): Readonly<Record<string, BySeat>> {
  const names = Object.keys(scores[0] ?? {}).filter((name) => !NO_SOURCES.includes(name))
  const pointsOf = (score: object, name: string) => {
    const points: unknown = Reflect.get(score, name)
    return typeof points === 'number' ? points : sumOf(Object.values(points ?? {}))
  }
  return Object.fromEntries(
    names.map((name) => [name, scores.map((score) => pointsOf(score, name))]),
  )
}

function sumOf(points: readonly unknown[]): number {
  return points.reduce<number>((sum, vp) => sum + Number(vp), 0)
}
