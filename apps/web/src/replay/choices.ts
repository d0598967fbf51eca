/** Through whose eyes, and how fast: the choices of a replay in words. */
import type { Perspective, SetUp } from '../client/contract.ts'
import { SPEEDS } from '../settings/settings.svelte.ts'
import { sayReplay } from '../text/say-replay.ts'

const nameOf = ({ seats }: SetUp, seat: number) => seats[seat]?.name ?? ''

export function perspectiveChoices(setUp: SetUp, perspectives: readonly Perspective[]) {
  return perspectives.map((value) => ({
    value,
    text: typeof value === 'number' ? nameOf(setUp, value) : sayReplay.perspectives[value],
  }))
}

/** “seen by Ana” */
export function seenBy(setUp: SetUp, perspective: Perspective): string {
  return typeof perspective === 'number'
    ? sayReplay.seenBySeat(nameOf(setUp, perspective))
    : sayReplay.seenBy[perspective]
}

/** The slowest first. */
export function speedChoices() {
  return SPEEDS.toReversed().map((value) => ({ value, text: sayReplay.speeds[value] }))
}
