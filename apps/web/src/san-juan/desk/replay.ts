/** San Juan seen again: all hands at once, and what is measured round by round. */
import type { View } from '@doubloon/san-juan'

/** Every seat as it sees itself, and the cards in the hands of the one who decides; goods stay unseen, as in the rules. */
export function openView(watched: View, own: readonly View[]): View {
  const seats = watched.seats.map((seat, number) => own[number]?.seats[number] ?? seat)
  return { ...watched, seats, own: own[watched.toMove]?.own }
}

/** By measure and seat; what is hidden until the end is measured elsewhere. */
export function measuresOf({ seats }: View): Readonly<Record<string, readonly number[]>> {
  return {
    hand: seats.map(({ handSize }) => handSize),
    goods: seats.map(({ tableau }) => tableau.filter(({ good }) => good).length),
    buildings: seats.map(({ tableau }) => tableau.length),
  }
}
