/** What events brought one seat, in a few letters: for previews of roles and beside choices. */
import { inWords } from '@doubloon/engine'
import type { Event } from '@doubloon/puerto-rico'

/** Sums of what a seat gained and lost. */
interface Sums {
  doubloons: number
  vp: number
  colonists: number
  tiles: number
  lost: number
  barrels: Map<string, number>
  built: string[]
}

/** As `+2 corn`, `+1 d`: a building, doubloons, barrels produced, VP, colonists, tiles, barrels lost. */
export function digest(events: readonly Event[], seat: number): readonly string[] {
  const sums: Sums = {
    doubloons: 0,
    vp: 0,
    colonists: 0,
    tiles: 0,
    lost: 0,
    barrels: new Map(),
    built: [],
  }
  for (const event of events) if ('seat' in event && event.seat === seat) add(sums, event)
  return inShort(sums)
}

function add(sums: Sums, event: Event): void {
  switch (event.type) {
    case 'roleTaken':
      sums.doubloons += event.doubloons
      break
    case 'sold':
      sums.doubloons += event.price
      break
    case 'doubloonsGained':
      sums.doubloons += event.count
      break
    case 'vpGained':
      sums.vp += event.count
      break
    case 'vpGiven':
      sums.vp--
      break
    case 'colonistTaken':
    case 'colonistsDealt':
      sums.colonists += event.count
      break
    case 'tileTaken':
    case 'plantationDrawn':
      sums.tiles++
      break
    case 'built':
      sums.doubloons -= event.doubloons
      sums.built.push(inWords(event.building))
      break
    case 'produced':
      addBarrels(sums, event.good, event.count)
      break
    case 'extraTaken':
      addBarrels(sums, event.good, 1)
      break
    case 'barrelsLost':
      sums.lost += event.count
      break
  }
}

function addBarrels({ barrels }: Sums, good: string, count: number): void {
  barrels.set(good, (barrels.get(good) ?? 0) + count)
}

function inShort({
  doubloons,
  vp,
  colonists,
  tiles,
  lost,
  barrels,
  built,
}: Sums): readonly string[] {
  const parts = [...built]
  if (built.length > 0 && doubloons === 0) parts.push('free')
  if (doubloons !== 0) parts.push(`${signed(doubloons)} d`)
  for (const [good, count] of barrels) parts.push(`+${count} ${good}`)
  if (vp !== 0) parts.push(`${signed(vp)} VP`)
  if (colonists > 0) parts.push(`+${colonists} col`)
  if (tiles > 0) parts.push(`+${tiles} ${tiles === 1 ? 'tile' : 'tiles'}`)
  if (lost > 0) parts.push(`lose ${lost}`)
  return parts
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : `−${-count}`
}
