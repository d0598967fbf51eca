/** How the tiles of an island lie: in the order in which they came, so that none of them moves when another one comes. */
import { TILES } from '@doubloon/puerto-rico'
import type { HistoryEntry } from '../client/contract.ts'
import type { PuertoRico, View } from './table-types.ts'

type Island = View['seats'][number]['island']
type Tile = keyof Island

/** First what lay there before anything is told, by kind; then what was taken, as it was taken. */
export function tilesLaid(
  island: Island,
  seat: number,
  history: readonly Pick<HistoryEntry<PuertoRico>, 'events'>[],
): readonly Tile[] {
  const taken: Tile[] = []
  for (const event of history.flatMap(({ events }) => events))
    if ('seat' in event && event.seat === seat && 'tile' in event) {
      // A forest is made of the plantation just drawn.
      if (event.type === 'forestMade') taken.pop()
      const isForest = event.type === 'forestMade' || ('asForest' in event && event.asForest)
      taken.push(isForest ? 'forest' : event.tile)
    }
  const before = TILES.flatMap((kind) => {
    const later = taken.filter((it) => it === kind).length
    return Array.from({ length: (island[kind] ?? 0) - later }, () => kind)
  })
  return [...before, ...taken]
}
