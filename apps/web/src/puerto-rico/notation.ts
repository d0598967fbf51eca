/** The parts of composite moves, which events carry only in their notation. */

/** `put 2 on small market`, `keep 1 corn`, `put 3 sugar aboard`. */
export interface Part {
  readonly verb: 'put' | 'keep' | 'aboard'
  readonly count: number
  /** Tile kind, building key or good. */
  readonly what: string
}

/** The part a small step stands for; undefined if it is another step. */
export function partOf(step: string): Part | undefined {
  const put = /^put (\d+) on (.+)$/.exec(step)
  if (put !== null) return part('put', put)
  const keep = /^keep (\d+) (.+)$/.exec(step)
  if (keep !== null) return part('keep', keep)
  const aboard = /^put (\d+) (.+) aboard$/.exec(step)
  return aboard === null ? undefined : part('aboard', aboard)
}

function part(verb: Part['verb'], [, count = '', words = '']: RegExpExecArray): Part {
  return { verb, count: Number(count), what: keyOf(words) }
}

/** `small market` → `smallMarket`. */
export function keyOf(words: string): string {
  return words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
}
