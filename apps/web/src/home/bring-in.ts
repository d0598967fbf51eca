/** Takes in a game from outside: the text of a record or position, or a link that carries a record. */
import { games } from '../local/games.ts'
import { read } from '../share/read.ts'
import { sayKept } from '../text/say-kept.ts'

/** The id of the game that was taken in, or a sentence that says why not. */
export type BroughtIn = { readonly id: string } | { readonly problem: string }

/** Takes in a text; undefined is that of a file that could not be read. */
export async function bringIn(text: string | undefined): Promise<BroughtIn> {
  const found = await read(text)
  if ('code' in found) return { problem: sentenceOf(found.code) }
  const loaded = await games.load(found.record)
  if (typeof loaded === 'string') return { id: loaded }
  return { problem: sentenceOf(loaded.code) }
}

/** Codes of a position that is none; all others are of moves that the rules refuse. */
const OF_POSITIONS = ['bad-value', 'unknown-field', 'bad-options', 'bad-position', 'no-seats']

/** Why it cannot be opened, without the words of the engine, which speaks of fields. */
export function sentenceOf(code: string): string {
  const { notRead, badPosition, badRecord } = sayKept
  return notRead[code] ?? (OF_POSITIONS.includes(code) ? badPosition : badRecord)
}
