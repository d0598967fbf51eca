/**
 * Numbers about buildings, written by key: a new building changes none of the others' numbers, wherever it stands in the
 * rules' list.
 */

/** The part of a building's row that is needed here. */
interface Keyed {
  readonly key: string
}

/** A table by building number; a building that is not named gets 0, a name that no building has is a mistake. */
export function byBuilding(
  buildings: readonly Keyed[],
  numbers: Readonly<Record<string, number>>,
): Float64Array {
  const keys = buildings.map(({ key }) => key)
  const unknown = Object.keys(numbers).find((key) => !keys.includes(key))
  if (unknown !== undefined) throw new Error(`there is no building ${unknown}`)
  return Float64Array.from(keys, (key) => numbers[key] ?? 0)
}
