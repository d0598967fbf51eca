/**
 * Questions that phases ask about the buildings of a seat. A building answers with a function in its row;
 * here each question is compiled once into the set of rows that answer it and their functions, so that
 * a question nobody answers costs one AND.
 */

/** Which rows work for a seat now, as a set of bits by row number. */
export type WorkingRows<S> = (s: S, seat: number) => number

/** A number, added up over the buildings that answer. */
export type Bonus<S> = (s: S, seat: number, about: number) => number

/** The question as phases ask it; `about` is what it is about (a good, a column …), if anything. */
export type Question<S> = (s: S, seat: number, about?: number) => number

/** Adds up the answers of all working rows. */
export function bonus<S>(
  answers: readonly (Bonus<S> | undefined)[],
  working: WorkingRows<S>,
): Question<S> {
  const answering = maskOf(answers)
  return (s, seat, about = 0) => {
    let rows = working(s, seat) & answering
    let sum = 0
    while (rows !== 0) {
      const row = 31 - Math.clz32(rows)
      sum += (answers[row] as Bonus<S>)(s, seat, about)
      rows ^= 1 << row
    }
    return sum
  }
}

/** Whether any working row gives the permission. */
export function permit<S>(
  answers: readonly (boolean | undefined)[],
  working: WorkingRows<S>,
): (s: S, seat: number) => boolean {
  const answering = maskOf(answers)
  return (s, seat) => (working(s, seat) & answering) !== 0
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
