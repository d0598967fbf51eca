/**
 * The conformance suite: random games of any game of the engine, with its laws checked on the way. Cheap laws are
 * checked after every step, dear ones at a share of them; some games are played through both doors.
 */
import { Game, type GameRecord, type GameState, type GameTypes } from '@doubloon/engine'
import { BrokenLaw, withRecord } from './failure.ts'
import { copiesAreIndependent, positionsRoundTrip } from './laws/copies.ts'
import { checkDoors } from './laws/doors.ts'
import { glimpsesKeepSecrets } from './laws/glimpses.ts'
import {
  determinizingNeedsNoHearsay,
  determinizingNeedsNoSecret,
  eventsKeepSecrets,
  viewsKeepSecrets,
} from './laws/hidden.ts'
import { type Finding, type Law, type Suite, sameBytes } from './laws/law.ts'
import {
  invariantsHold,
  listIsADecision,
  playLeavesOffers,
  somebodyIsAsked,
  waitingSeatsDecide,
} from './laws/lists.ts'
import { Ledger } from './ledger.ts'
import { type Situation, Walk } from './walk.ts'

/** The laws checked at moments of a game. */
export const LAWS: readonly Law[] = [
  listIsADecision,
  playLeavesOffers,
  somebodyIsAsked,
  waitingSeatsDecide,
  invariantsHold,
  copiesAreIndependent,
  positionsRoundTrip,
  viewsKeepSecrets,
  eventsKeepSecrets,
  determinizingNeedsNoSecret,
  determinizingNeedsNoHearsay,
  glimpsesKeepSecrets,
]

/** One game in so many is driven through both doors by composites and typed moves as well. */
const DOORS_ONE_IN = 10

/** Plays random games of one set of options; throws a BrokenLaw at the first law that does not hold. */
export function conform<S extends GameState, T extends GameTypes>(
  suite: Suite<S, T>,
  rawOptions: unknown,
  { games, seed, ledger }: { readonly games: number; readonly seed: string; ledger: Ledger },
): void {
  for (let game = 0; game < games; game++) {
    const own = `${seed} ${game}`
    checkGame(suite, rawOptions, own, ledger)
    if (game % DOORS_ONE_IN === 0)
      checkDoors(suite, rawOptions, `${own} through both doors`, ledger)
  }
}

/** Plays one random game at the fast door and checks the laws on the way. Says how many steps it took. */
export function checkGame<S extends GameState, T extends GameTypes>(
  suite: Suite<S, T>,
  rawOptions: unknown,
  seed: string,
  ledger = new Ledger(),
): number {
  const walk = new Walk(suite.rules, rawOptions, seed)
  withRecord(
    () => walk.record,
    () => {
      while (step(walk, suite, ledger))
        if (walk.lines.length > suite.mostSteps) throw tooLong(walk, suite.mostSteps)
      const what = replayFault(walk)
      if (what !== undefined) throw new BrokenLaw({ law: REPLAY, what, record: walk.record })
      ledger.note(REPLAY, what)
    },
  )
  return walk.lines.length
}

/** Checks the moment, then goes on by one step; false when the game is over. */
function step<S extends GameState, T extends GameTypes>(
  walk: Walk<S, T>,
  suite: Suite<S, T>,
  ledger: Ledger,
): boolean {
  walk.turnToAnyWaiting()
  for (const law of LAWS)
    if (walk.isOver || walk.chance.oneIn(law.oneIn))
      ledger.note(
        law.name,
        insist(law, walk, suite, () => walk.record),
      )
  if (walk.isOver) return false
  walk.play(walk.pick())
  return true
}

const REPLAY = 'replay reproduces the bytes'

/** What is wrong with the record of a walk, played again through the friendly door. */
function replayFault<S extends GameState, T extends GameTypes>(
  walk: Walk<S, T>,
): string | undefined {
  const again = Game.replay(walk.rules, walk.record)
  if (!again.ok) return again.error.message
  return sameBytes(again.value.snapshot(), walk.state.bytes) ? undefined : 'the bytes differ'
}

function tooLong<S extends GameState, T extends GameTypes>(
  { record }: Walk<S, T>,
  most: number,
): BrokenLaw {
  return new BrokenLaw({ law: 'bound on length', what: `more than ${most} steps`, record })
}

/** Checks one law at a moment; says whether it proved something. */
export function insist<S extends GameState, T extends GameTypes>(
  law: Law,
  moment: Situation<S, T>,
  suite: Suite<S, T>,
  record: () => GameRecord,
): Finding {
  const finding = law.check(moment, suite)
  if (typeof finding === 'string')
    throw new BrokenLaw({ law: law.name, what: finding, record: record() })
  return finding
}
