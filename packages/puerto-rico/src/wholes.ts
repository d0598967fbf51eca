/**
 * Composite decisions in one line: a placement, a storage, a mixed load, a payment in kind. To people they are
 * one move, inside they are canonical small steps (moves.ts): the words of both meet here.
 */

import type { WholeMoves } from '@doubloon/engine'
import { inWords } from '@doubloon/engine'
import { goodsOf } from './board.ts'
import { GIVE_NO_COLONIST, LOAD_OWN_SMALL_SHIP, type Step, stepWords } from './moves.ts'
import { wholeRefusal } from './refusals.ts'
import { BARTER, LOAD_SELECTION, MAYOR_PLACE, STORE } from './stages.ts'
import type { State } from './state.ts'
import { GOODS, type Good, OWN_SMALL_SHIP } from './words.ts'

/** A number of things by their word; what is not named is none. */
export type Amounts = Readonly<Record<string, number>>

/** A composite decision as one typed move. */
export type Whole =
  | { readonly type: 'place'; readonly colonists: Amounts }
  | { readonly type: 'store'; readonly barrels: Amounts }
  | { readonly type: 'loadMixed'; readonly barrels: Amounts }
  | { readonly type: 'buildInKind'; readonly building: string; readonly giving: readonly string[] }

/** Any move at the friendly door. */
export type Move = Step | Whole

const PARTS: readonly string[] = [
  'put',
  'keep',
  'putAboard',
  'giveColonist',
  'giveVp',
  'giveBarrel',
]

const isPart = (step: number): boolean => PARTS.includes(stepWords.typed(step).type)

export const wholes: WholeMoves<State, Move> = {
  isMidway(s) {
    if (s.stage === LOAD_SELECTION || s.stage === BARTER) return true
    return (s.stage === MAYOR_PLACE || s.stage === STORE) && s.cursor > 0
  },

  /** The steps of a whole have rising numbers, and all but the first are parts. */
  continues: (before, step) => step > before && isPart(step),

  isPart: (step) => isPart(step) || step === LOAD_OWN_SMALL_SHIP,

  isNothing(step) {
    const move = stepWords.typed(step)
    return isPart(step) && (step === GIVE_NO_COLONIST || ('count' in move && move.count === 0))
  },

  text(s, steps) {
    const move = wholes.typed(steps)
    switch (move.type) {
      case 'place':
        return `place ${inOneLine(move.colonists)}`
      case 'store':
        return `store ${storedInWords(s, move.barrels)}`
      case 'loadMixed':
        return `load ${inOneLine(move.barrels)} on ${OWN_SMALL_SHIP}`
      case 'buildInKind':
        return `build ${inWords(move.building)} giving ${move.giving.join(', ')}`
      default:
        return stepWords.text(steps[0])
    }
  },

  typed(steps) {
    const first = stepWords.typed(steps[0])
    const made = steps.filter((step) => !wholes.isNothing(step))
    switch (first.type) {
      case 'put':
        return { type: 'place', colonists: amountsOf(made) }
      case 'keep':
        return { type: 'store', barrels: amountsOf(made) }
      case 'loadSelection':
        return { type: 'loadMixed', barrels: amountsOf(made) }
      case 'build':
        return { type: 'buildInKind', building: first.building, giving: made.slice(1).map(itemOf) }
      default:
        return first
    }
  },

  fromText(s, text) {
    const [, verb, rest] = /^(place|store) (.+)$/.exec(text) ?? []
    if (verb === 'place') return something(items(rest).map(([word, count]) => putStep(word, count)))
    if (verb === 'store')
      return rest === 'nothing'
        ? []
        : allFound(
            items(rest).map(([word, count]) =>
              keepStep(word, count ?? Math.max(1, heldBy(s, word))),
            ),
          )
    const [, barrels] = new RegExp(`^load (.+) on ${OWN_SMALL_SHIP}$`).exec(text) ?? []
    if (barrels !== undefined)
      return allFound([
        LOAD_OWN_SMALL_SHIP,
        ...items(barrels).map(([word, count]) => aboardStep(word, count)),
      ])
    const [, building, giving] = /^build (.+) giving (.+)$/.exec(text) ?? []
    return building === undefined ? undefined : inKindSteps(building, giving.split(', '))
  },

  fromTyped(_s, move) {
    switch (move.type) {
      case 'place':
        return something(fromAmounts(move.colonists, (key, count) => putStep(inWords(key), count)))
      case 'store':
        return fromAmounts(move.barrels, keepStep)
      case 'loadMixed': {
        const aboard = fromAmounts(move.barrels, aboardStep)
        return aboard && [LOAD_OWN_SMALL_SHIP, ...aboard]
      }
      case 'buildInKind':
        if (typeof move.building !== 'string' || !areTexts(move.giving)) return undefined
        return inKindSteps(inWords(move.building), move.giving)
      default:
        return undefined
    }
  },

  refusal: wholeRefusal,
}

type Found = number | undefined

const putStep = (words: string, count?: number): Found =>
  stepWords.fromText(`put ${count} on ${words}`)
const keepStep = (good: string, count?: number): Found =>
  stepWords.fromText(`keep ${count} ${good}`)
const aboardStep = (good: string, count?: number): Found =>
  stepWords.fromText(`put ${count} ${good} aboard`)

/** `sugar mill 3, harbor 1` → words with their numbers, if any. */
function items(list: string): readonly (readonly [string, number | undefined])[] {
  return list.split(', ').map((item) => {
    const [, word, count] = /^(.+?)(?: (\d+))?$/.exec(item) ?? []
    return [word ?? '', count === undefined ? undefined : Number(count)]
  })
}

/** All wanted steps, or undefined if a word was not understood; amounts of 0 want nothing. */
function allFound(steps: readonly Found[]): readonly number[] | undefined {
  const found = steps.filter((step) => step !== undefined)
  return found.length === steps.length ? found.filter((step) => !wholes.isNothing(step)) : undefined
}

/** A placement places somebody: one that names nobody is not understood. */
function something(steps: readonly Found[] | undefined): readonly number[] | undefined {
  const found = steps && allFound(steps)
  return found?.length === 0 ? undefined : found
}

/** The typed move comes from outside: what is no list of amounts is not understood. */
function fromAmounts(
  amounts: Amounts | undefined,
  step: (key: string, count: number) => Found,
): readonly number[] | undefined {
  if (typeof amounts !== 'object' || amounts === null) return undefined
  return allFound(Object.entries(amounts).map(([key, count]) => step(key, count)))
}

function inKindSteps(building: string, giving: readonly string[]): readonly number[] | undefined {
  const given = giving.map((item) =>
    stepWords.fromText(`give ${GOODS.includes(item as Good) ? `${item} barrel` : item}`),
  )
  return allFound([stepWords.fromText(`build ${building}`), ...given])
}

function areTexts(list: unknown): list is readonly string[] {
  return Array.isArray(list) && list.every((item) => typeof item === 'string')
}

/** `colonist from San Juan`, `vp`, `indigo`. */
function itemOf(step: number): string {
  return stepWords.text(step).replace('give ', '').replace(' barrel', '')
}

function amountsOf(steps: readonly number[]): Amounts {
  const amounts: Record<string, number> = {}
  for (const step of steps) {
    const move = stepWords.typed(step)
    if (move.type === 'put') amounts[move.on] = move.count
    if (move.type === 'keep' || move.type === 'putAboard') amounts[move.good] = move.count
  }
  return amounts
}

function inOneLine(amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([key, count]) => `${inWords(key)} ${count}`)
    .join(', ')
}

/** A kind of which all of several barrels are kept stands without its number. */
function storedInWords(s: State, barrels: Amounts): string {
  const kept = Object.entries(barrels).map(([good, count]) =>
    count > 1 && count === heldBy(s, good) ? good : `${good} ${count}`,
  )
  return kept.length === 0 ? 'nothing' : kept.join(', ')
}

function heldBy(s: State, good: string): number {
  const number = GOODS.indexOf(good as Good)
  return number < 0 ? 0 : goodsOf(s, s.seat, number)
}
