/** Production buildings and monuments: no effect during play (SJ-P-3, SJ-B-MONUMENT-1). */
import type { Building } from './questions.ts'

const production = { set: 'base', class: 'production', rule: 'SJ-P' } as const
const monument = { set: 'base', class: 'monument', rule: 'SJ-B-MONUMENT', copies: 3 } as const

/** In the order of their goods (SJ-P-1). */
export const PRODUCTION = [
  { ...production, key: 'indigoPlant', cost: 1, vp: 1, copies: 10 },
  { ...production, key: 'sugarMill', cost: 2, vp: 1, copies: 8 },
  { ...production, key: 'tobaccoStorage', cost: 3, vp: 2, copies: 9 },
  { ...production, key: 'coffeeRoaster', cost: 4, vp: 2, copies: 9 },
  { ...production, key: 'silverSmelter', cost: 5, vp: 3, copies: 8 },
] as const satisfies readonly Building[]

export const MONUMENTS = [
  { ...monument, key: 'statue', cost: 3, vp: 3 },
  { ...monument, key: 'victoryColumn', cost: 4, vp: 4 },
  { ...monument, key: 'hero', cost: 5, vp: 5 },
] as const satisfies readonly Building[]
