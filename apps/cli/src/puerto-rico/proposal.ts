/**
 * A sensible placement of colonists: first what brings most for each colonist, a plantation together with its
 * circle in a plant; then whatever is still empty.
 */
import { BUILDINGS, type Placement, TILES } from '@doubloon/puerto-rico'
import type { AnyGame } from '../any-game.ts'
import { placementOf } from './workplaces.ts'

/** Rough worth of a working plantation of each kind, corn to coffee, and of a quarry. */
const WORTH: Readonly<Record<string, number>> = {
  corn: 1,
  indigo: 2.2,
  sugar: 2.5,
  tobacco: 3.2,
  coffee: 3.6,
  quarry: 1.2,
}

/** One thing colonists can do: where they stand, and what it is worth for each of them. */
interface Job {
  readonly keys: readonly string[]
  readonly worth: number
}

/** The whole move; `wanted` colonists stand where they are asked for, the others where they help most. */
export function proposePlacement(
  game: AnyGame,
  wanted: ReadonlyMap<string, number> = new Map(),
): string {
  const placement = placementOf(game, game.toMove)
  const placed = new Map<string, number>()
  const left = () => placement.toPlace - sum(placed.values())
  const room = (key: string) => circlesAt(placement, key) - (placed.get(key) ?? 0)
  const put = (key: string) => placed.set(key, (placed.get(key) ?? 0) + 1)
  for (const [key, count] of wanted)
    for (let i = 0; i < count && room(key) > 0 && left() > 0; i++) put(key)
  for (const { keys } of jobsOf(placement))
    if (keys.length <= left() && keys.every((key) => room(key) > 0)) keys.forEach(put)
  for (const { key } of placement.workplaces) while (room(key) > 0 && left() > 0) put(key)
  const counts = placement.workplaces
    .filter(({ key }) => placed.has(key))
    .map(({ key, word }) => `${word} ${placed.get(key)}`)
  return `place ${counts.join(', ')}`
}

/** The counts a person typed, by key; undefined if it is no placement in its form. */
export function readWanted(text: string): ReadonlyMap<string, number> | undefined {
  const [, list] = /^place (.+)$/.exec(text) ?? []
  if (list === undefined) return undefined
  const keys = new Map(
    [...TILES, ...BUILDINGS.map(({ key }) => key)].map((key) => [squeeze(key), key]),
  )
  const wanted = new Map<string, number>()
  for (const item of list.split(',')) {
    const [, word = '', count = '1'] = /^\s*([a-z ]+?)\s*(\d+)?\s*$/i.exec(item) ?? []
    const key = keys.get(squeeze(word))
    if (key === undefined) return undefined
    wanted.set(key, Number(count))
  }
  return wanted
}

const squeeze = (word: string): string => word.replaceAll(' ', '').toLowerCase()

/** All jobs of a placement, best for each colonist first. */
function jobsOf({ workplaces }: Placement): readonly Job[] {
  const jobs: Job[] = []
  for (const { key, circles } of workplaces)
    for (let i = 0; i < circles; i++) {
      const plants = plantsFor(key).filter((plant) => workplaces.some((it) => it.key === plant))
      const worth = WORTH[key]
      if (worth === undefined) jobs.push({ keys: [key], worth: violetWorth(key) })
      else if (key === 'corn' || key === 'quarry') jobs.push({ keys: [key], worth })
      else for (const plant of plants) jobs.push({ keys: [key, plant], worth: worth / 2 })
    }
  return jobs.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth)
}

/** The production buildings of a plantation kind. */
function plantsFor(tile: string): readonly string[] {
  const good = (TILES as readonly string[]).indexOf(tile)
  return BUILDINGS.filter((building) => building.good === good).map(({ key }) => key)
}

/** A violet building is worth the more the more it cost; a plant is worth nothing by itself. */
function violetWorth(key: string): number {
  const building = BUILDINGS.find((it) => it.key === key)
  return building === undefined || building.class === 'production' ? 0 : 0.7 + building.cost / 6
}

function circlesAt({ workplaces }: Placement, key: string): number {
  return workplaces.find((it) => it.key === key)?.circles ?? 0
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
