/** Opens a game to be seen again: from a text, a file, a link or a kept game; says by a code why it cannot be. */
import type { Face, Games, Replay } from '../client/contract.ts'
import { isPacked, pack, packedIn, unpack } from '../share/pack.ts'
import type { Origin } from './address.ts'

export interface OpenReplay {
  readonly replay: Replay<Face>
  readonly origin: Origin
}

/** What is wrong, as a code with words for people, and the words of the engine where it has some. */
export interface Problem {
  readonly code: string
  readonly detail: string
}

export type Opening = OpenReplay | Problem

const problem = (code: string, detail = ''): Problem => ({ code, detail })

/** Opens what an address asks for. */
export async function openOrigin(games: Games, origin: Origin): Promise<Opening> {
  if ('id' in origin) return openWith(games, { id: origin.id }, origin)
  const record = await unpack(`game=${origin.packed}`)
  if (record === undefined || whatIs(record) !== 'json') return problem('link')
  return openWith(games, record, origin)
}

/** Opens a text from outside: a record, or a link that carries one. */
export async function openText(games: Games, text: string): Promise<Opening> {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') return problem('empty')
  if (isPacked(trimmed)) return openOrigin(games, { packed: packedIn(trimmed) ?? '' })
  const what = whatIs(trimmed)
  if (what !== 'json') return problem(what)
  return openWith(games, trimmed, { packed: (await pack(trimmed)).replace(/^game=/, '') })
}

/** Opens a file that was chosen or dropped. */
export async function openFile(games: Games, file: File): Promise<Opening> {
  const text = await file.text().catch(() => undefined)
  return text === undefined ? problem('file') : openText(games, text)
}

async function openWith(
  games: Games,
  source: Parameters<Games['replay']>[0],
  origin: Origin,
): Promise<Opening> {
  const replay = await games.replay<Face>(source)
  return 'code' in replay ? problem(replay.code, replay.message) : { replay, origin }
}

/** A text that begins like a record and does not end like one was cut. */
function whatIs(text: string): 'json' | 'cut' | 'not-json' {
  try {
    JSON.parse(text)
    return 'json'
  } catch {
    return /^\{\s*"/.test(text) ? 'cut' : 'not-json'
  }
}
