/**
 * Laws of hidden information. `resample` draws anew all that a seat cannot know; whatever changes then may
 * not reach the seat: not in its view, not in its offers, not in the events it is told. And nothing of the true state
 * may reach the determinization of a seat, but what it knows.
 */
import {
  type GameState,
  type GameTypes,
  Journal,
  MoveList,
  type Rules,
  seedRng,
  WATCHER,
} from '@doubloon/engine'
import type { Situation } from '../walk.ts'
import { type Law, PROVED_NOTHING, type Suite, same, sameBytes } from './law.ts'

/** View and offers of a seat are the same in every determinization it considers possible. */
export const viewsKeepSecrets: Law = {
  name: 'view and offers are unchanged by resampling',
  oneIn: 40,
  check(situation, { leaks }) {
    const { rules, state } = situation
    const seat = anybody(situation)
    const view = rules.view(state, seat)
    const determinized = determinize(situation, seat)
    if (sameBytes(determinized.bytes, state.bytes))
      return `resampling for seat ${seat} changed nothing`
    if (!same(rules.view(determinized, seat), view))
      return `the view of seat ${seat} shows what it cannot know`
    // Another seat's offers may depend on what only that seat knows.
    const isAsked = seat !== WATCHER && ((rules.waiting(state) >> seat) & 1) === 1
    if (
      isAsked &&
      !same(offersTo(rules, determinized, seat), offersTo(rules, situation.copy(), seat))
    )
      return `offers depend on what seat ${seat} cannot know`
    const found = leaks(view, state, seat)
    return found.length === 0 ? undefined : `view of seat ${seat}: ${found.join('; ')}`
  },
}

/**
 * If a step draws nothing, a seat is told the same in the true state and in its determinization. That nothing was drawn
 * shows when "play, then resample" and "resample, then play" end in the same position.
 */
export const eventsKeepSecrets: Law = {
  name: 'events tell nothing hidden',
  oneIn: 40,
  check(situation, suite) {
    const { rules, moves } = situation
    if (moves.length === 0) return PROVED_NOTHING
    const move = situation.pick()
    const seat = anybody(situation)
    const real = situation.copy()
    const determinized = determinize(situation, seat)
    // In the determinization the one who moves may not have this move.
    if (!offersOf(rules, determinized).includes(move)) return PROVED_NOTHING
    const told = playAndTell(rules, real, move, seat)
    const toldThere = playAndTell(rules, determinized, move, seat)
    const found = told.flatMap((event) => suite.leaks(event, real, seat))
    if (found.length > 0) return `events told to seat ${seat}: ${found.join('; ')}`
    // What somebody else has picked so far is told when the move is whole, even if nothing comes of it.
    if (rules.composites.isMidway(situation.state) && rules.toMove(situation.state) !== seat)
      return PROVED_NOTHING
    rules.resample(real, seat, anotherDeterminization())
    if (!sameBytes(real.bytes, determinized.bytes)) return PROVED_NOTHING
    return same(told, toldThere)
      ? undefined
      : `events told to seat ${seat} depend on what it cannot know`
  },
}

/** Two states that a seat cannot tell apart have the same determinization, in which the game is sound. */
export const determinizingNeedsNoSecret: Law = {
  name: 'what a seat determinizes depends only on what it knows',
  oneIn: 40,
  check(situation, { invariants }) {
    const { rules } = situation
    const seat = anybody(situation)
    const there = determinize(situation, seat, 'a third determinization')
    const wrong = invariants(there)
    if (wrong.length > 0) return `determinized by seat ${seat}: ${wrong.join('; ')}`
    rules.resample(there, seat, anotherDeterminization())
    return sameBytes(there.bytes, determinize(situation, seat).bytes)
      ? undefined
      : `seat ${seat} determinizes something else in a determinization that looks the same to it`
  },
}

/**
 * The same after a step: in the true state and in its determinization any move is played; if the seat is told the same and
 * sees the same then, its determinization is the same.
 */
export const determinizingNeedsNoHearsay: Law = {
  name: 'what a seat determinizes depends only on what it was told',
  oneIn: 40,
  check(situation) {
    const { rules, moves, chance } = situation
    if (moves.length === 0) return PROVED_NOTHING
    const seat = anybody(situation)
    const real = situation.copy()
    const determinized = determinize(situation, seat)
    const told = playAndTell(rules, real, situation.pick(), seat)
    const toldThere = playAndTell(
      rules,
      determinized,
      chance.pick(offersOf(rules, determinized)),
      seat,
    )
    if (!same(told, toldThere) || !same(rules.view(real, seat), rules.view(determinized, seat)))
      return PROVED_NOTHING
    for (const state of [real, determinized]) rules.resample(state, seat, anotherDeterminization())
    return sameBytes(real.bytes, determinized.bytes)
      ? undefined
      : `seat ${seat} was told the same in two determinizations and determinizes something else`
  },
}

/** Always the same other determinization, so that two positions resampled with it can be compared. */
export function anotherDeterminization(name = 'another determinization'): Uint32Array {
  const rng = new Uint32Array(4)
  seedRng(rng, name)
  return rng
}

function determinize<S extends GameState, T extends GameTypes>(
  situation: Situation<S, T>,
  seat: number,
  determinization?: string,
): S {
  const state = situation.copy()
  situation.rules.resample(state, seat, anotherDeterminization(determinization))
  return state
}

/** Somebody to look: any seat, or a watcher; each gets his share of the moments. */
export function anybody<S extends GameState, T extends GameTypes>({
  rules,
  state,
  chance,
}: Situation<S, T>): number {
  return WATCHER + chance.below(rules.players(state) + 1)
}

function offersOf<S extends GameState, T extends GameTypes>(
  rules: Suite<S, T>['rules'],
  s: S,
): readonly number[] {
  const out = new MoveList()
  rules.offers(s, out)
  return out.toArray()
}

/** The moves of a seat that may act now; the state is changed if it is not the one asked first. */
export function offersTo<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
  seat: number,
): readonly number[] {
  if (rules.toMove(s) === seat) return offersOf(rules, s)
  const out = new MoveList()
  rules.actAs(s, seat, out)
  return out.toArray()
}

/** Plays a step and says what the seat is told of it. */
function playAndTell<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
  move: number,
  seat: number,
): readonly T['event'][] {
  const journal = new Journal()
  s.journal = journal
  rules.play(s, move, new MoveList())
  s.journal = undefined
  return Array.from({ length: journal.length }, (_, row) =>
    rules.eventFor(rules.event(journal, row), seat),
  ).filter((event) => event !== undefined)
}
