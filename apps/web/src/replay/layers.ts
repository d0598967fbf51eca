/** Points of one seat by source, lying on each other. */

export interface Layer {
  readonly source: string
  /** By round: its own points, and where they begin and end in the pile. */
  readonly values: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
}

export interface Layers {
  readonly layers: readonly Layer[]
  /** By round. */
  readonly totals: readonly number[]
}

type Rounds = readonly (readonly number[])[]

/** The first source lies lowest. */
export function layersOf(
  sources: Readonly<Record<string, Rounds>>,
  used: readonly string[],
  seat: number,
): Layers {
  const [first] = Object.values(sources)
  let totals: readonly number[] = (first ?? []).map(() => 0)
  const layers = used.map((source) => {
    const values = totals.map((_, round) => sources[source]?.[round]?.[seat] ?? 0)
    const lower = totals
    const upper = totals.map((total, round) => total + (values[round] ?? 0))
    totals = upper
    return { source, values, lower, upper }
  })
  return { layers, totals }
}
