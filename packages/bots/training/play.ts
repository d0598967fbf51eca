/**
 * Plays games and writes down positions of them with how they ended, for fit.ts to learn from. Seats are played by the
 * game's heuristics (`heuristic`), by a bot, or quickly by the net there is (`small-net`: one determinization, one step ahead):
 * `node --conditions=source packages/bots/training/play.ts san-juan '{"players":4}' heuristics 5000 seed data/a.bin`.
 */
import { closeSync, openSync, writeSync } from 'node:fs'
import { determinize, type GameState, MoveList, orThrow, random, seedRng } from '@doubloon/engine'
import { oneStepAhead } from '../src/one-step.ts'
import { finalShares } from '../src/outcome.ts'
import { botAdapterOf, parsePlayer } from '../src/registry.ts'
import { lessonOf, SEATS } from './game.ts'

/** In so many of 1024 decisions any move is taken: positions that good players avoid are met too. */
const STRAYING = 20
/** So many of 256 positions are kept: where a round begins, and where a role is chosen within it. */
const KEPT_AT_ROUNDS = 130
const KEPT_AT_ROLES = 70

const [game = '', optionText = '{}', who = 'heuristic', games = '100', seed = '1', path = ''] =
  process.argv.slice(2)
const { rules } = lessonOf(game)
const adapter = botAdapterOf<GameState>(game)
const options = orThrow(rules.parseOptions(JSON.parse(optionText)))
const isQuick = who === 'heuristic' || who === 'small-net'
const player = isQuick ? undefined : orThrow(parsePlayer(who))
const state = rules.newState()
const determinization = rules.newState()
const moves = new MoveList(rules.moveCount)
const rng = new Uint32Array(4)
const dice = new Uint32Array(4)
const file = openSync(path, 'w')

for (let number = 0; number < Number(games); number++) {
  const own = `${seed} ${number}`
  const kept: Uint8Array[] = []
  let round = -1
  seedRng(dice, own)
  rules.setUp(state, options as never, own, moves)
  for (let decision = 0; moves.length > 0; decision++) {
    if (isKept(round)) kept.push(state.bytes.slice())
    round = adapter.round(state)
    rules.play(state, move(`${own} ${decision}`), moves)
  }
  const ending = new Uint8Array(endingOf().buffer)
  for (const bytes of kept) {
    writeSync(file, bytes)
    writeSync(file, ending)
  }
}
closeSync(file)

/** Shares in the victory by seat, then totals by seat. */
function endingOf(): Float32Array {
  const shares = new Float64Array(rules.players(state))
  const ending = new Float32Array(2 * SEATS)
  finalShares(rules, state, shares)
  ending.set(shares)
  for (const seat of shares.keys()) ending[SEATS + seat] = rules.total(state, seat)
  return ending
}

function isKept(roundBefore: number): boolean {
  if (!adapter.isRoleChoice(state)) return false
  const isNew = adapter.round(state) !== roundBefore
  return random(dice, 256) < (isNew ? KEPT_AT_ROUNDS : KEPT_AT_ROLES)
}

function move(ownSeed: string): number {
  if (random(dice, 1024) < STRAYING) return moves.at(random(dice, moves.length))
  if (who === 'heuristic' || moves.length === 1) return adapter.pick(state, moves, dice)
  const seat = rules.toMove(state)
  seedRng(rng, ownSeed)
  const determinized = determinize(rules, state, seat, rng, determinization)
  const task = { rules, adapter, state: determinized, seed: ownSeed, budget: {}, now: () => 0 }
  if (player !== undefined) return player.bot.answer({ ...task, budget: player.budget }).step
  // Later steps of a choice matter less than their number.
  if (adapter.isContinued(state)) return adapter.pick(state, moves, dice)
  return oneStepAhead(task, 'small net', 1).reduce((best, it) =>
    it.shares[seat] > best.shares[seat] ? it : best,
  ).step
}
