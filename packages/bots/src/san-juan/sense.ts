import type { State } from '@doubloon/san-juan/fast'
import type { Sense } from '../sense.ts'
import { judge } from './judge.ts'
import { sanJuanReckoner } from './reckoner.ts'

/** San Juan as a sensible player sees it. */
export const sanJuanSense: Sense<State> = { ...sanJuanReckoner, judge }
