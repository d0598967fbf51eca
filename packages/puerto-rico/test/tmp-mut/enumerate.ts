/** Naive lists of composite moves: try everything, keep what the rules allow. */
import { noBarrels, occupiedTiles, type Player, sum, tilesOf, works } from './table.ts'
import { type Barrels, BUILDINGS, GOODS, type Good, WORKED_TILES, words } from './tables.ts'

/** More moves than this are not written down. */
export const MOST_MOVES = 20_000

export interface Place {
  readonly name: string
  readonly circles: number
}

/** Every kind of place with circles on a player board, in the order of the notation. */
export function placesOf(player: Player): Place[] {
  const tiles = WORKED_TILES.map((kind) => ({ name: kind, circles: tilesOf(player, kind).length }))
  const buildings = BUILDINGS.filter((b) => player.city.some((own) => own.key === b.key))
  return [...tiles, ...buildings.map((b) => ({ name: words(b.key), circles: b.circles }))].filter(
    (place) => place.circles > 0,
  )
}

export function circlesOf(player: Player): number {
  return placesOf(player).reduce((total, place) => total + place.circles, 0)
}

/** All ways to fill exactly `count` circles (PR-MAYOR-5); undefined if there are more than MOST_MOVES. */
export function placements(player: Player, count: number): string[] | undefined {
  const places = placesOf(player)
  const found: string[] = []
  const fill = (index: number, left: number, chosen: string[]): void => {
    if (found.length > MOST_MOVES) return
    const room = places.slice(index).reduce((total, place) => total + place.circles, 0)
    if (left > room) return
    if (index === places.length) {
      found.push(chosen.length === 0 ? 'place nobody' : `place ${chosen.join(', ')}`)
      return
    }
    const { name, circles } = places[index]
    for (let here = 0; here <= Math.min(circles, left); here++)
      fill(index + 1, left - here, here === 0 ? chosen : [...chosen, `${name} ${here}`])
  }
  fill(0, count, [])
  return found.length > MOST_MOVES ? undefined : found
}

/** All vectors 0 ≤ v ≤ held. */
function vectors(held: Barrels): Barrels[] {
  let all: Barrels[] = [noBarrels()]
  for (const good of GOODS)
    all = all.flatMap((vector) =>
      Array.from({ length: held[good] + 1 }, (_, count) => ({ ...vector, [good]: count })),
    )
  return all
}

/** All sets of kinds. */
function setsOfKinds(): Good[][] {
  let all: Good[][] = [[]]
  for (const good of GOODS) all = all.flatMap((set) => [set, [...set, good]])
  return all
}

/** PR-CAPTAIN-12, PR-CAPTAIN-13 */
export function mayKeep(player: Player, kept: Barrels): boolean {
  const kinds =
    (works(player, 'smallWarehouse') ? 1 : 0) + (works(player, 'largeWarehouse') ? 2 : 0)
  const single = 1 + (works(player, 'storehouse') ? 3 : 0)
  return setsOfKinds().some((stored) => {
    const outside = GOODS.filter((good) => !stored.includes(good))
    return stored.length <= kinds && outside.reduce((n, good) => n + kept[good], 0) <= single
  })
}

export interface Selection {
  readonly text: string
  readonly barrels: Barrels
}

/** Every legal kept vector (PR-RUL-16). */
export function storages(player: Player): Selection[] {
  return vectors(player.goods)
    .filter((kept) => mayKeep(player, kept))
    .map((barrels) => ({ text: storageText(player.goods, barrels), barrels }))
}

function storageText(held: Barrels, kept: Barrels): string {
  const items = GOODS.filter((good) => kept[good] > 0).map((good) =>
    kept[good] >= 2 && kept[good] === held[good] ? good : `${good} ${kept[good]}`,
  )
  return items.length === 0 ? 'store nothing' : `store ${items.join(', ')}`
}

/** Every selection of at least one barrel (PR-X-SMALLWHARF-1). */
export function smallWharfLoads(player: Player): Selection[] {
  return vectors(player.goods)
    .filter((barrels) => sum(barrels) > 0)
    .map((barrels) => {
      const items = GOODS.filter((good) => barrels[good] > 0).map((g) => `${g} ${barrels[g]}`)
      return { text: `load ${items.join(', ')} on small wharf`, barrels }
    })
}

/** What a black market takes; undefined where nothing of that type is given. */
export interface Payment {
  readonly colonistFrom: string | undefined
  readonly vp: boolean
  readonly barrel: Good | undefined
}

/** Every combination of at most one colonist, one VP and one barrel that he has (PR-X-BLACKMARKET-1, -3). */
export function payments(player: Player): Payment[] {
  const all: Payment[] = []
  for (const colonistFrom of [undefined, ...placesWithColonist(player)])
    for (const vp of player.vp > 0 ? [false, true] : [false])
      for (const barrel of [undefined, ...GOODS.filter((good) => player.goods[good] > 0)])
        all.push({ colonistFrom, vp, barrel })
  return all
}

function placesWithColonist(player: Player): string[] {
  const tiles = WORKED_TILES.filter((kind) => occupiedTiles(player, kind) > 0)
  const buildings = BUILDINGS.filter((b) => b.key !== 'blackMarket' && works(player, b.key))
  const sanJuan = player.sanJuan > 0 ? ['San Juan'] : []
  return [...sanJuan, ...tiles, ...buildings.map((b) => b.key)]
}

export function paymentItems({ colonistFrom, vp, barrel }: Payment): string[] {
  const from = colonistFrom === 'San Juan' ? colonistFrom : words(colonistFrom ?? '')
  return [
    ...(colonistFrom === undefined ? [] : [`colonist from ${from}`]),
    ...(vp ? ['vp'] : []),
    ...(barrel === undefined ? [] : [barrel]),
  ]
}
