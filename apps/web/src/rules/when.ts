/** When a building acts, in phases or other steps of a round: where the questions are asked that its row answers. */

/** A building that acts in more than these is said to act in many. */
const MANY = 4

export type AskedIn<B, Step> = Readonly<Partial<Record<keyof B, readonly Step[]>>>

/** In the given order; a building without questions only scores. */
export function whenAsked<B extends object, Step extends string>(
  building: B,
  askedIn: AskedIn<B, Step>,
  order: readonly Step[],
): readonly (Step | 'scoring')[] {
  const asked = (Object.keys(building) as (keyof B)[]).flatMap((it) => askedIn[it] ?? [])
  return asked.length === 0 ? ['scoring'] : order.filter((step) => asked.includes(step))
}

export function whenWords<Step extends string>(
  steps: readonly Step[],
  words: Readonly<Record<Step, string>>,
  many: string,
): string {
  return steps.length > MANY ? many : steps.map((step) => words[step]).join(', ')
}

/** The chapters to go on to from a building. */
export const chaptersOf = (steps: readonly string[]): readonly string[] => steps.slice(0, MANY)

/** One that acts in many is not named under each. */
export const actsIn = (steps: readonly string[], chapter: string): boolean =>
  steps.length <= MANY && steps.includes(chapter)
