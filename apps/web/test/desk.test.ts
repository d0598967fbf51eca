/** The desk behind the page: games through its messages, kept after every move, and never more told than a seat may know. */
import { TABLE_CALLS, type TableCalls, type TableTypes } from '@doubloon/table'
import { afterEach, expect, test } from 'vitest'
import type { ThinkAnswer, ThinkRequest } from '../src/local/protocol.ts'
import { think } from '../src/local/thinker/think.ts'
import { begun, closeDesks, gamesOf, MapStore, Sitter, setUp } from './desk.ts'

afterEach(closeDesks)

const movesIn = (store: MapStore, id: string) =>
  (store.rows.get(id) as { record: { moves: readonly string[] } }).record.moves

test('a whole game against bots: one update per move, each kept before it is told, and then its story', async () => {
  const store = new MapStore()
  const games = gamesOf(store)
  const id = begun(await games.start(setUp(), 'whole'))
  const ana = new Sitter(games, id)
  ana.onUpdate = (update) => {
    if (update.type === 'advanced')
      expect(movesIn(store, id).length).toBeGreaterThanOrEqual(update.line.n)
  }
  await ana.play(1000)
  const { moment } = ana
  expect(moment).toMatchObject({ over: true, toMove: -1, decision: '', offers: [] })
  const told = ana.updates.map((update) => (update.type === 'advanced' ? update.line.n : 0))
  expect(told).toEqual(Array.from({ length: (moment?.n ?? 0) + 1 }, (_, n) => n))
  const bots = ana.updates.filter((update) => update.type === 'advanced' && update.line.why)
  expect(bots.length).toBeGreaterThan(50)
  const story = await ana.client.scoreHistory()
  expect(story?.rounds.map(({ round }) => round)).toEqual(
    Array.from({ length: moment?.view.round ?? 0 }, (_, round) => round + 1),
  )
  expect(story?.rounds.at(-1)?.scores).toEqual(story?.final)
  expect(Object.values(moment?.facts.scores ?? {})).toEqual(story?.final)
  const turning = await ana.client.turningPoints(0)
  expect(turning?.rounds.length).toBe(story?.rounds.length)
  for (const shares of turning?.rounds ?? [])
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  const victory = story?.final.map(({ won }) => Number(won)) ?? []
  const count = victory.reduce((sum, won) => sum + won, 0)
  expect(turning?.rounds.at(-1)).toEqual(victory.map((won) => won / count))
  const points = turning?.points ?? []
  expect(points.length).toBe(3)
  expect(points.map(({ n }) => n)).toEqual(points.map(({ n }) => n).toSorted((a, b) => a - b))
  for (const { n, round, before, after, gained } of points) {
    expect(ana.updates[n]).toMatchObject({ line: { n, round } })
    expect(Math.abs(after - before)).toBeGreaterThan(0)
    // What one seat loses others gain; who gains themselves may still gain less than another.
    expect(gained.after - gained.before).toBeGreaterThan(0)
    expect(gained.after - gained.before).toBeGreaterThanOrEqual(after - before)
    if (gained.seat === 0) expect(gained).toEqual({ seat: 0, before, after })
  }
  const [kept] = await games.list()
  const winners = story?.final.filter(({ won }) => won).map(({ seat }) => setUp().seats[seat]?.name)
  expect(kept).toMatchObject({ id, over: true, toMove: -1, round: moment?.view.round, winners })
})

test.each([
  ['Ana, bot, bot', {}],
  ['Ana, Ben, Cyd, bot', { buildings: 'all31' }],
  ['Ana, bot, Cyd', { mayorSimultaneous: true, buildings: 'draft' }],
])('%s: no message tells what the viewer may not know', async (seats, options) => {
  const messages: unknown[] = []
  const games = gamesOf(new MapStore(), { messages })
  const sitter = new Sitter(games, begun(await games.start(setUp(seats, options), 'secret')))
  sitter.onUpdate = (update) => {
    if (update.type === 'trouble' || update.moment.over) return
    const { viewer, view, facts } = update.moment
    expect(view.seats.flatMap(({ vp }, seat) => (vp === undefined ? [] : [seat]))).toEqual([viewer])
    expect(Object.keys(facts.scores)).toEqual([String(viewer)])
    expect(facts.scores[viewer]).toMatchObject({ rank: 1, won: false })
  }
  await sitter.play(25)
  await sitter.client.hint()
  const { offers = [] } = await sitter.asked()
  for (const { text } of offers) await sitter.client.factsAfter(text)
  expect(await sitter.client.scoreHistory()).toBeUndefined()
  expect(await sitter.client.turningPoints(0)).toBeUndefined()
  expect(messages.length).toBeGreaterThan(30)
  for (const message of messages) {
    const text = JSON.stringify(message)
    expect(text).not.toMatch(/"(seed|position|record|rng)":/)
    expect(text.match(/"chips":/g)?.length ?? 0).toBeLessThanOrEqual(1)
  }
})

test('moves are taken back to the last decision of a person, and bots answer the same again', async () => {
  const store = new MapStore()
  const games = gamesOf(store)
  const id = begun(await games.start(setUp(), 'undo'))
  const ana = new Sitter(games, id)
  await ana.play(6)
  const before = await ana.asked()
  await ana.play(1)
  const after = await ana.asked()
  expect(ana.updates.at(-1)).toMatchObject({ undo: 'free' })
  await ana.client.undo()
  expect(ana.updates.at(-1)).toMatchObject({ type: 'opened', moment: before })
  expect(ana.opened?.history).toHaveLength(before.n)
  expect(movesIn(store, id)).toHaveLength(before.n)
  await ana.play(1)
  expect(await ana.asked()).toEqual(after)
})

test('what was taken back is made again as it was, with the answers of the bots, until something else is played', async () => {
  const store = new MapStore()
  const games = gamesOf(store)
  const id = begun(await games.start(setUp(), 'redo'))
  const ana = new Sitter(games, id)
  await ana.play(6)
  const after = await ana.asked()
  const moves = movesIn(store, id)
  await ana.client.undo()
  expect(ana.updates.at(-1)).toMatchObject({ canRedo: true })
  await ana.client.redo()
  expect(await ana.asked()).toEqual(after)
  expect(movesIn(store, id)).toEqual(moves)
  expect(ana.updates.at(-1)).not.toHaveProperty('canRedo')
  await ana.client.undo()
  await ana.play(1)
  expect(ana.updates.at(-1)).not.toHaveProperty('canRedo')
})

test('what was taken back can still be made again on another desk', async () => {
  const store = new MapStore()
  const id = begun(await gamesOf(store).start(setUp(), 'redo later'))
  const ana = new Sitter(gamesOf(store), id)
  await ana.play(6)
  const after = await ana.asked()
  await ana.client.undo()
  await ana.client.undo()
  const later = new Sitter(gamesOf(store), id)
  await later.asked()
  expect(later.updates.at(-1)).toMatchObject({ canRedo: true })
  await later.client.redo()
  await later.client.redo()
  expect(await later.asked()).toEqual(after)
  expect(later.updates.at(-1)).not.toHaveProperty('canRedo')
})

test('before a person has moved there is nothing to take back', async () => {
  const games = gamesOf(new MapStore())
  const ana = new Sitter(games, begun(await games.start(setUp(), 'nothing')))
  const moment = await ana.asked()
  await ana.client.undo()
  expect([ana.moment, ana.updates.at(-1)]).toMatchObject([moment, { undo: 'nothing' }])
})

test('opened again on another desk, the game goes on where it was', async () => {
  const store = new MapStore()
  const games = gamesOf(store)
  const id = begun(await games.start(setUp('Ana, bot, Cyd'), 'reload'))
  const ana = new Sitter(games, id)
  await ana.play(9)
  const moment = await ana.asked()
  const later = new Sitter(gamesOf(store), id)
  expect(await later.asked()).toEqual(moment)
  expect(later.opened?.history).toHaveLength(moment.n)
  expect(later.opened?.history.some(({ why }) => why !== undefined)).toBe(true)
  await later.play(3)
  expect(later.moment?.n).toBeGreaterThan(moment.n)
})

test('bots rest when nobody looks, and go on when somebody is back', async () => {
  const store = new MapStore()
  const games = gamesOf(store)
  const id = begun(await games.start(setUp(), 'rest'))
  const ana = new Sitter(games, id)
  const { n } = await ana.asked()
  ana.leave()
  expect(await ana.client.play((await ana.client.at(n))?.offers?.[0]?.text ?? '')).toBeUndefined()
  await games.list()
  expect(movesIn(store, id)).toHaveLength(n + 1)
  const again = new Sitter(games, id)
  expect((await again.asked()).n).toBeGreaterThan(n + 1)
  again.client.close()
})

test('several games go on at once, and each can be removed by itself', async () => {
  const store = new MapStore()
  const games = gamesOf(store)
  const ids = [
    begun(await games.start(setUp('Ana, bot, bot'), 'one')),
    begun(await games.start(setUp('Ben, bot, bot, bot'), 'two')),
  ]
  const sitters = ids.map((id) => new Sitter(games, id))
  await Promise.all(sitters.map((sitter) => sitter.play(8)))
  expect(sitters.map((sitter) => sitter.moment?.view.seats.length)).toEqual([3, 4])
  expect((await games.list()).map(({ id }) => id).sort()).toEqual([...ids].sort())
  const [first = '', second = ''] = ids
  await games.remove(first)
  await sitters[1]?.play(3)
  expect((await games.list()).map(({ id }) => id)).toEqual([second])
  expect(await games.raw(first)).toBeUndefined()
  const gone = new Sitter(games, first)
  await gone.until(() => gone.troubles.length > 0)
  expect(gone.troubles).toEqual(['no-such-game'])
})

test('a row that cannot be read is listed as damaged, can be taken out as it is, and harms no other', async () => {
  const store = new MapStore()
  const games = gamesOf(store)
  const good = begun(await games.start(setUp(), 'good'))
  const row = store.rows.get(good) as object
  const record = { ...(row as { record: object }).record, moves: ['choose nothing'] }
  store.rows.set('junk', { id: 'junk', text: 'not a game' })
  store.rows.set('late', { ...row, id: 'late', form: 99 })
  store.rows.set('garbled', { ...row, id: 'garbled', record })
  store.rows.set('summary', { ...row, id: 'summary', round: 'first' })
  store.rows.set('seats', { ...row, id: 'seats', setUp: { game: 'puerto-rico', seats: [1] } })
  const kept = new Map((await games.list()).map((it) => [it.id, it.damaged]))
  expect(Object.fromEntries(kept)).toEqual({
    [good]: undefined,
    junk: 'damaged',
    late: 'damaged',
    summary: 'damaged',
    seats: 'damaged',
    garbled: undefined,
  })
  for (const id of ['junk', 'late', 'garbled', 'summary', 'seats']) {
    const sitter = new Sitter(games, id)
    await sitter.until(() => sitter.updates.length > 0)
    expect([id, sitter.troubles]).toEqual([id, ['damaged']])
    expect(JSON.parse((await games.raw(id)) ?? '')).toEqual(store.rows.get(id))
  }
  await new Sitter(games, good).play(2)
})

test('what is asked about a moment: hint, what would follow, why not, and earlier moments', async () => {
  const games = gamesOf(new MapStore())
  const ana = new Sitter(games, begun(await games.start(setUp('Ana, bot, bot'), 'questions')))
  await ana.play(4)
  const moment = await ana.asked()
  const hint = await ana.client.hint()
  expect(await ana.client.why(hint?.move ?? '')).toBeUndefined()
  expect(hint?.share).toBeGreaterThan(0)
  expect(hint?.reasons.length).toBeGreaterThan(0)
  expect(await ana.client.why('choose emperor')).toMatchObject({ code: 'unknown-move' })
  expect(await ana.client.foresee('choose emperor')).toBeUndefined()
  expect(await ana.client.factsAfter('choose emperor')).toBeUndefined()
  for (const { text } of moment.offers ?? [])
    expect(await ana.client.foresee(text)).toEqual(moment.facts.foreseen[text])
  expect(await ana.client.at(moment.n)).toEqual(moment)
  expect(await ana.client.at(1)).toMatchObject({ n: 1, viewer: 0, offers: [] })
  expect(await ana.client.at(moment.n + 1)).toBeUndefined()
  expect(await ana.client.play('choose emperor')).toMatchObject({ code: 'unknown-move' })
})

test('every call of a table is answered, and all that is said can be sent as JSON', async () => {
  const messages: unknown[] = []
  const games = gamesOf(new MapStore(), { messages })
  const ana = new Sitter(games, begun(await games.start(setUp(), 'calls')))
  await ana.play(3)
  const { offers = [] } = await ana.asked()
  const move = offers[0]?.text ?? ''
  const args: { readonly [N in keyof TableCalls<TableTypes>]: TableCalls<TableTypes>[N]['args'] } =
    {
      why: [move],
      hint: [],
      foresee: [move],
      factsAfter: [move],
      at: [1],
      scoreHistory: [],
      turningPoints: [0],
      record: [],
      undo: [],
      redo: [],
      reseat: [setUp().seats],
      play: [move],
    }
  expect(Object.keys(args).sort()).toEqual([...TABLE_CALLS].sort())
  const client: Readonly<Record<string, unknown>> = { ...ana.client }
  for (const [call, given] of Object.entries(args)) {
    const ask = client[call] as (...given: readonly unknown[]) => Promise<unknown>
    const answer = await ask(...given)
    expect(JSON.parse(JSON.stringify({ answer }))).toEqual({ answer })
  }
  expect(messages.length).toBeGreaterThan(10)
  expect(JSON.parse(JSON.stringify(messages))).toEqual(messages)
})

test('a placement: bounds, a proposal that can be played, and what would be produced after it', async () => {
  const games = gamesOf(new MapStore())
  const mat = { island: { corn: 2, indigo: 2 }, buildings: { indigoPlant: 0 }, sanJuan: 3 }
  const turn = { decision: 'D-MAYOR-PLACE', seat: 0 }
  const id = begun(await games.load(JSON.stringify({ seats: [mat, {}, {}], turn })))
  const sitter = new Sitter(games, id)
  const { offers, facts, decision } = await sitter.asked()
  expect([decision, offers]).toEqual(['D-MAYOR-PLACE', undefined])
  expect(facts.placement).toMatchObject({ colonists: 3, toPlace: 3 })
  expect(
    facts.placement?.workplaces.map(({ key, minimum, maximum }) => [key, minimum, maximum]),
  ).toEqual([
    ['corn', 0, 2],
    ['indigo', 0, 2],
    ['indigoPlant', 0, 3],
  ])
  const counted = await sitter.client.factsAfter('place corn 1, indigo 1, indigo plant 1')
  expect(counted?.makes[0]).toMatchObject({ corn: 1, indigo: 1 })
  await sitter.play(1)
})

test('two people at one screen: each looks when asked; what the other did needs consent to be taken back', async () => {
  const games = gamesOf(new MapStore())
  const sitter = new Sitter(games, begun(await games.start(setUp('Ana, Ben, bot'), 'two people')))
  const seen = new Set<string>()
  sitter.onUpdate = (update) => {
    if (update.type === 'trouble') return
    seen.add(`${update.undo} ${update.moment.viewer}`)
    expect(update.moment.view.seat).toBe(update.moment.viewer)
  }
  await sitter.play(40)
  expect([...seen]).toEqual(expect.arrayContaining(['ask 1', 'free 0', 'free 1']))
})

/** Ana takes a role that asks nobody anything; then a bot is to choose. */
const BEFORE_A_BOT = JSON.stringify({ seats: [{}, {}, {}], governor: 0 })
const ROLE = 'choose craftsman'

test('who must leave hands the seat to a bot, which goes on; who comes back sits down again', async () => {
  const store = new MapStore()
  const slowly = async (task: ThinkRequest): Promise<ThinkAnswer> => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    return think(task)
  }
  const games = gamesOf(store, { think: slowly })
  const id = begun(await games.start(setUp('Ana, bot, bot'), 'leave'))
  const ana = new Sitter(games, id)
  await ana.play(2)
  const { n } = await ana.asked()
  const [own, ...others] = setUp('Ana, bot, bot').seats
  expect(
    await ana.client.reseat([{ ...own, name: 'Ana', bot: 'nobody' }, ...others]),
  ).toMatchObject({ code: 'unknown-bot' })
  expect(await ana.client.reseat([{ name: 'Bot 1' }, ...others])).toMatchObject({
    code: 'same-name',
  })
  expect(ana.opened?.setUp.seats).toEqual(setUp('Ana, bot, bot').seats)

  const left = [{ name: 'Ana', bot: 'novice' }, ...others]
  expect(await ana.client.reseat(left)).toBeUndefined()
  expect(ana.opened?.setUp.seats).toEqual(left)
  await ana.until(() => (ana.moment?.n ?? 0) > n + 20)
  expect(ana.moment).toMatchObject({ offers: [], over: false })
  expect(await ana.client.play('pass')).toMatchObject({ code: 'not-your-turn' })
  expect(await ana.client.reseat(setUp('Ana, bot, bot').seats)).toBeUndefined()
  const back = await ana.asked()
  expect(back).toMatchObject({ viewer: 0, toMove: 0 })
  ana.leave()

  // It is kept like a move.
  const later = new Sitter(gamesOf(store), id)
  await later.asked()
  expect(later.opened?.setUp.seats).toEqual(setUp('Ana, bot, bot').seats)
  expect(movesIn(store, id)).toHaveLength(back.n)
})

test('a thought about a position that is no longer there is dropped', async () => {
  const tasks: { readonly task: ThinkRequest; readonly answer: (thought: ThinkAnswer) => void }[] =
    []
  const games = gamesOf(new MapStore(), {
    think: (task) => new Promise((answer) => tasks.push({ task, answer })),
  })
  const ana = new Sitter(games, begun(await games.load(BEFORE_A_BOT)))
  await ana.asked()
  await ana.client.play(ROLE)
  await ana.client.undo()
  await ana.client.play('choose settler')
  const [stale] = tasks.splice(0)
  stale?.answer(await think(stale.task))
  await games.list()
  expect([ana.moment?.n, ana.troubles, tasks.length]).toEqual([1, [], 0])
  await ana.client.play((await ana.asked()).offers?.[0]?.text ?? '')
  await games.list()
  const [next] = tasks.splice(0)
  next?.answer(await think(next.task))
  await ana.until(() => ana.moment?.n === 3)
})

test('a bot that fails is told as trouble, and the move before it is kept', async () => {
  const store = new MapStore()
  const games = gamesOf(store, { think: () => Promise.reject(new Error('no idea')) })
  const id = begun(await games.load(BEFORE_A_BOT))
  const ana = new Sitter(games, id)
  await ana.asked()
  await ana.client.play(ROLE)
  await ana.until(() => ana.troubles.length > 0)
  expect([ana.troubles, movesIn(store, id)]).toEqual([['bot'], [ROLE]])
})

test('a game that went on in another window is shown as it is there', async () => {
  const store = new MapStore()
  const [here, there] = [gamesOf(store), gamesOf(store)]
  const id = begun(await here.start(setUp('Ana, Ben, Cyd'), 'windows'))
  const [ana, other] = [new Sitter(here, id), new Sitter(there, id)]
  const moment = await ana.asked()
  await other.play(2)
  const refused = await ana.client.play(moment.offers?.[0]?.text ?? '')
  expect(refused).toMatchObject({ code: 'changed-elsewhere' })
  expect(ana.moment).toEqual(other.moment)
  await ana.play(1)
  expect(movesIn(store, id)).toHaveLength(3)
})

test('where nothing can be kept the game goes on, and says so', async () => {
  class FullStore extends MapStore {
    override put(): Promise<boolean> {
      return Promise.reject(new Error('no room'))
    }
  }
  const games = gamesOf(new FullStore())
  const ana = new Sitter(games, begun(await games.start(setUp('Ana, bot, bot'), 'full')))
  await ana.play(2)
  expect(new Set(ana.troubles)).toEqual(new Set(['storage']))
})

test('a set-up that makes no game is refused', async () => {
  const games = gamesOf(new MapStore())
  const codeOf = async (it: ReturnType<typeof setUp>) => {
    const started = await games.start(it)
    return typeof started === 'string' ? 'fine' : started.code
  }
  const [ana, bot] = [{ name: 'Ana' }, { name: 'Bot', bot: 'deep thought' }]
  expect(await codeOf({ ...setUp(), game: 'chess' })).toBe('unknown-game')
  expect(await codeOf({ ...setUp(), game: 'constructor' })).toBe('unknown-game')
  expect(await codeOf({ ...setUp(), seats: [ana, bot] })).toBe('unknown-bot')
  expect(await codeOf({ ...setUp(), seats: [ana, ana] })).toBe('same-name')
  expect(await codeOf({ ...setUp(), seats: [ana] })).toBe('bad-options')
  expect(await codeOf(setUp('Ana, bot', { colour: 'red' }))).toBe('bad-options')
  expect(await games.list()).toEqual([])
})
