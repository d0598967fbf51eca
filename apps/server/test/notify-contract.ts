/** What every storage must do for telling people of their turns; a part of `storage-contract.ts`. */
import { expect, test } from 'vitest'
import type { Way } from '../src/storage/notify.ts'
import { entry, opening, type Place, said } from './stored.ts'

const way = (id: string, changes: Partial<Way> = {}): Way => ({
  ...{ id, person: 'ada', kind: 'push', target: `to ${id}`, isConfirmed: true },
  ...changes,
})

export function notifyContract(empty: () => Place): void {
  test('ways and wishes of people are kept; one address each, ten browsers, and a browser belongs to whoever took it last', async () => {
    const place = empty()
    const first = await place.open()
    const add = (added: Way) => first.changeNotify({ type: 'addWay', way: added })
    for (let n = 0; n < 12; n++) await add(way(`p${n}`))
    await add(way('old', { kind: 'mail', target: 'a@b.org' }))
    await add(way('mail', { kind: 'mail', target: 'c@d.org', isConfirmed: false }))
    await add(way('bobs', { person: 'bob', target: 'to p5' }))
    const wishes = { language: 'en', timeZone: 'Europe/Vienna', quiet: { from: 0, to: 60 } }
    await first.changeNotify({ type: 'wish', person: 'ada', wishes })
    await first.close()
    const storage = await place.open()
    const reach = await storage.reachOf('ada')
    expect(reach.ways.map(({ id }) => id)).toEqual([
      'p2',
      'p3',
      'p4',
      'p6',
      'p7',
      'p8',
      'p9',
      'p10',
      'p11',
      'mail',
    ])
    expect([reach.wishes, reach.toldAt]).toEqual([wishes, 0])
    expect(await storage.way('mail')).toMatchObject({ person: 'ada', isConfirmed: false })
    expect([...(await storage.reachable())].sort()).toEqual(['ada', 'bob'])
    expect(await storage.changeNotify({ type: 'confirmWay', id: 'mail' })).toBe(true)
    expect((await storage.way('mail'))?.isConfirmed).toBe(true)
    expect(await storage.changeNotify({ type: 'removeWay', id: 'none' })).toBe(false)
    await storage.changeNotify({ type: 'forget', person: 'ada' })
    expect(await storage.reachOf('ada')).toEqual({ wishes: undefined, ways: [], toldAt: 0 })
    expect(await storage.reachable()).toEqual(['bob'])
    await storage.close()
  })

  test('who was told of which room is kept until they are no longer asked there', async () => {
    const storage = await empty().open()
    await storage.changeNotify({ type: 'told', person: 'ada', rooms: ['a', 'b'], at: 7 })
    await storage.changeNotify({ type: 'told', person: 'ada', rooms: ['b'], at: 9 })
    await storage.changeNotify({ type: 'untold', person: 'ada', room: 'a' })
    expect(await storage.told()).toEqual([{ person: 'ada', room: 'b' }])
    expect((await storage.reachOf('ada')).toldAt).toBe(9)
    await storage.close()
  })

  test('the rooms that wait for somebody are found again', async () => {
    const storage = await empty().open()
    await storage.append(opening('a', { stage: 'playing', asked: [1] }))
    await storage.append(opening('b', { stage: 'playing' }))
    await storage.append(opening('c', { stage: 'over', asked: [1] }))
    await storage.append(opening('d', { stage: 'playing', asked: [0] }))
    await storage.append({ events: [said(2)], entry: entry('d', { stage: 'playing', asked: [] }) })
    expect((await storage.askingRooms()).map(({ id }) => id)).toEqual(['a'])
    await storage.close()
  })

  test('a browser is told nothing more when its key is gone, or when a password drops all others', async () => {
    const storage = await empty().open()
    await storage.addPerson({ id: 'ada', keyHash: 'first', since: 1 })
    const change = (it: Parameters<typeof storage.changePeople>[0]) => storage.changePeople(it)
    for (const keyHash of ['second', 'third'])
      await change({ do: 'addKey', keyHash, person: 'ada', since: 2 })
    const account = { person: 'ada', name: 'Ada', nameKey: 'ada', password: 'hash', since: 2 }
    await change({ do: 'addAccount', account })
    const way = { person: 'ada', kind: 'push', isConfirmed: true } as const
    for (const keyHash of ['first', 'second', 'third'])
      await storage.changeNotify({
        type: 'addWay',
        way: { ...way, id: `at ${keyHash}`, target: keyHash, keyHash },
      })
    await storage.changeNotify({
      type: 'addWay',
      way: { ...way, id: 'mail', kind: 'mail', target: 'ada@example.org' },
    })
    const ways = async () => (await storage.reachOf('ada')).ways.map(({ id }) => id)
    expect(await ways()).toEqual(['at first', 'at second', 'at third', 'mail'])
    await change({ do: 'dropKey', keyHash: 'first' })
    expect(await ways()).toEqual(['at second', 'at third', 'mail'])
    await change({ do: 'setPassword', person: 'ada', password: 'new', but: 'third' })
    expect(await ways()).toEqual(['at third', 'mail'])
    await storage.close()
  })

  test('where no key is named a browser is that of the newest key', async () => {
    const storage = await empty().open()
    await storage.addPerson({ id: 'ada', keyHash: 'first', since: 1 })
    const way = { person: 'ada', kind: 'push', target: 'x', isConfirmed: true } as const
    await storage.changeNotify({ type: 'addWay', way: { ...way, id: 'p' } })
    await storage.changePeople({ do: 'addKey', keyHash: 'second', person: 'ada', since: 2 })
    await storage.changePeople({ do: 'dropKey', keyHash: 'second' })
    expect((await storage.reachOf('ada')).ways).toHaveLength(1)
    await storage.changePeople({ do: 'dropKey', keyHash: 'first' })
    expect((await storage.reachOf('ada')).ways).toEqual([])
    await storage.close()
  })
}
