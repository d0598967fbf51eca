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

/** How a seat stands among the others. */
export interface Place {
  readonly seat: number
  /** 1 for the winners; equal seats share a rank. */
  readonly rank: number
  readonly won: boolean
}

/** What every game's score says of a seat; where it comes from is the game's own. */
export interface CommonScore extends Place {
  readonly total: number
  /** What decides between equal scores. */
  readonly tieBreak: number
}

/** Every seat with its rank by standing. */
export function ranked<S>(
  s: S,
  players: number,
  standing: (s: S, seat: number) => number,
): readonly Place[] {
  const standings = Array.from({ length: players }, (_, seat) => standing(s, seat))
  return standings.map((own, seat) => {
    const rank = 1 + standings.filter((other) => other > own).length
    return { seat, rank, won: rank === 1 }
  })
}
