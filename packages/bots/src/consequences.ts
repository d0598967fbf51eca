/** What follows a move, in what people count in the game: means over a few determinizations. */
import type { GameState } from '@doubloon/engine'
import type { Task } from './bot.ts'
import type { BotAdapter, Countable } from './bot-adapter.ts'
import { DETERMINIZATIONS, Trial } from './one-step.ts'

/** Everything of which it can be told how much a move brings. */
function toldOf<S extends GameState>({
  countables,
  prospects,
}: BotAdapter<S>): readonly Countable<S>[] {
  return [...countables, ...prospects]
}

/** By countable and seat. */
type Gains = readonly Float64Array[]

export class Consequences<S extends GameState> {
  /** What the turn brings; a role with its whole phase. */
  readonly byTurn: Gains
  /** What the whole phase brings. */
  readonly byPhase: Gains
  /** In what part of the determinizations the game is then ending with the mover before all others, and by how many points. */
  readonly endsAhead: number
  readonly lead: number

  constructor(task: Task<S>, step: number) {
    const trial = new Trial(task)
    this.byTurn = noGains(task)
    this.byPhase = noGains(task)
    let times = 0
    let lead = 0
    for (let determinization = 0; determinization < DETERMINIZATIONS; determinization++) {
      add(this.byTurn, task, trial.playTurn(step, determinization))
      const after = trial.finishPhase()
      add(this.byPhase, task, after)
      if (!task.adapter.isEnding(after)) continue
      const points = leadIn(task, after)
      if (points === undefined) continue
      times++
      lead += points
    }
    this.endsAhead = times / DETERMINIZATIONS
    this.lead = times === 0 ? 0 : lead / times
  }
}

function noGains<S extends GameState>({ rules, adapter, state }: Task<S>): Gains {
  return toldOf(adapter).map(() => new Float64Array(rules.players(state)))
}

/** Adds what a determinization brought since the state of the task. */
function add<S extends GameState>(gains: Gains, { adapter, state }: Task<S>, after: S): void {
  for (const [index, countable] of toldOf(adapter).entries())
    for (let seat = 0; seat < gains[index].length; seat++)
      gains[index][seat] +=
        (countable.of(after, seat) - countable.of(state, seat)) / DETERMINIZATIONS
}

/** By how many points the mover of the task is ahead; undefined if it would not win as it stands. */
function leadIn<S extends GameState>({ rules, state }: Task<S>, s: S): number | undefined {
  const mover = rules.toMove(state)
  if (((rules.winners(s) >> mover) & 1) === 0) return undefined
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < rules.players(s); seat++)
    if (seat !== mover) best = Math.max(best, rules.total(s, seat))
  return rules.total(s, mover) - best
}

/** Somebody else who would take a role, and what it would bring, by countable. */
export interface Rival {
  readonly seat: number
  readonly gains: Float64Array
}

/** Who would take this role next if another one were taken now; it must look so in most of the determinizations. */
export function rivalFor<S extends GameState>(
  task: Task<S>,
  role: number,
  another: number,
): Rival | undefined {
  const { rules, adapter, state } = task
  const trial = new Trial(task)
  const gains = new Float64Array(adapter.countables.length)
  let times = 0
  let seat = -1
  for (let determinization = 0; determinization < DETERMINIZATIONS; determinization++) {
    const after = trial.playTurn(another, determinization)
    seat = rules.toMove(after)
    if (rules.isOver(after) || seat === rules.toMove(state)) return undefined
    const before = adapter.countables.map((countable) => countable.of(after, seat))
    if (trial.playRole() !== role) continue
    times++
    for (const [index, countable] of adapter.countables.entries())
      gains[index] += countable.of(after, seat) - before[index]
  }
  return times > DETERMINIZATIONS / 2
    ? { seat, gains: gains.map((gain) => gain / times) }
    : undefined
}
