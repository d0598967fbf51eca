import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parsePlayer } from '@doubloon/bots'
import { expect, test } from 'vitest'
import type { Done } from '../src/arena/job.ts'
import { planOf, ranksOf } from '../src/arena/ladder.ts'
import { ladderPage } from '../src/arena/ladder-page.ts'
import { PUBLISHED } from '../src/arena/published.ts'
import { findGame } from '../src/games.ts'
import { type } from './run.ts'

/** A table of three with four bots, and games that end as the strength of the bots says: a > b > c > d. */
const setting = { game: 'puerto-rico', players: 3, bots: ['a', 'b', 'c', 'd'] }
const effort = { games: 8, duelGames: 0, seed: 's' }
const ended = (jobs: ReturnType<typeof planOf>['jobs']): Done[] =>
  jobs.map((job) => {
    const totals = job.players.map((bot) => 100 - 10 * setting.bots.indexOf(bot))
    const best = Math.max(...totals)
    const winners = totals.filter((total) => total === best).length
    const shares = totals.map((total) => (total === best ? 1 / winners : 0))
    const decisions = totals.map(() => 10)
    const milliseconds = totals.map((total) => total)
    return {
      job,
      played: { totals, shares, rounds: 15, first: 0, decisions, milliseconds },
      endTriggers: 1,
    }
  })

test('everything published can be played', () => {
  for (const { game, players, bots } of PUBLISHED) {
    expect(findGame(game)?.rules.parseOptions({ players }).ok).toBe(true)
    for (const bot of bots) expect(parsePlayer(bot).ok).toBe(true)
    expect(bots).toContain('greedy')
  }
})

test.each([
  [3, ['a', 'b', 'c', 'd'], 8],
  [5, ['a', 'b', 'c', 'd', 'e', 'f'], 12],
  [4, ['a', 'b', 'c'], 6],
])(
  '%i at a table of %j: each bot has every seat equally often, every seed in all seats',
  (players, bots, games) => {
    const { jobs } = planOf({ game: 'puerto-rico', players, bots }, { ...effort, games })
    expect(jobs).toHaveLength(games)
    for (const bot of bots)
      for (let seat = 0; seat < players; seat++) {
        const there = jobs.filter((job) => job.players[seat] === bot)
        expect(there).toHaveLength(games / bots.length)
        expect(new Set(there.map((job) => job.seed)).size).toBe(there.length)
      }
    if (bots.length >= players)
      for (const job of jobs) expect(new Set(job.players).size).toBe(players)
  },
)

test('tables come from the seed, and games are rounded up to whole rounds', () => {
  const tables = (seed: string) =>
    planOf(setting, { ...effort, games: 21, seed }).jobs.map((job) => job.players.join())
  expect(tables('s')).toHaveLength(24)
  expect(tables('s')).toEqual(tables('s'))
  expect(tables('s')).not.toEqual(tables('t'))
})

test.each([
  [
    [1, 0, 0],
    [50, 40, 30],
    [0, 1, 2],
  ],
  [
    [0, 0.5, 0.5],
    [30, 50, 50],
    [2, 0, 0],
  ],
  [
    [0, 1, 0],
    [50, 50, 30],
    [1, 0, 2],
  ],
  [
    [1, 0, 0, 0],
    [50, 30, 40, 30],
    [0, 2, 1, 2],
  ],
])('shares %j and points %j are the ranks %j', (shares, totals, ranks) => {
  expect(ranksOf({ shares, totals })).toEqual(ranks)
})

test('a standing sums up the games by bot, the best first', () => {
  const { jobs, standing } = planOf(setting, effort)
  const { rungs, ...rest } = standing(ended(jobs), 9)
  expect(rest).toEqual({
    game: 'puerto-rico',
    players: 3,
    games: 8,
    anchor: 'a',
    duels: [],
    roundsPerGame: 15,
    // One table of four is without a.
    winnersMean: 97.5,
    seconds: 9,
  })
  expect(rungs.map(({ bot }) => bot)).toEqual(['a', 'b', 'c', 'd'])
  expect(rungs[0]).toEqual({
    bot: 'a',
    rating: 1000,
    low: 1000,
    high: 1000,
    games: 6,
    winShare: 1,
    meanScore: 100,
    msPerMove: 10,
  })
  expect(rungs[1]).toMatchObject({ games: 6, winShare: 1 / 3, meanScore: 90, msPerMove: 9 })
})

test('duels: each bot against each one before it, in whole rounds of seats', () => {
  const { jobs, standing } = planOf(setting, { ...effort, duelGames: 4 })
  const { duels, games } = standing(ended(jobs), 9)
  expect(games).toBe(8)
  expect(jobs).toHaveLength(8 + 6 * 6)
  expect(duels.map(({ one, other }) => one + other)).toEqual(['ba', 'ca', 'cb', 'da', 'db', 'dc'])
  for (const it of duels) expect(it).toMatchObject({ games: 6, winShare: 0, low: 0 })
})

test('the page says what was measured, and how to do it again', () => {
  const { jobs, standing } = planOf(setting, { ...effort, duelGames: 3 })
  const run = { command: 'npx doubloon ladder --seed s', seed: 's', commit: 'abc', node: 'v1' }
  const page = ladderPage([standing(ended(jobs), 9)], { ...run, cores: 4, threads: 1 })
  for (const line of [
    '## Puerto Rico, 3 players',
    "8 games · 15.0 rounds per game · winners' mean 97.5 · fair share 33.3 %",
    '| bot | rating | 95 % interval | games | win share | mean score | ms per move |',
    '| `a` | 1000 | anchor | 6 | 100.0 % | 100.0 | 10.00 |',
    '| `b` | 2 × `a` | 3 | 0.0 % | 0.0 % … 56.2 % |',
    'npx doubloon ladder --seed s',
    '| commit | abc |',
    '| Node | v1 |',
    '| cores | 4; games were played on 1 thread |',
  ])
    expect(page.split('\n')).toContain(line)
})

test('ladder writes its page, and prints it where it cannot; --quick and the seed decide everything but time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-ladder-'))
  const path = join(folder, 'ladder.md')
  const said = 'ladder --game puerto-rico --players 2 --bots random,uct-round:1s --quick --games 1'
  const line = `${said} --duel-games 1 --seed x --threads 1`
  const written = await type(`${line} --json --out ${path}`)
  const failed = await type(`${line} --out ${folder}`)
  const page = readFileSync(path, 'utf8')
  rmSync(folder, { recursive: true })

  expect([written.code, written.err]).toEqual([0, ''])
  const { command, standings } = JSON.parse(written.out)
  expect(command).toBe(`npx doubloon ${said} --duel-games 1 --seed x`)
  expect(standings).toHaveLength(1)
  const [{ game, players, games, anchor, duels, rungs }] = standings
  expect([game, players, games, anchor]).toEqual(['puerto-rico', 2, 2, 'random'])
  expect(duels).toMatchObject([{ one: 'uct-round:20i', other: 'random', games: 2 }])
  expect(new Set(rungs.map(({ bot }: { bot: string }) => bot))).toEqual(
    new Set(['random', 'uct-round:20i']),
  )

  expect(failed.code).toBe(1)
  expect(failed.err).toBe(`${folder} cannot be written: it is a folder.\n`)
  expect(page).toContain('## Puerto Rico, 2 players')
  expect(page).not.toContain(folder)
  const timeless = (text: string) => text.replaceAll(/\d+\.\d\d \||time \| .*/g, '')
  expect(timeless(failed.out)).toBe(timeless(page))
})

test.each([
  ['ladder --bots random,clever', 'there is no bot "clever"; there are random, greedy'],
  ['ladder --bots random,uct:soon', '"uct:soon": a budget is written as in uct:1s'],
  ['ladder --bots random', '--bots needs at least two different bots; "random" names fewer.'],
  ['ladder --bots random,', 'there is no bot ""'],
  ['ladder --bots random,greedy,random', '--bots names random twice.'],
  ['ladder --game chess', 'puerto-rico, san-juan'],
  ['ladder --game san-juan --players 5', 'There are: 2, 3, 4.'],
  ['ladder --players 9', '--players must be a whole number from 2 to 5, not "9"'],
  ['ladder --games 0', '--games must be a whole number from 1'],
  ['ladder --duel-games x', '--duel-games must be a whole number from 1'],
  ['ladder greedy', '"greedy" is one word too many'],
  [`ladder --seed ${'s'.repeat(201)}`, 'at most 200 characters'],
])('`doubloon %s` is refused with what is possible', async (line, part) => {
  const { code, out, err } = await type(line)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain(part)
})
