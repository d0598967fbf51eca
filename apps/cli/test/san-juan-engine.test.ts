import { expect, test } from 'vitest'
import { ask, last, play } from './client.ts'
import { RICH, randomGame } from './san-juan.ts'

const NEW = { id: 1, do: 'new', game: 'san-juan', options: { players: 3 }, seed: 's1' }
const RICH_START = { do: 'position', game: 'san-juan', position: RICH }
const BUILDING = [RICH_START, play('choose builder')]

test('new answers who decides what; the events name every card', async () => {
  const reply = await last(NEW)
  expect(Object.keys(reply)).toEqual(['id', 'ok', 'toMove', 'over', 'decision', 'offers', 'events'])
  expect(reply).toMatchObject({ ok: true, over: false, decision: 'D-SJ-2' })
  expect(reply['offers']).toHaveLength(5)
  const events = reply['events'] as readonly { type: string; card: string }[]
  expect(events.filter(({ type }) => type === 'drew')).toHaveLength(12)
  expect(events.every(({ card }) => typeof card === 'string')).toBe(true)
})

test('a seat sees its own cards and only the number of others', async () => {
  const { toMove } = await last(NEW)
  const seat = (Number(toMove) + 1) % 3
  const { view, events } = (await last(NEW, play('choose councillor'), {
    do: 'view',
    seat,
  })) as unknown as { view: { seats: { hand?: object; handSize: number }[] }; events: object[] }
  expect(view.seats[seat]?.hand).toBeDefined()
  expect(view.seats.filter(({ hand }) => hand !== undefined)).toHaveLength(1)
  expect(view.seats.map(({ handSize }) => handSize)).toEqual([4, 4, 4])
  expect(JSON.stringify(events)).not.toContain('"card"')
  const watcher = await last(NEW, play('choose councillor'), { do: 'view', seat: -1 })
  expect(JSON.stringify(watcher)).not.toMatch(/"hand"|"card"|"offers"/)
})

test('state, score and record', async () => {
  const [, state, score, record] = await ask(
    NEW,
    { do: 'state' },
    { do: 'score' },
    { do: 'record' },
  )
  expect(state?.['position']).toMatchObject({ round: 1, options: { players: 3 } })
  expect(score).toMatchObject({ over: false, brokenOff: false })
  expect(score?.['scores']).toHaveLength(3)
  expect(record?.['record']).toMatchObject({ game: 'san-juan', seed: 's1', moves: [] })
  const { position } = state as unknown as { position: object }
  const [, again] = await ask({ do: 'position', game: 'san-juan', position }, { do: 'state' })
  expect(again?.['position']).toEqual(position)
})

test('a whole game is played to its end', async () => {
  const { moves } = randomGame({ players: 2, expansion: true }, 'engine').record()
  const start = { ...NEW, options: { players: 2, expansion: true }, seed: 'engine' }
  const all = await ask(start, ...moves.map(play), { do: 'score' }, { do: 'best' })
  expect(all.at(-3)).toMatchObject({ ok: true, over: true, toMove: null, offers: [] })
  expect(all.at(-2)).toMatchObject({ over: true, brokenOff: false })
  expect(all.at(-1)?.error.code).toBe('game-over')
})

test.each(['random', 'expert'])('best gives a legal move at every decision: %s', async (level) => {
  const { moves } = randomGame({ players: 3, expansion: true, advanced: true }, 'best').record()
  const start = { ...NEW, options: { players: 3, expansion: true, advanced: true }, seed: 'best' }
  for (let turn = 0; turn < moves.length; turn += 25) {
    const played = moves.slice(0, turn).map(play)
    const { move } = await last(start, ...played, { do: 'best', level, ms: 3 })
    const checked = await last(start, ...played, { do: 'check', move })
    expect(checked, `${move}`).toMatchObject({ ok: true, legal: true })
  }
})

test('the last build of a game is the one that wins it', async () => {
  const cheap = ['smithy', 'goldMine', 'archive', 'poorHouse', 'blackMarket', 'well', 'marketStand']
  const eleven = ['indigoPlant', ...cheap, 'tradingPost', 'indigoPlant', 'sugarMill']
  const hand = { hero: 1, tower: 1, crane: 1, statue: 1, sugarMill: 2 }
  const rich = ['indigoPlant', 'statue', 'victoryColumn', 'library']
  const seats = [
    { tableau: eleven, hand: { chapel: 2, quarry: 2 } },
    { tableau: rich, hand },
  ]
  const start = { do: 'position', game: 'san-juan', position: { governor: 0, seats } }
  const built = [start, play('choose builder'), play('build chapel paying quarry, quarry')]
  const { move } = await last(...built, { do: 'best' })
  expect(move).toMatch(/^build hero paying/)
  expect(await last(...built, play(`${move}`))).toMatchObject({ ok: true, over: true })
})

test('a build is taken whole, typed, or in its small steps, with the same result', async () => {
  const whole = play('build library over chapel paying indigo good')
  const typed = {
    do: 'play',
    move: { type: 'build', building: 'library', over: 'chapel', goods: ['indigo'], cards: [] },
  }
  const steps = ['announce library', 'over chapel', 'pay 1 in all', 'pay indigo good'].map(play)
  const bare = play('build library over chapel')
  expect(await last(...BUILDING, bare, { do: 'record' })).toMatchObject({ ok: true })
  const positions: unknown[] = []
  for (const moves of [[whole], [typed], steps]) {
    const all = await ask(...BUILDING, ...moves, { do: 'state' })
    expect(all.filter((it) => !it.ok)).toEqual([])
    positions.push(all.at(-1)?.['position'])
  }
  expect(positions[1]).toEqual(positions[0])
  expect(positions[2]).toEqual(positions[0])
})

interface Build {
  readonly building: string
  readonly over?: string
  readonly withGood?: boolean
  readonly least: number
  readonly most: number
  readonly mostGoods: number
}

interface Builds {
  readonly kind: string
  readonly cards: Readonly<Record<string, number>>
  readonly goods: Readonly<Record<string, number>>
  readonly builds: readonly Build[]
  readonly mayPass: boolean
}

const itemsOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([item, count]) => Array.from({ length: count }, () => item))

/** The good on a building of seat 0. */
const GOOD_ON: Readonly<Record<string, string>> = {
  'indigo plant': 'indigo',
  'customs office': 'customs office good',
  'coffee roaster': 'coffee',
}

/** A composite move of so many goods and cards, as the description lets one write it. */
function moveOf({ cards, goods }: Builds, build: Build, paid: number, withGoods: number): string {
  const { building, over, withGood } = build
  const payable = itemsOf(cards)
  if (payable.includes(building)) payable.splice(payable.indexOf(building), 1)
  const lost = withGood ? GOOD_ON[over ?? ''] : undefined
  const used = itemsOf(goods)
    .filter((good) => good !== lost)
    .slice(0, withGoods)
    .map((good) => (good.endsWith(' good') ? good : `${good} good`))
  const payment = [...used, ...payable.slice(0, paid - used.length)]
  const target = over === undefined ? '' : ` over ${over}${withGood ? ' with good' : ''}`
  return `build ${building}${target}${payment.length === 0 ? '' : ` paying ${payment.join(', ')}`}`
}

test('more than 500 builds are described so that a move can be made of it', async () => {
  const reply = await last(...BUILDING)
  const { description } = reply['offers'] as { description: Builds }
  expect(description).toMatchObject({
    kind: 'build',
    cards: { library: 1, palace: 1, 'indigo plant': 2, well: 1, statue: 1, smithy: 1 },
    goods: { indigo: 1, 'customs office good': 1, coffee: 1 },
    mayPass: true,
  })
  expect(description.builds).toContainEqual({
    building: 'library',
    least: 3,
    most: 5,
    mostGoods: 2,
  })
  expect(description.builds).toContainEqual({
    building: 'palace',
    over: 'black market',
    withGood: false,
    least: 2,
    most: 4,
    mostGoods: 0,
  })
  const legal = description.builds.flatMap((build) => [
    moveOf(description, build, build.least, 0),
    moveOf(description, build, build.most, build.mostGoods),
  ])
  const refused = description.builds.flatMap((build) => [
    ...(build.most < 5 ? [moveOf(description, build, build.most + 1, 0)] : []),
    ...(build.least > 0 ? [moveOf(description, build, build.least - 1, 0)] : []),
  ])
  const check = (move: string) => ({ do: 'check', move })
  const checked = (await ask(...BUILDING, ...[...legal, ...refused].map(check))).slice(2)
  expect(legal.filter((_, index) => checked[index]?.['legal'] !== true)).toEqual([])
  const illegal = checked.slice(legal.length)
  expect(refused.filter((_, index) => illegal[index]?.['legal'] !== false)).toEqual([])
  for (const { error } of illegal) expect(error.rule).toMatch(/^(SJ|R-SJ)-/)
})

/** Twelve different cards. */
const TWELVE = Object.fromEntries(
  ['statue', 'hero', 'smithy', 'archive', 'well', 'crane', 'chapel', 'quarry', 'library', 'palace']
    .concat('hut', 'park')
    .map((key) => [key, 1]),
)

test('many cards to choose from are described as well', async () => {
  const options = { players: 3, expansion: true }
  const seats = (tableau: readonly string[]) => [
    { hand: TWELVE, tableau: ['indigoPlant', 'tower', ...tableau] },
    {},
    {},
  ]
  const start = (tableau: readonly string[], rest: object) => ({
    do: 'position',
    game: 'san-juan',
    position: { options, governor: 0, seats: seats(tableau), ...rest },
  })
  const archive = await last(start(['archive'], {}), play('choose councillor'))
  expect(archive).toMatchObject({
    decision: 'D-SJ-7',
    offers: { description: { kind: 'cards', verb: 'put away', least: 4, most: 4, mayPass: false } },
  })
  const turn = { decision: 'D-SJ-10', seat: 0 }
  const bank = await last(start(['bank'], { round: 3, turn }))
  expect(bank).toMatchObject({
    decision: 'D-SJ-10',
    offers: { description: { verb: 'deposit', least: 1, most: 12, mayPass: true } },
  })
  const { of: cards } = (bank['offers'] as { description: { of: Record<string, number> } })
    .description
  const all = `deposit ${Object.keys(cards).join(', ')}`
  expect(await last(start(['bank'], { round: 3, turn }), play(all))).toMatchObject({ ok: true })
})

const ADVANCED = { ...NEW, options: { players: 3, advanced: true } }

test('starting cards are chosen in any order; each seat learns its own moves', async () => {
  const start = await last(ADVANCED)
  expect(start).toMatchObject({ decision: 'D-SJ-1', waiting: [0, 1, 2] })
  const seat = (Number(start['toMove']) + 2) % 3
  const { offers } = await last(ADVANCED, { do: 'offers', seat })
  const [move] = offers as string[]
  expect(move).toMatch(/^discard [a-z ]+, [a-z ]+, [a-z ]+$/)
  const played = await last(ADVANCED, { do: 'play', move, seat })
  expect(played).toMatchObject({ ok: true, toMove: start['toMove'], decision: 'D-SJ-1' })
  const { record } = (await last(ADVANCED, { do: 'play', move, seat }, { do: 'record' })) as {
    record?: { moves: string[] }
  }
  expect(record?.moves).toEqual([`seat ${seat}: ${move}`])
  const best = await last(ADVANCED, { do: 'best', seat, level: 'random' })
  expect(offers).toContain(best['move'])
})

test('an error tells a seat nothing of what others hold', async () => {
  const { events } = (await last(ADVANCED)) as unknown as {
    events: readonly { seat: number; card: string }[]
  }
  const held = (seat: number) => events.filter((it) => it.seat === seat).map(({ card }) => card)
  const others = [...held(1), ...held(2)].find((card) => !held(0).includes(card)) ?? ''
  const nobodys = ['palace', 'hero', 'statue', 'quarry'].find(
    (card) => !events.some((event) => event.card === card),
  )
  const refusal = async (card: string) =>
    JSON.stringify(
      (await last(ADVANCED, { do: 'check', move: { type: 'discardCard', card }, seat: 0 })).error,
    )
  const words = (card: string) => card.replace(/[A-Z]/g, (it) => ` ${it.toLowerCase()}`)
  const masked = (text: string, card: string) =>
    text
      .replaceAll(card, 'X')
      .replaceAll(words(card), 'X')
      .replaceAll(/\ban X/g, 'a X')
  expect(masked(await refusal(others), others)).toBe(
    masked(await refusal(nobodys ?? ''), nobodys ?? ''),
  )
  const early = await last(NEW, { do: 'check', move: 'pass', seat: 1 })
  expect(early.error).toMatchObject({ code: 'illegal-move' })
  expect(early.error.rule).toMatch(/^SJ-/)
})

test.each([
  ['wrong options', { ...NEW, options: { players: 5 } }, 'bad-options'],
  ['an option of another game', { ...NEW, options: { buildings: 'all31' } }, 'bad-options'],
  ['a position of another game', { do: 'position', position: RICH }, 'impossible-position'],
  [
    'more cards than there are',
    { ...RICH_START, position: { seats: [{ hand: { palace: 3 } }, {}] } },
    'impossible-position',
  ],
  ['a move that is none', play('build'), 'illegal-move'],
  ['a strange typed move', { do: 'play', move: { type: 'build', cards: 7 } }, 'illegal-move'],
  ['a typed move without its cards', { do: 'play', move: { type: 'keep' } }, 'illegal-move'],
  ['a move of the other game', play('choose settler'), 'illegal-move'],
  ['a role that was taken', play('choose builder'), 'illegal-move'],
])('%s is refused and the game goes on', async (_, request, code) => {
  const all = await ask(...BUILDING, request, { id: 'next', do: 'score' })
  expect(all[2]).toMatchObject({ ok: false, error: { code } })
  expect(all.at(-1)).toMatchObject({ id: 'next', ok: true })
})
