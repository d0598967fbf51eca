/** Random games for tests: every state at a decision, midway of composites too. */
import {
  Game,
  type GameState,
  type GameTypes,
  MoveList,
  orThrow,
  type Rules,
  random,
  seedRng,
} from '@doubloon/engine'

/** Plays random games and shows every state that waits for a decision, and the final ones. */
export function playRandomly<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  rawOptions: object,
  games: number,
  look: (s: S, offers: MoveList) => void,
): void {
  const s = rules.newState()
  const out = new MoveList()
  const rng = new Uint32Array(4)
  seedRng(rng, JSON.stringify(rawOptions))
  for (let game = 0; game < games; game++) {
    rules.setUp(s, orThrow(rules.parseOptions(rawOptions)), `game ${game}`, out)
    for (;;) {
      look(s, out)
      if (out.length === 0) break
      actOutOfTurn(rules, s, out, rng)
      rules.play(s, out.at(random(rng, out.length)), out)
    }
  }
}

/** Where several seats may act at once, any of them does. */
function actOutOfTurn<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
  out: MoveList,
  rng: Uint32Array,
): void {
  const seat = random(rng, rules.players(s))
  if (seat !== rules.toMove(s) && (rules.waiting(s) >> seat) & 1) rules.actAs(s, seat, out)
}

/** Shows every decision of one random game, the seat that is asked first deciding. */
export function visitDecisions<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  rawOptions: object,
  seed: string,
  visit: (s: S, offers: MoveList) => void,
): void {
  const s = rules.newState()
  const out = new MoveList()
  const rng = new Uint32Array(4)
  seedRng(rng, seed)
  rules.setUp(s, orThrow(rules.parseOptions(rawOptions)), seed, out)
  while (out.length > 0) {
    visit(s, out)
    rules.play(s, out.at(random(rng, out.length)), out)
  }
}

/** Every moment of one random game at the friendly door, by the number of the game. */
export function* randomGame<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  rawOptions: object,
  number: number,
): Generator<Game<S, T>> {
  const rng = new Uint32Array(4)
  seedRng(rng, `walk ${number}`)
  let game = orThrow(Game.start(rules, rawOptions, `game ${number}`))
  yield game
  while (!game.over) {
    const steps = game.steps()
    game = orThrow(game.play(steps[random(rng, steps.length)] ?? ''))
    yield game
  }
}
