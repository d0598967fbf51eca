/** Nothing jumps: the beginning of a game of each kind, one on a laptop and one on a phone; the proofs play on, at all sizes. */

import { LAPTOP, PHONE } from './sizes.ts'
import { staysStill } from './stillness.ts'

staysStill(
  [
    ['puerto-rico', LAPTOP],
    ['san-juan', PHONE],
  ],
  16,
)
