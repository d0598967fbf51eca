/** What every storage must do for finished games, ratings and accounts; a part of `storage-contract.ts`. */
import { expect, test } from 'vitest'
import type { Storage } from '../src/storage/contract.ts'
import { finished } from './finished.ts'
import { entry, opening, type Place, said } from './stored.ts'

const PEOPLE = ['ada', 'bob', 'carl']

/** A storage with people who want to be rated from a time on. */
async function withPeople(place: Place, ratedAt = 1): Promise<Storage> {
  const storage = await place.open()
  for (const id of PEOPLE) {
    await storage.addPerson({ id, keyHash: `key of ${id}`, since: 1 })
    await storage.changePeople({ do: 'chooseRated', person: id, at: ratedAt, isRated: true })
  }
  return storage
}

const leadersOf = (storage: Storage, players: number, leastGames = 1) =>
  storage.leaders({ game: 'san-juan', players, leastGames, most: 9 })
const roomsIn = async (storage: Storage, person: string, asker?: string, other?: string) =>
  (await storage.gamesOf({ person, asker, other }, { most: 9 })).map(({ room }) => room)

export function resultsContract(empty: () => Place): void {
  test('a game is counted with the events that end it, once, and not at all if its place is taken', async () => {
    const storage = await withPeople(empty())
    await storage.append(opening('a'))
    const ending = { events: [said(2)], entry: entry('a', { stage: 'over' }) }
    const game = finished('a', ['ada', 'bob'])
    expect(await storage.append({ ...ending, events: [said(3)], finished: game })).toBe(false)
    expect(await roomsIn(storage, 'ada')).toEqual([])
    expect(await storage.append({ ...ending, finished: game })).toBe(true)
    expect(await storage.count(game)).toBe(false)
    const [counted] = await storage.gamesOf({ person: 'ada', asker: undefined }, { most: 9 })
    const { startedAt, isPublic, seats, ...told } = game
    expect(counted).toMatchObject({ ...told, isRated: true })
    expect(counted?.seats).toMatchObject(seats)
    expect(await storage.lastNameOf('ada')).toBe('name of ada')
    expect((await storage.ratingsOf('ada'))[0]).toMatchObject({ players: 2, games: 1, wins: 1 })
    await storage.close()
  })

  test('nobody is rated who had not chosen it when the game began, and bots only together with people', async () => {
    const storage = await withPeople(empty(), 5000)
    await storage.count(finished('early', ['ada', 'bob'], { startedAt: 4999 }))
    await storage.count(finished('friendly', ['ada', 'bob'], { isRated: false }))
    await storage.count(finished('bots', ['bot:club', 'bot:novice', 'stranger']))
    expect([await leadersOf(storage, 2, 0), await leadersOf(storage, 3, 0)]).toEqual([[], []])
    await storage.count(finished('three', ['stranger', 'ada', 'bot:club']))
    const [first, second, ...none] = await leadersOf(storage, 3)
    expect([first?.person, second?.bot, none.length]).toEqual(['ada', 'club', 0])
    const ofTwo = { rank: 1, mean: 1105.4155797256 }
    expect(first?.mean).toBeCloseTo(ofTwo.mean, 6)
    await storage.changePeople({ do: 'chooseRated', person: 'ada', at: 7000, isRated: false })
    expect((await leadersOf(storage, 3)).map(({ bot }) => bot)).toEqual(['club'])
    await storage.close()
  })

  test('a level of bots at two seats plays one game; the same people are rated apart with other numbers of players', async () => {
    const storage = await withPeople(empty())
    await storage.count(finished('a', ['ada', 'bot:club', 'bot:club']))
    await storage.count(finished('b', ['bob', 'ada']))
    const three = await leadersOf(storage, 3)
    expect(three.map(({ person, bot, games, wins }) => [person ?? bot, games, wins])).toEqual([
      ['ada', 1, 1],
      ['club', 1, 0],
    ])
    expect((await leadersOf(storage, 2)).map(({ person }) => person)).toEqual(['bob', 'ada'])
    expect(await leadersOf(storage, 2, 2)).toEqual([])
    const [, seat, other] =
      (await storage.gamesOf({ person: 'ada', asker: undefined }, { before: 2, most: 1 }))[0]
        ?.seats ?? []
    const means = [seat, other].map((it) => it?.rating?.mean ?? 0)
    expect(three[1]?.mean).toBeCloseTo(((means[0] ?? 0) + (means[1] ?? 0)) / 2, 9)
    await storage.close()
  })

  test('private games are shown to their own people only, rated ones to everybody; pages have none twice', async () => {
    const storage = await withPeople(empty())
    const own = { isPublic: false, isRated: false }
    await storage.count(finished('private', ['ada', 'bob'], own))
    await storage.count(finished('rated', ['bob', 'ada'], { isPublic: false }))
    await storage.count(finished('public', ['ada', 'carl'], { isRated: false }))
    expect(await roomsIn(storage, 'ada')).toEqual(['public', 'rated'])
    expect(await roomsIn(storage, 'ada', 'carl')).toEqual(['public', 'rated'])
    expect(await roomsIn(storage, 'ada', 'bob')).toEqual(['public', 'rated', 'private'])
    expect(await roomsIn(storage, 'ada', 'ada', 'bob')).toEqual(['rated', 'private'])
    expect((await storage.tallyOf({ person: 'ada', asker: undefined })).games).toBe(2)
    const page = await storage.gamesOf({ person: 'ada', asker: 'ada' }, { before: 3, most: 1 })
    expect(page.map(({ room }) => room)).toEqual(['rated'])
    const [tally] = await storage.talliesAgainst({ person: 'ada', asker: 'ada', other: 'bob' })
    expect(tally).toEqual({ game: 'san-juan', games: 2, ahead: 1, behind: 1, even: 0 })
    await storage.close()
  })

  test('games are counted by seat and building; a building counts once a game', async () => {
    const storage = await withPeople(empty())
    await storage.count(finished('a', ['ada', 'bob']))
    await storage.count(finished('b', ['bob', 'ada', 'carl'], { ranks: [1, 1, 3] }))
    expect(await storage.statisticsOf({ person: 'ada', asker: undefined })).toEqual([
      {
        game: 'san-juan',
        games: 2,
        wins: 1.5,
        mean: 39,
        best: { score: 39, players: 2, room: 'a' },
        seats: [
          { players: 2, seat: 0, games: 1, wins: 1, mean: 39 },
          { players: 3, seat: 1, games: 1, wins: 0.5, mean: 39 },
        ],
        buildings: [
          { building: 'chapel', games: 2, wins: 1.5 },
          { building: 'well', games: 2, wins: 1.5 },
        ],
      },
    ])
    await storage.close()
  })

  test('all is uncounted in the order in which it was counted, and counted again it is the same', async () => {
    const storage = await withPeople(empty())
    const games = [
      finished('z', ['ada', 'bob', 'bot:club']),
      finished('a', ['bob', 'ada', 'bot:club'], { ranks: [1, 1, 3] }),
      finished('m', ['carl', 'ada', 'bot:club'], { ranks: [2, 3, 1] }),
    ]
    for (const game of games) await storage.count(game)
    await storage.changePeople({ do: 'forget', person: 'carl' })
    const asked = { person: 'ada', asker: 'ada' }
    const all = async () => [await leadersOf(storage, 3), await storage.gamesOf(asked, { most: 9 })]
    const before = await all()
    await storage.uncountAll()
    expect(await all()).toEqual([[], []])
    expect(await storage.uncounted()).toEqual(['z', 'a', 'm'])
    for (const room of await storage.uncounted())
      for (const game of games) if (game.room === room) await storage.count(game)
    expect(await all()).toEqual(before)
    expect(await storage.uncounted()).toEqual([])
    await storage.close()
  })

  test('an account has a name of its own; who is forgotten has no name, no key and no place among the best', async () => {
    const storage = await withPeople(empty())
    const account = { person: 'ada', name: 'Ada', nameKey: 'ada', password: 'hash', since: 2 }
    expect(await storage.changePeople({ do: 'addAccount', account })).toBe(true)
    const others = [
      { ...account, nameKey: 'other' },
      { ...account, person: 'bob' },
    ]
    for (const other of [...others, { ...account, person: 'nobody', nameKey: 'x' }])
      expect(await storage.changePeople({ do: 'addAccount', account: other })).toBe(false)
    expect(await storage.accountNamed('ada')).toEqual(account)
    expect(await storage.personById('ada')).toEqual({
      ...{ since: 1, isRated: true, account, keys: 1, hasRooms: false },
    })
    await storage.count(finished('a', ['ada', 'bob']))
    const way = { id: 'way', person: 'ada', kind: 'push', target: 'x', isConfirmed: true } as const
    await storage.changeNotify({ type: 'addWay', way })
    expect(await storage.changePeople({ do: 'forget', person: 'ada' })).toBe(true)
    expect(await storage.reachable()).toEqual([])
    expect(await storage.personById('ada')).toBeUndefined()
    expect(await storage.personByKey('key of ada')).toBeUndefined()
    expect(await storage.accountNamed('ada')).toBeUndefined()
    expect((await leadersOf(storage, 2)).map(({ person }) => person)).toEqual(['bob'])
    const [game] = await storage.gamesOf({ person: 'bob', asker: undefined }, { most: 1 })
    expect(game?.seats[0]).toMatchObject({ rank: 1 })
    expect([game?.seats[0]?.name, game?.seats[0]?.person]).toEqual([undefined, undefined])
    await storage.close()
  })

  test('keys are added and dropped; a code makes one key, once, in its time; a newer code takes its place', async () => {
    const storage = await withPeople(empty())
    const add = (keyHash: string) =>
      storage.changePeople({ do: 'addKey', keyHash, person: 'ada', since: 1 })
    const code = (codeHash: string, until: number) =>
      storage.changePeople({ do: 'addCode', codeHash, person: 'ada', until })
    const use = (codeHash: string, keyHash: string, at = 5) =>
      storage.changePeople({ do: 'useCode', codeHash, keyHash, at })
    const isKnown = async (keyHash: string) => (await storage.personByKey(keyHash))?.id === 'ada'
    expect([await add('second'), await add('second')]).toEqual([true, false])
    await code('first', 9)
    await code('code', 9)
    expect([await use('first', 'k'), await use('code', 'third'), await use('code', 'k')]).toEqual([
      ...[false, true, false],
    ])
    await code('late', 4)
    expect(await use('late', 'k')).toBe(false)
    expect([await isKnown('second'), await isKnown('third'), await isKnown('k')]).toEqual([
      ...[true, true, false],
    ])
    await storage.changePeople({ do: 'dropKey', keyHash: 'third' })
    expect(await isKnown('third')).toBe(false)
    const password = { person: 'ada', password: 'new', but: 'second' }
    expect(await storage.changePeople({ do: 'setPassword', ...password })).toBe(false)
    const account = { person: 'ada', name: 'Ada', nameKey: 'ada', password: 'hash', since: 2 }
    await storage.changePeople({ do: 'addAccount', account })
    expect(await storage.changePeople({ do: 'setPassword', ...password })).toBe(true)
    expect([await isKnown('second'), await isKnown('key of ada')]).toEqual([true, false])
    const way = { person: 'ada', target: 'somewhere', isConfirmed: true }
    await storage.changeNotify({ type: 'addWay', way: { id: 'p', kind: 'push', ...way } })
    await storage.changeNotify({ type: 'addWay', way: { id: 'm', kind: 'mail', ...way } })
    await storage.changePeople({ do: 'dropKeys', person: 'ada' })
    expect((await storage.reachOf('ada')).ways.map(({ kind }) => kind)).toEqual(['mail'])
    expect(await isKnown('second')).toBe(false)
    await storage.close()
  })
}
