/**
 * Composite moves as text, steps and typed moves, as far as that needs no table: for composites.ts, and for whoever puts a move
 * together or takes one apart that somebody else made. What is legal is not asked here.
 */
import { inWords } from '@doubloon/engine'
import { goodInWords, type Step, stepWords } from './moves.ts'
import type { Good } from './words.ts'

/** A composite decision as one typed move. */
export type Composite =
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
export type Move = Step | Composite

type CardVerb = 'keep' | 'putAway' | 'discard' | 'exchange' | 'deposit'

/** Each verb of a composite: its words, the small step for one item, and whether items are goods. */
export const VERBS: Readonly<
  Record<
    Exclude<Composite['type'], 'build'>,
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
export type Verb = keyof typeof VERBS
export const VERB_NAMES = Object.keys(VERBS) as Verb[]

/** A build with its payment. */
export type Build = Extract<Composite, { type: 'build' }>

/** The notation of a move, also of one that is not legal now. */
export function moveText(move: Move): string {
  if (isBuild(move)) return buildInWords(move)
  if (isVerb(move.type)) return picksText(VERBS[move.type].words, itemsOf(move))
  const step = stepWords.fromTyped(move as Step)
  if (step === undefined) throw new Error(`there is no such move: ${JSON.stringify(move)}`)
  return stepWords.text(step)
}

/** The words of a choice in front of what is picked, by key of the card or kind of good. */
export function picksText(words: string, items: readonly string[]): string {
  return `${words} ${items.map(inWords).join(', ')}`
}

/** The composite move, else the step, that a text stands for; undefined if it is none. */
export function moveIn(text: string): Move | undefined {
  const whole = compositeSteps(text)
  if (whole !== undefined) return typedComposite(whole)
  const step = stepWords.fromText(text)
  return step === undefined ? undefined : stepWords.typed(step)
}

/** The cards by key, or the goods by kind, that a choice is about; none of any other move. */
export function pickedIn(move: Move): readonly string[] {
  if (isBuild(move)) return []
  if ('cards' in move) return move.cards
  if ('goods' in move) return move.goods
  return 'card' in move ? [move.card] : []
}

/** The steps that a composite move in one line wants; undefined if it is none. */
export function compositeSteps(text: string): readonly number[] | undefined {
  if (text.startsWith(BUILD)) return buildFromText(text.slice(BUILD.length))
  const verb = VERB_NAMES.find((name) => text.startsWith(`${VERBS[name].words} `))
  if (verb === undefined) return undefined
  const { words, pick } = VERBS[verb]
  return allFound(splitItems(text.slice(words.length + 1)).map(pick))
}

/** The composite move that some steps make; a step that belongs to none is itself. */
export function typedComposite(steps: readonly number[]): Move {
  const moves = steps.map((step) => stepWords.typed(step))
  const [first] = moves
  if (first.type === 'announce') return typedBuild(first.building, moves)
  const verb = VERB_NAMES.find((name) => VERBS[name].step === first.type)
  if (verb === undefined) return first
  if (verb === 'produce' || verb === 'sell') return { type: verb, goods: goodsOf(moves) }
  return { type: verb, cards: cardsOf(moves) }
}

export function isBuild(move: Move): move is Build {
  return move.type === 'build'
}

/** How a build in one line begins. */
const BUILD = 'build '

/** The typed move comes from outside: its type need not be a text. */
export function isVerb(type: unknown): type is Verb {
  return typeof type === 'string' && Object.hasOwn(VERBS, type)
}

/** What a verb is about, goods or cards; a typed move from outside may have neither. */
export function itemsOf(move: object): readonly string[] {
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

function typedBuild(building: string, moves: readonly Step[]): Composite {
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

function buildInWords({ building, over, withGood, goods, cards }: Build): string {
  const target = over === undefined ? '' : ` over ${inWords(over)}${withGood ? ' with good' : ''}`
  const paid = [...goods.map(goodInWords), ...cards.map(inWords)]
  return `build ${inWords(building)}${target}${paid.length === 0 ? '' : ` paying ${paid.join(', ')}`}`
}

/** Split word by word: a pattern with several gaps takes very long over a long text without a meaning. */
function buildFromText(text: string): readonly number[] | undefined {
  const [bought, paying, ...paidTwice] = text.split(' paying ')
  const [building, over, ...overTwice] = bought.split(' over ')
  if (paidTwice.length + overTwice.length > 0) return undefined
  return buildSteps(building, over, splitItems(paying))
}

export function buildSteps(
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

/** All wanted steps, or undefined if a word was not understood. */
export function allFound(texts: readonly string[]): readonly number[] | undefined {
  const steps = texts.map((text) => stepWords.fromText(text))
  return steps.every((step) => step !== undefined) ? steps : undefined
}

function splitItems(list: string | undefined): readonly string[] {
  return list === undefined ? [] : list.split(', ')
}

function goodsOf(moves: readonly Step[]): readonly Good[] {
  return moves.flatMap((move) => ('good' in move ? [move.good] : []))
}

function cardsOf(moves: readonly Step[]): readonly string[] {
  return moves.flatMap((move) => ('card' in move ? [move.card] : []))
}
