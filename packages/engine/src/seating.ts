/** Seats around a table, and cards that they took one after the other, clockwise from a first seat. */

/** A table whose cards tell who took them: seat + 1, or 0. */
interface Table {
  readonly players: number
  readonly roleTaker: Uint8Array
}

/** A seat so many places clockwise. */
export function seatFrom(
  { players }: Pick<Table, 'players'>,
  seat: number,
  places: number,
): number {
  return (((seat + places) % players) + players) % players
}

/** Places clockwise from one seat to another. */
export function distance(s: Pick<Table, 'players'>, from: number, to: number): number {
  return seatFrom(s, to, -from)
}

export function cardsTaken({ roleTaker }: Table): number {
  return roleTaker.filter((taker) => taker > 0).length
}

export function cardsHeld({ roleTaker }: Table, seat: number): number {
  return roleTaker.filter((taker) => taker === seat + 1).length
}

/** How many of the cards taken a seat must hold: the k-th was taken k − 1 places clockwise from the first seat. */
function cardsDue(s: Table, first: number, seat: number): number {
  let due = 0
  for (let i = 0; i < cardsTaken(s); i++) if (seatFrom(s, first, i) === seat) due++
  return due
}

/** A seat that cannot hold as many cards as it does, given who was first; −1 if there is none. */
export function strangeTaker(s: Table, first: number): number {
  for (let seat = 0; seat < s.players; seat++)
    if (cardsHeld(s, seat) !== cardsDue(s, first, seat)) return seat
  return -1
}

/** What is wrong with that seat's cards, in words. */
export function strangeTaking(s: Table, first: number, seat: number): string {
  return `roles: seat ${seat} holds ${cardsHeld(s, seat)} of ${cardsTaken(s)} taken cards; with seat ${first} as governor it must hold ${cardsDue(s, first, seat)}`
}
