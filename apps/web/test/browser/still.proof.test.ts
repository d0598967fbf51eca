/** Nothing jumps: a whole game of each kind, on a laptop and on a phone, upright and on its side. */

import { LAPTOP, PHONE, PHONE_ON_ITS_SIDE } from './sizes.ts'
import { atAll, staysStill } from './stillness.ts'

staysStill(atAll([LAPTOP, PHONE, PHONE_ON_ITS_SIDE]))
