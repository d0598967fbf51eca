/** What every storage must do. A file of tests calls it with a maker of empty storages that can be opened again. */
import { expect, test } from 'vitest'
import type { Storage } from '../src/storage/contract.ts'
import { notifyContract } from './notify-contract.ts'
import { peopleContract } from './people-contract.ts'
import { resultsContract } from './results-contract.ts'
import { entry, opening, type Place, said } from './stored.ts'

export function storageContract(empty: () => Place): void {
  peopleContract(empty)
  resultsContract(empty)
  notifyContract(empty)

  test('what was appended is read again, in order, also after it was opened again', async () => {
    const place = empty()
    const storage = await place.open()
    expect(await storage.append(opening('a'))).toBe(true)
    expect(await storage.append({ events: [said(2), said(3)], entry: entry('a') })).toBe(true)
    expect(await storage.log('a')).toEqual([said(1), said(2), said(3)])
    expect(await storage.log('a', 2)).toEqual([said(3)])
    await storage.close()
    const again = await place.open()
    expect(await again.log('a')).toEqual([said(1), said(2), said(3)])
    expect(await again.seed('a')).toBe('seed of a')
    await again.close()
  })

  test('a room that is not there has no log and no seed, and cannot go on', async () => {
    const storage = await empty().open()
    expect(await storage.log('a')).toEqual([])
    expect(await storage.seed('a')).toBeUndefined()
    expect(await storage.append({ events: [said(1)], entry: entry('a') })).toBe(false)
    expect(await storage.append({ ...opening('a'), events: [said(2)] })).toBe(false)
    expect(await storage.log('a')).toEqual([])
    await storage.close()
  })

  test('numbers that are taken, or leave a gap, are refused as a whole and change nothing', async () => {
    const storage = await empty().open()
    await storage.append(opening('a'))
    await storage.append({ events: [said(2)], entry: entry('a') })
    const other = { entry: entry('a', { stage: 'over', summary: '"other"' }) }
    expect(await storage.append({ ...other, events: [said(2, 'late'), said(3, 'late')] })).toBe(
      false,
    )
    expect(await storage.append({ ...other, events: [said(4, 'early')] })).toBe(false)
    expect(await storage.append({ ...opening('a'), ...other })).toBe(false)
    expect(await storage.log('a')).toEqual([said(1), said(2)])
    expect(await storage.rooms({ most: 9 })).toEqual([entry('a')])
    await storage.close()
  })

  test('of many who write under one number at the same time exactly one succeeds', async () => {
    const storage = await empty().open()
    await storage.append(opening('a'))
    const writers = Array.from({ length: 50 }, (_, n) => said(2, `writer ${n}`))
    const done = await Promise.all(
      writers.map((event) => storage.append({ events: [event], entry: entry('a') })),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await storage.log('a', 1)).toEqual([writers[done.indexOf(true)]])
    await storage.close()
  })

  test('rooms that write together do not disturb each other: who is refused is refused alone', async () => {
    const storage = await empty().open()
    const ids = Array.from({ length: 100 }, (_, n) => `room ${n}`)
    await Promise.all(ids.map((id) => storage.append(opening(id))))
    const numberFor = (index: number) => (index % 3 === 0 ? 1 : 2)
    const done = await Promise.all(
      ids.map((id, index) =>
        storage.append({ events: [said(numberFor(index))], entry: entry(id) }),
      ),
    )
    expect(done).toEqual(ids.map((_, index) => index % 3 !== 0))
    const lengths = await Promise.all(ids.map(async (id) => (await storage.log(id)).length))
    expect(lengths).toEqual(ids.map((_, index) => numberFor(index)))
    await storage.close()
  })

  test('lists have public rooms only, by game, stage, open seats and pace, newest changes first', async () => {
    const storage = await empty().open()
    await storage.append(opening('a', { changedAt: 1, pace: 'days' }))
    await storage.append(opening('b', { changedAt: 3, game: 'puerto-rico', stage: 'playing' }))
    await storage.append(opening('c', { changedAt: 2, openSeats: 0 }))
    await storage.append(opening('secret', { changedAt: 4, isPublic: false }))
    const ids = async (filter: Parameters<Storage['rooms']>[0]) =>
      (await storage.rooms(filter)).map(({ id }) => id)
    expect(await ids({ most: 9 })).toEqual(['b', 'c', 'a'])
    expect(await ids({ most: 2 })).toEqual(['b', 'c'])
    expect(await ids({ most: 9, game: 'san-juan' })).toEqual(['c', 'a'])
    expect(await ids({ most: 9, stage: 'playing' })).toEqual(['b'])
    expect(await ids({ most: 9, isOpen: true, stage: 'gathering' })).toEqual(['a'])
    expect(await ids({ most: 9, pace: 'days' })).toEqual(['a'])
    expect(await ids({ most: 9, pace: 'none' })).toEqual(['b', 'c'])
    await storage.close()
  })

  test('rooms that need the server are named, the most urgent first, as their last change says', async () => {
    const storage = await empty().open()
    await storage.append(opening('a', { wakeAt: 500 }))
    await storage.append(opening('b', { wakeAt: 100 }))
    await storage.append(opening('c'))
    await storage.append(opening('d', { wakeAt: 300 }))
    await storage.append({ events: [said(2)], entry: entry('d') })
    expect(await storage.due({ from: 0, before: 1000 }, 9)).toEqual(['b', 'a'])
    expect(await storage.due({ from: 0, before: 1000 }, 1)).toEqual(['b'])
    expect(await storage.due({ from: 0, before: 500 }, 9)).toEqual(['b'])
    expect(await storage.due({ from: 101, before: 501 }, 9)).toEqual(['a'])
    await storage.close()
  })

  test('rooms that gather are named when nothing has happened there for long, the longest first', async () => {
    const storage = await empty().open()
    await storage.append(opening('a', { changedAt: 400 }))
    await storage.append(opening('b', { changedAt: 300 }))
    await storage.append(opening('c', { changedAt: 100, stage: 'playing' }))
    await storage.append(opening('d', { changedAt: 500, isPublic: false }))
    expect(await storage.forsaken(501, 9)).toEqual(['b', 'a', 'd'])
    expect(await storage.forsaken(501, 2)).toEqual(['b', 'a'])
    expect(await storage.forsaken(400, 9)).toEqual(['b'])
    await storage.close()
  })

  test('rooms that need the server and have changed after a time are named', async () => {
    const storage = await empty().open()
    await storage.append(opening('a', { wakeAt: 500, changedAt: 400 }))
    await storage.append(opening('b', { wakeAt: 600, changedAt: 500 }))
    await storage.append(opening('c', { changedAt: 700 }))
    expect(await storage.ahead(300)).toEqual(['a', 'b'])
    expect(await storage.ahead(400)).toEqual(['b'])
    expect(await storage.ahead(700)).toEqual([])
    await storage.close()
  })

  test('a mark is written and changes nothing', async () => {
    const storage = await empty().open()
    await storage.append(opening('a'))
    await storage.mark()
    expect(await storage.log('a')).toEqual([said(1)])
    await storage.close()
  })

  test('people are found by the hash of their key, and nobody takes the id or the key of another', async () => {
    const storage = await empty().open()
    const ada = { id: 'ada', keyHash: 'hash 1', since: 7 }
    expect(await storage.addPerson(ada)).toBe(true)
    expect(await storage.addPerson({ ...ada, keyHash: 'hash 2' })).toBe(false)
    expect(await storage.addPerson({ ...ada, id: 'bob' })).toBe(false)
    expect(await storage.personByKey('hash 1')).toEqual(ada)
    expect(await storage.personByKey('hash 2')).toBeUndefined()
    await storage.close()
  })

  test('closing waits for what was begun', async () => {
    const place = empty()
    const storage = await place.open()
    const begun = storage.append(opening('a'))
    await storage.close()
    expect(await begun).toBe(true)
    const again = await place.open()
    expect(await again.log('a')).toEqual([said(1)])
    await again.close()
  })
}
