/**
 * The levels of bots by name, the weakest first. The bots themselves are large and live in the worker; a test holds
 * this list equal to theirs.
 */
export const LEVEL_NAMES = ['novice', 'casual', 'club', 'expert', 'master'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]
