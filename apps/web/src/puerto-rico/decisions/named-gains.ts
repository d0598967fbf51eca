/** What a move brings besides what it is made for, each part with the name of the building or the role that gives it. */
import { buildingName, causeName } from '../../text/names.ts'
import type { Event } from '../table-types.ts'
import { gainsOf } from '../tally.ts'

export interface NamedGain {
  readonly name: string
  readonly count: number
  readonly isRole: boolean
}

/** The gains of a seat that have a name: what the rules give for the barrels themselves has none. */
export function namedGains(
  events: readonly Event[],
  seat: number,
  type: 'vpGained' | 'doubloonsGained',
): readonly NamedGain[] {
  return gainsOf(events, seat, type).flatMap(({ by, count }) => {
    const name = causeName(by)
    return name === undefined ? [] : [{ name, count, isRole: buildingName(by) === undefined }]
  })
}
