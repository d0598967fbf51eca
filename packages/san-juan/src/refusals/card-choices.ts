/**
 * Why a choice of cards is refused: cards that are not there, a wrong number, small steps out of their order. The
 * decisions that are choices of cards say from where, how many and by which rules.
 */
import { PASS, type Step } from '../moves.ts'
import { lastPick } from '../picking.ts'
import { KINDS_N, type State } from '../state.ts'
import { type Asked, counted, firstReason, nameOf, type Reason, reason, tally } from './reason.ts'

/** A decision that is a choice of cards. */
export interface CardChoice {
  /** What is done to the cards, as in "asked to keep 2 cards …". */
  readonly verb: string
  readonly answer: Step['type']
  /** The step of kind 0. */
  readonly step: number
  /** Where the cards are: a hand, or what was just drawn. */
  readonly where: string
  /** The same in words that follow "cards". */
  readonly from: string
  /** How many cards of a kind can still be picked. */
  readonly held: (s: State, kind: number) => number
  /** The rule that says who is asked. */
  readonly asked: string
  /** The rule that says which cards there are to choose from. */
  readonly which: string
}

/** Cards of the acting seat's hand. */
export const IN_HAND = {
  where: 'in its hand',
  from: 'of its hand',
  held: (s: State, kind: number): number => s.hand[s.seat * KINDS_N + kind],
}

/** A choice of exactly `count` cards, whose number follows from a rule. */
export function exactly(
  choice: CardChoice,
  number: { readonly rule: string; readonly because: (s: State) => string },
): Asked {
  const needed = (s: State) => `${choice.verb} exactly ${leftToPick(s)}: ${number.because(s)}`
  return {
    to: (s) => `${choice.verb} ${leftToPick(s)} ${choice.from}`,
    rule: choice.asked,
    answers: [choice.answer],
    why: (s, step) => whyNotPicked(s, choice, step - choice.step),
    stop: (s) => reason('must-choose', needed(s), choice.which),
    composite: (s, wanted) =>
      whyNotThere(s, choice, wanted) ??
      reason(
        wanted.length < s.count ? 'too-few-cards' : 'too-many-cards',
        `${counted(wanted.length, 'card')} named; ${needed(s)}`,
        number.rule,
      ),
  }
}

/** A choice of some cards, or of none. */
export function anyNumber(
  choice: CardChoice,
  number: { readonly rule: string; readonly most: (s: State) => number },
): Asked {
  return {
    to: () => `${choice.verb} cards ${choice.from} or pass`,
    rule: choice.asked,
    answers: [choice.answer],
    why: (s, step) => whyNotPicked(s, choice, step - choice.step),
    stop: (_s, step) => whyNoStop(step, choice.verb, number.rule),
    composite: (s, wanted) =>
      whyNotThere(s, choice, wanted) ??
      reason(
        'too-many-cards',
        `${counted(wanted.length, 'card')} named; ${choice.verb} at most ${number.most(s) - s.count}`,
        number.rule,
      ),
  }
}

/** Where the number is free, nothing picked is a pass, and what has begun is ended by saying so. */
export function whyNoStop(step: number, verb: string, rule: string): Reason {
  return step === PASS
    ? reason('already-picking', `the seat has begun to ${verb}: pick more, or say "done"`, rule)
    : reason('nothing-picked', `nothing is picked yet: pick what to ${verb}, or pass`, rule)
}

/** `2 cards`, or `1 more card` when picking has begun. */
function leftToPick(s: State): string {
  return counted(s.count, s.cursor > 0 ? 'more card' : 'card')
}

function whyNotPicked(s: State, choice: CardChoice, kind: number): Reason {
  return whyTooFewHeld(s, choice, kind, 1) ?? outOfOrder(s, choice, kind)
}

function whyNotThere(s: State, choice: CardChoice, wanted: readonly number[]): Reason | undefined {
  const kinds = wanted.map((step) => step - choice.step)
  return (
    firstReason(tally(kinds), ([kind, copies]) => whyTooFewHeld(s, choice, kind, copies)) ??
    firstReason(kinds, (kind) => (kind < lastPick(s) ? outOfOrder(s, choice, kind) : undefined))
  )
}

/** What is wrong with so many cards of a kind, whatever else is chosen. */
function whyTooFewHeld(
  s: State,
  { verb, where, held, which }: CardChoice,
  kind: number,
  copies: number,
): Reason | undefined {
  const there = held(s, kind)
  if (copies <= there) return undefined
  if (there > 0)
    return reason(
      'more-than-held',
      `${nameOf(kind)}: the seat has only ${there} ${where} to ${verb}`,
      which,
    )
  return s.picked[kind] > 0
    ? reason('more-than-held', `the seat has no further ${nameOf(kind)} ${where}`, which)
    : reason('card-not-there', `the seat has no ${nameOf(kind)} ${where} to ${verb}`, which)
}

/** Small steps go in the order of the kinds; in one line cards may be named in any order. */
function outOfOrder(s: State, { verb, which }: CardChoice, kind: number): Reason {
  const why =
    kind < lastPick(s)
      ? `${nameOf(lastPick(s))} is picked, and earlier kinds come before it`
      : `too few cards come after ${nameOf(kind)} in the order of the kinds`
  return reason('out-of-order', `${why}: ${verb} all cards in one line, or in that order`, which)
}
