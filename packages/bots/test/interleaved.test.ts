/**
 * Bots keep nothing from one call to the next: whoever else thinks in the same process, before, after or in the middle of a
 * thought, changes no move. In one process run the seats of a table, the hints for people and several tables of a server.
 */
import { determinize, type GameState, MoveList, orThrow, seedRng } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { describe, expect, test } from 'vitest'
import { botAdapterOf, parsePlayer, type Task } from '../src/index.ts'

type Rules = Task<GameState>['rules']

const PUERTO_RICO = puertoRico as unknown as Rules
const SAN_JUAN = sanJuan as unknown as Rules
const optionsOf = {
  [puertoRico.game]: (raw: object) => orThrow<object>(puertoRico.parseOptions(raw)),
  [sanJuan.game]: (raw: object) => orThrow<object>(sanJuan.parseOptions(raw)),
}

/** A table, to be played decision by decision. */
interface Table {
  readonly rules: Rules
  readonly raw: object
  readonly player: string
}

/** More decisions than this are not compared. */
const DECISIONS = 50

/** Plays a game; what is yielded are the steps. */
function* play({ rules, raw, player }: Table): Generator<number> {
  const { bot, budget } = orThrow(parsePlayer(player))
  const adapter = botAdapterOf<GameState>(rules.game)
  const state = rules.newState()
  const moves = new MoveList(rules.moveCount)
  const rng = new Uint32Array(4)
  rules.setUp(state, optionsOf[rules.game]?.(raw) as never, `interleaved ${player}`, moves)
  for (let decision = 0; moves.length > 0 && decision < DECISIONS; decision++) {
    const seed = `${player} ${decision}`
    seedRng(rng, seed)
    const determinized = determinize(rules, state, rules.toMove(state), rng, rules.newState())
    const { step } = bot.answer({ rules, adapter, state: determinized, seed, budget, now: () => 0 })
    yield step
    rules.play(state, step, moves)
  }
}

/** Plays all tables, one decision at each in turn. */
function inTurn(tables: readonly Table[]): readonly number[][] {
  const games = tables.map(play)
  const played: number[][] = tables.map(() => [])
  for (let decision = 0; decision < DECISIONS; decision++)
    for (const [table, game] of games.entries()) {
      const { value, done } = game.next()
      if (done !== true) played[table]?.push(value)
    }
  return played
}

test('tables in one process that take turns are played as each of them alone', () => {
  const all31 = { players: 3, buildings: 'all31' }
  const tables: readonly Table[] = [
    { rules: PUERTO_RICO, raw: { players: 4 }, player: 'greedy' },
    { rules: SAN_JUAN, raw: { players: 3 }, player: 'expert' },
    { rules: PUERTO_RICO, raw: all31, player: 'uct-greedy:30i' },
    { rules: SAN_JUAN, raw: { players: 4, expansion: true }, player: 'uct-greedy:30i' },
    { rules: SAN_JUAN, raw: { players: 2 }, player: 'club' },
    { rules: PUERTO_RICO, raw: { players: 3 }, player: 'expert' },
  ]
  const alone = tables.map((table) => [...play(table)])
  expect(inTurn(tables)).toEqual(alone)
  for (const steps of alone) expect(steps).toHaveLength(DECISIONS)
})

/** Positions of a game that quick moves play. */
function positions(rules: Rules, raw: object, seed: string): readonly GameState[] {
  const adapter = botAdapterOf<GameState>(rules.game)
  const s = rules.newState()
  const moves = new MoveList(rules.moveCount)
  const dice = new Uint32Array(4)
  const found: GameState[] = []
  seedRng(dice, seed)
  rules.setUp(s, optionsOf[rules.game]?.(raw) as never, seed, moves)
  while (moves.length > 0) {
    const kept = rules.newState()
    kept.copyFrom(s)
    found.push(kept)
    rules.play(s, adapter.pick(s, moves, dice), moves)
  }
  return found
}

/** Everything that a search asks of a position: the quick move and both evaluations of every seat. */
function answers(rules: Rules, s: GameState, offers: MoveList): readonly number[] {
  const adapter = botAdapterOf<GameState>(rules.game)
  const dice = new Uint32Array(4)
  seedRng(dice, 'answers')
  const seats = Array.from({ length: rules.players(s) }, (_, seat) => seat)
  return [
    adapter.pick(s, offers, dice),
    ...seats.map((seat) => adapter.expectedScore(s, seat)),
    ...seats.map((seat) => adapter.smallNetValue(s, seat, 0)),
  ]
}

/** The position, but whenever a field of it is read, something else happens first. */
function interrupted(s: GameState, interrupt: () => void): GameState {
  return new Proxy(s, {
    get(target, field) {
      interrupt()
      return Reflect.get(target, field, target)
    },
  })
}

/** One position in so many is tried, and one read in so many interrupted, from position to position another one. */
const POSITIONS = 4
const READS = 7

describe.each([
  ['Puerto Rico', PUERTO_RICO, { players: 4, buildings: 'all31' }],
  ['San Juan', SAN_JUAN, { players: 4, expansion: true }],
])('%s', (_, rules, raw) => {
  test('a thought that is interrupted by thoughts about another table ends as if it had not been', () => {
    const found = positions(rules, raw, 'one')
    const others = positions(rules, { players: 3 }, 'another')
    const offers = new MoveList(rules.moveCount)
    const othersOffers = new MoveList(rules.moveCount)
    let reads = 0
    let interruptions = 0
    for (const [index, s] of found.entries()) {
      if (index % POSITIONS !== 0) continue
      rules.offers(s, offers)
      const alone = answers(rules, s, offers)
      reads = index / POSITIONS
      const seen = interrupted(s, () => {
        if (reads++ % READS !== 0) return
        const other = others[interruptions++ % others.length] as GameState
        rules.offers(other, othersOffers)
        answers(rules, other, othersOffers)
      })
      expect(answers(rules, seen, offers)).toEqual(alone)
    }
    expect(interruptions).toBeGreaterThan((10 * found.length) / POSITIONS)
  })
})
