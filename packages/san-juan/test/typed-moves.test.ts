import { Game, orThrow } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { sanJuan } from '../src/index.ts'
import { sanJuan as table } from './table.ts'

const game = orThrow(Game.start(sanJuan, { players: 3, expansion: true }, 'typed'))

test('a typed move is played like its notation, whatever the order of its fields', () => {
  const typed = orThrow(game.play({ doubled: false, role: 'councillor', type: 'choose' }))
  const written = orThrow(game.play('choose councillor'))
  expect(typed.snapshot()).toEqual(written.snapshot())
})

test('a whole typed move is played like its notation, whatever the order of its items', () => {
  const building = table({ players: ['Ana', 'Ben', 'Cyd'], expansion: true })
    .tableau('Ana', 'indigo plant*, crane, black market, customs office*, coffee roaster*')
    .hand('Ana', 'hero, well 2, library')
    .phase('builder', 'Cyd', 'Ana').game
  const typed = building.play({
    type: 'build',
    building: 'library',
    over: 'coffeeRoaster',
    withGood: true,
    goods: ['customs office good'],
    cards: [],
  })
  const text = 'build library over coffee roaster with good paying customs office good'
  expect(orThrow(typed).snapshot()).toEqual(orThrow(building.play(text)).snapshot())
  const beside = {
    type: 'build',
    building: 'hero',
    goods: ['customs office good', 'indigo'],
  } as const
  const paid = building.play({ ...beside, cards: ['well', 'library', 'well'] })
  const line = 'build hero paying well, indigo good, library, customs office good, well'
  expect(orThrow(paid).snapshot()).toEqual(orThrow(building.play(line)).snapshot())
})

const strange: readonly unknown[] = [
  null,
  undefined,
  7,
  [],
  {},
  { type: 7 },
  { type: { toString: 1 } },
  { type: ['sell'] },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'build' },
  { type: 'build', building: 'library' },
  { type: 'build', building: 'library', goods: [], cards: 'crane' },
  { type: 'build', building: 'library', goods: [null], cards: [] },
  { type: 'build', building: 'library', goods: ['gold'], cards: [] },
  { type: 'build', building: 'library', goods: [], cards: ['__proto__'] },
  { type: 'build', building: 'library', over: 7, goods: [], cards: [] },
  { type: 'build', building: { toString: 1 }, goods: [], cards: [] },
  { type: 'build', building: '', goods: [], cards: [] },
  { type: 'produce' },
  { type: 'produce', goods: [] },
  { type: 'produce', goods: ['customs office good'] },
  { type: 'sell', goods: 'x' },
  { type: 'sell', goods: null },
  { type: 'sell', goods: { length: 1, 0: 'indigo' } },
  { type: 'keep', cards: [7] },
  { type: 'keep', cards: Array(2) },
  { type: 'putAway', cards: [['crane']] },
  { type: 'exchange', cards: ['cathedral'] },
  { type: 'deposit', cards: [undefined] },
  { type: 'discard', cards: [''] },
  { type: 'choose', role: { toString: 1 }, doubled: false },
]

test.each(strange)('a malformed typed move is refused, not thrown: %j', (malformed) => {
  expect(game.check(malformed as never)).toMatchObject({
    ok: false,
    error: { code: 'unknown-move' },
  })
})

test.each([
  'build',
  'build ',
  'build  paying ',
  'build library over',
  'build library over chapel over chapel',
  'build library paying crane paying crane',
  'build library paying crane,crane',
  'build library over chapel with goods',
  `build ${'x over '.repeat(5000)}${'y paying '.repeat(5000)}\n`,
  'sell',
  'sell ',
  'sell , ',
  'sell indigo,',
  'keep __proto__, constructor',
  'put away',
  'produce customs office good',
])('a malformed text is refused, not thrown: %j', (malformed) => {
  expect(game.check(malformed)).toMatchObject({ ok: false, error: { code: 'unknown-move' } })
})
