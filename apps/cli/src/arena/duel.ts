/** One bot against another in all other seats: seats rotated, the same seeds for every seat. */
import { wilson } from '@doubloon/bots'
import type { CommandAdapter } from '../command-adapter.ts'
import { buildingFiguresOf } from './buildings.ts'
import type { DuelFigures } from './figures.ts'
import type { Done, Job } from './job.ts'

/** What is to be measured. */
export interface Duel {
  readonly row: CommandAdapter
  readonly options: object
  readonly players: number
  /** The two bots as they are written. */
  readonly one: string
  readonly other: string
  readonly games: number
  readonly seed: string
  /** Whether what was built is counted. */
  readonly withBuilt?: boolean
}

/** The games of a duel: every seed is played once from each seat, or only once where all seats are alike. */
export function jobsOf(duel: Duel): readonly Job[] {
  const { row, options, players, one, other, games, seed, withBuilt = false } = duel
  const times = one === other ? 1 : players
  return Array.from({ length: games }, (_, number) => ({
    number,
    game: row.rules.game,
    options,
    seed: `${seed}-${Math.floor(number / times)}`,
    players: Array.from({ length: players }, (_, seat) =>
      seat === number % players ? one : other,
    ),
    withBuilt,
  }))
}

/** Sums up the games of a duel. */
export function figuresOf(duel: Duel, done: readonly Done[], seconds: number): DuelFigures {
  const { row, players, one, other } = duel
  const games = done.length
  const seatOf = ({ job }: Done) => job.number % players
  const mean = (of: (it: Done) => number, among = done) =>
    among.reduce((sum, it) => sum + of(it), 0) / Math.max(1, among.length)
  const share = (it: Done) => it.played.shares[seatOf(it)] ?? 0
  const others = (it: Done, values: readonly number[]) =>
    values.reduce((sum, value, seat) => (seat === seatOf(it) ? sum : sum + value), 0)
  const winShare = mean(share)
  const { low, high } = wilson(winShare, games)
  const perMove = (time: (it: Done) => number, count: (it: Done) => number) =>
    mean(time) / Math.max(1e-9, mean(count))
  return {
    games,
    winShare,
    low,
    high,
    fair: 1 / players,
    meanScore: {
      [one]: mean((it) => it.played.totals[seatOf(it)] ?? 0),
      ...(one !== other && {
        [other]: mean((it) => others(it, it.played.totals) / (players - 1)),
      }),
    },
    msPerMove: {
      [one]: perMove(
        (it) => it.played.milliseconds[seatOf(it)] ?? 0,
        (it) => it.played.decisions[seatOf(it)] ?? 0,
      ),
      ...(one !== other && {
        [other]: perMove(
          (it) => others(it, it.played.milliseconds),
          (it) => others(it, it.played.decisions),
        ),
      }),
    },
    bySeat: Array.from({ length: players }, (_, place) =>
      one === other
        ? mean(({ played }) => played.shares[(played.first + place) % players] ?? 0)
        : mean(
            share,
            done.filter((it) => (it.played.first + place) % players === seatOf(it)),
          ),
    ),
    roundsPerGame: mean((it) => it.played.rounds),
    winnersMean: mean((it) => Math.max(...it.played.totals)),
    endReasons: endReasonsOf(row, done),
    seconds,
    ...(duel.withBuilt === true && { buildings: buildingFiguresOf(done) }),
  }
}

/** Games by what ended them; a game with two reasons counts for its first. */
function endReasonsOf(
  row: CommandAdapter,
  done: readonly Done[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { endTriggers } of done) {
    const reason = row.endReasons[31 - Math.clz32(endTriggers & -endTriggers)] ?? 'none'
    counts[reason] = (counts[reason] ?? 0) + 1
  }
  return counts
}
