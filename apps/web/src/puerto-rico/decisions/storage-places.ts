/** The places that keep barrels after the captain: their names, and what each of them keeps. */
import { placesOf, type Storage, WIND_ROSE } from '@doubloon/puerto-rico'
import { buildingName } from '../../text/names.ts'
import { names } from '../../text/say.ts'
import { sayLater } from '../../text/say-later.ts'

export interface StoragePlace {
  readonly key: string
  readonly name: string
  /** What it keeps, in a few words. */
  readonly keeps: string
}

/** All places of a seat, the one that everybody has first. */
export function storagePlaces({ barrels, kinds }: Storage): readonly StoragePlace[] {
  const { store } = sayLater.decisions
  const place = (key: string, keeps: string) => ({ key, name: storageName(key), keeps })
  return [
    ...Object.entries(barrels).map(([key, count]) => place(key, store.keepsBarrels(count))),
    ...Object.entries(kinds).map(([key, count]) => place(key, store.keepsKinds(count))),
  ]
}

export function storageName(key: string): string {
  return key === WIND_ROSE ? names['term.windRose'] : buildingName(key)
}

/** Barrels of one kind in one place. */
export interface Kept {
  readonly good: string
  readonly count: number
}

/** What lies in which place, if so many barrels of each kind are kept. */
export function keptByPlace(
  storage: Storage,
  barrels: Readonly<Record<string, number>>,
): Readonly<Record<string, readonly Kept[]>> {
  const room: Record<string, number> = { ...storage.barrels }
  const kept: Record<string, Kept[]> = {}
  for (const [good, places] of Object.entries(placesOf(storage, barrels))) {
    let rest = barrels[good] ?? 0
    for (const place of places) {
      const count = Math.min(rest, room[place] ?? rest)
      if (room[place] !== undefined) room[place] -= count
      rest -= count
      kept[place] = [...(kept[place] ?? []), { good, count }]
    }
  }
  return kept
}
