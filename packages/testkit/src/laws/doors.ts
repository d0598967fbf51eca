/**
 * Both doors agree: the friendly game, driven by texts and typed moves, reaches the same bytes as the fast door
 * driven by integers, and its record reproduces them.
 */
import {
  Game,
  type GameState,
  type GameTypes,
  Journal,
  moveOf,
  orThrow,
  stepsOfComposite,
} from '@doubloon/engine'
import { BrokenLaw, withRecord } from '../failure.ts'
import { Ledger } from '../ledger.ts'
import { Walk } from '../walk.ts'
import { compositesFault, wrongSeatFault } from './composites.ts'
import { type Finding, type Suite, sameBytes } from './law.ts'

const LIST_ONE_IN = 24

/** Plays one random game through both doors; throws a BrokenLaw where they part. Says how many moves it took. */
export function checkDoors<S extends GameState, T extends GameTypes>(
  suite: Suite<S, T>,
  rawOptions: unknown,
  seed: string,
  ledger = new Ledger(),
): number {
  const { rules } = suite
  const walk = new Walk(rules, rawOptions, seed)
  let game = orThrow(Game.start(rules, rawOptions, seed))
  const insist = (law: string, finding: Finding) => {
    if (typeof finding === 'string')
      throw new BrokenLaw({ law, what: finding, record: game.record() })
    ledger.note(law, finding)
  }
  const goOn = () => {
    if (walk.chance.oneIn(LIST_ONE_IN)) {
      insist('seats that are not asked learn nothing', wrongSeatFault(game))
      if (!game.midway)
        insist('composite moves', compositesFault(game, walk.chance.pick(game.waiting)))
    }
    walk.turnToAnyWaiting()
    const seat = rules.toMove(walk.state)
    for (const move of nextMoves(walk)) {
      const played = game.play(move, game.midway ? game.toMove : seat)
      if (!played.ok)
        insist('both doors agree', `${JSON.stringify(move)} is refused: ${played.error.message}`)
      else game = played.value
    }
    insist('both doors agree', differenceOf(game, walk))
  }
  withRecord(
    () => game.record(),
    () => {
      while (!walk.isOver) goOn()
      insist('replay reproduces the bytes', replayFault(game, walk))
    },
  )
  return walk.lines.length
}

/** Walks one composite move on at the fast door, and says it in small steps, as one text, or typed. */
function nextMoves<S extends GameState, T extends GameTypes>(
  walk: Walk<S, T>,
): readonly (string | T['move'])[] {
  const { rules, state, chance } = walk
  const before = walk.copy()
  const journal = new Journal()
  state.journal = journal
  const chosen: number[] = []
  do {
    const step = walk.pick()
    chosen.push(step)
    walk.play(step)
  } while (rules.composites.isMidway(state))
  state.journal = undefined
  const way = chance.below(4)
  if (way === 0) return chosen.map((step) => rules.steps.text(step))
  const { text, move } = moveOf(rules, before, stepsOfComposite(rules, journal))
  return [way === 1 ? move : text]
}

function differenceOf<S extends GameState, T extends GameTypes>(
  game: Game<S, T>,
  { rules, state }: Walk<S, T>,
): string | undefined {
  if (!sameBytes(game.snapshot(), state.bytes)) return 'the bytes differ'
  if (game.toMove !== rules.toMove(state)) return 'they ask different seats'
  return game.decision === rules.decision(state) ? undefined : 'they ask different decisions'
}

function replayFault<S extends GameState, T extends GameTypes>(
  game: Game<S, T>,
  walk: Walk<S, T>,
): string | undefined {
  const { rules } = walk
  const record = JSON.parse(JSON.stringify(game.record()))
  const again = Game.replay(rules, record)
  if (!again.ok) return again.error.message
  if (!sameBytes(again.value.snapshot(), game.snapshot()))
    return 'the replayed game ends differently'
  const steps = Game.replay(rules, JSON.parse(JSON.stringify(walk.record)))
  if (!steps.ok) return `in small steps: ${steps.error.message}`
  if (!sameBytes(steps.value.snapshot(), game.snapshot()))
    return 'replayed in small steps it ends differently'
  const part = walk.chance.below(record.moves.length + 1)
  const broken = Game.replay(rules, record, part)
  if (!broken.ok || broken.value.record().moves.length !== part)
    return `replayed up to move ${part} it does not stop there`
  return undefined
}
