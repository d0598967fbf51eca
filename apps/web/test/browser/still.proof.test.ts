/** Nothing jumps, over whole games at every size. */
import { ALL_SIZES } from './sizes.ts'
import { staysStill } from './stillness.ts'

staysStill(ALL_SIZES)
