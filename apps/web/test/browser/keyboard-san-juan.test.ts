/** A game of San Juan by keyboard alone; the proofs play it to its end. */
import { test } from 'vitest'
import { playByKeys } from './keys-san-juan.ts'
import { withBrowser } from './open.ts'

withBrowser()

test('a game is started and played without a pointer', () => playByKeys(40))
