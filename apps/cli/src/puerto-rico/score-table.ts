/** The scores with where they come from, one line a seat. */
import { inWords } from '@doubloon/engine'
import type { Score } from '@doubloon/puerto-rico'
import { words } from './table-words.ts'

/** Chips, printed VP, bonuses of large buildings, total, what decides between equal totals. */
export function scoreTable(
  scores: readonly Score[],
  names: readonly string[],
  isOver: boolean,
): readonly string[] {
  const { chips, buildings, total, tie } = words.score
  const head = `${''.padEnd(11)}${chips.padStart(6)}${buildings.padStart(11)}${total.padStart(7)}${tie.padStart(5)}   ${words.score.bonuses}`
  return [head, ...scores.map((score) => scoreLine(score, names[score.seat] ?? '', isOver))]
}

function scoreLine(score: Score, name: string, isOver: boolean): string {
  const bonuses = Object.entries(score.bonuses).map(([key, vp]) => `${inWords(key)} ${vp}`)
  const numbers = [
    String(score.chips).padStart(6),
    String(score.buildings).padStart(11),
    String(score.total).padStart(7),
    String(score.tieBreak).padStart(5),
  ].join('')
  const won = score.won ? (isOver ? words.won : words.leads) : ''
  return `${name.padEnd(11)}${numbers}   ${[bonuses.join(', ') || '–', won].filter(Boolean).join('  ')}`
}
