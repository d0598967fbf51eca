/** What follows a move, counted in the facts of the game: means over a few worlds. */
import type { GameState } from '@doubloon/engine'
import type { Task } from './bot.ts'
import { Trial, WORLDS } from './one-step.ts'

/** By fact and seat. */
type Gains = readonly Float64Array[]

export class Consequences<S extends GameState> {
  /** What the turn brings; a role with its whole phase. */
  readonly byTurn: Gains
  /** What the whole phase brings. */
  readonly byPhase: Gains
  /** In what part of the worlds the game is then ending with the mover before all others, and by how many points. */
  readonly endsAhead: number
  readonly lead: number

  constructor(task: Task<S>, step: number) {
    const trial = new Trial(task)
    this.byTurn = noGains(task)
    this.byPhase = noGains(task)
    let times = 0
    let lead = 0
    for (let world = 0; world < WORLDS; world++) {
      add(this.byTurn, task, trial.playTurn(step, world))
      const after = trial.finishPhase()
      add(this.byPhase, task, after)
      if (!task.sense.isEnding(after)) continue
      const points = leadIn(task, after)
      if (points === undefined) continue
      times++
      lead += points
    }
    this.endsAhead = times / WORLDS
    this.lead = times === 0 ? 0 : lead / times
  }
}

function noGains<S extends GameState>({ rules, sense, state }: Task<S>): Gains {
  return sense.facts.map(() => new Float64Array(rules.players(state)))
}

/** Adds what a world brought since the state of the task. */
function add<S extends GameState>(gains: Gains, { sense, state }: Task<S>, after: S): void {
  for (const [index, fact] of sense.facts.entries())
    for (let seat = 0; seat < gains[index].length; seat++)
      gains[index][seat] += (fact.of(after, seat) - fact.of(state, seat)) / WORLDS
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

/** Somebody else who would take a role, and what it would bring, by fact. */
export interface Rival {
  readonly seat: number
  readonly gains: Float64Array
}

/** Who would take this role next if another one were taken now; it must look so in most of the worlds. */
export function rivalFor<S extends GameState>(
  task: Task<S>,
  role: number,
  another: number,
): Rival | undefined {
  const { rules, sense, state } = task
  const trial = new Trial(task)
  const gains = new Float64Array(sense.facts.length)
  let times = 0
  let seat = -1
  for (let world = 0; world < WORLDS; world++) {
    const after = trial.playTurn(another, world)
    seat = rules.toMove(after)
    if (rules.isOver(after) || seat === rules.toMove(state)) return undefined
    const before = sense.facts.map((fact) => fact.of(after, seat))
    if (trial.playRole() !== role) continue
    times++
    for (const [index, fact] of sense.facts.entries())
      gains[index] += fact.of(after, seat) - before[index]
  }
  return times > WORLDS / 2 ? { seat, gains: gains.map((gain) => gain / times) } : undefined
}
