/** Small counting, and what can be counted, for facts that are asked of the rules. */

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, it) => all + it, 0)

export function first<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('a table of the rules is empty')
  return item
}

/** The smallest amount for which there is an answer above zero. */
export function least(answer: (amount: number) => number): number {
  for (let amount = 1; amount < 100; amount++) if (answer(amount) > 0) return amount
  throw new Error('no amount is enough')
}

/** The questions that a building answers with a number. */
export type NumberQuestion<B> = {
  [K in keyof B]-?: NonNullable<B[K]> extends (...about: never[]) => number ? K : never
}[keyof B]

/**
 * The most that a building answers to each question that has a number for an answer, whatever it is about, up to the number
 * `about`; 0 where it has no answer.
 */
export function answersOf<B extends object, S>(
  building: B,
  questions: object,
  s: S,
  about: number,
): Readonly<Record<NumberQuestion<B>, number>> {
  type Answer = (s: S, seat: number, about: number) => number
  const most = (question: string): number => {
    const answer = Reflect.get(building, question) as Answer | true | undefined
    if (typeof answer !== 'function') return 0
    return Math.max(...Array.from({ length: about + 1 }, (_, it) => answer(s, 0, it)))
  }
  const answers = Object.keys(questions).map((question) => [question, most(question)])
  return Object.fromEntries(answers) as Record<NumberQuestion<B>, number>
}
