/** How a room begins, and how its rematch does. */
import {
  accept,
  type GameAdapter,
  type GameRecord,
  type GameState,
  type Result,
  refuse,
} from '@doubloon/engine'
import { checkNames } from '../seats.ts'
import { checkBrought } from './brought.ts'
import type { RoomEvent } from './events.ts'
import { no } from './refusals.ts'
import type { ClockSettings, PersonId, RoomSeat, RoomSettings, RoomTournament } from './settings.ts'
import { namesAt, type RoomState } from './state.ts'

export interface Opening {
  readonly settings: RoomSettings
  readonly seats: readonly RoomSeat[]
  /** They need not sit. */
  readonly host: PersonId
  /** The room this one is a rematch of. */
  readonly after?: string
  /** A game that was begun elsewhere and goes on here, by its own options; it is never rated. */
  readonly brought?: GameRecord
  readonly tournament?: RoomTournament
}

const YEAR = 365 * 86_400
const DAY = 86_400
const LONGEST_DELAY = 1000

/** The events with which the log of a room begins. Whoever sits from the start still says that they are ready. */
export function openRoom(
  adapter: GameAdapter<GameState>,
  opening: Opening,
): Result<readonly RoomEvent[]> {
  const { host, after, tournament, brought: record } = opening
  const { game } = adapter.rules
  if (opening.settings.game !== game) return refuse('other-game', `these are the rules of ${game}`)
  const seats = opening.seats.map(asNewcomer)
  const named = checkNames(namesAt(seats))
  if (!named.ok) return named
  const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))
  if (new Set(people).size < people.length) return no('seated')
  if (record !== undefined && opening.settings.isRated) return no('brought-unrated')
  const checked = record && checkBrought(adapter, record, seats.length)
  if (checked?.ok === false) return checked
  const settings = { ...opening.settings, ...(checked && { options: checked.value.options }) }
  const options = adapter.rules.parseOptions({ ...settings.options, players: seats.length })
  if (!options.ok) return options
  if (!isClock(settings.clock)) return no('bad-clock')
  const { absence, watchDelay } = settings
  if (absence !== undefined && !isWhole(absence, 1, YEAR)) return no('bad-settings')
  if (watchDelay !== undefined && !isWhole(watchDelay, 0, LONGEST_DELAY)) return no('bad-settings')
  return accept([
    {
      type: 'opened',
      ...{ settings, seats, host },
      ...(after !== undefined && { after }),
      ...(tournament !== undefined && { tournament }),
    },
    ...(checked === undefined ? [] : [{ type: 'brought' as const, ...checked.value.brought }]),
  ])
}

/** A clock that somebody could play by. */
export function isClock(clock: ClockSettings): boolean {
  switch (clock.kind) {
    case 'none':
      return true
    case 'move':
      return isWhole(clock.seconds, 1, YEAR)
    case 'game':
      return isWhole(clock.seconds, 1, YEAR) && isWhole(clock.increment, 0, DAY)
  }
}

function isWhole(n: number, least: number, most: number): boolean {
  return Number.isInteger(n) && n >= least && n <= most
}

function asNewcomer(seat: RoomSeat): RoomSeat {
  if (seat.kind !== 'person') return seat
  const { kind, person, name } = seat
  return { kind, person, name, isReady: false }
}

/** The same people and bots once more, everybody one seat on; seats of those who are away are kept for them. */
export function rematchOf({ settings, seats, host }: RoomState): Opening {
  const people = seats.map((seat) =>
    seat.kind === 'person' && seat.standIn !== undefined
      ? ({ kind: 'kept', name: seat.name } as const)
      : asNewcomer(seat),
  )
  return { settings, seats: [...people.slice(1), ...people.slice(0, 1)], host }
}
