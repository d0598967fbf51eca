/** The legal answers of a decision: naive lists, a plain test whether an answer is legal, and a random one. */
import { pick, type Random } from '@doubloon/testkit/reference'
import { between, some } from './random.ts'
import { inOrder } from './tables.ts'

export interface Choice {
  /** All legal composite moves in notation, each once; undefined if there are more than `most`. */
  list(most: number): string[] | undefined
  has(move: string): boolean
  /** A random one, with a taste for doing things. */
  some(random: Random): string
}

export function plain(moves: readonly string[]): Choice {
  return {
    list: (most) => (moves.length > most ? undefined : [...moves]),
    has: (move) => moves.includes(move),
    some: (random) => pick(random, moves),
  }
}

/** Each item once, with how many there are of it. */
function counted(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** Every selection of `least` to `most` of the items; equal items are interchangeable (§16, notes). */
export function selections(items: readonly string[], least: number, most: number): string[][] {
  let all: string[][] = [[]]
  let left = items.length
  for (const [item, count] of counted(items)) {
    left -= count
    const added = Array.from({ length: count + 1 }, (_, n) => Array.from({ length: n }, () => item))
    all = all
      .flatMap((chosen) => added.map((more) => [...chosen, ...more]))
      .filter(({ length }) => length <= most && length + left >= least)
  }
  return all.filter(({ length }) => length >= least && length <= most)
}

/** How many selections there are of each size, without writing them down. */
export function selectionsBySize(items: readonly string[]): number[] {
  const sizes = Array.from({ length: items.length + 1 }, (_, size) => (size === 0 ? 1 : 0))
  for (const count of counted(items).values())
    for (let size = items.length; size >= 0; size--)
      for (let taken = 1; taken <= Math.min(count, size); taken++)
        sizes[size] += sizes[size - taken]
  return sizes
}

/** A decision to take some of a number of things. */
export interface Taking {
  readonly verb: string
  readonly items: readonly string[]
  readonly least: number
  readonly most: number
  /** Where declining is allowed: how often the random player does. */
  readonly passes?: number
}

export function taking({ verb, items, least, most, passes }: Taking): Choice {
  const sorted = inOrder(items)
  const text = (chosen: readonly string[]) => `${verb} ${chosen.join(', ')}`
  const pass = passes === undefined ? [] : ['pass']
  const sizes = selectionsBySize(items).slice(least, most + 1)
  const count = sizes.reduce((total, number) => total + number, pass.length)
  return {
    list: (limit) =>
      count > limit ? undefined : [...pass, ...selections(sorted, least, most).map(text)],
    has: (move) => {
      if (move === 'pass') return passes !== undefined
      const chosen = itemsOf(verb, move)
      return chosen.length >= least && chosen.length <= most && isWithin(chosen, items)
    },
    some: (random) => {
      if (random() < (passes ?? 0)) return 'pass'
      const size = random() < 0.5 ? most : between(random, least, most)
      return text(inOrder(some(random, items, size)))
    },
  }
}

/** The items that a move in notation names; none if it has another verb or is a pass. */
export function itemsOf(verb: string, move: string): string[] {
  return move.startsWith(`${verb} `) ? move.slice(verb.length + 1).split(', ') : []
}

/** Whether each wanted thing is there, as often as it is wanted. */
export function isWithin(wanted: readonly string[], held: readonly string[]): boolean {
  const left = [...held]
  return wanted.every((item) => {
    const index = left.indexOf(item)
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}
