/** Sets of small numbers as bits of an integer. */

/** The lowest member of a set that is not empty. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set)
}

/** How many members a set has; quick for small ones. */
export function membersOf(set: number): number {
  let members = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) members++
  return members
}
