/** Played by fingers with the phone turned the other way than every day. */
import { test } from 'vitest'
import { withBrowser } from './open.ts'
import { PHONE, PHONE_ON_ITS_SIDE } from './sizes.ts'
import { looksMarksAndPlays, placesColonists, reachesAllBuildings } from './touches.ts'

withBrowser()

test('on its side a finger looks, marks and plays', () => looksMarksAndPlays(PHONE_ON_ITS_SIDE))

test('on its side the mayor places by dragging and by tapping', () =>
  placesColonists(PHONE_ON_ITS_SIDE))

test('upright all buildings are reached and looked at', () => reachesAllBuildings(PHONE))
