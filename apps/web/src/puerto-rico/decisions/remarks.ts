/** Remarks on a placement: who stands idle, what stays empty, and what the others bring. What is made and scored comes from the engine. */
import { BUILDINGS, GOODS } from '@doubloon/puerto-rico'
import { goodName, placeName } from '../../text/names.ts'
import { sayLater } from '../../text/say-later.ts'
import { aboutBuilding } from '../building-text.ts'
import { classOf } from '../kinds.ts'
import type { Facts, Good, Placement, Workplace } from '../table-types.ts'

export interface Remark {
  readonly key: string
  /** Name of the picture, and the colours of its sky. */
  readonly scene: string
  readonly sky: string | undefined
  readonly name: string
  readonly text: string
  /** A word of advice. */
  readonly advice: string
}

const QUARRY = 'quarry'

type Counts = Readonly<Record<string, number>>

/** The most important first. */
export function remarksOf(
  placement: Placement,
  counts: Counts,
  facts: Facts,
  viewer: number,
): readonly Remark[] {
  const places = placement.workplaces.map(({ key }) => key)
  const made = facts.makes[viewer]
  const goods =
    made === undefined ? [] : GOODS.flatMap((good) => idleAt(good, places, counts, made))
  return [
    ...goods,
    ...buildings(places, counts, facts, viewer),
    ...places.filter((key) => (counts[key] ?? 0) > 0).flatMap((key) => worksAt(key, counts)),
    ...placement.workplaces.flatMap((place) => spareAt(place, counts)),
  ]
}

/** What colonists bring who make no goods; what scores at the end is told elsewhere. */
function worksAt(key: string, counts: Counts): readonly Remark[] {
  const { mayor } = sayLater.decisions
  if (key === QUARRY) return [remark(key, mayor.quarries(counts[key] ?? 0), '')]
  const isViolet = isBuilding(key) && goodOf(key) === undefined
  return isViolet && sizeOf(key) === 1
    ? [remark(key, mayor.works(aboutBuilding(key).short), '')]
    : []
}

/** Circles that stay empty although the place is worked. */
function spareAt({ key, circles }: Workplace, counts: Counts): readonly Remark[] {
  const { mayor } = sayLater.decisions
  const count = counts[key] ?? 0
  const good = goodOf(key)
  if (count === circles) return []
  if (!isBuilding(key)) return [remark(key, mayor.fallow(circles - count), mayor.empty)]
  if (good === undefined || count === 0) return []
  return [remark(key, mayor.spare(circles - count, goodName(good)), mayor.costsNothing)]
}

/** Colonists on fields and in production buildings of one good beyond what is made of it. */
function idleAt(
  good: Good,
  places: readonly string[],
  counts: Counts,
  made: Readonly<Record<Good, number>>,
): readonly Remark[] {
  const { mayor } = sayLater.decisions
  const plants = places.filter((key) => goodOf(key) === good)
  const inPlants = plants.reduce((all, key) => all + (counts[key] ?? 0), 0)
  const onFields = counts[good] ?? 0
  const plant = plants.findLast((key) => (counts[key] ?? 0) > 0)
  const remarks: Remark[] = []
  if (plant !== undefined && inPlants > made[good]) {
    const text =
      onFields === 0
        ? mayor.noField(goodName(good))
        : mayor.surplus(inPlants - made[good], onFields, goodName(good))
    remarks.push(remark(plant, text, mayor.couldMove))
  }
  if (onFields > made[good])
    remarks.push(remark(good, mayor.noPlant(onFields - made[good]), mayor.couldMove))
  return remarks
}

/** Violet buildings: what is empty does nothing, what scores at the end is worth keeping occupied. */
function buildings(
  places: readonly string[],
  counts: Counts,
  facts: Facts,
  viewer: number,
): readonly Remark[] {
  const { mayor } = sayLater.decisions
  const bonuses = facts.scores[viewer]?.bonuses ?? {}
  const violet = places.filter((key) => isBuilding(key) && goodOf(key) === undefined)
  const empty = violet.filter((key) => (counts[key] ?? 0) === 0)
  return [
    ...empty
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
      .map((key) => remark(key, sizeOf(key) > 1 ? mayor.noScore : mayor.idle, mayor.empty)),
    ...violet
      .filter((key) => bonuses[key] !== undefined)
      .map((key) => remark(key, mayor.scores(bonuses[key] ?? 0), mayor.keep)),
  ]
}

function remark(key: string, text: string, advice: string): Remark {
  const picture = isBuilding(key)
    ? { scene: `b-${key}`, sky: classOf(key) }
    : { scene: `tile-${key}`, sky: undefined }
  const name = sayLater.decisions.mayor.about(placeName(key))
  return { key: `${key} ${advice}`, ...picture, name, text, advice }
}

const buildingOf = (key: string) => BUILDINGS.find((building) => building.key === key)
const isBuilding = (key: string): boolean => buildingOf(key) !== undefined
const sizeOf = (key: string): number => buildingOf(key)?.size ?? 0

/** The good a building makes; undefined for violet ones. */
function goodOf(key: string): Good | undefined {
  const good = buildingOf(key)?.good
  return good === undefined ? undefined : GOODS[good]
}
