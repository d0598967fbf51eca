/** English: San Juan, the end of the game. */
import { list } from '../words.ts'

export const end = {
  /** Heads of columns and choices of the chart: there is little room. */
  buildings: 'Printed',
  tucked: 'Tucked',
  bonuses: 'Scoring',
  keyBuildings: 'printed on buildings',
  keyTucked: 'tucked cards',
  keyBonuses: 'scoring buildings',
  keyTieBreak: 'tie-break = cards + goods',
  bar: (buildings: number, tucked: number, bonuses: number) =>
    `${buildings} printed on buildings, ${tucked} by tucked cards, ${bonuses} by scoring buildings`,
  youWinTie: (points: number, best: number, next: number) =>
    `You win: ${points} points each, but ${best} to ${next} in cards and goods`,
  winsTie: (name: string, points: number, best: number, next: number) =>
    `${name} wins: ${points} points each, but ${best} to ${next} in cards and goods`,
  /** Why it ended: by whom, and the buildings it takes. */
  endings: {
    twelveBuildings: (names: readonly string[], places: number) =>
      names.length === 1
        ? `${list(names)} has ${places} buildings`
        : `${list(names)} have ${places} buildings`,
    roundLimit: () => 'The game went on for too long and was broken off',
  } as Readonly<Record<string, (names: readonly string[], places: number) => string>>,
  ended: (reasons: readonly string[], round: number) =>
    `${reasons.join('; ')}. The game ended in round ${round}.`,
}
