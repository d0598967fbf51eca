/**
 * Plays games one step ahead in one world and writes their role choices down: `node self-play.mjs '{"out": "data/gen0-0", …}'`.
 * One process of many, each with its own seed; says at the end how much it did.
 */
import { appendFileSync, rmSync } from 'node:fs'
import { imagine, MoveList, nextWord, orThrow, random, seedRng } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { CHOOSE, DRAFT, MAX_PLAYERS, ROLES_N, type State } from '@doubloon/puerto-rico/fast'
import { FeatureList } from '../packages/bots/src/net/feature-list.ts'
import { lookAhead } from '../packages/bots/src/net/look-ahead.ts'
import { MOST_FEATURES, PuertoRicoFeatures } from '../packages/bots/src/net/puerto-rico/features.ts'
import { oneStepAhead, type Tried } from '../packages/bots/src/one-step.ts'
import { finalShares } from '../packages/bots/src/outcome.ts'
import { senseOf } from '../packages/bots/src/registry.ts'
import { netsAt } from './players.ts'
import { GameRecords } from './record.ts'

/** What a process is asked to do. */
interface Order {
  /** Files begin so; their number of players follows. */
  readonly out: string
  readonly seed: string
  /** The number of its first game; games of other processes have others. */
  readonly first: number
  readonly seconds: number
  /** The net that judges; without one it is the experience there is. */
  readonly net?: string
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
  const evaluator = order.net === undefined ? undefined : netsAt(order.net)
  const sense = senseOf<State>('puerto-rico')
  const features = new PuertoRicoFeatures()
  const list = new FeatureList(MOST_FEATURES, MAX_PLAYERS)
  const records = Array.from({ length: MAX_PLAYERS + 1 }, (_, players) => new GameRecords(players))
  const trust = new Float64Array(ROLES_N)
  const state = puertoRico.newState()
  const world = puertoRico.newState()
  const moves = new MoveList(puertoRico.moveCount)
  const rng = new Uint32Array(4)
  const dice = new Uint32Array(4)
  const mix = order.mix.map(({ share, options }) => ({
    share,
    options: orThrow(puertoRico.parseOptions(options)),
  }))
  const all = mix.reduce((sum, { share }) => sum + share, 0)
  for (let players = 2; players <= MAX_PLAYERS; players++) rmSync(pathOf(players), { force: true })
  const start = performance.now()
  let games = 0
  let positions = 0
  for (; performance.now() - start < 1000 * order.seconds; games++) {
    const seed = `${order.seed} ${games}`
    seedRng(dice, seed)
    const { options } = mix[pickByShare(mix.map(({ share }) => share / all))]
    puertoRico.setUp(state, options, seed, moves)
    const kept = records[state.players]
    kept.clear()
    for (let decision = 0; moves.length > 0; decision++)
      puertoRico.play(state, decide(`${seed} ${decision}`, kept), moves)
    const shares = new Float64Array(state.players)
    finalShares(puertoRico, state, shares)
    const totals = Array.from(shares, (_, seat) => puertoRico.total(state, seat))
    appendFileSync(pathOf(state.players), kept.finish(shares, totals, order.first + games))
    positions += kept.length
  }
  return { games, positions, seconds: (performance.now() - start) / 1000 }

  function decide(seed: string, kept: GameRecords): number {
    const isRole = sense.isRoleChoice(state)
    // Kinds are drafted at random, and later steps of a choice left to the sense: both matter less than their number.
    if (state.stage === DRAFT) return moves.at(random(dice, moves.length))
    if (sense.isContinued(state)) return strayOr(sense.pick(state, moves, dice))
    const seat = puertoRico.toMove(state)
    seedRng(rng, seed)
    const imagined = imagine(puertoRico, state, seat, rng, world)
    const task = { rules: puertoRico, sense, state: imagined, seed, budget: {}, now: () => 0 }
    const tried =
      evaluator === undefined
        ? oneStepAhead(task, 'by experience', 1)
        : lookAhead(task, evaluator(state), 1)
    if (isRole) {
      trust.fill(0)
      const trusts = softly(tried, seat, TRUST_TEMPERATURE)
      for (const [i, { step }] of tried.entries()) trust[step - CHOOSE] = trusts[i]
      features.describe(state, list)
      kept.add(list, seat, state.round, trust)
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
