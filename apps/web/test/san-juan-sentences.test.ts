/** The log of San Juan told of real games: every kind of event has its sentence, no hole, and nothing hidden. */
import { advise, botAdapterOf, parsePlayer } from '@doubloon/bots'
import { Game, orThrow } from '@doubloon/engine'
import { type SanJuanTypes, type State, sanJuan } from '@doubloon/san-juan'
import { describe, expect, test } from 'vitest'
import type { HistoryEntry, Why } from '../src/client/contract.ts'
import type { Words } from '../src/san-juan/clauses.ts'
import { flightsBetween, flightsOf } from '../src/san-juan/flights.ts'
import { impactOn } from '../src/san-juan/impact.ts'
import { logWriter, tell } from '../src/san-juan/log-writer.ts'
import type { Cause, Event, SanJuan } from '../src/san-juan/table-types.ts'
import { tallyOf } from '../src/san-juan/tally.ts'
import { sinceMoveOf } from '../src/table/log-entry.ts'
import { log as frame } from '../src/text/en/log.ts'
import { log } from '../src/text/en/san-juan/log.ts'
import { buildingName } from '../src/text/names-san-juan.ts'
import { namesSanJuan } from '../src/text/say-san-juan.ts'
import { toldOnce } from './growing.ts'

const PLAYERS = ['Ana', 'Bruno', 'Clara', 'Dora']
const words: Words = {
  log,
  frame,
  names: namesSanJuan,
  personOf: (seat) => ({ name: PLAYERS[seat] ?? '', isYou: false }),
}

type Moment = Game<State, SanJuanTypes>

/** One move of a game: the table before and after it. */
interface Turn {
  readonly seat: number
  readonly move: string
  readonly why: readonly Why[]
  readonly before: Moment
  readonly after: Moment
}

/** All moves of a game of sensible players, or of others. */
function played(options: object, seed: string, bot = 'greedy'): readonly Turn[] {
  const player = orThrow(parsePlayer(bot))
  const adapter = botAdapterOf<State>('san-juan')
  const turns: Turn[] = []
  for (let game = orThrow(Game.start(sanJuan, options, seed)); !game.over; ) {
    const [seat = 0] = game.waiting
    const now = () => 0
    const { move, reasons } = advise(game, adapter, player, `${seed} ${turns.length}`, {
      now,
      seat,
    })
    const after = orThrow(game.play(move, seat))
    turns.push({ seat, move, why: reasons, before: game, after })
    game = after
  }
  return turns
}

/** The lines as a seat may see them; −1 for somebody who only watches, nobody for the referee. */
const linesOf = (turns: readonly Turn[], viewer?: number): readonly HistoryEntry<SanJuan>[] =>
  turns.map(({ seat, move, why, before, after }, index) => ({
    n: index + 1,
    seat,
    move,
    round: before.view(0).round,
    events: viewer === undefined ? after.events : after.eventsFor(viewer),
    why,
  }))

const told = (seat: number, events: readonly Event[], why?: readonly Why[]) =>
  tell([{ n: 1, seat, move: 'x', round: 3, events, ...(why && { why }) }], words).slice(1)
const textOf = (events: readonly Event[]) => told(0, events)[0]?.text

const games = [
  played({ players: 2, expansion: true }, 'two'),
  played({ players: 3 }, 'three'),
  played({ players: 4, expansion: true, advanced: true }, 'four'),
  played({ players: 3, expansion: true }, 'three and more'),
  played({ players: 2, expansion: true }, 'at random', 'random'),
  played({ players: 2, expansion: false }, 'at random again', 'random'),
]

describe('sentences of whole games', () => {
  test('have no holes', () => {
    const all = games.flatMap((turns) => [
      ...tell(linesOf(turns), words),
      ...tell(linesOf(turns, 0), words),
      ...tell(linesOf(turns, -1), words),
    ])
    expect(all.length).toBeGreaterThan(1000)
    for (const { text, why = '' } of all) {
      expect(`${text} ${why}`).not.toMatch(/undefined|NaN|null|\[object|building\.|good\.|role\./)
      expect(text.trim()).not.toBe('')
    }
  })

  test('tell every line, in order, and group it by round', () => {
    for (const turns of games) {
      const history = linesOf(turns, 0)
      const all = tell(history, words)
      expect(all.every(({ n }, index) => n >= (all[index - 1]?.n ?? 0))).toBe(true)
      expect(all.every(({ round }, index) => round >= (all[index - 1]?.round ?? 1))).toBe(true)
      const rounds = all.filter(({ kind, text }) => kind === 'heading' && text !== frame.over)
      expect(rounds.map(({ text }) => text)).toEqual(
        rounds.map((_, index) => frame.round(index + 1)),
      )
      expect(all.at(-1)?.text).toBe(frame.over)
      expect(history.filter(({ n }) => !all.some((it) => it.n === n))).toEqual([])
    }
  })

  test('say who did what: the first sentence of a line is about its mover', () => {
    for (const turns of games) {
      const history = linesOf(turns, 0)
      const all = tell(history, words)
      for (const { n, seat } of history) {
        const first = all.find((it) => it.n === n && it.kind === 'move')
        if (first !== undefined) expect(first.seat).toBe(seat)
      }
    }
  })

  test('are told once: a log that grows is the same as one told at the end', () => {
    const history = linesOf(games[2] ?? [], 0)
    toldOnce(logWriter(words), history, (lines) => tell(lines, words))
  })

  test('know what came after the last move of a seat', () => {
    for (const turns of games) {
      const history = linesOf(turns, 0)
      const all = tell(history, words)
      const own = history.findLast(({ seat }) => seat === 0)?.n ?? 0
      const since = all.slice(sinceMoveOf(0, history, all))
      expect(since.every(({ n }) => n > own)).toBe(true)
    }
  })

  test('exist for every kind of event', () => {
    const events = games.flatMap((turns) => linesOf(turns)).flatMap((line) => line.events)
    const kinds = new Set(events.map(({ type }) => type))
    expect([...kinds].sort()).toEqual(
      [
        'built',
        'cardPaid',
        'discarded',
        'discardsShuffled',
        'drew',
        'endTriggered',
        'gameEnded',
        'goodLost',
        'goodPaid',
        'goodTucked',
        'governorPassed',
        'houseTurnedUp',
        'kept',
        'moved',
        'produced',
        'roleTaken',
        'shownDiscarded',
        'shownTaken',
        'sold',
        'tucked',
        'turnedUp',
      ].sort(),
    )
    const untold = events.filter(
      (event) =>
        !(event.type === 'drew' && event.by === 'councillor') && told(0, [event])[0] === undefined,
    )
    expect([...new Set(untold.map(({ type }) => type))]).toEqual(['moved'])
  })

  test('give the reasons of bots for their roles', () => {
    const all = games.flatMap((turns) => tell(linesOf(turns, 0), words))
    const whys = all.flatMap(({ why }) => (why === undefined ? [] : [why]))
    expect(whys.length).toBeGreaterThan(50)
    expect(whys.every((why) => why.startsWith('because '))).toBe(true)
  })
})

/** All texts in an event but its type: what it names, and what everybody knows it comes from. */
const namedIn = (event: Event): readonly string[] => [
  ...Object.entries(event).flatMap(([key, value]) =>
    key !== 'type' && typeof value === 'string' ? [value] : [],
  ),
  ...('good' in event && event.good === 'customs office good' ? ['customsOffice'] : []),
  ...(event.type === 'roleTaken' && event.doubled ? ['library'] : []),
]

describe('what is hidden', () => {
  test('is in no sentence: cards that only another seat has seen', () => {
    let hiddenCards = 0
    for (const turns of games)
      for (const viewer of [0, 1, -1]) {
        const all = tell(linesOf(turns, viewer), words)
        for (const [index, { after }] of turns.entries()) {
          const open = new Set(after.eventsFor(viewer).flatMap(namedIn))
          const hidden = after.events
            .flatMap(namedIn)
            .filter((word) => !open.has(word) && buildingName(word) !== undefined)
          hiddenCards += hidden.length
          const texts = all.filter(({ n }) => n === index + 1).map(({ text }) => text)
          for (const card of hidden)
            expect(texts.filter((text) => text.includes(buildingName(card)))).toEqual([])
        }
      }
    expect(hiddenCards).toBeGreaterThan(500)
  })

  test('is only counted, while one’s own cards are named', () => {
    const drew = (card: string | undefined): Event => ({ type: 'drew', seat: 0, card, by: 'well' })
    expect(textOf([drew('tower')])).toBe('draws **Tower** (Well)')
    expect(textOf([drew(undefined)])).toBe('draws 1 card (Well)')
  })

  test('does not fly: only what lies open has its picture', () => {
    const open = ['built', 'turnedUp', 'shownTaken', 'shownDiscarded', 'governorPassed']
    const closed = games
      .flatMap((turns) => linesOf(turns))
      .flatMap(({ events }) => events)
      .filter(({ type }) => !open.includes(type))
    expect(new Set(closed.flatMap(flightsOf).map(({ symbol }) => symbol))).toEqual(
      new Set(['card-back']),
    )
  })
})

test('only cards that come to a hand one can see are turned up on their way', () => {
  let [own, others] = [0, 0]
  for (const { before, after } of games.flat())
    for (const viewer of [0, -1]) {
      // The referee names every card: the view alone must be enough to hide them.
      const flights = flightsBetween(after.events, before.view(viewer), after.view(viewer))
      for (const [index, event] of after.events.entries()) {
        if (event.type !== 'drew') continue
        const isOwn = event.seat === viewer
        const [flight] = flights[index] ?? []
        expect(flight?.symbol).toBe(isOwn ? `b-${event.card}` : 'card-back')
        expect(flight?.isTurned === true).toBe(isOwn)
        if (isOwn) own++
        else others++
      }
    }
  expect(Math.min(own, others)).toBeGreaterThan(100)
})

test('a good on its way has the mark of its kind', () => {
  const produced = (good: 'sugar' | 'customs office good'): Event => ({
    type: 'produced',
    seat: 0,
    good,
    card: undefined,
    by: 'producer',
  })
  expect(flightsOf(produced('sugar'))).toMatchObject([{ symbol: 'card-back', good: 'sugar' }])
  expect(flightsOf(produced('customs office good'))[0]?.good).toBeUndefined()
})

describe('a sentence joins what belongs together', () => {
  const drew = (by: Cause, card?: string): Event => ({ type: 'drew', seat: 0, card, by })
  const sold = (good: 'sugar' | 'customs office good', price: number): Event => ({
    type: 'sold',
    seat: 0,
    good,
    price,
  })

  test('a sale, its cards, and a good that is tucked; a pile that is shuffled meanwhile comes after', () => {
    expect(
      told(0, [
        sold('sugar', 2),
        { type: 'goodTucked', seat: 0, card: undefined, by: 'harbor' },
        sold('customs office good', 2),
        drew('sale'),
        { type: 'discardsShuffled', count: 30 },
        drew('sale'),
        drew('sale'),
        drew('marketHall'),
      ]).map(({ text }) => text),
    ).toEqual([
      'sells :sugar: Customs Good for 3 cards; tucks a sold good under **Harbor**',
      'the 30 discarded cards are shuffled into a new draw pile',
      'draws 1 card (Market Hall)',
    ])
  })

  test('R-SJ-1: several goods that are tucked are told once', () => {
    const tucked: Event = { type: 'goodTucked', seat: 0, card: undefined, by: 'harbor' }
    const events = [sold('sugar', 2), tucked, sold('sugar', 2), tucked, drew('sale')]
    expect(told(0, events).map(({ text }) => text)).toEqual([
      'sells :sugar: :sugar: for 1 card; tucks 2 sold goods under **Harbor**',
    ])
  })

  test('a building, what is paid, and what is lost', () => {
    const paid = (card?: string): Event => ({ type: 'cardPaid', seat: 0, card, by: 'builder' })
    const built = (over: string | undefined): Event => ({
      type: 'built',
      seat: 0,
      building: 'library',
      over,
      paid: 2,
    })
    expect(textOf([built(undefined), paid(), paid()])).toBe('builds **Library** for 2 cards')
    expect(textOf([built(undefined), paid('well'), paid('tower')])).toBe(
      'builds **Library** for 2 cards (Well, Tower)',
    )
    expect(
      textOf([
        built('indigoPlant'),
        { type: 'goodLost', seat: 0, good: 'indigo', by: 'crane' },
        { type: 'goodPaid', seat: 0, good: 'silver', by: 'blackMarket' },
        paid(),
        drew('carpenter'),
      ]),
    ).toBe(
      'builds **Library** over **Indigo Plant** for 1 card and :silver:, losing :indigo:; draws 1 card (Carpenter)',
    )
    expect(textOf([built(undefined)])).toBe('builds **Library** for nothing')
  })

  test('cards to choose from and what is kept of them, over two history', () => {
    const councillor = (card?: string): Event => drew('councillor', card)
    const kept = (card?: string): Event => ({ type: 'kept', seat: 0, card, by: 'councillor' })
    const discarded = (card?: string, by: Cause = 'councillor'): Event => ({
      type: 'discarded',
      seat: 0,
      card,
      by,
    })
    const history = (first: readonly Event[], second: readonly Event[]) =>
      tell(
        [
          { n: 1, seat: 0, move: 'x', round: 1, events: first },
          { n: 2, seat: 0, move: 'y', round: 1, events: second },
        ],
        words,
      )
        .slice(1)
        .map(({ n, text }) => [n, text])
    expect(history([councillor(), councillor()], [kept(), discarded()])).toEqual([
      [2, 'keeps 1 of 2 cards'],
    ])
    const shuffled: Event = { type: 'discardsShuffled', count: 9 }
    expect(history([councillor(), shuffled, councillor()], [kept(), discarded()])).toEqual([
      [1, 'the 9 discarded cards are shuffled into a new draw pile'],
      [2, 'keeps 1 of 2 cards'],
    ])
    expect(
      history([councillor('well'), councillor('tower')], [kept('well'), discarded('tower')]),
    ).toEqual([[2, 'keeps **Well**, discards **Tower**']])
    // With an Archive cards of the hand go, and with a Prefecture perhaps none at all.
    expect(history([councillor(), councillor()], [discarded(undefined, 'archive')])).toEqual([
      [2, 'draws 2 cards, discards 1 card'],
    ])
    const taken: Event = { type: 'roleTaken', seat: 0, role: 'trader', doubled: true }
    expect(history([councillor(), councillor()], [taken])).toEqual([
      [1, 'draws 2 cards'],
      [2, 'takes **Trader** with the **Library**'],
    ])
  })

  test('cards that are exchanged, and cards that are turned up', () => {
    expect(
      textOf([
        { type: 'discarded', seat: 0, card: 'well', by: 'officeBuilding' },
        drew('officeBuilding', 'tower'),
      ]),
    ).toBe('exchanges **Well** for **Tower**')
    const up = (card: string): Event => ({ type: 'turnedUp', seat: 0, card, by: 'goldsmith' })
    expect(
      textOf([up('well'), { type: 'shownDiscarded', seat: 0, card: 'well', by: 'goldsmith' }]),
    ).toBe('turns up **Well** (Goldsmith); takes none')
    expect(
      textOf([up('well'), { type: 'shownTaken', seat: 0, card: 'well', by: 'goldsmith' }]),
    ).toBe('turns up **Well** (Goldsmith); takes **Well**')
  })

  test('SJ-PROD-7: a production, and goods for which no card is left', () => {
    const made = (good: 'indigo' | 'sugar'): Event => ({
      type: 'produced',
      seat: 0,
      good,
      card: undefined,
      by: 'producer',
    })
    const none: Event = { type: 'notProduced', seat: 0, good: 'sugar', by: 'producer' }
    expect(textOf([made('indigo'), made('sugar')])).toBe('produces :indigo: :sugar:')
    expect(textOf([made('indigo'), none])).toBe(
      'produces :indigo:; produces no :sugar:, because no card is left',
    )
    expect(textOf([none])).toBe('produces no :sugar:, because no card is left')
    expect(impactOn([none], 0, 0, words.personOf(0))).toEqual({
      what: 'no card is left for :sugar:',
      cards: 0,
    })
  })

  test('SJ-COUNC-1: a good that a building brings names the building', () => {
    const good: Event = {
      type: 'produced',
      seat: 0,
      good: 'customs office good',
      card: undefined,
      by: 'customsOffice',
    }
    expect(textOf([good])).toBe('gets a good on **Customs Office**')
  })

  test('a pass, by what was asked', () => {
    const pass = (forced: boolean) =>
      ({ type: 'moved', seat: 0, move: 'pass', step: { type: 'pass' }, forced }) satisfies Event
    const builder: Event = { type: 'roleTaken', seat: 0, role: 'builder', doubled: false }
    expect(textOf([builder, pass(false)])).toBe('takes **Builder**; builds nothing')
    expect(told(0, [builder, pass(true), { ...pass(true), seat: 2 }])).toMatchObject([
      { seat: 0, text: 'takes **Builder**' },
      { seat: undefined, kind: 'note', text: 'Ana and Clara cannot build anything' },
    ])
  })
})

describe('places and sums', () => {
  test('cards travel between places of the table', () => {
    for (const { before, after } of games.flat())
      for (const flight of flightsBetween(after.events, before.view(0), after.view(0)).flat()) {
        expect(flight.symbol).toMatch(/^[a-z]+(-[a-zA-Z]+|-\d)?$/)
        expect(flight.to.length * flight.from.length).toBeGreaterThan(0)
        expect([...flight.from, ...flight.to].join()).not.toMatch(/undefined/)
      }
  })

  test('what is built or produced arrives at its own place', () => {
    for (const { before, after } of games.flat()) {
      const flights = flightsBetween(after.events, before.view(0), after.view(0))
      for (const [index, event] of after.events.entries())
        if (event.type === 'built' || event.type === 'sold')
          expect(
            [...(flights[index] ?? [])].flatMap(({ from, to }) => [...from, ...to]).join(),
          ).toMatch(new RegExp(`seat-${event.seat}-place-\\d`))
    }
  })

  test('the tally of a line is the change of the hand, but for what is turned up', () => {
    for (const { before, after } of games.flat()) {
      const [old, now] = [before.view(-1).seats, after.view(-1).seats]
      for (const [seat, { handSize }] of now.entries()) {
        const shown = after.events.filter((it) => it.type === 'shownTaken' && it.seat === seat)
        const { cards } = tallyOf(after.events, seat)
        const inAir = inAirOf(after, seat) - inAirOf(before, seat)
        expect(cards + shown.length).toBe(handSize - (old[seat]?.handSize ?? 0) + inAir)
      }
    }
  })

  test('a role’s impact names only what the viewer may know', () => {
    const events: readonly Event[] = [
      { type: 'built', seat: 1, building: 'tower', over: undefined, paid: 2 },
      { type: 'cardPaid', seat: 1, card: 'well', by: 'builder' },
      { type: 'cardPaid', seat: 1, card: 'well', by: 'builder' },
    ]
    expect(impactOn(events, 1, 1, words.personOf(1))).toEqual({
      what: 'builds Tower for 2',
      cards: -3,
    })
    expect(impactOn(events, 1, 0, words.personOf(1))).toEqual({ what: 'builds', cards: -3 })
    expect(impactOn(events, 0, 0, words.personOf(0))).toEqual({ what: 'nothing', cards: 0 })
    const draw = (by: Cause): Event => ({ type: 'drew', seat: 0, card: 'well', by })
    expect(impactOn([draw('prospector')], 0, 0, words.personOf(0))).toEqual({
      what: 'draws',
      cards: 1,
    })
    expect(impactOn([draw('hut')], 0, 0, words.personOf(0))).toEqual({
      what: 'draws (Hut)',
      cards: 1,
    })
    const good = (it: 'sugar' | 'customs office good'): Event => ({
      type: 'produced',
      seat: 0,
      good: it,
      card: undefined,
      by: it === 'sugar' ? 'producer' : 'customsOffice',
    })
    expect(impactOn([good('sugar'), good('customs office good')], 0, 0, words.personOf(0))).toEqual(
      {
        what: 'makes :sugar:, gets a good',
        cards: 0,
      },
    )
  })
})

/** Cards a seat has drawn and neither kept nor discarded. */
function inAirOf(game: Moment, seat: number): number {
  const drawn = game.view(seat).own?.drawn ?? {}
  return Object.values(drawn).reduce((sum, count) => sum + count, 0)
}
