/** Whole games by keyboard alone. */
import { test } from 'vitest'
import { playByKeys as playPuertoRico } from './keys-puerto-rico.ts'
import { playByKeys as playSanJuan } from './keys-san-juan.ts'
import { withBrowser } from './open.ts'

withBrowser()

test('Puerto Rico is started and finished without a pointer', () => playPuertoRico())

test('San Juan is started and finished without a pointer', () => playSanJuan())
