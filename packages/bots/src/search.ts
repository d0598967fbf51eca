/** Search by playing futures. Styles differ in what is searched, how futures are played and where they stop (ADR 0010). */
import type { GameState } from '@doubloon/engine'
import type { Answer, Budget, Task } from './bot.ts'
import type { SearchOptions } from './search-options.ts'
import { Walk } from './walk.ts'

/** Time is looked at once in so many iterations. */
const LOOK_EVERY = 32
/** The later steps of a choice in several steps get this part of the budget: what it is about was thought through at the first. */
const FOR_LATER_STEPS = 0.25

/** A search under way. */
interface Searching {
  visit(): void
  isDecided(left: number): boolean
  /** Whether one move stands out beyond doubt; without it nothing but the budget tells. */
  isClear?(): boolean
  answer(iterations: number): Answer
}

/** Thinks about a task in a style. */
export function search<S extends GameState>(task: Task<S>, options: SearchOptions): Answer {
  const walk = new Walk(task, options)
  return think(task, walk, options.usual, task.now())
}

/** Goes on until the budget is spent, or more thinking could not or would hardly change the answer. */
export function think<S extends GameState>(
  task: Task<S>,
  searching: Searching,
  usual: Budget,
  start: number,
): Answer {
  const { milliseconds, iterations } = limitsOf(task, usual)
  const inTime = milliseconds < Number.POSITIVE_INFINITY
  let done = 0
  while (done < iterations) {
    if (done % LOOK_EVERY === 0 && done > 0) {
      const spent = inTime ? task.now() - start : 0
      if (spent >= milliseconds || task.isCancelled?.()) break
      const left = spent === 0 ? iterations - done : (done * (milliseconds - spent)) / spent
      if (searching.isDecided(Math.min(left, iterations - done))) break
      if (inTime && searching.isClear?.()) break
    }
    searching.visit()
    done++
  }
  return searching.answer(done)
}

/** The limits of a task; infinite where there is none. */
function limitsOf<S extends GameState>({ budget, adapter, state }: Task<S>, usual: Budget) {
  const isOpen = budget.milliseconds === undefined && budget.iterations === undefined
  const limits = isOpen ? usual : budget
  const part = adapter.isContinued(state) ? FOR_LATER_STEPS : 1
  return {
    milliseconds: (limits.milliseconds ?? Number.POSITIVE_INFINITY) * part,
    iterations: Math.ceil((limits.iterations ?? Number.POSITIVE_INFINITY) * part),
  }
}
