/** Equal positions have equal bytes, whatever was decided on the way to them (ADR 0001). */
import { Game, orThrow } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { puertoRico as rules } from '../src/index.ts'
import { puertoRico } from './table.ts'

const all31 = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const
const begin = (position: object) => orThrow(Game.fromPosition(rules, position))

test('PR-X-GUESTHOUSE-3: a window before a role that was passed is as if it never opened', () => {
  const seats = [{ island: { corn: 1 }, buildings: { guesthouse: 1 } }, {}, {}]
  const table = { options: { players: 3, buildings: 'all31' }, seats }
  const window = begin({ ...table, turn: { decision: 'D-GUEST', seat: 0 } })
  const never = begin({ ...table, turn: { decision: 'D-ROLE', seat: 0 } })
  expect(window.decision).toBe('D-GUEST')
  expect(orThrow(window.play('pass')).snapshot()).toEqual(never.snapshot())
})

test('PR-X-GUESTHOUSE-2: a guest who moved leaves no trace of the window', () => {
  const moved = puertoRico(all31)
    .give('Ana', { island: 'corn', buildings: 'guesthouse 1' })
    .play('move guest to corn')
    .asks('Ana', 'D-ROLE')
  const before = puertoRico(all31).give('Ana', { island: 'corn 1*', buildings: 'guesthouse' })
  expect(moved.game.snapshot()).toEqual(before.game.snapshot())
})

test('PR-SETTLER-1: after a draw the choice of a tile is as if the tile had always been there', () => {
  const settler = (island: string, ...moves: readonly string[]) =>
    puertoRico(all31)
      .give('Ana', { island, buildings: 'hacienda*' })
      .supply({ faceDown: `coffee ${island === 'none' ? 2 : 1}` })
      .faceUp('tobacco 2')
      .play('choose settler', ...moves)
      .asks('Ana', 'D-SETTLE').game
  const drawn = settler('none', 'draw plantation')
  const declined = settler('coffee', 'pass')
  const { chance } = drawn.position() // the draw moved it on
  expect(drawn.snapshot()).toEqual(begin({ ...declined.position(), chance }).snapshot())
})
