import { expect, test } from 'vitest'
import type { HistoryEntry } from '../src/client/contract.ts'
import { pathOf, roundsShown, scaleOf, spread, ticksTo } from '../src/end/chart.ts'
import { byRank, verdictOf } from '../src/end/outcome.ts'
import { turnTold } from '../src/end/turn-told.ts'
import type { PuertoRico } from '../src/puerto-rico/table-types.ts'
import { buildingName, roleName } from '../src/text/names.ts'

const score = (seat: number, total: number, tieBreak: number, rank: number) => ({
  seat,
  total,
  tieBreak,
  rank,
  chips: total,
  buildings: 0,
  bonuses: {},
  won: rank === 1,
})

test('a victory by points, by the tie-break, and a shared one', () => {
  const clear = [score(0, 40, 3, 3), score(1, 50, 1, 1), score(2, 47, 9, 2)]
  expect(verdictOf(clear)).toMatchObject({ by: 'points', winners: [1], best: 50, next: 47 })
  expect(byRank(clear).map(({ seat }) => seat)).toEqual([1, 2, 0])
  const tied = [score(0, 50, 3, 2), score(1, 50, 7, 1), score(2, 41, 9, 3)]
  expect(verdictOf(tied)).toMatchObject({
    by: 'tie-break',
    winners: [1],
    bestTieBreak: 7,
    nextTieBreak: 3,
  })
  const shared = [score(0, 50, 7, 1), score(1, 50, 7, 1), score(2, 41, 9, 3)]
  expect(verdictOf(shared)).toMatchObject({ by: 'shared', winners: [0, 1], best: 50 })
})

test('scales end above the highest value, in round steps', () => {
  expect(ticksTo(47, 6)).toEqual([0, 10, 20, 30, 40, 50])
  expect(ticksTo(3, 6)).toEqual([0, 1, 2, 3])
  expect(ticksTo(0, 6)).toEqual([0, 1])
  expect(roundsShown(15, 8)).toEqual([1, 4, 6, 8, 10, 12, 14, 15])
  expect(roundsShown(15, 4)).toEqual([1, 5, 10, 15])
  expect(roundsShown(15, 8, 5.5)).toEqual([1, 8, 10, 12, 14, 15])
  expect(roundsShown(1, 8)).toEqual([1])
})

test('lines go from the first round at the left to the last at the right', () => {
  const scale = scaleOf({ left: 10, right: 110, top: 0, bottom: 50 }, 3, 10)
  expect(pathOf([0, 5, 10], scale)).toBe('M10.0 50.0L60.0 25.0L110.0 0.0')
})

test('names at the ends of lines keep their order and do not cover each other', () => {
  const frame = { top: 0, bottom: 100 }
  expect(spread([50, 51, 10], 10, frame)).toEqual([50, 60, 10])
  expect(spread([99, 98, 97], 10, frame)).toEqual([100, 90, 80])
  expect(spread([5, 5], 10, frame)).toEqual([5, 15])
})

test('a moment in the phase of the second prospector shows the prospector', () => {
  const events = [{ type: 'roleTaken', seat: 0, role: 'prospector 2', doubloons: 0 }] as const
  const line = { n: 1, seat: 0, move: 'choose prospector 2', round: 1, events }
  const history = [line] as unknown as readonly HistoryEntry<PuertoRico>[]
  const told = turnTold(history, [], 1, { building: buildingName, role: roleName })
  expect(told).toMatchObject({ picture: 'role-prospector', what: roleName('prospector') })
})
