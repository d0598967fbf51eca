/**
 * Composite moves as text, steps and typed moves, as far as that needs no table: for composites.ts, and for whoever puts a move
 * together or takes one apart that somebody else made. What is legal is not asked here.
 */
import { inWords } from '@doubloon/engine'
import { GIVE_NO_COLONIST, type Step, stepWords } from './moves.ts'
import { GOODS, type Good } from './words.ts'

/** A number of things by their word; what is not named is none. */
export type Amounts = Readonly<Record<string, number>>

/** A composite decision as one typed move. */
export type Composite =
  | { readonly type: 'place'; readonly colonists: Amounts }
  | { readonly type: 'store'; readonly barrels: Amounts }
  | { readonly type: 'loadMixed'; readonly barrels: Amounts }
  | { readonly type: 'buildInKind'; readonly building: string; readonly giving: readonly string[] }

/** Any move at the friendly door. */
export type Move = Step | Composite

/** A step by its words; undefined if they are none. */
export type Found = number | undefined

/** The notation of a step, also of one that is not legal now. */
export function stepText(step: Step): string {
  const number = stepWords.fromTyped(step)
  if (number === undefined) throw new Error(`there is no such step: ${JSON.stringify(step)}`)
  return stepWords.text(number)
}

/** The typed step that a text stands for; undefined if it is none. */
export function stepIn(text: string): Step | undefined {
  const step = stepWords.fromText(text)
  return step === undefined ? undefined : stepWords.typed(step)
}

/** A placement in one line: colonists by tile kind or building key, in the order of the workplaces. */
export function placementText(colonists: Amounts): string {
  return `place ${inOneLine(colonists)}`
}

/** The colonists by tile kind or building key that a placement in one line names; undefined if it is none. */
export function placementIn(text: string): Amounts | undefined {
  const steps = placementSteps(text)
  return steps && amountsOf(steps)
}

/** The steps that a placement in one line wants; it places somebody: one that names nobody is not understood. */
export function placementSteps(text: string): readonly number[] | undefined {
  const [, rest] = /^place (.+)$/.exec(text) ?? []
  return rest === undefined
    ? undefined
    : something(items(rest).map(([word, count]) => putStep(word, count)))
}

/** What is given in kind, item by item, as steps. */
export function givenSteps(giving: readonly string[]): readonly Step[] {
  return giving.flatMap((item) => {
    const step = givenStep(item)
    return step === undefined ? [] : [stepWords.typed(step)]
  })
}

/** `colonist from San Juan`, `vp`, `indigo`: the step that gives it. */
export function givenStep(item: string): Found {
  return stepWords.fromText(`give ${GOODS.includes(item as Good) ? `${item} barrel` : item}`)
}

/** The other way round. */
export function givenItem(step: number): string {
  return stepWords.text(step).replace('give ', '').replace(' barrel', '')
}

export const putStep = (words: string, count?: number): Found =>
  stepWords.fromText(`put ${count} on ${words}`)

const PARTS: readonly string[] = [
  'put',
  'keep',
  'putAboard',
  'giveColonist',
  'giveVp',
  'giveBarrel',
]

/** Whether a step is one of those that a composite goes on with. */
export const isPart = (step: number): boolean => PARTS.includes(stepWords.typed(step).type)

/** Whether the step is the empty choice of its kind (put 0, give nothing). */
export function isNothing(step: number): boolean {
  const move = stepWords.typed(step)
  return isPart(step) && (step === GIVE_NO_COLONIST || ('count' in move && move.count === 0))
}

/** `sugar mill 3, harbor 1` → words with their numbers, if any. */
export function items(list: string): readonly (readonly [string, number | undefined])[] {
  return list.split(', ').map((item) => {
    const [, word, count] = /^(.+?)(?: (\d+))?$/.exec(item) ?? []
    return [word ?? '', count === undefined ? undefined : Number(count)]
  })
}

/** All wanted steps, or undefined if a word was not understood; amounts of 0 want nothing. */
export function allFound(steps: readonly Found[]): readonly number[] | undefined {
  const found = steps.filter((step) => step !== undefined)
  return found.length === steps.length ? found.filter((step) => !isNothing(step)) : undefined
}

/** The same, if anything is wanted at all. */
export function something(steps: readonly Found[] | undefined): readonly number[] | undefined {
  const found = steps && allFound(steps)
  return found?.length === 0 ? undefined : found
}

/** What some steps put, keep or load, by word. */
export function amountsOf(steps: readonly number[]): Amounts {
  const amounts: Record<string, number> = {}
  for (const step of steps) {
    const move = stepWords.typed(step)
    if (move.type === 'put') amounts[move.on] = move.count
    if (move.type === 'keep' || move.type === 'putAboard') amounts[move.good] = move.count
  }
  return amounts
}

/** `sugar mill 3, harbor 1`. */
export function inOneLine(amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([key, count]) => `${inWords(key)} ${count}`)
    .join(', ')
}
