/**
 * Composite decisions in one line: a build with its payment, goods to produce or sell, cards to keep or let go. To
 * people they are one move, inside they are canonical small steps (moves.ts): the words of both meet here.
 */
import { type CompositeMoves, inWords } from '@doubloon/engine'
import {
  DISCARD_CARD,
  goodInWords,
  KEEP_CARD,
  PUT_AWAY_CARD,
  type Step,
  stepWords,
} from './moves.ts'
import {
  allFound,
  buildSteps,
  compositeSteps,
  isVerb,
  itemsOf,
  type Move,
  moveText,
  typedComposite,
  VERB_NAMES,
  VERBS,
  type Verb,
} from './notation.ts'
import { compositeRefusal } from './refusals.ts'
import { DISCARD, KEEP, PUT_AWAY, START_CARDS } from './stages.ts'
import type { State } from './state.ts'
import { GOODS, type Good } from './words.ts'

/** The composite that a step belongs to; `done` ends any. */
const COMPOSITE: Readonly<Partial<Record<Step['type'], string>>> = {
  announce: 'build',
  overNothing: 'build',
  over: 'build',
  amount: 'build',
  payGood: 'build',
  payCard: 'build',
  ...Object.fromEntries(VERB_NAMES.map((verb) => [VERBS[verb].step, verb])),
  done: 'any',
}

/** Steps that carry nothing of their own: how many are paid shows in what is paid. */
const NOTHINGS: readonly Step['type'][] = ['done', 'overNothing', 'amount']

/** Stages in which an exact number of cards is picked, and the step that picks the first kind. */
const EXACT_PICKS: Readonly<Record<number, number>> = {
  [START_CARDS]: DISCARD_CARD,
  [KEEP]: KEEP_CARD,
  [PUT_AWAY]: PUT_AWAY_CARD,
  [DISCARD]: DISCARD_CARD,
}

const compositeOf = (step: number): string | undefined => COMPOSITE[stepWords.typed(step).type]

export const composites: CompositeMoves<State, Move> = {
  isMidway: (s) => s.begun,

  /** The first cards of an exact number may be forced: they are picked before the seat is asked. */
  forcedBefore(s) {
    if (s.begun || s.pickedSize === 0) return []
    const step = EXACT_PICKS[s.stage]
    return Array.from(s.picked).flatMap((cards, kind) => Array<number>(cards).fill(step + kind))
  },

  /** The steps of a composite have numbers that never fall; two composites of one kind never follow each other at one seat. */
  continues(before, step) {
    const composite = compositeOf(step)
    return step >= before && (composite === 'any' || composite === compositeOf(before))
  },

  isPart: (step) => compositeOf(step) !== undefined,
  isNothing: (step) => NOTHINGS.includes(stepWords.typed(step).type),

  text: (_s, steps) => moveText(typedComposite(steps)),
  typed: typedComposite,
  fromText: (_s, text) => compositeSteps(text),

  fromTyped(_s, move) {
    if (move.type === 'build') return typedBuildSteps(move)
    if (!isVerb(move.type)) return undefined
    const items: unknown = itemsOf(move)
    if (!areTexts(items) || items.length === 0) return undefined
    return allFound(items.map((item) => VERBS[move.type as Verb].pick(inWords(item))))
  },

  refusal: compositeRefusal,
}

/** The typed move comes from outside: what has another form is not understood. */
function typedBuildSteps(move: object): readonly number[] | undefined {
  const { building, over, withGood, goods, cards } = move as Record<string, unknown>
  if (typeof building !== 'string' || !areTexts(goods) || !areTexts(cards)) return undefined
  if (over === undefined ? withGood !== undefined : typeof over !== 'string') return undefined
  if (withGood !== undefined && typeof withGood !== 'boolean') return undefined
  if (!goods.every(isGood) || cards.some(isPaidGood)) return undefined
  const target =
    over === undefined ? undefined : `${inWords(`${over}`)}${withGood ? ' with good' : ''}`
  return buildSteps(inWords(building), target, [...goods.map(goodInWords), ...cards.map(inWords)])
}

const isGood = (word: string): word is Good => (GOODS as readonly string[]).includes(word)
const isPaidGood = (word: string): boolean => GOODS.some((good) => goodInWords(good) === word)

/** A list may have holes, which only a copy shows. */
function areTexts(list: unknown): list is readonly string[] {
  return Array.isArray(list) && [...list].every((item) => typeof item === 'string')
}
