import type { State } from '@doubloon/puerto-rico/fast'
import type { Sense } from '../sense.ts'
import { judge } from './judge.ts'
import { puertoRicoReckoner } from './reckoner.ts'

/** Puerto Rico as a sensible player sees it. */
export const puertoRicoSense: Sense<State> = { ...puertoRicoReckoner, judge }
