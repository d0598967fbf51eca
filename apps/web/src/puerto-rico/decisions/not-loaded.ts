/** What becomes of the barrels of a kind if another choice is made: loaded later, kept, spoiled. All numbers are foreseen by the engine. */
import { placesOf, tallyOf, WIND_ROSE } from '@doubloon/puerto-rico'
import type { Foreseen, Moment } from '../../client/contract.ts'
import { sayLater } from '../../text/say-later.ts'
import type { Good, PuertoRico } from '../table-types.ts'
import { allOf } from '../tally.ts'
import { heldBy, type See } from './load-grid.ts'
import { storageName } from './storage-places.ts'

type At = Moment<PuertoRico>

/** The worst that can come of it in a few words; none until the engine has told. */
export function fateOf(moment: At, good: Good, see: See): string {
  const { load } = sayLater.decisions
  const others = (moment.offers ?? []).filter(
    ({ move }) => move.type !== 'load' || move.good !== good,
  )
  if (others.length === 0) return load.mustGo
  const spoiledBy = ({ phase }: Foreseen<PuertoRico>) =>
    tallyOf(phase, moment.viewer).spoiled[good] ?? 0
  const [worst] = others
    .flatMap(({ text }) => see(text) ?? [])
    .toSorted((a, b) => spoiledBy(b) - spoiledBy(a))
  return worst === undefined ? '' : load.fates(fatesIn(moment, good, worst))
}

function fatesIn(moment: At, good: Good, { phase }: Foreseen<PuertoRico>): readonly string[] {
  const { load } = sayLater.decisions
  const { loaded, shipped, spoiled } = tallyOf(phase, moment.viewer)
  const lost = spoiled[good] === undefined ? [] : [load.spoils(spoiled[good])]
  // Who loads a mix of barrels is not told which.
  if (shipped !== allOf(loaded)) return lost.length === 0 ? [load.safe] : lost
  const kept = Object.fromEntries(
    heldBy(moment).map(([kind, count]) => [
      kind,
      count - (loaded[kind] ?? 0) - (spoiled[kind] ?? 0),
    ]),
  )
  return [
    ...(loaded[good] === undefined ? [] : [load.goesLater(loaded[good])]),
    ...((kept[good] ?? 0) === 0 ? [] : [keptInWords(moment, good, kept)]),
    ...lost,
  ]
}

/** How many are kept, and what keeps them. */
function keptInWords({ facts }: At, good: Good, kept: Readonly<Record<string, number>>): string {
  const { load } = sayLater.decisions
  const count = kept[good] ?? 0
  const places = facts.storage === undefined ? [] : (placesOf(facts.storage, kept)[good] ?? [])
  if (places.length === 0) return load.kept(count)
  return places.every((place) => place === WIND_ROSE)
    ? load.keptOnRose(count)
    : load.keptIn(count, places.map(storageName))
}
