/** Puerto Rico seen again: all chips at once, and what is measured round by round. */
import type { View } from '@doubloon/puerto-rico'

/** Every seat as it sees itself. */
export function openView(watched: View, own: readonly View[]): View {
  const seats = watched.seats.map((seat, number) => own[number]?.seats[number] ?? seat)
  return { ...watched, seats }
}

/** By measure and seat; what is hidden until the end is measured elsewhere. */
export function measuresOf({ seats }: View): Readonly<Record<string, readonly number[]>> {
  return {
    doubloons: seats.map(({ doubloons }) => doubloons),
    goods: seats.map(({ goods }) => sum(goods)),
    colonists: seats.map(
      ({ sanJuan, workers, buildings }) => sanJuan + sum(workers) + sum(buildings),
    ),
    buildings: seats.map(({ buildings }) => Object.keys(buildings).length),
  }
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((all, count) => all + count, 0)
}
