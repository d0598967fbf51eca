/** What is wrong with a table as it is set up: for each field the code of a sentence. */
import { LONGEST_NAME } from '../../home/start-form.ts'
import { OWN, ownIncrement, ownSeconds } from './clock-form.ts'
import { gameOf, type MakeForm, seatsOf } from './make-form.ts'

export type Field = 'name' | 'time' | 'increment' | 'delay' | `seat ${number}`
export type Problem =
  | 'no-name'
  | 'no-guest'
  | 'long-name'
  | 'odd-name'
  | 'same-name'
  | 'bad-time'
  | 'bad-increment'
  | 'bad-delay'

/** A part of what is set up, with what is wrong at its fields. */
export interface PartProps {
  readonly form: MakeForm
  readonly said: (field: Field) => string | undefined
  readonly onform: (form: MakeForm) => void
}

/** Watchers lag behind by no more moves. */
const MOST_DELAY = 200
/** Invisible signs and signs of direction could pretend to be another's name; the server takes none of them. */
const ODD = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u

export function problemsIn(form: MakeForm, name: string): ReadonlyMap<Field, Problem> {
  const found = new Map<Field, Problem>()
  const add = (field: Field, problem: Problem | undefined) => {
    if (problem !== undefined) found.set(field, problem)
  }
  add('name', name.trim() === '' ? 'no-name' : nameProblem(name))
  const taken = [name]
  for (const [index, seat] of seatsOf(gameOf(form)).entries()) {
    if (seat?.kind !== 'kept') continue
    add(`seat ${index}`, guestProblem(seat.name, taken))
    taken.push(seat.name)
  }
  if (hasOwnTime(form)) add('time', ownSeconds(form.clock) === undefined ? 'bad-time' : undefined)
  if (hasOwnTime(form) && form.clock.kind === 'game')
    add('increment', ownIncrement(form.clock) === undefined ? 'bad-increment' : undefined)
  if (form.watching === 'later') add('delay', delayOf(form) === undefined ? 'bad-delay' : undefined)
  return found
}

/** What is only not there yet is said when the table is to be opened. */
export const isMissing = (problem: Problem) => problem === 'no-name' || problem === 'no-guest'

/** After how many moves others see the table; undefined if what was typed is no such number. */
export function delayOf({ delay }: MakeForm): number | undefined {
  const moves = Number(delay)
  return /^\s*\d+\s*$/.test(delay) && moves >= 1 && moves <= MOST_DELAY ? moves : undefined
}

const hasOwnTime = ({ clock }: MakeForm) => clock.kind !== 'none' && clock.preset === OWN

function nameProblem(name: string): Problem | undefined {
  if ([...name.trim()].length > LONGEST_NAME) return 'long-name'
  return ODD.test(name.trim()) ? 'odd-name' : undefined
}

function guestProblem(name: string, taken: readonly string[]): Problem | undefined {
  if (name.trim() === '') return 'no-guest'
  const isTaken = taken.some((other) => key(other) === key(name))
  return isTaken ? 'same-name' : nameProblem(name)
}

const key = (name: string) => name.trim().toLowerCase()
