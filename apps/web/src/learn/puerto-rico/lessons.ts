/** The lessons of Puerto Rico, in the order in which somebody new takes them. Seat 0 learns, Ana and Bruno follow clockwise. */
import { basics } from './basics.ts'
import { choices } from './choices.ts'
import { ending } from './ending.ts'
import { ships } from './ships.ts'

export const puertoRicoLessons = { ...basics, ...choices, ...ships, ...ending } as const
