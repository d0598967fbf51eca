/** Nothing jumps: a whole game of each kind, on a laptop and on a phone. */

import { LAPTOP, PHONE } from './sizes.ts'
import { staysStill } from './stillness.ts'

staysStill([LAPTOP, PHONE])
