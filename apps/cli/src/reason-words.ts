/** The words of reasons: why a bot would play a move. */

/** What a reason is made of. */
interface SaidReason {
  readonly what: string
  readonly amount: number
  /** `none`, or a number. */
  readonly than: string
  readonly other: string
  readonly name: string
}

export const reasonWords = {
  /** What bots count, one of it and many. */
  facts: {
    vp: ['VP', 'VP'],
    buildingVp: ['VP by buildings', 'VP by buildings'],
    doubloons: ['doubloon', 'doubloons'],
    goods: ['good', 'goods'],
    colonists: ['colonist', 'colonists'],
    plantations: ['plantation', 'plantations'],
    quarries: ['quarry', 'quarries'],
    buildings: ['building', 'buildings'],
    cards: ['card', 'cards'],
    makeable: ['barrel more in each production', 'barrels more in each production'],
    makeableWorth: ['doubloon more for what is made', 'doubloons more for what is made'],
  } as Readonly<Record<string, readonly [string, string]>>,
  /** Why a bot would play a move: `what` was counted, and the best other move, in notation, gives `than` of it. */
  reasons: {
    'only-move': () => 'it is the only move',
    'ends-game': ({ amount }) => `it ends the game with you ${amount} points ahead`,
    gains: ({ what, than, other }) => `it brings ${what}, “${other}” ${than}`,
    prepares: ({ what, than, other }) => `it prepares ${what}, “${other}” ${than}`,
    'takes-lying': ({ what, than, other }) => `it comes with ${what}, “${other}” with ${than}`,
    saves: ({ what, other }) => `“${other}” would cost ${what} more`,
    denies: ({ what, other, name }) => `“${other}” would bring ${name} ${what} more`,
    forestalls: ({ what, name }) => `${name} would take it next, for ${what}`,
  } satisfies Readonly<Record<string, (said: SaidReason) => string>>,
  why: (parts: readonly string[]) => (parts.length === 0 ? '' : `Why: ${parts.join('; ')}.`),
}
