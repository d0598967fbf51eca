/**
 * Laws of hidden information. `resample` draws anew all that a seat cannot know; whatever changes then may
 * not reach the seat: not in its view, not in its offers, not in the events it is told. And nothing of the real world
 * may reach the one that it imagines, but what it knows.
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
import type { Moment } from '../walk.ts'
import { type Law, PROVED_NOTHING, type Suite, same, sameBytes } from './law.ts'

/** View and offers of a seat are the same in every world it considers possible. */
export const viewsKeepSecrets: Law = {
  name: 'view and offers are unchanged by resampling',
  oneIn: 40,
  check(moment, { leaks }) {
    const { rules, state } = moment
    const seat = anybody(moment)
    const view = rules.view(state, seat)
    const imagined = imagine(moment, seat)
    if (sameBytes(imagined.bytes, state.bytes)) return `resampling for seat ${seat} changed nothing`
    if (!same(rules.view(imagined, seat), view))
      return `the view of seat ${seat} shows what it cannot know`
    // Another seat's offers may depend on what only that seat knows.
    const isAsked = seat !== WATCHER && ((rules.waiting(state) >> seat) & 1) === 1
    if (isAsked && !same(offersTo(rules, imagined, seat), offersTo(rules, moment.copy(), seat)))
      return `offers depend on what seat ${seat} cannot know`
    const found = leaks(view, state, seat)
    return found.length === 0 ? undefined : `view of seat ${seat}: ${found.join('; ')}`
  },
}

/**
 * If a step draws nothing, a seat is told the same in the real and in the imagined world. That nothing was drawn
 * shows when "play, then resample" and "resample, then play" end in the same position.
 */
export const eventsKeepSecrets: Law = {
  name: 'events tell nothing hidden',
  oneIn: 40,
  check(moment, suite) {
    const { rules, moves } = moment
    if (moves.length === 0) return PROVED_NOTHING
    const move = moment.pick()
    const seat = anybody(moment)
    const real = moment.copy()
    const imagined = imagine(moment, seat)
    // In the imagined world the one who moves may not have this move.
    if (!offersOf(rules, imagined).includes(move)) return PROVED_NOTHING
    const told = playAndTell(rules, real, move, seat)
    const toldThere = playAndTell(rules, imagined, move, seat)
    const found = told.flatMap((event) => suite.leaks(event, real, seat))
    if (found.length > 0) return `events told to seat ${seat}: ${found.join('; ')}`
    // What somebody else has picked so far is told when the move is whole, even if nothing comes of it.
    if (rules.wholes.isMidway(moment.state) && rules.toMove(moment.state) !== seat)
      return PROVED_NOTHING
    rules.resample(real, seat, anotherWorld())
    if (!sameBytes(real.bytes, imagined.bytes)) return PROVED_NOTHING
    return same(told, toldThere)
      ? undefined
      : `events told to seat ${seat} depend on what it cannot know`
  },
}

/** Two worlds that a seat cannot tell apart lead it to the same imagined one, in which the game is sound. */
export const imaginingNeedsNoSecret: Law = {
  name: 'what a seat imagines depends only on what it knows',
  oneIn: 40,
  check(moment, { invariants }) {
    const { rules } = moment
    const seat = anybody(moment)
    const there = imagine(moment, seat, 'a third world')
    const wrong = invariants(there)
    if (wrong.length > 0) return `imagined by seat ${seat}: ${wrong.join('; ')}`
    rules.resample(there, seat, anotherWorld())
    return sameBytes(there.bytes, imagine(moment, seat).bytes)
      ? undefined
      : `seat ${seat} imagines something else in a world that looks the same to it`
  },
}

/**
 * The same after a step: in the real and in the imagined world any move is played; if the seat is told the same and
 * sees the same then, it imagines the same.
 */
export const imaginingNeedsNoHearsay: Law = {
  name: 'what a seat imagines depends only on what it was told',
  oneIn: 40,
  check(moment) {
    const { rules, moves, chance } = moment
    if (moves.length === 0) return PROVED_NOTHING
    const seat = anybody(moment)
    const real = moment.copy()
    const imagined = imagine(moment, seat)
    const told = playAndTell(rules, real, moment.pick(), seat)
    const toldThere = playAndTell(rules, imagined, chance.pick(offersOf(rules, imagined)), seat)
    if (!same(told, toldThere) || !same(rules.view(real, seat), rules.view(imagined, seat)))
      return PROVED_NOTHING
    for (const state of [real, imagined]) rules.resample(state, seat, anotherWorld())
    return sameBytes(real.bytes, imagined.bytes)
      ? undefined
      : `seat ${seat} was told the same in two worlds and imagines something else`
  },
}

/** Always the same other world, so that two positions resampled with it can be compared. */
function anotherWorld(name = 'another world'): Uint32Array {
  const rng = new Uint32Array(4)
  seedRng(rng, name)
  return rng
}

function imagine<S extends GameState, T extends GameTypes>(
  moment: Moment<S, T>,
  seat: number,
  world?: string,
): S {
  const state = moment.copy()
  moment.rules.resample(state, seat, anotherWorld(world))
  return state
}

/** Somebody to look: any seat, or a watcher; each gets his share of the moments. */
function anybody<S extends GameState, T extends GameTypes>({
  rules,
  state,
  chance,
}: Moment<S, T>): number {
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
function offersTo<S extends GameState, T extends GameTypes>(
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
