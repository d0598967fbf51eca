/**
 * The numbering of small steps: integer ⇄ typed move ⇄ notation. A game writes its steps down family after family;
 * inside a family the number follows the list of its items, so that rules compute it (`SELL + good`).
 */
import type { StepWords } from './rules.ts'

/** A step in both its forms. */
type Entry<Step> = readonly [text: string, move: Step]

export class StepBook<Step extends object> {
  readonly #steps: Entry<Step>[] = []

  /** Numbers the steps of one family and returns the number of its first. */
  family<A>(items: readonly A[], words: (item: A) => Entry<Step>): number {
    const first = this.#steps.length
    this.#steps.push(...items.map(words))
    return first
  }

  /** Numbers a step that stands alone. */
  single(text: string, move: Step): number {
    return this.family([move], () => [text, move])
  }

  /** How many steps there are. */
  get size(): number {
    return this.#steps.length
  }

  /** The words of all steps, once they are written down. */
  words(): StepWords<Step> {
    const steps = this.#steps
    const byText = new Map(steps.map(([text], step) => [text, step]))
    const byMove = new Map(steps.map(([, move], step) => [signature(move), step]))
    return {
      text: (step) => steps[step][0],
      typed: (step) => steps[step][1],
      fromText: (text) => byText.get(text),
      fromTyped: (move) => byMove.get(signature(move)),
    }
  }
}

/** Typed moves are the same if all their fields are, in whatever order they were written. */
function signature(move: object): string {
  return Object.entries(move)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${typeof value === 'object' ? '?' : String(value)}`)
    .join(';')
}

/** `sugarMill` → `sugar mill`. */
export function inWords(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
