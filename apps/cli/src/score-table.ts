/** The scores with where they come from, one line a seat. */
import { inWords } from '@doubloon/engine'

/** The score of a seat, as every game has it. */
interface AnyScore {
  readonly seat: number
  readonly bonuses: Readonly<Record<string, number>>
  readonly total: number
  readonly tieBreak: number
  readonly won: boolean
}

/** A column: what stands above it, and its number. */
export type ScoreColumn<Score> = readonly [label: string, number: (score: Score) => number]

const NAME = 11
const words = {
  total: 'total',
  tie: 'tie',
  bonuses: 'bonuses',
  none: '–',
  won: '★ wins',
  leads: '★ leads',
}

/** The game's own sources, total, what decides between equal totals, and bonuses of buildings. */
export function scoreTable<Score extends AnyScore>(
  scores: readonly Score[],
  names: readonly string[],
  isOver: boolean,
  sources: readonly ScoreColumn<Score>[],
): readonly string[] {
  const columns: readonly ScoreColumn<Score>[] = [
    ...sources,
    [words.total, ({ total }) => total],
    [words.tie, ({ tieBreak }) => tieBreak],
  ]
  const head = columns.map(([label]) => label.padStart(widthOf(label))).join('')
  const lines = scores.map((score) => {
    const numbers = columns.map(([label, number]) => String(number(score)).padStart(widthOf(label)))
    return `${(names[score.seat] ?? '').padEnd(NAME)}${numbers.join('')}   ${extras(score, isOver)}`
  })
  return [`${' '.repeat(NAME)}${head}   ${words.bonuses}`, ...lines]
}

function widthOf(label: string): number {
  return label.length + 2
}

function extras({ bonuses, won }: AnyScore, isOver: boolean): string {
  const list = Object.entries(bonuses).map(([key, vp]) => `${inWords(key)} ${vp}`)
  const rank = won ? (isOver ? words.won : words.leads) : ''
  return [list.join(', ') || words.none, rank].filter(Boolean).join('  ')
}
