/** The lessons of San Juan, in the order in which somebody new takes them. Seat 0 learns, Ana and Bruno follow clockwise. */
import { basics } from './basics.ts'
import { city } from './city.ts'
import { ending } from './ending.ts'
import { hands } from './hands.ts'

export const sanJuanLessons = { ...basics, ...hands, ...city, ...ending } as const
