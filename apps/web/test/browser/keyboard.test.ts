/** Games by keyboard alone; the proofs play them to their ends. */
import { test } from 'vitest'
import { playByKeys as playPuertoRico } from './keys-puerto-rico.ts'
import { playByKeys as playSanJuan } from './keys-san-juan.ts'
import { withBrowser } from './open.ts'

withBrowser()

test('Puerto Rico is started and played without a pointer', () => playPuertoRico(40))

test('San Juan is started and played without a pointer', () => playSanJuan(40))
