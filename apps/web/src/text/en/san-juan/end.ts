/** English: San Juan, the end of the game. */
import type { Person } from '../../person.ts'
import { subject, subjects, verb } from '../words.ts'

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
  winsTie: (who: Person, points: number, best: number, next: number) =>
    `${subject(who)} ${verb(who, 'win')}: ${points} points each, but ${best} to ${next} in cards and goods`,
  /** Why it ended: by whom, and the buildings it takes. */
  endings: {
    twelveBuildings: (builders: readonly Person[], places: number) => {
      const isOne = builders.length === 1 && builders[0]?.isYou === false
      return `${subjects(builders)} ${isOne ? 'has' : 'have'} ${places} buildings`
    },
    roundLimit: () => 'The game went on for too long and was broken off',
  } as Readonly<Record<string, (builders: readonly Person[], places: number) => string>>,
  ended: (reasons: readonly string[], round: number) =>
    `${reasons.join('; ')}. The game ended in round ${round}.`,
}
