/** A game of this browser, as a server is asked to take it over. */
import type { GameRecord } from '@doubloon/engine'
import type { Seat } from '../client/contract.ts'
import type { BroughtWish } from '../online/lobby.ts'
import { nameAt } from '../text/people.ts'

interface Bringing {
  /** The record as text, with whatever else is known of the game: only what the game itself needs goes to the server. */
  readonly text: string
  readonly seats: readonly Seat[]
  /** One's own seat, and the name others see there. */
  readonly own: number
  readonly name: string
}

/** One's own seat is kept for one's name, so that nobody is quicker to sit there. */
export function wishToBring({ text, seats, own, name }: Bringing): BroughtWish {
  const { game, rulesVersion, options, seed, position, moves }: GameRecord = JSON.parse(text)
  const began = position === undefined ? {} : { position }
  return {
    settings: { isPublic: false },
    seats: seats.map(({ bot }, seat) => {
      if (seat === own) return { kind: 'kept', name }
      return bot === undefined ? { kind: 'open' } : { kind: 'bot', name: nameAt(seats, seat), bot }
    }),
    record: { game, rulesVersion, options, seed, moves, ...began },
  }
}
