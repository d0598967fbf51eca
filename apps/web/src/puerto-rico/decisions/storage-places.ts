/** The places that keep barrels after the captain: their names, and what each of them keeps. */
import { type Storage, WIND_ROSE } from '@doubloon/puerto-rico'
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
