/** Through whose eyes, and how fast: the choices of a replay in words. */
import type { Perspective, SetUp } from '../client/contract.ts'
import { SPEEDS } from '../settings/settings.svelte.ts'
import { nameAt } from '../text/people.ts'
import { sayReplay } from '../text/say-replay.ts'

export function perspectiveChoices(setUp: SetUp, perspectives: readonly Perspective[]) {
  return perspectives.map((value) => ({
    value,
    text: typeof value === 'number' ? nameAt(setUp.seats, value) : sayReplay.perspectives[value],
  }))
}

/** “seen by Ana” */
export function seenBy(setUp: SetUp, perspective: Perspective): string {
  return typeof perspective === 'number'
    ? sayReplay.seenBySeat(nameAt(setUp.seats, perspective))
    : sayReplay.seenBy[perspective]
}

/** The slowest first. */
export function speedChoices() {
  return SPEEDS.toReversed().map((value) => ({ value, text: sayReplay.speeds[value] }))
}
