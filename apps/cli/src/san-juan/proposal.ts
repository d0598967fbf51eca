/** What a sensible player would do, by the bots' heuristics: the proposals for people. */
import { sanJuanHeuristics } from '@doubloon/bots/san-juan/heuristics'
import { MoveList, seedRng } from '@doubloon/engine'
import { chosenBy, type Step, sanJuan } from '@doubloon/san-juan'
import type { Build } from './builds.ts'
import type { SanJuanGame } from './game.ts'

const typed = (step: number): Step => sanJuan.steps.typed(step) as Step

/** The composite move of the seat to move, in words. */
export function proposalOf(game: SanJuanGame): string {
  return chosenBy(game, game.toMove, picking()).text
}

/** Of builds of one card over others the one that the heuristics would choose; undefined if there is none. */
export function bestOver(game: SanJuanGame, builds: readonly Build[]): Build | undefined {
  const [first] = builds
  if (first === undefined) return undefined
  const isAnnounced = (step: Step) => step.type === 'announce' && step.building === first.building
  const isOver = (step: Step) =>
    step.type === 'over' &&
    builds.some(({ over, withGood }) => over === step.building && withGood === step.withGood)
  const { move } = chosenBy(game, game.toMove, picking([isAnnounced, isOver]))
  const { over, withGood = false } = move.type === 'build' && 'over' in move ? move : {}
  return builds.find((build) => build.over === over && build.withGood === withGood)
}

type Pending = Parameters<Parameters<typeof chosenBy>[2]>[0]

/** Picks as the heuristics do, at each choice among the steps that are wanted if there are any. */
function picking(wanted: readonly ((step: Step) => boolean)[] = []) {
  const dice = new Uint32Array(4)
  seedRng(dice, 'proposal')
  return ({ state, moves }: Pending): number => {
    const steps = moves.toArray().filter((step) => wanted.some((isWanted) => isWanted(typed(step))))
    const among = steps.length > 0 ? listOf(steps) : moves
    return sanJuanHeuristics.pick(state, among, dice)
  }
}

function listOf(steps: readonly number[]): MoveList {
  const list = new MoveList(sanJuan.moveCount)
  for (const step of steps) list.add(step)
  return list
}
