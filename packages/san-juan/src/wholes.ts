/**
 * Composite decisions in one line: a build with its payment, goods to produce or sell, cards to keep or let go. To
 * people they are one move, inside they are canonical small steps (moves.ts): the words of both meet here.
 */
import { inWords, type WholeMoves } from '@doubloon/engine'
import {
  DISCARD_CARD,
  goodInWords,
  KEEP_CARD,
  PUT_AWAY_CARD,
  type Step,
  stepWords,
} from './moves.ts'

import { wholeRefusal } from './refusals.ts'
import { DISCARD, KEEP, PUT_AWAY, START_CARDS } from './stages.ts'
import type { State } from './state.ts'
import { GOODS, type Good } from './words.ts'

/** A composite decision as one typed move. */
export type Whole =
  | {
      readonly type: 'build'
      readonly building: string
      /** What it is built over, and whether a good lies there. */
      readonly over?: string
      readonly withGood?: true
      readonly goods: readonly Good[]
      readonly cards: readonly string[]
    }
  | { readonly type: 'produce' | 'sell'; readonly goods: readonly Good[] }
  | { readonly type: CardVerb; readonly cards: readonly string[] }

/** Any move at the friendly door. */
export type Move = Step | Whole

type CardVerb = 'keep' | 'putAway' | 'discard' | 'exchange' | 'deposit'

/** Each verb of a whole: its words, the small step for one item, and whether items are goods. */
export const VERBS: Readonly<
  Record<
    Exclude<Whole['type'], 'build'>,
    { readonly words: string; readonly step: Step['type']; pick(item: string): string }
  >
> = {
  produce: {
    words: 'produce',
    step: 'pickToProduce',
    pick: (good) => `pick ${good} to produce`,
  },
  sell: { words: 'sell', step: 'pickToSell', pick: (good) => `pick ${good} to sell` },
  keep: { words: 'keep', step: 'keepCard', pick: (card) => `keep ${card}` },
  putAway: { words: 'put away', step: 'putAwayCard', pick: (card) => `put away ${card}` },
  discard: { words: 'discard', step: 'discardCard', pick: (card) => `discard ${card}` },
  exchange: {
    words: 'exchange',
    step: 'pickToExchange',
    pick: (card) => `pick ${card} to exchange`,
  },
  deposit: { words: 'deposit', step: 'pickToDeposit', pick: (card) => `pick ${card} to deposit` },
}
type Verb = keyof typeof VERBS
const VERB_NAMES = Object.keys(VERBS) as Verb[]

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

/** How a build in one line begins. */
const BUILD = 'build '

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

export const wholes: WholeMoves<State, Move> = {
  isMidway: (s) => s.begun,

  /** The first cards of an exact number may be forced: they are picked before the seat is asked. */
  forcedBefore(s) {
    if (s.begun || s.pickedSize === 0) return []
    const step = EXACT_PICKS[s.stage]
    return Array.from(s.picked).flatMap((cards, kind) => Array<number>(cards).fill(step + kind))
  },

  /** The steps of a whole have numbers that never fall; two wholes of one kind never follow each other at one seat. */
  continues(before, step) {
    const composite = compositeOf(step)
    return step >= before && (composite === 'any' || composite === compositeOf(before))
  },

  isPart: (step) => compositeOf(step) !== undefined,
  isNothing: (step) => NOTHINGS.includes(stepWords.typed(step).type),

  text(_s, steps) {
    const move = wholes.typed(steps)
    if (move.type === 'build') return buildInWords(move as Extract<Whole, { type: 'build' }>)
    if (!isVerb(move.type)) return stepWords.text(steps[0])
    return `${VERBS[move.type].words} ${itemsOf(move).map(inWords).join(', ')}`
  },

  typed(steps) {
    const moves = steps.map((step) => stepWords.typed(step))
    const [first] = moves
    if (first.type === 'announce') return typedBuild(first.building, moves)
    const verb = VERB_NAMES.find((name) => VERBS[name].step === first.type)
    if (verb === undefined) return first
    if (verb === 'produce' || verb === 'sell') return { type: verb, goods: goodsOf(moves) }
    return { type: verb, cards: cardsOf(moves) }
  },

  fromText(_s, text) {
    if (text.startsWith(BUILD)) return buildFromText(text.slice(BUILD.length))
    const verb = VERB_NAMES.find((name) => text.startsWith(`${VERBS[name].words} `))
    if (verb === undefined) return undefined
    const { words, pick } = VERBS[verb]
    return allFound(splitItems(text.slice(words.length + 1)).map(pick))
  },

  fromTyped(_s, move) {
    if (move.type === 'build') return typedBuildSteps(move)
    if (!isVerb(move.type)) return undefined
    const items: unknown = itemsOf(move)
    if (!areTexts(items) || items.length === 0) return undefined
    return allFound(items.map((item) => VERBS[move.type as Verb].pick(inWords(item))))
  },

  refusal: wholeRefusal,
}

/** The typed move comes from outside: its type need not be a text. */
function isVerb(type: unknown): type is Verb {
  return typeof type === 'string' && Object.hasOwn(VERBS, type)
}

/** What a verb is about, goods or cards; a typed move from outside may have neither. */
function itemsOf(move: object): readonly string[] {
  const {
    type,
    goods = [],
    cards = [],
  } = move as Partial<{
    type: Verb
    goods: readonly string[]
    cards: readonly string[]
  }>
  return type === 'produce' || type === 'sell' ? goods : cards
}

function typedBuild(building: string, moves: readonly Step[]): Whole {
  const over = moves.find((move) => move.type === 'over')
  return {
    type: 'build',
    building,
    ...(over !== undefined && { over: over.building }),
    ...(over?.withGood && { withGood: true }),
    goods: goodsOf(moves),
    cards: cardsOf(moves),
  }
}

function buildInWords({
  building,
  over,
  withGood,
  goods,
  cards,
}: Extract<Whole, { type: 'build' }>): string {
  const target = over === undefined ? '' : ` over ${inWords(over)}${withGood ? ' with good' : ''}`
  const paid = [...goods.map(goodInWords), ...cards.map(inWords)]
  return `build ${inWords(building)}${target}${paid.length === 0 ? '' : ` paying ${paid.join(', ')}`}`
}

/** Split word by word: a pattern with several gaps takes very long over a long text that makes no sense. */
function buildFromText(text: string): readonly number[] | undefined {
  const [bought, paying, ...paidTwice] = text.split(' paying ')
  const [building, over, ...overTwice] = bought.split(' over ')
  if (paidTwice.length + overTwice.length > 0) return undefined
  return buildSteps(building, over, splitItems(paying))
}

function buildSteps(
  building: string,
  over: string | undefined,
  paying: readonly string[],
): readonly number[] | undefined {
  return allFound([
    `announce ${building}`,
    ...(over === undefined ? [] : [`over ${over}`]),
    ...amountInWords(paying.length),
    ...paying.map((item) => `pay ${item}`),
  ])
}

/** More than anything costs is no amount; what is paid then says so itself. */
function amountInWords(count: number): readonly string[] {
  const words = `pay ${count} in all`
  return stepWords.fromText(words) === undefined ? [] : [words]
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

/** All wanted steps, or undefined if a word was not understood. */
function allFound(texts: readonly string[]): readonly number[] | undefined {
  const steps = texts.map((text) => stepWords.fromText(text))
  return steps.every((step) => step !== undefined) ? steps : undefined
}

function splitItems(list: string | undefined): readonly string[] {
  return list === undefined ? [] : list.split(', ')
}

/** A list may have holes, which only a copy shows. */
function areTexts(list: unknown): list is readonly string[] {
  return Array.isArray(list) && [...list].every((item) => typeof item === 'string')
}

function goodsOf(moves: readonly Step[]): readonly Good[] {
  return moves.flatMap((move) => ('good' in move ? [move.good] : []))
}

function cardsOf(moves: readonly Step[]): readonly string[] {
  return moves.flatMap((move) => ('card' in move ? [move.card] : []))
}
