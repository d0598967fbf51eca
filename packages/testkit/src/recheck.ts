/** A failure file as a test: the record is played again, and every law is checked at every move of it. */
import { Game, type GameState, type GameTypes, orThrow, parseRecord } from '@doubloon/engine'
import { insist, LAWS } from './conformance.ts'
import { BrokenLaw, type Failure, withRecord } from './failure.ts'
import { compositesFault, wrongSeatFault } from './laws/composites.ts'
import type { Suite } from './laws/law.ts'
import { handIn } from './nonsense.ts'
import { Situation } from './walk.ts'

/** Throws a BrokenLaw if the failure is still one. */
export function recheck<S extends GameState, T extends GameTypes>(
  suite: Suite<S, T>,
  failure: Failure,
): void {
  const { rules } = suite
  // What was mended must stay so in later versions of the rules, too.
  const record = { ...orThrow(parseRecord(failure.record)), rulesVersion: rules.version }
  withRecord(
    () => record,
    () => {
      const moment = new Situation(rules, record.seed)
      let game = orThrow(Game.replay(rules, record, 0))
      for (const line of [...record.moves, undefined]) {
        moment.moveTo(game.snapshot())
        for (const law of LAWS) insist(law, moment, suite, () => game.record())
        if (line !== undefined) game = orThrow(game.playLine(line))
      }
      checkDecision(game)
      if (failure.nonsense !== undefined) handIn(suite, game, failure.nonsense)
    },
  )
}

function checkDecision<S extends GameState, T extends GameTypes>(game: Game<S, T>): void {
  if (game.over) return
  const what =
    wrongSeatFault(game) ?? (game.midway ? undefined : compositesFault(game, game.toMove))
  if (typeof what === 'string')
    throw new BrokenLaw({ law: 'composite moves', what, record: game.record() })
}
