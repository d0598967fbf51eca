/** What events bring to a seat, added up: for previews of roles and choices. */
import type { Event } from './events.ts'
import type { Good } from './words.ts'

type Barrels = Readonly<Partial<Record<Good, number>>>

/** What a seat gets and gives in a row of events. */
export interface Tally {
  /** Doubloons gained less doubloons paid. */
  readonly doubloons: number
  /** VP chips gained less chips given up. */
  readonly vp: number
  /** Colonists gained less colonists given up. */
  readonly colonists: number
  /** Barrels produced, extra ones included. */
  readonly produced: Barrels
  /** Barrels loaded on any ship, by kind where the event tells it. */
  readonly loaded: Barrels
  /** All barrels loaded. */
  readonly shipped: number
  /** Barrels that did not find room in the storage. */
  readonly spoiled: Barrels
  readonly sold: readonly Good[]
  /** Kinds it produces less of than it could, because none is left. */
  readonly missing: readonly Good[]
  /** Tiles that came to the island, forests as forests. */
  readonly tiles: readonly string[]
  readonly built: readonly { readonly building: string; readonly doubloons: number }[]
}

/** What the events bring to one seat. */
export function tallyOf(events: readonly Event[], seat: number): Tally {
  const own = events.filter((event) => 'seat' in event && event.seat === seat)
  const of = <K extends Event['type']>(type: K) =>
    own.filter((event): event is Extract<Event, { type: K }> => event.type === type)
  const built = of('built').map(({ building, doubloons }) => ({ building, doubloons }))
  const onShips = [...of('loaded'), ...of('loadedOwnShip')]
  return {
    doubloons:
      sum(of('roleTaken'), (it) => it.doubloons) +
      sum(of('doubloonsGained'), (it) => it.count) +
      sum(of('sold'), (it) => it.price) -
      sum(built, (it) => it.doubloons),
    vp: sum(of('vpGained'), (it) => it.count) - of('vpGiven').length,
    colonists:
      sum(of('colonistTaken'), (it) => it.count) +
      sum(of('colonistsDealt'), (it) => it.count) -
      of('colonistGiven').length,
    produced: byGood([
      ...of('produced'),
      ...of('extraTaken').map(({ good }) => ({ good, count: 1 })),
    ]),
    loaded: byGood(onShips),
    shipped: sum([...onShips, ...of('loadedSelection')], (it) => it.count),
    spoiled: byGood(of('barrelsLost')),
    sold: of('sold').map(({ good }) => good),
    missing: [...new Set(of('notProduced').map(({ good }) => good))],
    tiles: [
      ...of('plantationDrawn').map(({ tile }) => tile),
      ...of('tileTaken').map(({ tile, asForest }) => (asForest ? 'forest' : tile)),
    ],
    built,
  }
}

function sum<T>(list: readonly T[], number: (item: T) => number): number {
  return list.reduce((all, item) => all + number(item), 0)
}

function byGood(list: readonly { readonly good: Good; readonly count: number }[]): Barrels {
  const barrels: Partial<Record<Good, number>> = {}
  for (const { good, count } of list) barrels[good] = (barrels[good] ?? 0) + count
  return barrels
}
