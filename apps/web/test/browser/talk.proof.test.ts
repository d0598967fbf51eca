/** A role planned ahead at the other game. */
import { test } from 'vitest'
import { withBrowser } from './open.ts'
import { planAhead } from './two-people.ts'

withBrowser()

test('San Juan: a planned role is withdrawn when somebody else has it, played when it is offered, and nobody hears of it before', () =>
  planAhead('san-juan', { first: 'prospector', next: 'trader', planned: 'councillor' }))
