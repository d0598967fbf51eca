/** Sentences about what somebody at the table did. */

/** A sentence about a third person; `You` takes the verb without its s. */
export function addressed(sentence: string): string {
  return sentence.replace(/^You (\w+)/, (_, verb: string) => {
    if (verb === 'passes') return 'You pass'
    return `You ${verb.replace(/s$/, '')}`
  })
}

/** The heading above a round. */
export function roundHeading(round: number, governor: string): string {
  return `Round ${round}, governor: ${governor}`
}

/** The heading above what followed the end. */
export const GAME_OVER = 'The game is over'
