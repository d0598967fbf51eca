/**
 * Random illegal input at the friendly door: texts, typed moves, seats, records and positions that mean nothing.
 * The answer is always a Result, never an exception; and a position that was accepted must be playable.
 */
import { Game, type GameState, type GameTypes, orThrow, type Result } from '@doubloon/engine'
import type { Chance } from './chance.ts'
import { insist, LAWS } from './conformance.ts'
import { BrokenLaw, type Nonsense } from './failure.ts'
import { garble, garbleJson, STRANGE_VALUES } from './garble.ts'
import type { Suite } from './laws/law.ts'
import { Walk } from './walk.ts'

/** Steps played from an accepted position to see that it goes on. */
const STEPS_FROM_A_POSITION = 12

/** Plays a random game up to a random point and hands in nonsense there. Says how many pieces it tried. */
export function checkNonsense<S extends GameState, T extends GameTypes>(
  suite: Suite<S, T>,
  rawOptions: unknown,
  { seed, tries }: { readonly seed: string; readonly tries: number },
): number {
  const walk = new Walk(suite.rules, rawOptions, seed)
  const stop = walk.chance.below(400)
  while (!walk.isOver && walk.lines.length < stop) walk.play(walk.pick())
  const game = orThrow(Game.replay(suite.rules, walk.record))
  for (let i = 0; i < tries; i++) handIn(suite, game, anyNonsense(game, walk.chance))
  return tries
}

/** Hands in one piece of nonsense; throws a BrokenLaw if the answer is an exception or an unsound game. */
export function handIn<S extends GameState, T extends GameTypes>(
  suite: Suite<S, T>,
  game: Game<S, T>,
  nonsense: Nonsense,
): void {
  const broken = (what: string) =>
    new BrokenLaw({
      law: 'nonsense is refused, never thrown at',
      what,
      record: game.record(),
      nonsense,
    })
  const accepted = attempt(() => ask(suite, game, nonsense), broken)
  if (!accepted.ok) {
    if (accepted.error.code === '' || accepted.error.message === '')
      throw broken('the refusal gives no reason')
    return
  }
  if (nonsense.to === 'fromPosition') attempt(() => checkOnwards(suite, accepted.value), broken)
}

function attempt<A>(run: () => A, broken: (what: string) => BrokenLaw): A {
  try {
    return run()
  } catch (thrown) {
    throw broken(String(thrown))
  }
}

function ask<S extends GameState, T extends GameTypes>(
  { rules }: Suite<S, T>,
  game: Game<S, T>,
  { to, value, seat = game.toMove }: Nonsense,
): Result<Game<S, T>> {
  if (to === 'replay') return Game.replay(rules, value)
  if (to === 'fromPosition') return Game.fromPosition(rules, value)
  game.check(value as T['move'], seat)
  return game.play(value as T['move'], seat)
}

/** An accepted position obeys the laws and goes on for a while. */
function checkOnwards<S extends GameState, T extends GameTypes>(
  suite: Suite<S, T>,
  begun: Game<S, T>,
): void {
  const { rules } = suite
  const walk = new Walk(rules, begun.options, 'onwards')
  walk.moveTo(begun.snapshot())
  for (let i = 0; i < STEPS_FROM_A_POSITION; i++) {
    for (const law of LAWS)
      if (law.oneIn === 1 || i === 0) insist(law, walk, suite, () => begun.record())
    if (walk.isOver) return
    walk.play(walk.pick())
  }
}

function anyNonsense<S extends GameState, T extends GameTypes>(
  game: Game<S, T>,
  chance: Chance,
): Nonsense {
  const legal = [...game.steps(), 'pass']
  switch (chance.below(7)) {
    case 0:
      return { to: 'play', value: garble(chance.pick(legal), chance) }
    case 1:
      return { to: 'play', value: chance.pick(STRANGE_VALUES) }
    case 2:
      return { to: 'play', value: garbleJson(game.offers(50)?.[0]?.move ?? {}, chance) }
    case 3:
      return { to: 'play', value: chance.pick(legal), seat: chance.pick(STRANGE_SEATS) }
    case 4:
      return { to: 'replay', value: garbleJson(game.record(), chance) }
    default:
      return { to: 'fromPosition', value: garbleJson(game.position(), chance) }
  }
}

const STRANGE_SEATS = [-2, -1, 0, 1, 2, 3, 4, 5, 31, 32, 99, 0.5, Number.NaN]
