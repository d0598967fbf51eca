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
import type { SeatSummary } from './seat-summary.ts'
import { EFFECT, GROWTH, WEIGHTS } from './weights.ts'

/** VP for one monument more. */
function nextMonument(monuments: number): number {
  const [now, more] = VP_FOR_MONUMENTS.slice(monuments)
  return (more ?? now) - now
}

/** What a building is worth: printed VP, what it brings until the end, what it adds to dear buildings. */
export function buildingValue(s: State, summary: SeatSummary, kind: number): number {
  if (kind < PRODUCTION_N) return productionValue(s, summary, kind)
  const city =
    PRINTED_VP[kind] + surely(s, summary, CITY_HALL, HAS_CITY_HALL, WEIGHTS.cityHallHoped)
  const value =
    kind < FIRST_EFFECT ? city + monumentValue(s, summary) : city + effectValue(s, summary, kind)
  return (summary.effects & HAS_PALACE) !== 0 ? value * 1.25 : value
}

function productionValue(s: State, summary: SeatSummary, kind: number): number {
  const guild = surely(s, summary, GUILD_HALL, HAS_GUILD_HALL, WEIGHTS.guildHallHoped)
  const vp = PRINTED_VP[kind] + guild * (summary.producersOf(kind) === 0 ? 2 : 1)
  const cards = summary.incomeWith(kind, summary.effects) - summary.income
  const value = vp + cards * summary.phases * WEIGHTS.cardToCome
  return (summary.effects & HAS_PALACE) !== 0 ? value * 1.25 : value
}

function monumentValue(s: State, summary: SeatSummary): number {
  return surely(s, summary, ARCH, HAS_ARCH, WEIGHTS.archHoped) * nextMonument(summary.monuments)
}

/** How sure it is that a dear building stands at the end. */
function surely(
  s: State,
  summary: SeatSummary,
  dear: number,
  owned: number,
  hoped: number,
): number {
  if ((summary.effects & owned) !== 0) return 1
  if (s.hand[summary.seat * KINDS_N + dear] > 0)
    return Math.min(1, summary.phases) * WEIGHTS.dearInHand
  return Math.min(1, summary.phases / 6) * hoped
}

/** What a building with an effect brings until the end, apart from printed VP; dear ones count what they count. */
function effectValue(s: State, summary: SeatSummary, kind: number): number {
  const growth = summary.phases * GROWTH[kind]
  switch (kind) {
    case GUILD_HALL:
      return vpAtEnd(s, summary, kind) + growth
    case CITY_HALL:
      return vpAtEnd(s, summary, kind) + 1 + growth
    case ARCH:
      return (
        vpAtEnd(s, summary, kind) +
        growth +
        monumentsHeld(s, summary) * WEIGHTS.monumentInHand * Math.min(2, summary.phases)
      )
    case PALACE:
      return fast.total(s, summary.seat) / 4 + growth
    case RESIDENCE:
    case CATHEDRAL:
      return Math.min(10, vpAtEnd(s, summary, kind) + growth)
    default:
      return broughtBy(summary, kind) * summary.phases
  }
}

/** VP that a building would give if the game ended now, by the rules. */
function vpAtEnd(s: State, summary: SeatSummary, kind: number): number {
  return BUILDINGS[kind].vpAtEnd?.(s, summary.seat, 0) ?? 0
}

/** VP that a building which stands brings by the time of a builder phase; income by goods is counted apart. */
export function growthBy(summary: SeatSummary, kind: number): number {
  return broughtBy(summary, kind) + GROWTH[kind]
}

/** VP by the time of a builder phase. */
function broughtBy(summary: SeatSummary, kind: number): number {
  const { effects } = summary
  switch (kind) {
    case AQUEDUCT:
      return EFFECT[kind] + moreIncome(summary, HAS_AQUEDUCT)
    case TRADING_POST:
      return EFFECT[kind] + moreIncome(summary, HAS_TRADING_POST)
    case WELL:
      return summary.production < 2
        ? EFFECT[kind] / 2
        : EFFECT[kind] * ((effects & HAS_AQUEDUCT) !== 0 ? 3 : 1)
    case MARKET_STAND:
      return summary.production < 2
        ? EFFECT[kind] / 2
        : EFFECT[kind] * ((effects & HAS_TRADING_POST) !== 0 ? 3 : 1)
    default:
      return EFFECT[kind]
  }
}

function moreIncome(summary: SeatSummary, effect: number): number {
  return (summary.incomeWith(-1, summary.effects | effect) - summary.income) * WEIGHTS.cardToCome
}

/** Kinds of monuments in the hand that do not stand yet. */
function monumentsHeld(s: State, summary: SeatSummary): number {
  let held = 0
  for (let kind = FIRST_MONUMENT; kind < FIRST_EFFECT; kind++)
    if (s.hand[summary.seat * KINDS_N + kind] > 0 && !ownsCityKind(s, summary.seat, kind)) held++
  return held
}
