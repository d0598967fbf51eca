/**
 * Many games by random players through the fast door. The loop allocates nothing per move: one state, one
 * move list, one generator for all players. Every game has its own seeds, so game number i can be found again.
 */
import { Fingerprint, type GameState, MoveList, random, seedRng } from '@doubloon/engine'
import type { CommandAdapter } from './command-adapter.ts'

/** What came out of a series of games. */
export interface Tally {
  readonly games: number
  decisions: number
  rounds: number
  /** Sum of the scores and of the shares in victories, by seat. */
  readonly scores: number[]
  readonly wins: number[]
  /** Games by what triggered their end first. */
  readonly endReasons: Record<string, number>
  /** Of all final positions. */
  hash: string
}

/** A series of games with the same options: game i has the seed `seed-i`. */
export interface Series {
  readonly options: object
  readonly games: number
  readonly seed: string
}

/** Plays the series; `onGame` is told after every game. */
export function simulate(
  row: CommandAdapter,
  series: Series,
  onGame: (done: number) => void,
): Tally {
  const { rules } = row
  const state = rules.newState()
  const moves = new MoveList()
  const dice = new Uint32Array(4)
  const fingerprint = new Fingerprint()
  const words = new Uint32Array(state.bytes.buffer)
  const tally = emptyTally(series.games)
  for (let game = 0; game < series.games; game++) {
    const seed = `${series.seed}-${game}`
    rules.setUp(state, series.options, seed, moves)
    seedRng(dice, `${seed}-players`)
    let triggers = 0
    let decisions = 0
    while (moves.length > 0) {
      rules.play(state, moves.at(random(dice, moves.length)), moves)
      decisions++
      if (triggers === 0) triggers = row.endTriggers(state)
    }
    tally.decisions += decisions
    addGame(row, state, triggers, tally)
    fingerprint.add(words)
    onGame(game + 1)
  }
  tally.hash = fingerprint.toString()
  return tally
}

function emptyTally(games: number): Tally {
  return { games, decisions: 0, rounds: 0, scores: [], wins: [], endReasons: {}, hash: '' }
}

/** Adds a finished game; a shared victory is shared. */
function addGame(row: CommandAdapter, state: GameState, triggers: number, tally: Tally): void {
  const { rules } = row
  const players = rules.players(state)
  const winners = rules.winners(state)
  let count = 0
  for (let seat = 0; seat < players; seat++) count += (winners >> seat) & 1
  for (let seat = 0; seat < players; seat++) {
    tally.scores[seat] = (tally.scores[seat] ?? 0) + rules.total(state, seat)
    tally.wins[seat] = (tally.wins[seat] ?? 0) + ((winners >> seat) & 1) / count
  }
  tally.rounds += row.round(state)
  // Of several triggers at one moment the first of the rulebook counts.
  const reason = row.endReasons[31 - Math.clz32(triggers & -triggers)] ?? 'unknown'
  tally.endReasons[reason] = (tally.endReasons[reason] ?? 0) + 1
}
