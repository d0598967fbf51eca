/**
 * A record is all that is needed to play a game again: state, undo, replay, links and bug reports derive
 * from it. Its moves are lines of notation, composites or small steps, in the order in which they were played.
 */
import { accept, type Result, refuse } from './result.ts'

export interface GameRecord {
  readonly game: string
  readonly rulesVersion: string
  readonly options: object
  /** The text all chance of the game comes from. */
  readonly seed: string
  /** Where the game began, if not with the set-up of the rules. */
  readonly position?: object
  readonly moves: readonly string[]
}

/** Longest seed text; records and links carry it. */
const SEED_LIMIT = 200

/** Whether a seed is short enough. */
export function checkSeed(seed: string): Result<undefined> {
  if (seed.length <= SEED_LIMIT) return accept(undefined)
  return refuse('bad-seed', `a seed is a text of at most ${SEED_LIMIT} characters`)
}

/** Checks the outer form of a record; options, position and moves are checked when it is replayed. */
export function parseRecord(raw: unknown): Result<GameRecord> {
  if (!isObject(raw))
    return malformed('a record is an object with game, rulesVersion, options, seed, moves')
  for (const key of ['game', 'rulesVersion', 'seed'])
    if (typeof raw[key] !== 'string') return malformed(`"${key}" must be a text`)
  if (!isObject(raw['options'])) return malformed('"options" must be an object')
  const moves: unknown = raw['moves']
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string'))
    return malformed('"moves" must be a list of texts')
  if (raw['position'] !== undefined && !isObject(raw['position']))
    return malformed('"position" must be an object')
  return accept(raw as unknown as GameRecord)
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

function malformed(what: string): Result<never> {
  return refuse('malformed-record', what)
}
