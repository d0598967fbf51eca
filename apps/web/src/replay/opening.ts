/** Opens a game to be seen again: from a text, a link or a kept game; says by a code why it cannot be. */
import type { Games, Replay, TableTypes } from '../client/contract.ts'
import { roomOfTable } from '../online/contract.ts'
import { recordOfRoom } from '../online/desk/room-record.ts'
import { pack, packedIn } from '../share/pack.ts'
import { read } from '../share/read.ts'
import type { Origin } from './address.ts'

export interface OpenReplay {
  readonly replay: Replay<TableTypes>
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
  if ('id' in origin) return openKept(games, origin)
  const found = await read(`game=${origin.packed}`)
  return 'code' in found ? problem('link') : openWith(games, found.record, origin)
}

/** Opens a text from outside: a record, or a link that carries one. Undefined is that of a file that could not be read. */
export async function openText(games: Games, text: string | undefined): Promise<Opening> {
  const found = await read(text)
  if ('code' in found) return problem(found.code)
  const packed = packedIn(text ?? '') ?? (await pack(found.record)).replace(/^game=/, '')
  return openWith(games, found.record, { packed })
}

/** A game of this browser, or of a room: that one is read from its server. */
async function openKept(games: Games, origin: Origin & { readonly id: string }): Promise<Opening> {
  const room = roomOfTable(origin.id)
  if (room === undefined) return openWith(games, { id: origin.id }, origin)
  const record = await recordOfRoom((...asked) => fetch(...asked), room)
  return record.ok
    ? openWith(games, record.value, origin)
    : problem(record.error.code, record.error.message)
}

async function openWith(
  games: Games,
  source: Parameters<Games['replay']>[0],
  origin: Origin,
): Promise<Opening> {
  const replay = await games.replay<TableTypes>(source)
  return 'code' in replay ? problem(replay.code, replay.message) : { replay, origin }
}
