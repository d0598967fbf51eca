/**
 * The ladder: bots in mixed tables, every bot equally often in every seat, rated by how the games ended. On request each bot
 * also plays against each simpler one in all other seats.
 */
import { type Played, type Rating, rate } from '@doubloon/bots'
import { orThrow, random, seedRng } from '@doubloon/engine'
import { findGame } from '../games.ts'
import { type Duel, figuresOf, jobsOf } from './duel.ts'
import type { Done, Job } from './job.ts'
import { ANCHOR, type Published } from './published.ts'

/** How much is played at each kind of table. */
export interface Effort {
  readonly games: number
  /** Games of each duel; 0 = no duels. */
  readonly duelGames: number
  readonly seed: string
}

/** How a bot did in the mixed tables; `games` counts a seat each. */
export interface Rung extends Rating {
  readonly games: number
  readonly winShare: number
  readonly meanScore: number
  readonly msPerMove: number
}

/** How one bot did against another in all other seats. */
export interface DuelResult {
  readonly one: string
  readonly other: string
  readonly games: number
  readonly winShare: number
  readonly low: number
  readonly high: number
}

/** One game with one number of players. */
export interface Standing {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly anchor: string
  /** The best first. */
  readonly rungs: readonly Rung[]
  readonly duels: readonly DuelResult[]
  readonly roundsPerGame: number
  readonly winnersMean: number
  readonly seconds: number
}

/** What has to be played at one kind of table, and what to make of it. */
export interface LadderPlan {
  readonly jobs: readonly Job[]
  standing(done: readonly Done[], seconds: number): Standing
}

/** Plans all games of one kind of table. */
export function planOf({ game, players, bots }: Published, effort: Effort): LadderPlan {
  const row = findGame(game)
  if (row === undefined) throw new Error(`no such game: ${game}`)
  const options = orThrow(row.rules.parseOptions({ players }))
  const { seed } = effort
  const tables = tablesOf(bots, players, effort)
  const mixed = tables.map((table, number) => ({ ...table, number, game, options }))
  const duels = duelsOf(bots, wholeRounds(effort.duelGames, players)).map(
    (pair): Duel => ({ ...pair, row, options, players, seed }),
  )
  return {
    jobs: [...mixed, ...duels.flatMap(jobsOf)],
    standing(done, seconds) {
      const played = done.slice(0, mixed.length)
      return {
        game,
        players,
        games: played.length,
        anchor: anchorOf(bots),
        rungs: rungsOf(bots, played, seed),
        duels: duels.map((duel, number) =>
          resultOf(duel, partOf(done, mixed.length + number * duel.games, duel.games)),
        ),
        roundsPerGame: mean(played.map((it) => it.played.rounds)),
        winnersMean: mean(played.map((it) => Math.max(...it.played.totals))),
        seconds,
      }
    },
  }
}

/**
 * Who sits where. A seed is played as often as there are bots, everybody moving on by one seat, so that each has every seat
 * once; who sits beside whom is drawn anew for every seed.
 */
function tablesOf(
  bots: readonly string[],
  players: number,
  { games, seed }: Effort,
): readonly Pick<Job, 'seed' | 'players'>[] {
  const rng = new Uint32Array(4)
  seedRng(rng, `${seed} tables`)
  let circle = bots
  return Array.from({ length: wholeRounds(games, bots.length) }, (_, number) => {
    const turn = number % bots.length
    if (turn === 0) circle = shuffled(bots, rng)
    return {
      seed: `${seed}-${Math.floor(number / bots.length)}`,
      players: Array.from(
        { length: players },
        (_, seat) => circle[(turn + seat) % bots.length] ?? '',
      ),
    }
  })
}

/** So many games, or the few more that make the rounds of `size` complete. */
function wholeRounds(games: number, size: number): number {
  return Math.ceil(games / size) * size
}

function shuffled(bots: readonly string[], rng: Uint32Array): readonly string[] {
  const left = [...bots]
  return bots.flatMap(() => left.splice(random(rng, left.length), 1))
}

/** Each bot against each one before it; none without games. */
function duelsOf(
  bots: readonly string[],
  games: number,
): readonly Pick<Duel, 'one' | 'other' | 'games'>[] {
  if (games === 0) return []
  return bots.flatMap((one, at) => bots.slice(0, at).map((other) => ({ one, other, games })))
}

/** Some of the games, numbered from 0 again: a duel knows seats by the number. */
function partOf(done: readonly Done[], from: number, games: number): readonly Done[] {
  return done.slice(from, from + games).map((it, number) => ({ ...it, job: { ...it.job, number } }))
}

function resultOf(duel: Duel, done: readonly Done[]): DuelResult {
  const { one, other } = duel
  const { games, winShare, low, high } = figuresOf(duel, done, 0)
  return { one, other, games, winShare, low, high }
}

/** The bot whose rating is given, not measured. */
function anchorOf(bots: readonly string[]): string {
  return bots.find((bot) => bot === ANCHOR.bot) ?? bots[0] ?? ''
}

function rungsOf(bots: readonly string[], done: readonly Done[], seed: string): readonly Rung[] {
  const ratings = rate(
    done.map(({ job, played }) => ({ bots: job.players, ranks: ranksOf(played) })),
    { bots, anchor: anchorOf(bots), anchorRating: ANCHOR.rating, seed },
  )
  return ratings.map((it) => rungOf(it, done)).sort((a, b) => b.rating - a.rating)
}

function rungOf(rating: Rating, done: readonly Done[]): Rung {
  const seats = done.flatMap(({ job, played }) =>
    job.players.flatMap((bot, seat) => (bot === rating.bot ? [seatOf(played, seat)] : [])),
  )
  const sum = (of: keyof ReturnType<typeof seatOf>) =>
    seats.reduce((total, seat) => total + seat[of], 0)
  return {
    ...rating,
    games: seats.length,
    winShare: sum('share') / seats.length,
    meanScore: sum('total') / seats.length,
    msPerMove: sum('milliseconds') / Math.max(1, sum('decisions')),
  }
}

function seatOf(played: Played, seat: number) {
  return {
    share: played.shares[seat] ?? 0,
    total: played.totals[seat] ?? 0,
    milliseconds: played.milliseconds[seat] ?? 0,
    decisions: played.decisions[seat] ?? 0,
  }
}

/** By seat, how many did better: the winners of the rules (tie-breakers count), then by points. */
export function ranksOf({ shares, totals }: Pick<Played, 'shares' | 'totals'>): readonly number[] {
  const isBehind = (seat: number, other: number) => {
    const lead = (shares[other] ?? 0) - (shares[seat] ?? 0)
    return lead > 0 || (lead === 0 && (totals[other] ?? 0) > (totals[seat] ?? 0))
  }
  return shares.map((_, seat) => shares.filter((_, other) => isBehind(seat, other)).length)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
