/** What leaves the browser with a game that is put online, and which games the list shows. */
import { Game, orThrow } from '@doubloon/engine'
import { sanJuan } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { wishToBring } from '../src/carry/put-online.ts'
import type { Kept } from '../src/client/contract.ts'
import { isShown } from '../src/home/listed.ts'
import type { OwnRoom } from '../src/online/lobby.ts'

const seats = [{ name: 'Isabel' }, { name: 'Ben' }, { name: 'Clara', bot: 'expert' }]
const game = orThrow(Game.start(sanJuan, { players: 3 }, 'a seed'))
const record = orThrow(game.play(game.steps()[0] ?? '')).record()

test('the server gets the record and nothing that bots thought; one’s own seat is kept, those of other people are open', () => {
  const text = JSON.stringify({ ...record, seats, reasons: { 1: [{ code: 'gains' }] } })
  expect(wishToBring({ text, seats, own: 1, name: 'Benedict' })).toEqual({
    settings: { isPublic: false },
    seats: [
      { kind: 'open' },
      { kind: 'kept', name: 'Benedict' },
      { kind: 'bot', name: 'Clara', bot: 'expert' },
    ],
    record,
  })
})

test('a game that began from a position takes it along', () => {
  const begun = orThrow(Game.fromPosition(sanJuan, game.position())).record()
  const wish = wishToBring({ text: JSON.stringify(begun), seats, own: 0, name: 'Isabel' })
  expect(wish.record).toEqual(begun)
})

test('the list shows all games, those of this browser, or those online', () => {
  const here = { id: 'here' } as Kept
  const online = { id: 'online', stage: 'playing' } as OwnRoom
  const shown = (which: 'all' | 'here' | 'online') =>
    [here, online].filter((one) => isShown(one, which)).map(({ id }) => id)
  expect([shown('all'), shown('here'), shown('online')]).toEqual([
    ['here', 'online'],
    ['here'],
    ['online'],
  ])
})
