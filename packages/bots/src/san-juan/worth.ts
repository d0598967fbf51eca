/** A careful look at a seat: the score as it stands, and what may still come of what it has. */
import { lowestBit } from '@doubloon/engine'
import {
  COST,
  FIRST_EFFECT,
  FIRST_MONUMENT,
  fast,
  goodOf,
  KINDS_N,
  kindAt,
  OVER,
  ownsCityKind,
  PRINTED_VP,
  PRODUCTION_N,
  ROLE,
  type State,
} from '@doubloon/san-juan/fast'
import { usualDiscount } from './cards.ts'
import {
  ARCH,
  CITY_HALL,
  GUILD_HALL,
  HAS_AQUEDUCT,
  HAS_ARCH,
  HAS_CITY_HALL,
  HAS_GUILD_HALL,
  HAS_MARKET_STAND,
  HAS_PALACE,
  HAS_QUARRY,
  HAS_SMITHY,
  HAS_TRADING_POST,
  HAS_WELL,
  PALACE,
} from './kinds.ts'
import { Look } from './look.ts'
import { MEAN_PRICE } from './weights.ts'
import * as W from './worth-weights.ts'

const ALL_MONUMENTS = [0, 4, 6, 8]
const look = new Look()

/** What the seat may expect to score. */
export function worth(s: State, seat: number): number {
  const total = fast.total(s, seat)
  if (s.stage === OVER) return total
  look.take(s, seat)
  return total + standing(s) + handWorth(s, total) + look.now(W.BASE) + turnWorth(s)
}

function standing(s: State): number {
  const { seat, phases, effects } = look
  let now = 0
  let byPhase = 0
  let unsold = 0
  for (let place = 0; place < s.buildings[seat]; place++) {
    const kind = kindAt(s, seat, place)
    now += W.STANDING[kind]
    byPhase += W.STANDING_BY_PHASE[kind]
    if ((s.goodPlaces[seat] >> place) & 1) unsold += MEAN_PRICE[goodOf(kind)]
  }
  byPhase += goodsToCome() + together(effects)
  if ((effects & HAS_GUILD_HALL) !== 0) {
    byPhase += W.DEAR_GROWTH[0] * look.production
    if ((effects & HAS_SMITHY) !== 0) byPhase += W.DEAR_GROWTH[1]
  }
  if ((effects & HAS_CITY_HALL) !== 0 && (effects & HAS_QUARRY) !== 0) byPhase += W.DEAR_GROWTH[2]
  if ((effects & HAS_PALACE) !== 0) byPhase += (W.DEAR_GROWTH[3] * fast.total(s, seat)) / 10
  if ((effects & HAS_ARCH) !== 0) now += W.DEAR_GROWTH[4] * monumentsHeld(s)
  let most = 0
  for (let other = 0; other < s.players; other++) most = Math.max(most, s.buildings[other])
  now += look.now(W.BEHIND) * (most - s.buildings[seat]) + look.now(W.UNSOLD) * unsold
  return now * Math.min(1, phases) + byPhase * phases
}

function goodsToCome(): number {
  const { effects } = look
  const row =
    W.GOODS_TO_COME[
      ((effects & HAS_AQUEDUCT) === 0 ? 0 : 1) + ((effects & HAS_TRADING_POST) === 0 ? 0 : 1)
    ]
  let rank = 0
  let sum = 0
  for (let kind = PRODUCTION_N - 1; kind >= 0; kind--)
    for (let count = look.producers[kind]; count > 0 && rank < 4; count--)
      sum += row[rank++] * MEAN_PRICE[kind]
  return sum
}

function together(effects: number): number {
  if (look.production < 2) return 0
  let sum = 0
  if ((effects & HAS_WELL) !== 0)
    sum += W.PAIRS[0] + ((effects & HAS_AQUEDUCT) !== 0 ? W.PAIRS[2] : 0)
  if ((effects & HAS_MARKET_STAND) !== 0)
    sum += W.PAIRS[1] + ((effects & HAS_TRADING_POST) !== 0 ? W.PAIRS[3] : 0)
  return sum
}

function handWorth(s: State, total: number): number {
  const { seat, phases } = look
  const cards = s.handSize[seat]
  let now = look.now(W.HAND) * cards + look.now(W.LARGE_HAND) * Math.max(0, cards - 4)
  let byPhase = 0
  let best = 0
  for (let word = 0; word < 2; word++)
    for (let set = s.heldKinds[seat * 2 + word]; set !== 0; set &= set - 1) {
      const kind = word * 32 + lowestBit(set)
      if (kind >= PRODUCTION_N && ownsCityKind(s, seat, kind)) continue
      const copies = kind < PRODUCTION_N ? s.hand[seat * KINDS_N + kind] : 1
      now += copies * Math.min(1, phases) * W.HELD[kind]
      byPhase += copies * W.HELD_BY_PHASE[kind]
      const vp = vpOf(kind, total)
      if (kind >= GUILD_HALL && kind <= PALACE) {
        now += W.DEAR_HELD[kind - GUILD_HALL] * vp * Math.min(1, phases)
        if (kind === ARCH) now += W.DEAR_HELD[4] * monumentsHeld(s)
      }
      if (vp > best && COST[kind] - usualDiscount(look, kind) <= cards) best = vp
    }
  return now + byPhase * phases + look.now(W.BEST) * best
}

/** VP that a building would bring if it stood now. */
function vpOf(kind: number, total: number): number {
  const { effects } = look
  if (kind < PRODUCTION_N)
    return (
      PRINTED_VP[kind] + ((effects & HAS_GUILD_HALL) === 0 ? 0 : look.producers[kind] === 0 ? 2 : 1)
    )
  const city = (effects & HAS_CITY_HALL) === 0 ? 0 : 1
  if (kind < FIRST_EFFECT)
    return PRINTED_VP[kind] + city + ((effects & HAS_ARCH) === 0 ? 0 : look.monuments === 0 ? 4 : 2)
  if (kind === GUILD_HALL) return look.production + look.productionKinds + city
  if (kind === CITY_HALL) return look.city + 1
  if (kind === ARCH) return ALL_MONUMENTS[look.monuments] + city
  if (kind === PALACE) return total / 4 + city
  return PRINTED_VP[kind] + city
}

function monumentsHeld(s: State): number {
  let held = 0
  for (let kind = FIRST_MONUMENT; kind < FIRST_EFFECT; kind++)
    if (s.hand[look.seat * KINDS_N + kind] > 0 && !ownsCityKind(s, look.seat, kind)) held++
  return held
}

function turnWorth(s: State): number {
  const choosing = s.stage === ROLE && s.seat === look.seat ? W.TURN[0] : 0
  const place = (look.seat - s.governor + s.players) % s.players
  return choosing + (place >= s.rolesTaken ? W.TURN[1] : 0)
}
