/** What events brought one seat, in a few letters: for previews of roles and beside choices. */
import { inWords } from '@doubloon/engine'
import { type Event, tallyOf } from '@doubloon/puerto-rico'

/** As `+2 corn`, `+1 d`: a building, doubloons, barrels produced, VP, colonists, tiles, barrels lost. */
export function digest(events: readonly Event[], seat: number): readonly string[] {
  const { built, doubloons, produced, vp, colonists, tiles, spoiled } = tallyOf(events, seat)
  const lost = Object.values(spoiled).reduce((sum, count) => sum + count, 0)
  const parts = built.map(({ building }) => inWords(building))
  if (built.length > 0 && doubloons === 0) parts.push('free')
  if (doubloons !== 0) parts.push(`${signed(doubloons)} d`)
  for (const [good, count] of Object.entries(produced)) parts.push(`+${count} ${good}`)
  if (vp !== 0) parts.push(`${signed(vp)} VP`)
  if (colonists > 0) parts.push(`+${colonists} col`)
  if (tiles.length > 0) parts.push(`+${tiles.length} ${tiles.length === 1 ? 'tile' : 'tiles'}`)
  if (lost > 0) parts.push(`lose ${lost}`)
  return parts
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : `−${-count}`
}
