/** How the plantations lie face up: each keeps its place, and the place of one that was taken stays empty until new ones come. */
import { BOXES, GOODS } from '@doubloon/puerto-rico'
import type { HistoryEntry } from '../client/contract.ts'
import type { Event, Good, PuertoRico, View } from './table-types.ts'

/** A place of the shelf: the plantation that lies there, or nothing. */
export type ShelfPlace = Good | undefined

/** Plantations of a kind that come to the shelf, or leave it. */
interface Change {
  readonly good: Good
  readonly more: number
}

/** The places from left to right: first what lay there before anything is told, by kind; then what became of it. */
export function shelfOf(
  { faceUp, seats }: Pick<View, 'faceUp' | 'seats'>,
  history: readonly Pick<HistoryEntry<PuertoRico>, 'events'>[],
): readonly ShelfPlace[] {
  const changes = history.flatMap(({ events }) => events.flatMap(changeOf))
  const shelf: ShelfPlace[] = GOODS.flatMap((good) => {
    const since = changes.reduce((sum, it) => sum + (it.good === good ? it.more : 0), 0)
    return Array.from({ length: (faceUp[good] ?? 0) - since }, () => good)
  })
  const places = Math.max(BOXES[seats.length]?.faceUp ?? 0, shelf.length)
  while (shelf.length < places) shelf.push(undefined)
  for (const { good, more } of changes)
    for (let count = Math.abs(more); count > 0; count--) {
      const place = shelf.indexOf(more > 0 ? undefined : good)
      if (place >= 0) shelf[place] = more > 0 ? good : undefined
    }
  return shelf
}

function changeOf(event: Event): readonly Change[] {
  if (!('tile' in event)) return []
  const good = GOODS.find((it) => it === event.tile)
  if (good === undefined) return []
  switch (event.type) {
    case 'tileTurnedUp':
      return [{ good, more: 1 }]
    case 'tileTaken':
      return [{ good, more: -1 }]
    case 'tilesDiscarded':
      return [{ good, more: -event.count }]
    default:
      return []
  }
}
