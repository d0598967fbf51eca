/** When a building acts, in phases or other steps of a round: where the questions are asked that its row answers. */

/** A building that acts in more than these is said to act in many. */
const MANY = 4

export type AskedIn<B, Step> = Readonly<Partial<Record<keyof B, readonly Step[]>>>

/** By what its row answers, what matters most first; `otherwise` if it answers nothing. */
export function askedOf<B extends object, Step extends string>(
  building: B,
  askedIn: AskedIn<B, Step>,
  otherwise: NoInfer<Step>,
): readonly Step[] {
  const asked = (Object.keys(building) as (keyof B)[]).flatMap((it) => askedIn[it] ?? [])
  return asked.length === 0 ? [otherwise] : asked
}

export const isInMany = (steps: readonly string[]): boolean => steps.length > MANY

export function whenWords<Step extends string>(
  steps: readonly Step[],
  words: Readonly<Record<Step, string>>,
  many: string,
): string {
  return isInMany(steps) ? many : steps.map((step) => words[step]).join(', ')
}

/** The chapters to go on to from a building. */
export const chaptersOf = (steps: readonly string[]): readonly string[] => steps.slice(0, MANY)

/** One that acts in many is not named under each. */
export const actsIn = (steps: readonly string[], chapter: string): boolean =>
  !isInMany(steps) && steps.includes(chapter)
