/** Whether people are at their seats, as far as a room tells it. */
import type { RoomNow } from './contract.ts'

/** `trying`: only of oneself, for of others one knows no more than that they are away. */
export type Presence = 'here' | 'trying' | 'away' | 'replaced' | 'resigned'

/** Undefined for bots, and as long as nothing is known. */
export function presenceAt(now: RoomNow, seat: number): Presence | undefined {
  const is = now.room.seats[seat]
  if (is?.kind !== 'person') return undefined
  if (is.hasResigned) return 'resigned'
  if (is.standIn !== undefined) return 'replaced'
  if (seat === now.viewer) return now.connected.state === 'trying' ? 'trying' : 'here'
  if (now.presence === undefined) return undefined
  return now.presence.people.includes(is.person) ? 'here' : 'away'
}

export interface NamedWatcher {
  readonly person: string
  readonly name: string
}

/** Who watches and has said something, and so has a name; who spoke last comes first. */
export function namedWatchers({ room, presence, log }: RoomNow): readonly NamedWatcher[] {
  const seated = room.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))
  const named = new Map<string, string>()
  for (const { event } of log.toReversed()) {
    if (event.type !== 'said' || seated.includes(event.person) || named.has(event.person)) continue
    if (presence?.people.includes(event.person)) named.set(event.person, event.name)
  }
  return [...named].map(([person, name]) => ({ person, name }))
}

/** What somebody says who would like to sit down. */
export const MAY_I_PLAY = 'may-i-play'

/** Who watches and would like to play, as long as nobody was seated since. */
export function whoWouldPlay(now: RoomNow): NamedWatcher | undefined {
  const last = now.log.findLast(
    ({ event }) =>
      event.type === 'seatChanged' ||
      (event.type === 'said' && 'phrase' in event.words && event.words.phrase === MAY_I_PLAY),
  )
  const person = last?.event.type === 'said' ? last.event.person : undefined
  return namedWatchers(now).find((watcher) => watcher.person === person)
}
