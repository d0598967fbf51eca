/** What a building is worth to a seat, in VP by the end of the game, if it stood now; its price not counted. */
import {
  BUILDINGS,
  FIRST_EFFECT,
  FIRST_MONUMENT,
  fast,
  KINDS_N,
  ownsCityKind,
  PRINTED_VP,
  PRODUCTION_N,
  type State,
  VP_FOR_MONUMENTS,
} from '@doubloon/san-juan/fast'
import {
  AQUEDUCT,
  ARCH,
  CATHEDRAL,
  CITY_HALL,
  GUILD_HALL,
  HAS_AQUEDUCT,
  HAS_ARCH,
  HAS_CITY_HALL,
  HAS_GUILD_HALL,
  HAS_PALACE,
  HAS_TRADING_POST,
  MARKET_STAND,
  PALACE,
  RESIDENCE,
  TRADING_POST,
  WELL,
} from './kinds.ts'
import type { Look } from './look.ts'
import { EFFECT, GROWTH, WEIGHTS } from './weights.ts'

/** VP for one monument more. */
function nextMonument(monuments: number): number {
  const [now, more] = VP_FOR_MONUMENTS.slice(monuments)
  return (more ?? now) - now
}

/** What a building is worth: printed VP, what it brings until the end, what it adds to dear buildings. */
export function buildingValue(s: State, look: Look, kind: number): number {
  if (kind < PRODUCTION_N) return productionValue(s, look, kind)
  const city = PRINTED_VP[kind] + surely(s, look, CITY_HALL, HAS_CITY_HALL, WEIGHTS.cityHallHoped)
  const value =
    kind < FIRST_EFFECT ? city + monumentValue(s, look) : city + effectValue(s, look, kind)
  return (look.effects & HAS_PALACE) !== 0 ? value * 1.25 : value
}

function productionValue(s: State, look: Look, kind: number): number {
  const guild = surely(s, look, GUILD_HALL, HAS_GUILD_HALL, WEIGHTS.guildHallHoped)
  const vp = PRINTED_VP[kind] + guild * (look.producers[kind] === 0 ? 2 : 1)
  const cards = look.incomeWith(kind, look.effects) - look.income
  const value = vp + cards * look.phases * WEIGHTS.cardToCome
  return (look.effects & HAS_PALACE) !== 0 ? value * 1.25 : value
}

function monumentValue(s: State, look: Look): number {
  return surely(s, look, ARCH, HAS_ARCH, WEIGHTS.archHoped) * nextMonument(look.monuments)
}

/** How sure it is that a dear building stands at the end. */
function surely(s: State, look: Look, dear: number, owned: number, hoped: number): number {
  if ((look.effects & owned) !== 0) return 1
  if (s.hand[look.seat * KINDS_N + dear] > 0) return Math.min(1, look.phases) * WEIGHTS.dearInHand
  return Math.min(1, look.phases / 6) * hoped
}

function effectValue(s: State, look: Look, kind: number): number {
  if (kind >= GUILD_HALL && kind <= PALACE) return dearValue(s, look, kind)
  if (kind === RESIDENCE || kind === CATHEDRAL) return newDearValue(s, look, kind)
  return broughtBy(look, kind) * look.phases
}

/** VP that a building which stands brings by the time of a builder phase; income by goods is reckoned apart. */
export function growthBy(look: Look, kind: number): number {
  return broughtBy(look, kind) + GROWTH[kind]
}

/** VP by the time of a builder phase. */
function broughtBy(look: Look, kind: number): number {
  const { effects } = look
  switch (kind) {
    case AQUEDUCT:
      return EFFECT[kind] + moreIncome(look, HAS_AQUEDUCT)
    case TRADING_POST:
      return EFFECT[kind] + moreIncome(look, HAS_TRADING_POST)
    case WELL:
      return look.production < 2
        ? EFFECT[kind] / 2
        : EFFECT[kind] * ((effects & HAS_AQUEDUCT) !== 0 ? 3 : 1)
    case MARKET_STAND:
      return look.production < 2
        ? EFFECT[kind] / 2
        : EFFECT[kind] * ((effects & HAS_TRADING_POST) !== 0 ? 3 : 1)
    default:
      return EFFECT[kind]
  }
}

function moreIncome(look: Look, effect: number): number {
  return (look.incomeWith(-1, look.effects | effect) - look.income) * WEIGHTS.cardToCome
}

function dearValue(s: State, look: Look, kind: number): number {
  const { phases } = look
  switch (kind) {
    case GUILD_HALL:
      return look.production + look.productionKinds + phases * GROWTH[kind]
    case CITY_HALL:
      return look.city + 1 + phases * GROWTH[kind]
    case ARCH:
      return (
        VP_FOR_MONUMENTS[look.monuments] +
        phases * GROWTH[kind] +
        monumentsHeld(s, look) * WEIGHTS.monumentInHand * Math.min(2, phases)
      )
    default:
      return fast.total(s, look.seat) / 4 + phases * GROWTH[kind]
  }
}

function newDearValue(s: State, look: Look, kind: number): number {
  const now = BUILDINGS[kind].vpAtEnd?.(s, look.seat, 0) ?? 0
  return Math.min(10, now + look.phases * GROWTH[kind])
}

/** Kinds of monuments in the hand that do not stand yet. */
function monumentsHeld(s: State, look: Look): number {
  let held = 0
  for (let kind = FIRST_MONUMENT; kind < FIRST_EFFECT; kind++)
    if (s.hand[look.seat * KINDS_N + kind] > 0 && !ownsCityKind(s, look.seat, kind)) held++
  return held
}
