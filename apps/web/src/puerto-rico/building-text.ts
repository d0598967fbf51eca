/** What is said about a building: what it does, its price for the viewer, and why it cannot be built. */
import type { Refusal } from '@doubloon/engine'
import type { Moment } from '../client/contract.ts'
import { type BuildingNumbers, facts } from '../rules/puerto-rico/numbers.ts'
import { aboutIn } from '../text/building-words.ts'
import { sayBuildings } from '../text/say-buildings.ts'
import { sayLater } from '../text/say-later.ts'
import type { Stall } from './stalls.ts'
import type { PuertoRico } from './table-types.ts'

const BY_KEY = new Map<string, BuildingNumbers>(facts.buildings.map((it) => [it.key, it]))

/** What a building does, in short and in full. */
export function aboutBuilding(key: string): { readonly short: string; readonly note: string } {
  const its = BY_KEY.get(key)
  if (its === undefined) throw new Error(`there is no building ${key}`)
  return aboutIn(sayBuildings[its.key], its, facts)
}

/** Cost, worth, room and copies, as a row of words. */
export function factsOf({ quote, vp, circles, isLarge, copies }: Stall): readonly string[] {
  const words = sayLater.building
  return [
    words.cost(quote.cost),
    words.vp(vp),
    words.circles(circles),
    ...(isLarge ? [words.spaces] : []),
    words.left(quote.copies, copies),
  ]
}

/** Why the price is not the printed cost; undefined if it is. */
export function sumOf({ quote }: Stall): string | undefined {
  const { cost, quarries, builder, forests, price } = quote
  if (price === cost) return undefined
  return sayLater.building.price(cost, quarries, builder, forests, price)
}

/** What it gives at the end as things stand, or would give; undefined if it gives nothing then. */
export function scoringOf({ obstacle, quote: { vpAtEnd } }: Stall): string | undefined {
  if (vpAtEnd === undefined) return undefined
  return sayLater.building[obstacle === 'yours' ? 'scores' : 'wouldScore'](vpAtEnd)
}

/** The same of a building in the city of a seat, of which less may be known. */
export function scoringIn(
  { facts, viewer }: Moment<PuertoRico>,
  seat: number,
  key: string,
): string | undefined {
  const given = facts.scores[seat]?.bonuses[key]
  if (given !== undefined) return sayLater.building.scores(given)
  const promised = seat === viewer ? facts.quotes[key]?.vpAtEnd : undefined
  return promised === undefined ? undefined : sayLater.building.scoresIdle(promised)
}

/** Why it cannot be built, with the rule; undefined if it can. */
export function reasonOf({ quote: { price, refusal }, missing }: Stall): string | undefined {
  if (refusal === undefined) return undefined
  return sayLater.refusals.cited(because(refusal, price, missing), refusal.rule)
}

/** Why what was tried is refused, without the rule; of a building that is too expensive, how much is missing. */
export function becauseAt({ view, facts, viewer }: Moment<PuertoRico>, refusal: Refusal): string {
  const quote = Object.values(facts.quotes).find((it) => it.refusal === refusal)
  const price = quote?.price ?? 0
  return because(refusal, price, price - (view.seats[viewer]?.doubloons ?? 0))
}

function because({ code, message }: Refusal, price: number, missing: number): string {
  const sentence = sayLater.refusals.because({ code, message })
  if (missing <= 0) return sentence
  if (code === 'too-expensive') return sayLater.building.missing(price, missing)
  if (code !== 'too-expensive-in-kind') return sentence
  return `${sayLater.building.missing(price, missing)} ${sentence}`
}

/** Everything in one text, for those who hear the page. */
export function describe(stall: Stall): string {
  const told = [aboutBuilding(stall.key).note, scoringOf(stall), sumOf(stall), reasonOf(stall)]
  return told
    .filter((it) => it !== undefined)
    .join(' ')
    .replaceAll('**', '')
}
