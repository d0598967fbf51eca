/** What every storage must do for people; a part of `storage-contract.ts`. */
import { expect, test } from 'vitest'
import type { OwnRoom } from '../src/storage/people.ts'
import { entry, opening, type Place, said } from './stored.ts'

const at = (person: string, seat: number) => ({ person, seat })
const idsOf = (rooms: readonly OwnRoom[]) => rooms.map(({ entry }) => entry.id)

export function peopleContract(empty: () => Place): void {
  test('people have their open rooms: those that wait for them first, then newest changes first', async () => {
    const storage = await empty().open()
    const people = [at('ada', 0), at('bob', 1), at('host', -1)]
    await storage.append(opening('a', { people, changedAt: 1 }))
    await storage.append(opening('b', { people, changedAt: 3, stage: 'playing', asked: [1] }))
    await storage.append(opening('c', { people, changedAt: 2, stage: 'playing', asked: [0] }))
    await storage.append(opening('d', { people, changedAt: 9, stage: 'over' }))
    await storage.append(opening('e', { people, changedAt: 9, stage: 'closed' }))
    await storage.append(opening('f', { people: [at('carl', 0)], changedAt: 9 }))
    expect(idsOf(await storage.openRoomsOf('ada', 9))).toEqual(['c', 'b', 'a'])
    expect(idsOf(await storage.openRoomsOf('bob', 9))).toEqual(['b', 'c', 'a'])
    expect(idsOf(await storage.openRoomsOf('bob', 1))).toEqual(['b'])
    expect(await storage.openRoomsOf('host', 1)).toEqual([
      { entry: entry('b', { people, changedAt: 3, stage: 'playing', asked: [1] }), seat: -1 },
    ])
    expect(await storage.openRoomsOf('nobody', 9)).toEqual([])
    await storage.close()
  })

  test('who leaves a room has it no longer, and who comes has it from then on', async () => {
    const place = empty()
    const storage = await place.open()
    await storage.append(opening('a', { people: [at('ada', 0), at('bob', 1)] }))
    const people = [at('ada', 1), at('carl', 0)]
    await storage.append({ events: [said(2)], entry: entry('a', { people }) })
    await storage.append({ events: [said(2)], entry: entry('a', { people: [at('late', 0)] }) })
    await storage.close()
    const again = await place.open()
    expect(await again.openRoomsOf('bob', 9)).toEqual([])
    expect(await again.openRoomsOf('late', 9)).toEqual([])
    expect((await again.openRoomsOf('ada', 9)).map(({ seat }) => seat)).toEqual([1])
    expect(idsOf(await again.openRoomsOf('carl', 9))).toEqual(['a'])
    await again.close()
  })

  test('finished games come in pages, none twice and none left out', async () => {
    const storage = await empty().open()
    const people = [at('ada', 0)]
    for (const [id, changedAt] of Object.entries({ a: 1, b: 2, c: 2, d: 2, e: 3 }))
      await storage.append(opening(id, { people, changedAt, stage: 'over' }))
    await storage.append(opening('f', { people, changedAt: 4 }))
    expect(idsOf(await storage.overRoomsOf('ada', { most: 9 }))).toEqual(['e', 'b', 'c', 'd', 'a'])
    expect(idsOf(await storage.overRoomsOf('ada', { most: 2 }))).toEqual(['e', 'b'])
    expect(idsOf(await storage.overRoomsOf('ada', { after: 'b', most: 2 }))).toEqual(['c', 'd'])
    expect(idsOf(await storage.overRoomsOf('ada', { after: 'd', most: 2 }))).toEqual(['a'])
    expect(idsOf(await storage.overRoomsOf('ada', { after: 'a', most: 2 }))).toEqual([])
    expect(idsOf(await storage.overRoomsOf('ada', { after: 'none', most: 2 }))).toEqual([])
    await storage.close()
  })
}
