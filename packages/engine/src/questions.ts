/**
 * Questions that phases ask about the buildings of a seat. A building answers with a function in its row;
 * here each question is compiled once into the set of rows that answer it and their functions, so that
 * a question nobody answers costs one AND.
 */
import { lowestBit } from './bits.ts'

/** Which rows work for a seat now, as a set of bits by row number. */
export type WorkingRows<S> = (s: S, seat: number) => number

/** A number, added up over the buildings that answer. */
export type Bonus<S> = (s: S, seat: number, about: number) => number

/** The question as phases ask it; `about` is what it is about (a good, a column …), if anything. */
export interface Question<S> {
  (s: S, seat: number, about?: number): number
  /** The parts of the sum, in the order of the rows: what each of them answers, if it is anything. */
  readonly each: (s: S, seat: number, about: number, tell: Tell) => void
}

/** Is told the answer of a row. */
export type Tell = (row: number, answer: number) => void

/** Whether something is permitted; `by` is the first row that permits it, which must be asked only if one does. */
export interface Permission<S> {
  (s: S, seat: number): boolean
  readonly by: (s: S, seat: number) => number
}

/** Adds up the answers of all working rows. */
export function bonus<S>(
  answers: readonly (Bonus<S> | undefined)[],
  working: WorkingRows<S>,
): Question<S> {
  const answering = maskOf(answers)
  const sum = (s: S, seat: number, about = 0) => {
    let rows = working(s, seat) & answering
    let sum = 0
    while (rows !== 0) {
      const row = 31 - Math.clz32(rows)
      sum += (answers[row] as Bonus<S>)(s, seat, about)
      rows ^= 1 << row
    }
    return sum
  }
  const each = (s: S, seat: number, about: number, tell: Tell) => {
    for (let rows = working(s, seat) & answering; rows !== 0; rows &= rows - 1) {
      const row = lowestBit(rows)
      const answer = answers[row]?.(s, seat, about) ?? 0
      if (answer !== 0) tell(row, answer)
    }
  }
  return Object.assign(sum, { each })
}

/** Whether any working row gives the permission. */
export function permit<S>(
  answers: readonly (boolean | undefined)[],
  working: WorkingRows<S>,
): Permission<S> {
  const answering = maskOf(answers)
  return Object.assign((s: S, seat: number) => (working(s, seat) & answering) !== 0, {
    by: (s: S, seat: number) => lowestBit(working(s, seat) & answering),
  })
}

/** The rows that have an answer at all, as a set of bits. */
export function maskOf(answers: readonly unknown[]): number {
  if (answers.length > 32) throw new Error('a set of rows holds at most 32')
  return answers.reduce<number>((mask, answer, row) => (answer ? mask | (1 << row) : mask), 0)
}

/** Every question of a list compiled in the same way, by its name: a new question is written down only there. */
export function eachQuestion<Q extends string, T>(
  questions: Readonly<Record<Q, unknown>>,
  compile: (question: Q) => T,
): Readonly<Record<Q, T>> {
  const names = Object.keys(questions) as Q[]
  return Object.fromEntries(names.map((name) => [name, compile(name)])) as Record<Q, T>
}
