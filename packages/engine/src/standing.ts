/** Who stands before whom: every game compares its seats by one number, the score first and then its tie-break. */

/** The seats before whom there is nobody, as a set of bits: a shared victory is possible. */
export function leaders<S>(
  s: S,
  players: number,
  standing: (s: S, seat: number) => number,
): number {
  let best = -1
  let set = 0
  for (let seat = 0; seat < players; seat++) {
    const own = standing(s, seat)
    if (own > best) set = 1 << seat
    else if (own === best) set |= 1 << seat
    best = Math.max(best, own)
  }
  return set
}

/** Ranks by standing, 1 for the best; equal ones share a rank. */
export function ranksOf(standings: readonly number[]): readonly number[] {
  return standings.map((own) => 1 + standings.filter((other) => other > own).length)
}
