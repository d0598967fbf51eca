/** What a phase would bring one player, as a line of the role-impact preview. */
import { tallyOf } from '@doubloon/puerto-rico'
import { buildingName, tileName } from '../text/names.ts'
import type { Person } from '../text/person.ts'
import { sayLater } from '../text/say-later.ts'
import type { Event } from './table-types.ts'
import { allOf } from './tally.ts'

export interface Impact {
  /** What happens, in words and symbols. */
  readonly what: string
  readonly doubloons: number
  readonly vp: number
  readonly colonists: number
}

export function impactOn(events: readonly Event[], seat: number, who: Person): Impact {
  const tally = tallyOf(events, seat)
  const words = sayLater.impact
  const goods = (barrels: Readonly<Record<string, number>>) =>
    Object.entries(barrels).map(([good, count]) => words.goods(count, good))
  const mixed = tally.shipped - allOf(tally.loaded)
  const parts = [
    ...(allOf(tally.produced) > 0 ? [words.made(goods(tally.produced))] : []),
    ...tally.missing.map(words.noneLeft),
    ...tally.sold.map((good) => words.sells(who, good)),
    ...(allOf(tally.loaded) > 0 ? [words.ships(who, goods(tally.loaded))] : []),
    ...(mixed > 0 ? [words.shipsMixed(who, mixed)] : []),
    ...(allOf(tally.spoiled) > 0 ? [words.loses(who, goods(tally.spoiled))] : []),
    ...tilesOf(events, seat, who),
    ...tally.built.map(({ building }) => words.builds(who, buildingName(building))),
  ]
  const { doubloons, vp, colonists } = tally
  const isNothing = parts.length === 0 && doubloons === 0 && vp === 0 && colonists === 0
  return { what: isNothing ? words.nothing : parts.join(', '), doubloons, vp, colonists }
}

/** Tiles somebody would choose; what a draw would bring nobody knows. */
function tilesOf(events: readonly Event[], seat: number, who: Person): readonly string[] {
  const tiles = events.flatMap((event) => {
    if (event.type === 'plantationDrawn' && event.seat === seat) return [sayLater.impact.drawn]
    if (event.type !== 'tileTaken' || event.seat !== seat) return []
    return [tileName(event.asForest ? 'forest' : event.tile)]
  })
  return tiles.length === 0 ? [] : [sayLater.impact.takes(who, tiles)]
}
