/** Robot players: they follow a room, ask what they may do when it is their turn, and do one of it. */
import type { ViewReply } from '@doubloon/protocol'
import type { Client } from './client.ts'

/** Numbers that look like chance and are the same each time. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A move that a view offers: one of the offers, or the first step of which they are made. */
export function pick({ offers, steps = [] }: ViewReply, roll: (below: number) => number): string {
  const choices = offers ?? steps
  return choices[roll(choices.length)] ?? ''
}

export interface Seat {
  readonly client: Client
  readonly name: string
}

/** Opens a room in which these people and as many bots as are needed play, and begins. */
export async function openTable(
  game: string,
  people: readonly Seat[],
  {
    bots = 2,
    settings = {},
    bot = 'novice',
  }: { bots?: number; settings?: object; bot?: string } = {},
): Promise<string> {
  const [host] = people
  if (host === undefined) throw new Error('a table needs somebody')
  const seats = [
    ...people.map(() => ({ kind: 'open' })),
    ...Array.from({ length: bots }, (_, n) => ({ kind: 'bot', name: `Bot ${n}`, bot })),
  ]
  const { room } = await host.client.post<{ room: string }>('/api/rooms', {
    settings: { game, watchDelay: 0, ...settings },
    seats,
  })
  for (const [seat, { client, name }] of people.entries()) {
    await client.post(`/api/rooms/${room}/commands`, { type: 'sit', seat, name })
    await client.post(`/api/rooms/${room}/commands`, { type: 'ready', isReady: true })
  }
  return room
}

/** Plays for one person until the game is over. */
export async function playOn(client: Client, room: string, seed: number): Promise<void> {
  const roll = dice(seed)
  const stream = client.follow(room)
  try {
    for (;;) {
      const seen = stream.messages.length
      const view = await client.view(room)
      if (view.over) return
      if (!view.waiting.includes(view.viewer)) {
        if (stream.messages.length === seen) await stream.news()
        continue
      }
      const { status, text } = await client.move(room, view.moves, pick(view, roll))
      if (status !== 200 && status !== 409) throw new Error(`${status} ${text}`)
    }
  } finally {
    stream.close()
  }
}
