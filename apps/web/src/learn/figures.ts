/** Numbers that the words of lessons name, read from what the engine foresees. */

/** Something that happened to a seat. */
interface Happening {
  readonly type: string
  readonly seat?: number
}

/** How much of a field the events of a kind bring to a seat. */
export function sumOf<E extends Happening, T extends E['type']>(
  events: readonly E[] | undefined,
  type: T,
  seat: number,
  field: keyof Extract<E, { type: T }>,
): number {
  let sum = 0
  for (const event of events ?? [])
    if (event.type === type && event.seat === seat)
      sum += Number((event as Extract<E, { type: T }>)[field])
  return sum
}

/** How many events of a kind a seat has part in. */
export function countOf(
  events: readonly Happening[] | undefined,
  type: string,
  seat: number,
): number {
  return (events ?? []).filter((event) => event.type === type && event.seat === seat).length
}
