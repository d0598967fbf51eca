/**
 * Reading a position: who knows which hidden cards. What a seat knows must be so, and what all know must fit together:
 * everything a seat cannot know is dealt anew in its determinizations (resample.ts).
 */
import { bagSize, problem, type Refusal } from '@doubloon/engine'
import { BUILDING_KEYS } from '../describe.ts'
import { DECK_KINDS_N, KINDS_N, type State } from '../state.ts'
import { hasGood } from '../tableau.ts'
import type { SeatInput } from './form.ts'
import { checkMemories } from './memories.ts'
import type { PositionPart } from './part.ts'
import { layCards } from './seats.ts'

/** Left out, nothing is known. */
export const layKnowledge: PositionPart = (s, p) => {
  layCards(s.shownDiscards, 0, p.shownDiscards)
  layCards(s.rememberedByAll, 0, p.rememberedByAll)
  s.freshDiscarded = p.freshDiscarded ?? 0
  for (let seat = 0; seat < s.players; seat++) {
    const found = laySeatsKnowledge(s, seat, p.seats?.[seat] ?? {}) ?? checkOwn(s, seat)
    if (found !== undefined) return found
  }
  return checkDiscards(s) ?? checkMemories(s)
}

function laySeatsKnowledge(s: State, seat: number, { knows = {} }: SeatInput): Refusal | undefined {
  const own = seat * KINDS_N
  layCards(s.knownDiscards, own, knows.discards)
  layCards(s.remembered, own, knows.remembered)
  layCards(s.shown, own, knows.shown)
  s.shownSize[seat] = sizeOf(s.shown, seat)
  s.drawnSince[seat] = knows.drawn ?? 0
  s.airDiscarded[seat] = knows.airDiscarded ?? 0
  s.tuckedSince[seat] = knows.tucked ?? 0
  s.freshTucked[seat] = knows.goodsTucked ?? 0
  for (const place of knows.freshGoods ?? []) {
    if (!hasGood(s, seat, place))
      return wrong(seat, 'freshGoods', `no good lies at place ${place}`, 'SJ-INV-2')
    s.freshGoods[seat] |= 1 << place
  }
  return undefined
}

/** How many cards a field has for a seat. */
function sizeOf(field: Uint8Array, seat: number): number {
  return bagSize(field.subarray(seat * KINDS_N, (seat + 1) * KINDS_N))
}

function wrong(seat: number, field: string, what: string, rule: string): Refusal {
  return problem('wrong-knowledge', `seats[${seat}].knows.${field}: ${what}`, rule)
}

/** What was shown in a hand is there; what was tucked is tucked. */
function checkOwn(s: State, seat: number): Refusal | undefined {
  for (let kind = 0; kind < DECK_KINDS_N; kind++) {
    const at = seat * KINDS_N + kind
    if (s.shown[at] > s.hand[at])
      return wrong(
        seat,
        `shown.${BUILDING_KEYS[kind]}`,
        `the hand has only ${s.hand[at]}`,
        'SJ-INFO-7',
      )
  }
  const discarded = Math.min(sizeOf(s.knownDiscards, seat), s.drawnSince[seat])
  if (s.airDiscarded[seat] > discarded)
    return wrong(seat, 'airDiscarded', `at most ${discarded} can have been`, 'SJ-COUNC-4')
  if (s.tuckedSince[seat] > sizeOf(s.tucked, seat))
    return wrong(seat, 'tucked', `only ${sizeOf(s.tucked, seat)} are tucked`, 'SJ-INFO-6')
  if (s.freshTucked[seat] > sizeOf(s.tuckedUnseen, seat))
    return wrong(seat, 'goodsTucked', `only ${sizeOf(s.tuckedUnseen, seat)} are`, 'SJ-INFO-6')
  return undefined
}

/** The discard pile is what each seat put there, what was shown to all, and goods, which nobody knows. */
function checkDiscards(s: State): Refusal | undefined {
  let goods = s.discardSize
  for (let kind = 0; kind < DECK_KINDS_N; kind++) {
    let known = s.shownDiscards[kind]
    for (let seat = 0; seat < s.players; seat++) known += s.knownDiscards[seat * KINDS_N + kind]
    if (known > s.discard[kind])
      return problem(
        'wrong-knowledge',
        `discard.${BUILDING_KEYS[kind]}: shownDiscards and seats[…].knows.discards have ${known} together, the pile ${s.discard[kind]}`,
        'SJ-INFO-5',
      )
    goods -= known
  }
  if (s.freshDiscarded <= goods) return undefined
  return problem(
    'wrong-knowledge',
    `freshDiscarded: at most ${goods} cards of the discard pile can be goods`,
    'SJ-INFO-2',
  )
}
