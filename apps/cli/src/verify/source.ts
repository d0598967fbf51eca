/** Where a game to be verified comes from: a file, a link that carries the whole record, or a room of a server. */
import { inflateRawSync } from 'node:zlib'
import { type GameRecord, parseRecord, type Result } from '@doubloon/engine'
import { Failure } from '../arguments.ts'
import { readText } from '../files.ts'
import { say } from '../messages.ts'
import { readRecord } from '../transcript.ts'

/** What somebody says of a game: the record, and what a server has said besides. */
export interface Claim {
  readonly record: GameRecord
  /** The hash that was shown when the game started. */
  readonly seedHash?: string | undefined
  /** Whether the game was begun elsewhere and then put online. */
  readonly isBrought?: boolean
  /** The places by seat, as the server has them. */
  readonly places?: readonly Place[] | undefined
}

export interface Place {
  readonly seat: number
  readonly rank: number
  readonly hasResigned: boolean
}

/** More than the longest game ever needs. */
const MOST_BYTES = 4_000_000
/** A server must answer in so many milliseconds. */
const PATIENCE = 30_000
const ROOM = /^\/(?:api\/rooms\/|room\/|replay\/@)([A-Za-z0-9_-]{8,40})(?:\/|$)/

export async function claimOf(where: string): Promise<Claim> {
  const packed = /(?:^|[#&])game=([A-Za-z0-9_-]+)/.exec(where)?.[1]
  if (packed !== undefined) return { record: recordIn(where, unpacked(where, packed)) }
  if (/^https?:\/\//i.test(where)) return claimOfRoom(where)
  return { record: recordIn(where, readText(where)) }
}

function recordIn(where: string, text: string): GameRecord {
  const raw = readRecord(text)
  return checked(where, raw.ok ? parseRecord(raw.value) : raw)
}

function checked(where: string, record: Result<GameRecord>): GameRecord {
  if (record.ok) return record.value
  throw new Failure(say.verify.noRecord(shortened(where), record.error.message))
}

function unpacked(where: string, packed: string): string {
  try {
    const bytes = Buffer.from(packed, 'base64url')
    return inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString('utf8')
  } catch {
    throw new Failure(say.verify.cutLink(shortened(where)))
  }
}

const shortened = (where: string) => (where.length > 80 ? `${where.slice(0, 77)}…` : where)

/** The record as the server publishes it, the hash in the room's log, and the places it names. */
async function claimOfRoom(link: string): Promise<Claim> {
  const { origin, pathname } = new URL(link)
  const room = ROOM.exec(pathname)?.[1]
  if (room === undefined) throw new Failure(say.verify.noRoomLink(link))
  const path = `${origin}/api/rooms/${room}`
  const { room: state } = await asked<{
    room: { stage: string; brought?: object; result?: readonly Place[] }
  }>(path)
  if (state.stage !== 'over') throw new Failure(say.verify.stillPlayed(link))
  const record = checked(link, parseRecord(await asked(`${path}/record`)))
  const seedHash = await hashIn(`${path}/events`)
  return { record, seedHash, isBrought: state.brought !== undefined, places: state.result }
}

async function asked<T>(address: string): Promise<T> {
  const answer = await reached(address)
  if (!answer.ok) throw new Failure(say.verify.refused(address, answer.status))
  try {
    return (await answer.json()) as T
  } catch {
    throw new Failure(say.verify.strange(address))
  }
}

async function reached(address: string): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
  } catch (error) {
    const { cause, message } = error as Error
    const why = cause instanceof Error ? cause.message : message
    throw new Failure(say.verify.unreachable(address, why))
  }
}

interface FirstMessage {
  readonly type: string
  readonly log?: readonly {
    readonly event: { readonly type: string; readonly seedHash?: string }
  }[]
}

/** The stream of a room begins with the whole room, its log in it. */
async function hashIn(address: string): Promise<string | undefined> {
  const answer = await reached(address)
  if (!answer.ok || answer.body === null)
    throw new Failure(say.verify.refused(address, answer.status))
  let text = ''
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    text += part
    const line = /^data: (.*)\n\n/m.exec(text)?.[1]
    if (line === undefined) continue
    const first: FirstMessage = JSON.parse(line)
    return first.log?.find(({ event }) => event.type === 'started')?.event.seedHash
  }
  return undefined
}
