/**
 * Reading a position: what must have happened before. Nothing on the table tells of it but what it left behind, so these
 * checks are as wide as the rules: what a game can come to by any way is accepted. Who builds over others may have built
 * over anything (SJ-B-CRANE-2), and never over what allows it, so such an owner excuses much.
 */
import { bagSize, problem, type Refusal } from '@doubloon/engine'
import { START_HAND } from '../box.ts'
import { ask } from '../buildings/catalog.ts'
import { isIn, isInPhase } from '../describe.ts'
import { ROLE, START_CARDS } from '../stages.ts'
import { KINDS_N, type State } from '../state.ts'
import { BUILDER, TRADER } from '../words.ts'
import { turnsBefore } from './order.ts'
import type { PositionPart } from './part.ts'

export const checkPast: PositionPart = (s, p) => {
  for (let seat = 0; seat < s.players; seat++) {
    const found = checkTucked(s, seat)
    if (found !== undefined) return found
  }
  return s.stage === START_CARDS ? undefined : layEarliestRound(s, p.round)
}

/** What tucked the cards stands there still, or was built over (SJ-B-CRANE-7). */
function checkTucked(s: State, seat: number): Refusal | undefined {
  const { tucksOne, tucksMany, tucksSoldGood, buildsOver } = ask
  const wrong = (field: string, what: string, rule: string) =>
    problem('wrong-tucked', `seats[${seat}].${field}: ${what}`, rule)
  const isBankUsed = isIn(s.depositUsed, seat)
  const own = seat * KINDS_N
  const fromHand = bagSize(s.tucked.subarray(own, own + KINDS_N))
  const unseen = bagSize(s.tuckedUnseen.subarray(own, own + KINDS_N))
  if (isBankUsed && fromHand === 0)
    return wrong('bankUsed', 'who used it has tucked at least one card', 'SJ-X-BANK-1')
  if (buildsOver(s, seat)) return undefined
  if (isBankUsed && !tucksMany(s, seat))
    return wrong('bankUsed', 'this seat has none, and cannot have had one', 'SJ-X-BANK-1')
  if (fromHand > 0 && !tucksOne(s, seat) && !isBankUsed)
    return wrong('tucked', 'no building of this seat can have tucked a card', 'SJ-START-2')
  if (unseen > 0 && !tucksSoldGood(s, seat))
    return wrong('tuckedUnseen', 'no building of this seat tucks goods', 'SJ-X-HARBOR-1')
  return undefined
}

/** Something that takes rounds: the first in which it can be, and why. */
interface Earliest {
  readonly round: number
  readonly problem: Refusal
}

/** The round, if it is left out, is the first in which all this can be. */
function layEarliestRound(s: State, given: number | undefined): Refusal | undefined {
  for (const earliest of earliestRounds(s)) {
    if (s.round >= earliest.round) continue
    if (given !== undefined) return earliest.problem
    s.round = earliest.round
  }
  return undefined
}

/** A seat builds once in a round, one trading house card is turned up, and nobody begins with more than four cards. */
function earliestRounds(s: State): readonly Earliest[] {
  const houses = s.houses.filter((house) => house > 0).length
  const rounds = [
    earliest(houses - (s.roleTaker[TRADER] > 0 ? 1 : 0) + 1, 'wrong-houses', {
      path: 'tradingHouses',
      what: 'one card comes with each trader phase, and there is one in a round',
      rule: 'SJ-INV-7',
    }),
  ]
  for (let seat = 0; seat < s.players; seat++) {
    rounds.push(
      earliest(s.buildings[seat] - (hasBuilt(s, seat) ? 1 : 0), 'wrong-tableau', {
        path: `seats[${seat}].tableau`,
        what: 'everybody begins with one building and builds at most one in a round',
        rule: 'SJ-BUILDER-1',
      }),
    )
    const isDealt = s.stage === ROLE && s.rolesTaken === 0 && s.handSize[seat] > START_HAND
    rounds.push(
      earliest(isDealt ? 2 : 1, 'wrong-hand', {
        path: `seats[${seat}].hand`,
        what: `everybody begins with ${START_HAND} cards`,
        rule: 'SJ-SETUP-6',
      }),
    )
  }
  return rounds
}

function earliest(
  round: number,
  code: string,
  { path, what, rule }: { path: string; what: string; rule: string },
): Earliest {
  return { round, problem: problem(code, `${path}: ${what}; round is ${round} at least`, rule) }
}

/** Whether a seat may have built in this round. */
function hasBuilt(s: State, seat: number): boolean {
  if (s.roleTaker[BUILDER] === 0) return false
  return !(isInPhase(s) && s.phase === BUILDER) || turnsBefore(s, seat) < s.turn
}
