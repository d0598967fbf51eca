/**
 * Composite decisions in one line: a placement, a storage, a mixed load, a payment in kind. To people they are
 * one move, inside they are canonical small steps (moves.ts): the words of both meet here.
 */

import type { CompositeMoves } from '@doubloon/engine'
import { inWords } from '@doubloon/engine'
import { goodsOf } from './board.ts'
import { LOAD_OWN_SMALL_SHIP, stepWords } from './moves.ts'
import {
  type Amounts,
  allFound,
  amountsOf,
  type Found,
  givenItem,
  givenStep,
  inOneLine,
  isNothing,
  isPart,
  items,
  type Move,
  placementSteps,
  placementText,
  putStep,
  something,
} from './notation.ts'
import { compositeRefusal } from './refusals.ts'
import { BARTER, LOAD_SELECTION, MAYOR_PLACE, STORE } from './stages.ts'
import type { State } from './state.ts'
import { GOODS, type Good, OWN_SMALL_SHIP } from './words.ts'

export const composites: CompositeMoves<State, Move> = {
  isMidway(s) {
    if (s.stage === LOAD_SELECTION || s.stage === BARTER) return true
    return (s.stage === MAYOR_PLACE || s.stage === STORE) && s.cursor > 0
  },

  /** The steps of a composite have rising numbers, and all but the first are parts. */
  continues: (before, step) => step > before && isPart(step),

  isPart: (step) => isPart(step) || step === LOAD_OWN_SMALL_SHIP,

  isNothing,

  text(s, steps) {
    const move = composites.typed(steps)
    switch (move.type) {
      case 'place':
        return placementText(move.colonists)
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
    const made = steps.filter((step) => !isNothing(step))
    switch (first.type) {
      case 'put':
        return { type: 'place', colonists: amountsOf(made) }
      case 'keep':
        return { type: 'store', barrels: amountsOf(made) }
      case 'loadSelection':
        return { type: 'loadMixed', barrels: amountsOf(made) }
      case 'build':
        return {
          type: 'buildInKind',
          building: first.building,
          giving: made.slice(1).map(givenItem),
        }
      default:
        return first
    }
  },

  fromText(s, text) {
    const [, verb, rest] = /^(place|store) (.+)$/.exec(text) ?? []
    if (verb === 'place') return placementSteps(text)
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

  refusal: compositeRefusal,
}

const keepStep = (good: string, count?: number): Found =>
  stepWords.fromText(`keep ${count} ${good}`)
const aboardStep = (good: string, count?: number): Found =>
  stepWords.fromText(`put ${count} ${good} aboard`)

/** The typed move comes from outside: what is no list of amounts is not understood. */
function fromAmounts(
  amounts: Amounts | undefined,
  step: (key: string, count: number) => Found,
): readonly number[] | undefined {
  if (typeof amounts !== 'object' || amounts === null) return undefined
  return allFound(Object.entries(amounts).map(([key, count]) => step(key, count)))
}

function inKindSteps(building: string, giving: readonly string[]): readonly number[] | undefined {
  return allFound([stepWords.fromText(`build ${building}`), ...giving.map(givenStep)])
}

function areTexts(list: unknown): list is readonly string[] {
  return Array.isArray(list) && list.every((item) => typeof item === 'string')
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
