/**
 * Reading a position: hands, and cards in the air. A decision that has begun is laid as it was before: what is picked
 * lies where it was picked from, until the picks are made again (begun.ts).
 */
import { bagSize } from '@doubloon/engine'
import { TABLE_BUILDING } from '../buildings/catalog.ts'
import { BUILDING_KEYS } from '../describe.ts'
import { recountKinds } from '../hand.ts'
import { KEEP } from '../stages.ts'
import { IN_AIR, KINDS_N } from '../state.ts'
import type { PositionPart } from './part.ts'
import { layCards } from './seats.ts'

export const layHands: PositionPart = (s, p) => {
  const { inAir, picked, announced } = p.turn ?? {}
  for (let seat = 0; seat < s.players; seat++)
    layCards(s.hand, seat * KINDS_N, p.seats?.[seat]?.hand)
  const own = s.seat * KINDS_N
  if (s.stage === KEEP) layCards(s.inAir, 0, picked)
  else layCards(s.hand, own, picked)
  layCards(s.inAir, 0, inAir)
  s.airSize = bagSize(s.inAir)
  const kind = announced === undefined ? TABLE_BUILDING : BUILDING_KEYS.indexOf(announced)
  if (kind !== TABLE_BUILDING) s.hand[own + kind]++
  for (let seat = 0; seat < s.players; seat++)
    s.handSize[seat] = bagSize(s.hand.subarray(seat * KINDS_N, (seat + 1) * KINDS_N))
  for (let holder = 0; holder <= IN_AIR; holder++) recountKinds(s, holder)
  return undefined
}
