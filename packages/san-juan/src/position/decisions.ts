/** Reading a position: whether a decision can come up for this seat, and how many cards it is about. */
import { problem, type Refusal } from '@doubloon/engine'
import { COUNCILLOR_DRAW, COUNCILLOR_PRIVILEGE, START_HAND } from '../box.ts'
import { ask } from '../buildings/catalog.ts'
import { type Cards, isIn } from '../describe.ts'
import { mostKept } from '../phases/councillor.ts'
import { limitOf } from '../phases/start-of-round.ts'
import * as stage from '../stages.ts'
import type { State } from '../state.ts'
import { privilege } from '../turns.ts'
import type { TurnInput } from './form.ts'
import { turnsBefore } from './order.ts'
import type { PositionPart } from './part.ts'
import { checkStartingCards } from './starting-cards.ts'

/** Lays what the pending decision counts, and says why it cannot come up here. */
export const layDecision: PositionPart = (s, p) => LAY.get(s.stage)?.(s, p.turn ?? {})

type Lay = (s: State, turn: TurnInput) => Refusal | undefined

const LAY: ReadonlyMap<number, Lay> = new Map<number, Lay>([
  [stage.START_CARDS, layStartingCards],
  [stage.ROLE, checkHandsAtStart],
  [stage.KEEP, layKeeping],
  [stage.PUT_AWAY, layPuttingAway],
  [stage.EXCHANGE, checkExchange],
  [stage.TUCK_ONE, checkTuckingOne],
  [stage.TUCK_MANY, checkTuckingMany],
  [stage.DISCARD, layDiscarding],
])

function wrong(message: string, rule: string): Refusal {
  return problem('wrong-decision', message, rule)
}

function sizeOf(cards: Cards = {}): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0)
}

function layStartingCards(s: State, turn: TurnInput): Refusal | undefined {
  const found = checkStartingCards(s, turn)
  s.count = s.handSize[s.seat] - START_HAND
  return found
}

/** After the start of a round every hand is within its limit (SJ-INV-6). */
function checkHandsAtStart(s: State): Refusal | undefined {
  return s.rolesTaken > 0 ? undefined : checkLimits(s, s.players)
}

/** Seats that have had a number of first turns from the governor on keep to their limits (SJ-START-3). */
function checkLimits(s: State, turns: number): Refusal | undefined {
  for (let seat = 0; seat < s.players; seat++) {
    const first = (seat - s.governor + s.players) % s.players
    if (first < turns && s.handSize[seat] > limitOf(s, seat))
      return problem(
        'wrong-hand',
        `seats[${seat}].hand has ${s.handSize[seat]} cards; after the start of a round at most ${limitOf(s, seat)}`,
        'SJ-INV-6',
      )
  }
  return undefined
}

/** Cards a seat draws in a councillor phase (SJ-COUNC-2). */
function cardsDrawn(s: State): number {
  return COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE * privilege(s, s.seat)
}

/** Whether so many cards can have been drawn: fewer than due only if the piles are empty (SJ-COUNC-8). */
function canHaveDrawn(s: State, cards: number): boolean {
  const due = cardsDrawn(s)
  return cards === due || (cards < due && s.drawSize + s.discardSize === 0)
}

/** D-SJ-6: some of the cards in the air are kept, and some are not. */
function layKeeping(s: State): Refusal | undefined {
  s.count = mostKept(s, s.seat)
  if (ask.discardsFromHand(s, s.seat))
    return wrong('turn.decision must be D-SJ-7: this seat discards from its hand', 'SJ-COUNC-5')
  if (cardsDrawn(s) <= s.count) return keepsAll()
  if (s.airSize > s.count && canHaveDrawn(s, s.airSize)) return undefined
  return wrong(
    `turn.inAir and turn.picked must together be the ${cardsDrawn(s)} cards just drawn`,
    'SJ-COUNC-2',
  )
}

function keepsAll(): Refusal {
  return wrong('turn.decision: this seat keeps all it draws, without being asked', 'R-SJ-34')
}

/** D-SJ-7: how many are put away says how many were drawn. */
function layPuttingAway(s: State, { count, picked }: TurnInput): Refusal | undefined {
  const kept = mostKept(s, s.seat)
  s.count = count === undefined ? cardsDrawn(s) - kept : count + sizeOf(picked)
  if (!ask.discardsFromHand(s, s.seat))
    return wrong('turn.decision must be D-SJ-6: this seat discards what it drew', 'SJ-COUNC-4')
  if (cardsDrawn(s) <= kept) return keepsAll()
  if (s.count === 0 || !canHaveDrawn(s, s.count + kept))
    return wrong(
      `turn.count and turn.picked must together be ${cardsDrawn(s) - kept}, or fewer if the piles are empty`,
      'SJ-COUNC-8',
    )
  if (s.handSize[s.seat] >= s.count + kept) return undefined
  return wrong(`seats[${s.seat}].hand must hold the ${s.count + kept} cards drawn`, 'SJ-COUNC-5')
}

function checkExchange(s: State): Refusal | undefined {
  if (ask.exchangesCards(s, s.seat)) return undefined
  return wrong('turn.decision D-SJ-8: no building of this seat exchanges cards', 'SJ-X-OFFICE-1')
}

function checkTuckingOne(s: State): Refusal | undefined {
  if (ask.tucksOne(s, s.seat)) return undefined
  return wrong('turn.decision D-SJ-9: no building of this seat tucks a card', 'SJ-B-CHAPEL-1')
}

function checkTuckingMany(s: State): Refusal | undefined {
  if (!ask.tucksMany(s, s.seat))
    return wrong('turn.decision D-SJ-10: no building of this seat tucks many cards', 'SJ-X-BANK-1')
  if (!isIn(s.depositUsed, s.seat)) return undefined
  return wrong('turn.decision D-SJ-10: this seat has done that before', 'SJ-X-BANK-2')
}

/** D-SJ-11: those before this seat have discarded already. */
function layDiscarding(s: State): Refusal | undefined {
  const limit = limitOf(s, s.seat)
  s.count = s.handSize[s.seat] - limit
  if (s.handSize[s.seat] <= limit)
    return wrong(
      `turn.decision D-SJ-11: seat ${s.seat} has at most ${limit} cards, its limit`,
      'SJ-START-3',
    )
  return checkLimits(s, turnsBefore(s, s.seat))
}
