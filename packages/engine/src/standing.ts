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

/** Every seat with its rank by standing, 1 for those who win; equal ones share a rank. */
export function ranked<S>(
  s: S,
  players: number,
  standing: (s: S, seat: number) => number,
): readonly { readonly seat: number; readonly rank: number; readonly won: boolean }[] {
  const standings = Array.from({ length: players }, (_, seat) => standing(s, seat))
  return standings.map((own, seat) => {
    const rank = 1 + standings.filter((other) => other > own).length
    return { seat, rank, won: rank === 1 }
  })
}
