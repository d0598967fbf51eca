/** Through whose eyes, and how fast: the choices of a replay in words. */
import type { SetUp, Viewer } from '../client/contract.ts'
import { SPEEDS } from '../settings/settings.svelte.ts'
import { sayReplay } from '../text/say-replay.ts'

const nameOf = ({ seats }: SetUp, seat: number) => seats[seat]?.name ?? ''

export function viewerChoices(setUp: SetUp, viewers: readonly Viewer[]) {
  return viewers.map((value) => ({
    value,
    text: typeof value === 'number' ? nameOf(setUp, value) : sayReplay.viewers[value],
  }))
}

/** “seen by Ana” */
export function seenBy(setUp: SetUp, viewer: Viewer): string {
  return typeof viewer === 'number'
    ? sayReplay.seenBySeat(nameOf(setUp, viewer))
    : sayReplay.seenBy[viewer]
}

/** The slowest first. */
export function speedChoices() {
  return SPEEDS.toReversed().map((value) => ({ value, text: sayReplay.speeds[value] }))
}
