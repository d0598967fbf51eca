/** The legal whole moves of a composite decision in numbers, for programs, where there are too many to list. */
import { GOODS, type Position } from '@doubloon/puerto-rico'
import type { AnyGame } from '../any-game.ts'
import { placementOf } from './workplaces.ts'

/** What a whole move must look like now; docs/protocol.md explains every field. */
export function describeChoice(game: AnyGame): object {
  const position = game.position() as Position
  if (game.decision === 'D-MAYOR-PLACE') return describePlacement(position, game.toMove)
  if (game.decision === 'D-STORE') return describeStorage(position, game.toMove)
  if (game.decision === 'D-LOAD') return describeLoads(position, game)
  return { kind: 'steps', how: 'play the steps one after the other' }
}

/** Any numbers within the bounds that add up to `place`. */
function describePlacement(position: Position, seat: number): object {
  const { colonists, workplaces, toPlace } = placementOf(position, seat)
  const circles = workplaces.reduce((sum, place) => sum + place.circles, 0)
  const bounds = workplaces.map((place) => [
    place.word,
    {
      circles: place.circles,
      minimum: Math.max(0, toPlace - (circles - place.circles)),
      maximum: Math.min(place.circles, toPlace),
    },
  ])
  return { kind: 'place', colonists, place: toPlace, workplaces: Object.fromEntries(bounds) }
}

/** Buildings that keep barrels: all of so many kinds, or so many single ones (PR-CAPTAIN-12). */
const KINDS_KEPT: Readonly<Record<string, number>> = { smallWarehouse: 1, largeWarehouse: 2 }
const SINGLES_KEPT: Readonly<Record<string, number>> = { storehouse: 3 }

/** Any numbers, if all but `wholeKinds` kinds add up to at most `singleBarrels` (PR-CAPTAIN-13). */
function describeStorage(position: Position, seat: number): object {
  const staffed = Object.entries(position.seats[seat]?.buildings ?? {}).filter(([, men]) => men > 0)
  const sum = (table: Readonly<Record<string, number>>) =>
    staffed.reduce((kept, [key]) => kept + (table[key] ?? 0), 0)
  return {
    kind: 'store',
    barrels: barrelsOf(position, seat),
    wholeKinds: sum(KINDS_KEPT),
    singleBarrels: 1 + sum(SINGLES_KEPT),
  }
}

/** Any barrels on the small wharf, at least one; the other loads are listed. */
function describeLoads(position: Position, game: AnyGame): object {
  return {
    kind: 'load',
    others: game.steps().filter((step) => step !== 'load on small wharf'),
    smallWharf: { barrels: barrelsOf(position, game.toMove), minimum: 1 },
  }
}

function barrelsOf(position: Position, seat: number): object {
  const goods = position.seats[seat]?.goods ?? {}
  return Object.fromEntries(GOODS.flatMap((good) => (goods[good] ? [[good, goods[good]]] : [])))
}
