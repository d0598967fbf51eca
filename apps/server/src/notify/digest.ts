/** One message for all games that wait for somebody. It says where and with whom, and nothing of what lies there. */
import type { RoomEntry } from '../storage/room-entry.ts'
import type { NotifyText } from './text/text.ts'

export interface Waiting {
  readonly entry: RoomEntry
  readonly seat: number
}

export interface Digest {
  readonly title: string
  /** A line a game. */
  readonly lines: readonly string[]
  /** Where to go on. */
  readonly url: string
}

/** So many games are named. */
const MOST_NAMED = 5

export function digestOf(waiting: readonly Waiting[], text: NotifyText, address: string): Digest {
  const named = waiting.slice(0, MOST_NAMED)
  const more = waiting.length - named.length
  const [first] = waiting
  return {
    title: text.title(waiting.length),
    lines: [...named.map((it) => lineOf(it, text)), ...(more > 0 ? [text.more(more)] : [])],
    url: waiting.length === 1 ? roomAddress(address, first?.entry.id ?? '') : `${address}/`,
  }
}

export const roomAddress = (address: string, room: string) => `${address}/room/${room}`

function lineOf({ entry, seat }: Waiting, text: NotifyText): string {
  const others = namesIn(entry).filter((name, at) => at !== seat && name !== undefined)
  return text.game(text.games[entry.game] ?? entry.game, others.map(harmless))
}

/** The names at a table, by seat; undefined where nobody sits. */
export function namesIn({ summary }: RoomEntry): readonly (string | undefined)[] {
  const { seats } = JSON.parse(summary) as { seats: readonly { readonly name?: string }[] }
  return seats.map(({ name }) => name)
}

/** A name that nobody's mail program takes for an address to press. */
function harmless(name = ''): string {
  return name.replace(/[.:/@\\]+/g, ' ').trim()
}
