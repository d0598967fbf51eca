/** San Juan at the desk: numbers and proposals for every decision, and hands that nobody else ever sees. */
import { Game, orThrow } from '@doubloon/engine'
import { openPart, type SanJuanTypes, type State, sanJuan } from '@doubloon/san-juan'
import { afterEach, expect, test } from 'vitest'
import type { HistoryEntry, Moment, Update } from '../src/client/contract.ts'
import { momentOf } from '../src/local/desk/moment.ts'
import type { AnyPageAdapter } from '../src/local/page-adapter.ts'
import { sanJuanPageAdapter } from '../src/san-juan/desk/page-adapter.ts'
import type { Picking, SanJuan } from '../src/san-juan/table-types.ts'
import {
  anyMove,
  begun,
  closeDesks,
  gamesOf,
  MapStore,
  pickedInWords,
  Sitter,
  setUp,
} from './desk.ts'

afterEach(closeDesks)

type RunningGame = Game<State, SanJuanTypes>
type SanJuanMoment = Moment<SanJuan>

const adapter = sanJuanPageAdapter as unknown as AnyPageAdapter

/** A game as the seat sees it. */
function momentFor(game: RunningGame, viewer: number): SanJuanMoment {
  const { length: n } = game.record().moves
  return momentOf(adapter, game as never, { n, viewer }) as unknown as SanJuanMoment
}

/** Every moment of a game in which all do what is proposed. */
function* moments(options: object, seed: string): Generator<[RunningGame, SanJuanMoment]> {
  let game: RunningGame = orThrow(Game.start(sanJuan, options, seed))
  while (!game.over) {
    const seat = game.waiting.at(-1) ?? 0
    const moment = momentFor(game, seat)
    yield [game, moment]
    game = orThrow(game.play(anyMove(moment), seat))
  }
}

const OPTIONS = [2, 3, 4].flatMap((players) => [
  { players },
  { players, expansion: true },
  { players, expansion: true, advanced: true },
])
const DECISIONS = Array.from({ length: 11 }, (_, number) => `D-SJ-${number + 1}`)
const LISTED = ['D-SJ-2', 'D-SJ-4', 'D-SJ-5']

/** What is wrong with the facts of a moment. */
function flawsIn(
  game: RunningGame,
  { decision, facts, offers, viewer }: SanJuanMoment,
): readonly string[] {
  const { picking, building, foreseen } = facts
  const isForeseen = offers !== undefined && offers.length <= 40
  const laws: Readonly<Record<string, boolean>> = {
    'offers are listed for roles and goods only':
      (offers !== undefined) === LISTED.includes(decision),
    'a build has a proposal': (building !== undefined) === (decision === 'D-SJ-3'),
    'a choice has its bounds': (picking === undefined) === ['D-SJ-2', 'D-SJ-3'].includes(decision),
    'what is listed is foreseen':
      !isForeseen || offers.every(({ text }) => (foreseen[text]?.events.length ?? 0) > 0),
    'what is proposed can be played':
      (building === undefined || game.check(building.proposal, viewer).ok) &&
      (picking === undefined || game.check(pickedInWords(picking), viewer).ok),
    'what is proposed is within the bounds': picking === undefined || isWithin(picking),
  }
  return Object.keys(laws).filter((law) => laws[law] === false)
}

function isWithin({ proposal, least, most, canPass, pool }: Picking): boolean {
  const isThere = proposal.every((item) => item in pool)
  if (proposal.length === 0) return canPass
  return isThere && proposal.length >= least && proposal.length <= most
}

test('every decision D-SJ-1 … 11 has its facts, and games of proposals come to an end', () => {
  const seen = new Set<string>()
  for (const [nth, options] of [...OPTIONS, ...OPTIONS].entries())
    for (const [game, moment] of moments(options, `proposals ${nth}`)) {
      const flaws = flawsIn(game, moment)
      if (flaws.length > 0) expect([moment.decision, moment.facts, flaws]).toEqual([])
      if (!seen.has(moment.decision)) expect(structuredClone(moment)).toEqual(moment)
      seen.add(moment.decision)
    }
  expect([...seen].sort()).toEqual([...DECISIONS].sort())
})

test('SJ-INFO-1 … 6: the facts are the same whatever the viewer cannot know', () => {
  let compared = 0
  for (const [nth, options] of OPTIONS.entries())
    for (const [game, { n }] of moments(options, `unknown ${nth}`)) {
      const viewer = n % game.players
      if (n % 8 !== 0) continue
      const there = worldFor(game, viewer)
      // In another determinization the one who is asked may have no choice, and the game goes on.
      if (there.toMove !== game.toMove || there.decision !== game.decision) continue
      compared++
      expect(momentFor(there, viewer).facts).toEqual(momentFor(game, viewer).facts)
    }
  expect(compared).toBeGreaterThan(100)
})

/** The game as it could be by all that the seat knows. */
function worldFor(game: RunningGame, viewer: number): RunningGame {
  const position = sanJuan.position(game.determinize(viewer, 'another determinization'))
  return orThrow(Game.fromPosition(sanJuan, position))
}

test('D-SJ-4, D-SJ-5: what each offered choice would bring is foreseen, draws and all', () => {
  const seats = [
    {
      tableau: [
        { building: 'indigoPlant', good: true },
        { building: 'silverSmelter', good: true },
      ],
    },
    {},
    {},
  ]
  const turn = { decision: 'D-SJ-5', seat: 0, chooser: 0 }
  const game = orThrow(Game.fromPosition(sanJuan, { seats, turn, tradingHouses: ['t3'] }))
  const { facts, offers } = momentFor(game, 0)
  expect(facts.prices).toMatchObject({ indigo: 1, silver: 3 })
  expect(offers).toHaveLength(4)
  const { events = [] } = facts.foreseen['sell indigo, silver'] ?? {}
  expect(events.filter(({ type }) => type === 'sold')).toHaveLength(2)
  expect(events.filter((it) => it.type === 'drew' && it.seat === 0)).toHaveLength(4)
})

test('SJ-INFO-6: an own score is known; that of others as long as they tucked nothing', () => {
  const tableau = ['indigoPlant', 'chapel']
  const seats = [{ tableau, tucked: { well: 2 } }, { tableau, tucked: { tower: 1 } }, {}]
  const game = orThrow(Game.fromPosition(sanJuan, { seats }))
  const totalsFor = (viewer: number) =>
    seats.map((_, seat) => momentFor(game, viewer).facts.scores[seat]?.total)
  expect(totalsFor(0)).toEqual([5, undefined, 1])
  expect(momentFor(game, 0).facts.scores[0]).toMatchObject({ rank: 1, won: false })
  expect(totalsFor(2)).toEqual([undefined, undefined, 1])
})

test('SJ-INFO-6: what buildings give is counted for all; a Palace would tell what is tucked', () => {
  const tableau = ['indigoPlant', 'cityHall', 'palace']
  const seats = [
    {},
    { tableau: [...tableau, 'chapel'], tucked: { tower: 3, well: 3, aqueduct: 3 } },
    { tableau },
  ]
  const game = orThrow(Game.fromPosition(sanJuan, { seats }))
  const { bonuses } = momentFor(game, 0).facts
  expect(bonuses[1]).toEqual({ cityHall: 3 })
  expect(bonuses[2]).toEqual({ cityHall: 2, palace: 0 })
  expect(momentFor(game, 1).facts.bonuses[1]).toEqual({ cityHall: 3, palace: 3 })
})

/** Events that name a card only to its owner, and those that name it to nobody. */
const OWNERS_ONLY = ['drew', 'cardPaid', 'kept', 'discarded', 'tucked']
const NOBODYS = ['produced', 'goodTucked']

function expectNothingHidden({ seat, move, events }: HistoryEntry<SanJuan>, viewer: number): void {
  if (seat !== viewer) expect(move).toBe(openPart(move))
  for (const event of events) {
    const isOwn = 'seat' in event && event.seat === viewer
    if (NOBODYS.includes(event.type) || (OWNERS_ONLY.includes(event.type) && !isOwn))
      expect(event).toMatchObject({ card: undefined })
    if (event.type === 'moved' && !isOwn) expect(event.move).toMatch(/^(pass$|choose )/)
  }
}

function expectOwnEyes(update: Update<SanJuan>): void {
  if (update.type === 'trouble') return
  const { viewer, view, facts } = update.moment
  const open = view.seats.flatMap(({ hand }, seat) => (hand === undefined ? [] : [seat]))
  expect([view.seat, open]).toEqual([viewer, [viewer]])
  const known = new Set([
    ...Object.keys(view.seats[viewer]?.hand ?? {}),
    ...Object.keys(view.own?.picked ?? {}),
    ...Object.keys(view.own?.drawn ?? {}),
    'cathedral',
  ])
  for (const key of [...Object.keys(facts.quotes), ...Object.keys(facts.worth)])
    expect(known).toContain(key)
  const history = update.type === 'opened' ? update.history : [update.line]
  for (const line of history) expectNothingHidden(line, viewer)
}

test.each([
  ['Ana, bot', {}],
  ['Ana, Ben', { expansion: true }],
  ['Ana, Ben, bot', { advanced: true }],
  ['Ana, Ben, Cyd, Dan', { expansion: true, advanced: true }],
])('SJ-INFO-3: %s: no message tells a card that the viewer may not see', async (seats, options) => {
  const messages: unknown[] = []
  const games = gamesOf(new MapStore(), { messages })
  const id = begun(await games.start(setUp(seats, options, 'san-juan'), 'hidden'))
  const sitter = new Sitter<SanJuan>(games, id)
  sitter.onUpdate = expectOwnEyes
  await sitter.play(30)
  await sitter.client.hint()
  const moment = await sitter.asked()
  for (let n = 0; n <= moment.n; n += 5) {
    const past = await sitter.client.at(n)
    expect(past?.view).toMatchObject({ seat: moment.viewer })
  }
  expect(await sitter.client.factsAfter(anyMove(moment))).toBeDefined()
  expect(await sitter.client.scoreHistory()).toBeUndefined()
  expect(messages.length).toBeGreaterThan(25)
  for (const message of messages)
    expect(JSON.stringify(message)).not.toMatch(/"(seed|position|record|rng)":/)
})

test('when the screen is handed over, the whole table is told anew: no line of one person stays', async () => {
  const games = gamesOf(new MapStore())
  const id = begun(await games.start(setUp('Ana, Ben, bot', {}, 'san-juan'), 'hand over'))
  const sitter = new Sitter<SanJuan>(games, id)
  /** What lies on the page: all lines since the table was last told anew. */
  let page: readonly HistoryEntry<SanJuan>[] = []
  let handedOver = 0
  sitter.onUpdate = (update) => {
    if (update.type === 'trouble') return
    if (update.type === 'opened') handedOver++
    page = update.type === 'opened' ? update.history : [...page, update.line]
    expect(page).toHaveLength(update.moment.n)
    for (const line of page) expectNothingHidden(line, update.moment.viewer)
  }
  await sitter.play(200)
  expect(sitter.moment?.over).toBe(true)
  expect(handedOver).toBeGreaterThan(20)
})

test('alone against bots only the opening is told as a whole', async () => {
  const games = gamesOf(new MapStore())
  const sitter = new Sitter<SanJuan>(
    games,
    begun(await games.start(setUp('Ana, bot, bot', {}, 'san-juan'), 'alone')),
  )
  await sitter.play(200)
  expect(sitter.updates.filter(({ type }) => type === 'opened')).toHaveLength(1)
  const story = await sitter.client.scoreHistory()
  expect(story?.final).toEqual(Object.values(sitter.moment?.facts.scores ?? {}))
  expect(await games.gameOf(sitter.client.id)).toBe('san-juan')
})

test('a move is taken back, and why a build is refused is told with its rule', async () => {
  const games = gamesOf(new MapStore())
  const seats = [{ hand: { hero: 1, well: 1, tower: 1 } }, {}, {}]
  const turn = { decision: 'D-SJ-3', seat: 0, chooser: 0 }
  const id = begun(await games.load(JSON.stringify({ game: 'san-juan', seats, turn })))
  const ana = new Sitter<SanJuan>(games, id)
  const { facts, n } = await ana.asked()
  expect(facts.quotes['hero']?.refusal).toMatchObject({
    code: 'too-expensive',
    rule: 'SJ-BUILDER-8',
  })
  expect(await ana.client.why('build hero paying well, tower')).toEqual(
    expect.objectContaining({ rule: 'SJ-BUILDER-8' }),
  )
  expect(await ana.client.play('build well paying tower')).toBeUndefined()
  await ana.until(() => (ana.moment?.n ?? 0) > n)
  await ana.client.undo()
  expect(ana.moment).toMatchObject({ n, decision: 'D-SJ-3' })
})
