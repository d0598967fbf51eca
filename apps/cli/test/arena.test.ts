import { BOTS } from '@doubloon/bots'
import { orThrow } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { buildingFiguresOf } from '../src/arena/buildings.ts'
import { type Duel, figuresOf, jobsOf } from '../src/arena/duel.ts'
import { type Done, playJob } from '../src/arena/job.ts'
import { findGame, GAMES } from '../src/games.ts'
import { say } from '../src/messages.ts'
import { type } from './run.ts'

const duel: Duel = {
  row: findGame('puerto-rico') ?? GAMES[0],
  options: { players: 3 },
  players: 3,
  one: 'greedy',
  other: 'random',
  games: 6,
  seed: 's',
}

test('every seed of a duel is played from each seat', () => {
  const jobs = jobsOf(duel).map(({ seed, players }) => `${seed}: ${players.join(' ')}`)
  expect(jobs).toEqual([
    's-0: greedy random random',
    's-0: random greedy random',
    's-0: random random greedy',
    's-1: greedy random random',
    's-1: random greedy random',
    's-1: random random greedy',
  ])
})

test('of a bot against itself every game has a seed of its own', () => {
  const seeds = jobsOf({ ...duel, other: 'greedy', games: 3 }).map(({ seed }) => seed)
  expect(seeds).toEqual(['s-0', 's-1', 's-2'])
})

test('a duel is summed up by bot, whatever seat it had', () => {
  const jobs = jobsOf({ ...duel, games: 3 })
  const played = [
    { totals: [50, 20, 30], shares: [1, 0, 0], decisions: [10, 20, 20] },
    { totals: [40, 40, 10], shares: [0.5, 0.5, 0], decisions: [20, 10, 20] },
    { totals: [30, 20, 24], shares: [1, 0, 0], decisions: [20, 20, 10] },
  ]
  const done = jobs.map((job, game): Done => {
    const { decisions, ...rest } = played[game]
    const milliseconds = decisions.map((count) => (count === 10 ? 40 : 10))
    return {
      job,
      played: { ...rest, decisions, milliseconds, rounds: 15 + game, first: 0 },
      endTriggers: 1 << game,
    }
  })
  const { low, high, ...sums } = figuresOf(duel, done, 7)
  expect(sums).toEqual({
    games: 3,
    winShare: 0.5,
    fair: 1 / 3,
    meanScore: { greedy: (50 + 40 + 24) / 3, random: (25 + 25 + 25) / 3 },
    msPerMove: { greedy: 4, random: 0.5 },
    bySeat: [1, 0.5, 0],
    roundsPerGame: 16,
    winnersMean: 40,
    endReasons: Object.fromEntries(duel.row.endReasons.slice(0, 3).map((reason) => [reason, 1])),
    seconds: 7,
  })
  // Wilson, by hand: (0.5 + 0.6403) / 2.2805 ± 1.96 · √(0.25 / 3 + 0.1067) / 2.2805
  expect(low).toBeCloseTo(0.125, 2)
  expect(high).toBeCloseTo(0.875, 2)
})

test('places are counted from the seat that began; a bot against itself has them all in every game', () => {
  const self = { ...duel, one: 'random', other: 'random' }
  const done = jobsOf({ ...self, games: 2 }).map(
    (job, game): Done => ({
      job,
      played: {
        totals: [1, 2, 3],
        shares: [0, 0, 1],
        rounds: 1,
        first: game === 0 ? 1 : 2,
        decisions: [],
        milliseconds: [],
      },
      endTriggers: 1,
    }),
  )
  expect(figuresOf(self, done, 1).bySeat).toEqual([0.5, 0.5, 0])
})

test('arena prints figures or a table; seed and iterations decide everything but time', async () => {
  const line = 'arena uct-round:2i random --game puerto-rico --players 2 --games 2 --seed 7'
  const figures = JSON.parse((await type(`${line} --threads 1 --json`)).out)
  expect(Object.keys(figures)).toEqual([
    'games',
    'winShare',
    'low',
    'high',
    'fair',
    'meanScore',
    'msPerMove',
    'bySeat',
    'roundsPerGame',
    'winnersMean',
    'endReasons',
    'seconds',
  ])
  const { winShare, meanScore, winnersMean, roundsPerGame } = figures
  const { code, out } = await type(`${line} --threads 2`)
  expect(code).toBe(0)
  for (const [name, value] of [
    ['share of uct-round:2i', `${(winShare * 100).toFixed(1)} % (fair 50.0 %)`],
    [
      'mean scores',
      `uct-round:2i ${meanScore['uct-round:2i'].toFixed(1)}, random ${meanScore['random'].toFixed(1)}`,
    ],
    ["winners' mean", winnersMean.toFixed(1)],
    ['rounds per game', roundsPerGame.toFixed(2)],
  ])
    expect(out).toContain(`${name.padEnd(28)} ${value}\n`)
})

test('buildings are counted in the games in which they could be had, and at their winners', () => {
  const [job] = jobsOf(duel)
  if (job === undefined) throw new Error('no game')
  const game = (
    shares: readonly number[],
    kinds: readonly string[],
    standing: string[][],
  ): Done => ({
    job,
    played: { totals: [], shares, rounds: 1, first: 0, decisions: [], milliseconds: [] },
    endTriggers: 0,
    built: { kinds, built: [...standing.flat(), 'hut'], standing },
  })
  const figures = buildingFiguresOf([
    game([1, 0], ['hut', 'well', 'mill'], [['well'], ['well']]),
    game([0.5, 0.5], ['hut', 'well', 'park'], [['hut', 'well'], ['hut']]),
  ])
  expect(figures).toEqual([
    { building: 'hut', perGame: 2, winners: 2 / 3 },
    { building: 'well', perGame: 1.5, winners: 2 / 3 },
    { building: 'mill', perGame: 0, winners: 0 },
    { building: 'park', perGame: 0, winners: 0 },
  ])
})

test('a job looks at the buildings only if somebody wants to know', () => {
  const options = orThrow(duel.row.rules.parseOptions(duel.options))
  const [job] = jobsOf({ ...duel, options, one: 'random', games: 1 })
  if (job === undefined) throw new Error('no game')
  expect(playJob(job)).not.toHaveProperty('built')
  const { built } = playJob({ ...job, withBuilt: true })
  expect(built?.kinds).toHaveLength(23)
  expect(built?.standing).toHaveLength(3)
  expect(built?.built).toEqual(built?.standing.flat())
})

test('in San Juan the start building is not built, and what was built over counts', () => {
  const row = findGame('san-juan') ?? GAMES[0]
  const seats = [
    { tableau: ['library', 'indigoPlant', 'crane'] },
    { tableau: ['indigoPlant', 'hut'] },
  ]
  const position = {
    governor: 0,
    options: { expansion: true },
    seats,
    removed: { indigoPlant: 1, well: 1 },
  }
  const state = row.rules.newState()
  orThrow(row.rules.fromPosition(position, state))
  const { kinds, built, standing } = row.builtIn(state)
  expect(kinds).toHaveLength(40)
  expect(standing).toEqual([
    ['library', 'indigo plant', 'crane'],
    ['indigo plant', 'hut'],
  ])
  expect(built.toSorted()).toEqual(['crane', 'hut', 'indigo plant', 'library', 'well'])
  orThrow(row.rules.fromPosition({ governor: 0, seats: [{}, {}] }, state))
  expect(row.builtIn(state)).toMatchObject({ built: [], kinds: { length: 29 } })
})

test('--by-building counts buildings, the most frequent first; a bot against itself always', async () => {
  for (const line of ['arena random random', 'arena greedy random --by-building']) {
    const { out } = await type(`${line} --players 2 --games 1 --seed 7 --threads 1 --json`)
    const { buildings } = JSON.parse(out) as { buildings: readonly { perGame: number }[] }
    const counts = buildings.map(({ perGame }) => perGame)
    expect(counts.length).toBeGreaterThan(17)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  }
})

test('the table names what was built, and what never was', () => {
  const built: Done['built'] = {
    kinds: ['hut', 'well', 'park'],
    built: ['hut'],
    standing: [['hut'], [], []],
  }
  const done = jobsOf({ ...duel, games: 3 }).map(
    (job): Done => ({
      job,
      played: {
        totals: [3, 2, 1],
        shares: [1, 0, 0],
        rounds: 9,
        first: 0,
        decisions: [],
        milliseconds: [],
      },
      endTriggers: 1,
      built,
    }),
  )
  const table = (withBuilt: boolean) => say.arena.table(figuresOf({ ...duel, withBuilt }, done, 1))
  expect(table(true)).toMatch(/\nbuilt +per game +winners have\nhut +1\.00 +100\.0 %\n/)
  expect(table(true)).toMatch(/\nnever built +well, park\n$/)
  expect(table(false)).not.toContain('built')
})

test.each([
  ['arena', 'Two bots are needed'],
  ['arena greedy', `There are: ${BOTS.map(({ name }) => name).join(', ')}.`],
  ['arena greedy random flat', '"flat" is one word too many'],
  ['arena clever random', 'there is no bot "clever"; there are random, greedy'],
  ['arena greedy clever', 'there is no bot "clever"'],
  ['arena uct:fast random', '"uct:fast": a budget is written as in uct:1s'],
  ['arena uct:0ms random', 'a budget is written as'],
  ['arena uct:1.5i random', 'a budget is written as'],
  ['arena uct:1s:2s random', 'a budget is written as'],
  ['arena greedy random --games 0', '--games must be a whole number from 1'],
  ['arena greedy random --threads 0', '--threads must be a whole number from 1'],
  ['arena greedy random --players 9', '2, 3, 4, 5'],
  [`arena greedy random --seed ${'s'.repeat(201)}`, 'at most 200 characters'],
])('`doubloon %s` is refused with what is possible', async (line, part) => {
  const { code, out, err } = await type(line)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain(part)
})
