/** A little chance in choices that are nearly equal, so that futures differ. */
import { nextWord } from '@doubloon/engine'

/** A number from 0 up to `most`. */
export function noise(dice: Uint32Array, most: number): number {
  return (nextWord(dice) * most) / 4294967296
}
