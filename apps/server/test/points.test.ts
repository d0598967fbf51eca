/** Points of tournaments: of one table, and of an evening. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TournamentEvent } from '../src/tournaments/events.ts'
import { evolve } from '../src/tournaments/evolve.ts'
import { standingsOf, wonAt } from '../src/tournaments/points.ts'
import type { Tournament } from '../src/tournaments/state.ts'

test('a point for everybody left behind, a half for a tie; the share is the part of all points of the table', () => {
  const came = [
    { rank: 2, score: 30 },
    { rank: 1, score: 40 },
    { rank: 4, score: 0 },
    { rank: 2, score: 30 },
  ]
  expect(wonAt(came)).toEqual([
    { points: 1.5, share: 0.3 },
    { points: 3, share: 0.4 },
    { points: 0, share: 0 },
    { points: 1.5, share: 0.3 },
  ])
})

test('at a table where nobody has made a point, all have the same share', () => {
  expect(wonAt([0, 0].map(() => ({ rank: 1, score: 0 })))).toEqual(
    [0, 0].map(() => ({ points: 0.5, share: 0.5 })),
  )
})

test('a table gives as many points as it has pairs, and shares of one whole', () => {
  const tables = fc.array(fc.integer({ min: -5, max: 90 }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(tables, (scores) => {
      const came = scores.map((score) => ({
        rank: 1 + scores.filter((other) => other > score).length,
        score,
      }))
      const won = wonAt(came)
      const sum = (of: 'points' | 'share') => won.reduce((all, it) => all + it[of], 0)
      expect(sum('points')).toBe((scores.length * (scores.length - 1)) / 2)
      expect(sum('share')).toBeCloseTo(1)
    }),
  )
})

const settings = { title: 'Evening', game: 'san-juan', players: 2, rounds: 2 } as never

function after(events: readonly TournamentEvent[]): Tournament {
  const opened = { type: 'opened', settings, host: 'host', hostName: 'Hanna' } as const
  let tournament: Tournament | undefined
  for (const [index, event] of [opened, ...events].entries())
    tournament = evolve(tournament, { number: index + 1, at: index, event })
  return tournament as Tournament
}

const joined = ['Ada', 'Bob', 'Cleo', 'Dora'].map((name) => ({
  type: 'joined' as const,
  person: name.toLowerCase(),
  name,
}))
const round = (...pairs: readonly (readonly [string, string])[]) => ({
  type: 'roundStarted' as const,
  tables: pairs.map((pair, n) => ({
    room: `room ${n}`,
    seats: pair.map((name) => (name === 'Bot' ? { name } : { name, person: name.toLowerCase() })),
  })),
})
const ended = (table: number, ...scores: readonly number[]) => ({
  type: 'tableEnded' as const,
  table,
  came: scores.map((score) => ({
    rank: 1 + scores.filter((other) => other > score).length,
    score,
  })),
})

test('standings go by points, then by the share on the average; who is equal in both shares a rank', () => {
  const standings = standingsOf(
    after([...joined, round(['Ada', 'Bob'], ['Cleo', 'Dora']), ended(0, 30, 20), ended(1, 30, 20)]),
  )
  expect(standings.map(({ name, rank, points }) => [name, rank, points])).toEqual([
    ['Ada', 1, 1],
    ['Cleo', 1, 1],
    ['Bob', 3, 0],
    ['Dora', 3, 0],
  ])
  const closer = standingsOf(
    after([...joined, round(['Ada', 'Bob'], ['Cleo', 'Dora']), ended(0, 30, 29), ended(1, 30, 10)]),
  )
  expect(closer.map(({ name, rank }) => [name, rank])).toEqual([
    ['Cleo', 1],
    ['Ada', 2],
    ['Bob', 3],
    ['Dora', 4],
  ])
})

test('who came late or left has what they won, and nothing for the rounds they missed', () => {
  const standings = standingsOf(
    after([
      ...joined.slice(0, 2),
      round(['Ada', 'Bob']),
      ended(0, 30, 20),
      { type: 'roundEnded' },
      ...joined.slice(2, 3),
      { type: 'left', person: 'ada' },
      round(['Cleo', 'Bob']),
      ended(0, 10, 30),
    ]),
  )
  expect(standings.map(({ name, byRound, hasLeft }) => [name, byRound, hasLeft])).toEqual([
    ['Ada', [1, null], true],
    ['Bob', [0, 1], undefined],
    ['Cleo', [null, 0], undefined],
  ])
})
