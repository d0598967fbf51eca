import { Game, orThrow } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { puertoRico } from '../src/index.ts'

const game = orThrow(Game.start(puertoRico, { players: 3 }, 'typed'))

test('a typed move is played like its notation, whatever the order of its fields', () => {
  const typed = orThrow(game.play({ role: 'mayor', type: 'choose' }))
  const written = orThrow(game.play('choose mayor'))
  expect(typed.snapshot()).toEqual(written.snapshot())
})

test.each([
  null,
  undefined,
  7,
  [],
  {},
  { type: 'place' },
  { type: 'place', colonists: 'corn' },
  { type: 'place', colonists: { corn: 'many' } },
  { type: 'store', barrels: null },
  { type: 'loadMixed' },
  { type: 'buildInKind' },
  { type: 'buildInKind', building: 'harbor', giving: 'vp' },
  { type: 'buildInKind', building: 7, giving: [] },
  { type: 'choose', role: { toString: 1 } },
])('a malformed typed move is refused, not thrown: %j', (malformed) => {
  expect(game.check(malformed as never)).toMatchObject({ ok: false })
})
