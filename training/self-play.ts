/**
 * Plays games one step ahead in few determinizations and writes their role choices down: `node self-play.mjs '{"game": "san-juan", "out": "data/gen0-0", …}'`.
 * One process of many, each with its own seed; says at the end how much it did.
 */
import { appendFileSync, rmSync } from 'node:fs'
import { determinize, MoveList, nextWord, orThrow, random, seedRng } from '@doubloon/engine'
import { FeatureList } from '../packages/bots/src/net/feature-list.ts'
import { lookAhead } from '../packages/bots/src/net/look-ahead.ts'
import { oneStepAhead, type Tried } from '../packages/bots/src/one-step.ts'
import { finalShares } from '../packages/bots/src/outcome.ts'
import { trainedGame } from './games.ts'
import { netsAt } from './players.ts'
import { GameRecords, MOST_VIEWS } from './record.ts'

/** What a process is asked to do. */
interface Order {
  readonly game: string
  /** Files begin so; their number of players follows. */
  readonly out: string
  readonly seed: string
  /** The number of its first game; games of other processes have others. */
  readonly first: number
  readonly seconds: number
  /** The net that evaluates; without one it is the small net. */
  readonly net?: string
  /** Determinizations that a move is tried in: one, if nothing is said. */
  readonly determinizations?: number
  /** Whether later steps of a choice are tried too, instead of being left to the heuristics. */
  readonly everyStep?: boolean
  /** Which games, and in which shares. */
  readonly mix: readonly { readonly share: number; readonly options: object }[]
}

/** A difference of shares that makes a move e times as likely to be played, and a role e times as trusted. */
const TEMPERATURE = 0.01
const TRUST_TEMPERATURE = 0.02
/** In so many of 1024 decisions any move is taken: positions that good players avoid are met too. */
const STRAYING = 20
const WORDS = 2 ** 32

const order = JSON.parse(process.argv[2] ?? '{}') as Order
console.log(JSON.stringify(play()))

function play() {
  const { described, isByLot, adapter } = trainedGame(order.game)
  const { rules } = adapter
  const evaluator = order.net === undefined ? undefined : netsAt(order.net, described)
  const game = described()
  const list = new FeatureList(game.mostFeatures, game.mostSeats)
  // What hands bring is learned by seeing them: with hidden hands every seat writes the game down as it sees it.
  const records = Array.from({ length: game.mostSeats + 1 }, (_, players) =>
    Array.from(
      { length: adapter.hasHiddenHands ? players : 1 },
      () => new GameRecords(players, game),
    ),
  )
  const trust = new Float64Array(game.choices)
  const state = rules.newState()
  const determinization = rules.newState()
  const moves = new MoveList(rules.moveCount)
  const rng = new Uint32Array(4)
  const dice = new Uint32Array(4)
  const mix = order.mix.map(({ share, options }) => ({
    share,
    options: orThrow(rules.parseOptions(options)),
  }))
  const all = mix.reduce((sum, { share }) => sum + share, 0)
  for (let players = 2; players <= game.mostSeats; players++)
    rmSync(pathOf(players), { force: true })
  const start = performance.now()
  let games = 0
  let positions = 0
  for (; performance.now() - start < 1000 * order.seconds; games++) {
    const seed = `${order.seed} ${games}`
    seedRng(dice, seed)
    const { options } = mix[pickByShare(mix.map(({ share }) => share / all))]
    rules.setUp(state, options, seed, moves)
    const players = rules.players(state)
    const kept = records[players]
    for (const view of kept) view.clear()
    for (let decision = 0; moves.length > 0; decision++)
      rules.play(state, decide(`${seed} ${decision}`, kept), moves)
    const shares = new Float64Array(players)
    finalShares(rules, state, shares)
    const totals = Array.from(shares, (_, seat) => rules.total(state, seat))
    for (const [viewer, view] of kept.entries()) {
      const number = MOST_VIEWS * (order.first + games) + viewer
      appendFileSync(pathOf(players), view.finish(shares, totals, number))
      positions += view.length
    }
  }
  return { games, positions, seconds: (performance.now() - start) / 1000 }

  function decide(seed: string, kept: readonly GameRecords[]): number {
    const isRole = adapter.isRoleChoice(state)
    if (isByLot(state)) return moves.at(random(dice, moves.length))
    if (order.everyStep !== true && adapter.isContinued(state))
      return strayOr(adapter.pick(state, moves, dice))
    const seat = rules.toMove(state)
    seedRng(rng, seed)
    const determinized = determinize(rules, state, seat, rng, determinization)
    const task = { rules, adapter, state: determinized, seed, budget: {}, now: () => 0 }
    const tried =
      evaluator === undefined
        ? oneStepAhead(task, 'small net', order.determinizations ?? 1)
        : lookAhead(task, evaluator(state), order.determinizations ?? 1)
    if (isRole) {
      trust.fill(0)
      const trusts = softly(tried, seat, TRUST_TEMPERATURE)
      for (const [i, { step }] of tried.entries()) trust[step - game.firstChoice] = trusts[i]
      for (const [viewer, view] of kept.entries()) {
        game.describe(state, viewer, list)
        view.add(list, seat, adapter.round(state), trust)
      }
    }
    return strayOr(tried[pickByShare(softly(tried, seat, TEMPERATURE))].step)
  }

  function strayOr(step: number): number {
    return random(dice, 1024) < STRAYING ? moves.at(random(dice, moves.length)) : step
  }

  function pickByShare(shares: readonly number[]): number {
    let left = nextWord(dice) / WORDS
    for (const [i, share] of shares.entries()) {
      left -= share
      if (left < 0) return i
    }
    return 0
  }
}

/** Parts of 1 by how good the moves are for a seat. */
function softly(tried: readonly Tried[], seat: number, temperature: number): number[] {
  const best = Math.max(...tried.map(({ shares }) => shares[seat]))
  const parts = tried.map(({ shares }) => Math.exp((shares[seat] - best) / temperature))
  const sum = parts.reduce((a, b) => a + b)
  return parts.map((part) => part / sum)
}

function pathOf(players: number): string {
  return `${order.out}-${players}.bin`
}
