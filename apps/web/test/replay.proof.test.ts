/** Many generated games seen again, of all sizes and variants. */
import { afterEach, test } from 'vitest'
import { closeDesks } from './desk.ts'
import { GAMES } from './replays.ts'
import { walkGenerated } from './walks.ts'

afterEach(closeDesks)

const GENERATED = 50

test.each(GAMES)('%s: stepping through generated games forward and back shows the same', (name) =>
  walkGenerated(name, GENERATED),
)
