/** Sentences about what somebody at the table did. */

/** Verbs that lose more than an s. */
const IRREGULAR: Readonly<Record<string, string>> = { passes: 'pass', has: 'have', is: 'are' }

/** A sentence that begins with somebody who acts; with `You` the verb goes with it. */
export function addressed(sentence: string): string {
  return sentence.replace(
    /^You (\w+)/,
    (_, verb: string) => `You ${IRREGULAR[verb] ?? verb.replace(/s$/, '')}`,
  )
}

/** The heading above a round. */
export function roundHeading(round: number, governor: string): string {
  return `Round ${round}, governor: ${governor}`
}

/** The heading above what followed the end. */
export const GAME_OVER = 'The game is over'
