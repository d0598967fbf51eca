/** A table of a list in words. */
import type { ClockSettings, RoomSeat } from '@doubloon/table'
import { rulesInShort } from '../home/in-short.ts'
import { LEVEL_NAMES } from '../home/levels.ts'
import type { ListedRoom, OwnRoom } from '../online/lobby.ts'
import { sayLobby } from '../text/say-lobby.ts'
import { sayOptions } from '../text/say-options.ts'
import { duration } from './durations.ts'

export const namesAt = (seats: readonly RoomSeat[]): readonly string[] =>
  seats.map((seat) => (seat.kind === 'open' ? '' : seat.name))

/** How one's own table stands. */
export function standingOf({ stage, seat, isAsked }: OwnRoom): string {
  const { yours, closed } = sayLobby
  switch (stage) {
    case 'gathering':
      return yours.gathering
    case 'playing':
      if (seat < 0) return yours.host
      return isAsked ? yours.turn : yours.others
    case 'over':
      return yours.over
    case 'closed':
      return closed
  }
}

/** Whose table it is: of the first who sits there. */
export function tableOf({ seats }: ListedRoom): string {
  const first =
    seats.find(({ kind }) => kind === 'person') ?? seats.find(({ kind }) => kind === 'kept')
  return first === undefined || first.kind === 'open'
    ? sayLobby.emptyTable
    : sayLobby.tableOf(first.name)
}

export function rulesOf({ game, settings }: ListedRoom): string {
  const rules = rulesInShort(game, settings.options)
  return sayLobby.rules(settings.isRated ? [...rules, sayLobby.rated] : rules)
}

/** What is free, or how far the game is. */
export function stateOf({ stage, openSeats, seats }: ListedRoom): string {
  if (stage !== 'gathering') return sayLobby[stage]
  const guests = seats.flatMap((seat) => (seat.kind === 'kept' ? [seat.name] : []))
  const parts = [
    ...(openSeats > 0 ? [sayLobby.free(openSeats)] : []),
    ...(guests.length > 0 ? [sayLobby.kept(guests)] : []),
  ]
  return parts.length === 0 ? sayLobby.noneFree : parts.join(', ')
}

/** Who sits at a seat. */
export function seatInWords(seat: RoomSeat): string {
  const { seatWords } = sayLobby
  switch (seat.kind) {
    case 'open':
      return seatWords.open
    case 'kept':
      return seatWords.kept(seat.name)
    case 'bot':
      return seatWords.bot(seat.name, levelInWords(seat.bot))
    case 'person':
      return seat.name
  }
}

function levelInWords(bot: string): string {
  const level = LEVEL_NAMES.find((it) => it === bot)
  return level === undefined ? bot : sayOptions.botOf[level]
}

export function clockInWords(clock: ClockSettings): string {
  switch (clock.kind) {
    case 'none':
      return sayLobby.noClock
    case 'move':
      return sayLobby.perMove(duration(clock.seconds))
    case 'game':
      return clock.increment === 0
        ? sayLobby.perGameFlat(duration(clock.seconds))
        : sayLobby.perGame(duration(clock.seconds), duration(clock.increment))
  }
}
