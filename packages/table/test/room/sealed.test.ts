/** Rooms of a tournament in which the same deal lies at several tables: the seed stays unknown until all are done. */
import { sanJuanAdapter } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { Room } from '../../src/index.ts'
import { type AnyAdapter, Evening, sits } from './evening.ts'

const adapter = sanJuanAdapter as AnyAdapter
const seats = [sits('Ana'), sits('Ben')]
const sealed = { id: 'the-tournament', isSealed: true }
const begun = (tournament = sealed) => Evening.begun({ seats, adapter, tournament, seed: 'secret' })

test('a sealed game ends without its seed, which is told when the room is unsealed', () => {
  const evening = begun()
  expect(evening.refusedToServer({ type: 'unseal' })).toBe('not-over')
  evening.moveUntil(({ room }) => room.phase === 'over')
  expect(evening.log.at(-1)?.event).toEqual({ type: 'ended' })
  expect(JSON.stringify(evening.log)).not.toContain('"secret"')
  expect(evening.room.isSealed).toBe(true)

  expect(evening.server({ type: 'unseal' })).toEqual([{ type: 'unsealed', seed: 'secret' }])
  expect(evening.room.isSealed).toBe(false)
  expect(evening.server({ type: 'unseal' })).toEqual([])
  expect(Room.fold(evening.context, evening.log).isSealed).toBe(false)
})

test('a sealed game that was closed before its end is unsealed as well, and counts as it stood', () => {
  const evening = begun()
  evening.moveUntil(({ table }) => table.length === 20)
  evening.server({ type: 'shut', why: 'tournament' })
  expect(evening.log.at(-1)?.event).toEqual({ type: 'closed', why: 'tournament' })
  expect(evening.room.result).toBeUndefined()
  expect(evening.room.places?.map(({ rank }) => rank).toSorted()[0]).toBe(1)
  expect(evening.server({ type: 'unseal' })).toEqual([{ type: 'unsealed', seed: 'secret' }])
})

test('what is not sealed tells its seed at the end, and has nothing to unseal', () => {
  const evening = begun({ ...sealed, isSealed: false })
  expect(evening.server({ type: 'unseal' })).toEqual([])
  evening.moveUntil(({ room }) => room.phase === 'over')
  expect(evening.log.at(-1)?.event).toEqual({ type: 'ended', seed: 'secret' })
})
