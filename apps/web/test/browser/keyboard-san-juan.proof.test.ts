/** A whole game of San Juan by keyboard alone. */
import { test } from 'vitest'
import { playByKeys } from './keys-san-juan.ts'
import { withBrowser } from './open.ts'

withBrowser()

test('a game is started and finished without a pointer', () => playByKeys())
