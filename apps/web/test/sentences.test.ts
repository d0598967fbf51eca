/** The log told of real games: every kind of event has its sentence, and no sentence has a hole. */
import { Game } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { describe, expect, test } from 'vitest'
import type { HistoryEntry } from '../src/client/contract.ts'
import type { Words } from '../src/puerto-rico/clauses.ts'
import { flightsOf } from '../src/puerto-rico/flights.ts'
import { impactOn } from '../src/puerto-rico/impact.ts'
import { logWriter, tell } from '../src/puerto-rico/log-writer.ts'
import type { Cause, Event, PuertoRico } from '../src/puerto-rico/table-types.ts'
import { sinceMoveOf } from '../src/table/log-entry.ts'
import { log } from '../src/text/en/log.ts'
import { names } from '../src/text/say.ts'
import { toldOnce } from './growing.ts'

const PLAYERS = ['Ana', 'Bruno', 'Clara', 'Dora', 'Emil']
const words: Words = {
  log,
  names,
  personOf: (seat) => ({ name: PLAYERS[seat] ?? '', isYou: false }),
}

/** The lines of a game that is played at random. */
function played(options: object, seed: string): readonly HistoryEntry<PuertoRico>[] {
  const start = Game.start(puertoRico, options, seed)
  if (!start.ok) throw new Error(start.error.message)
  const any = dice(seed)
  const history: HistoryEntry<PuertoRico>[] = []
  for (let game = start.value; !game.over; ) {
    const { round } = game.view(0)
    const moves = game.offers()?.map(({ text }) => text) ?? game.steps()
    const seat = game.toMove
    const move = moves[any(moves.length)] ?? ''
    const next = game.play(move)
    if (!next.ok) throw new Error(next.error.message)
    game = next.value
    history.push({ n: history.length + 1, seat, move, round, events: game.events })
  }
  return history
}

/** Numbers below a limit, always the same for a seed. */
function dice(seed: string): (below: number) => number {
  let state = [...seed].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const told = (seat: number, events: readonly Event[], why?: HistoryEntry<PuertoRico>['why']) =>
  tell([{ n: 1, seat, move: 'x', round: 3, events, ...(why && { why }) }], words).slice(1)

describe('sentences of whole games', () => {
  const games = [
    played({ players: 3 }, 'three'),
    played({ players: 5, buildings: 'all31', declineProduction: true }, 'five'),
    played({ players: 2, buildings: 'draft', forestFromHacienda: true }, 'two'),
    played({ players: 4, buildings: 'all31', mayorSimultaneous: true }, 'four'),
  ]

  test('have no holes', () => {
    const all = games.flatMap((history) => tell(history, words))
    expect(all.length).toBeGreaterThan(1000)
    for (const { text } of all) {
      expect(text).not.toMatch(/undefined|NaN|null|\[object|building\.|tile\.|role\./)
      expect(text.trim()).not.toBe('')
    }
  })

  test('tell every line, in order, and group it by round', () => {
    for (const history of games) {
      const all = tell(history, words)
      expect(all.every(({ n }, index) => n >= (all[index - 1]?.n ?? 0))).toBe(true)
      expect(all.every(({ round }, index) => round >= (all[index - 1]?.round ?? 1))).toBe(true)
      const rounds = all.filter(({ kind, text }) => kind === 'heading' && text !== log.over)
      expect(rounds.map(({ text }) => text)).toEqual(rounds.map((_, index) => log.round(index + 1)))
      expect(all.at(-1)?.text).toBe(log.over)
      const silent = history.filter(({ n }) => !all.some((it) => it.n === n))
      expect(
        silent.map(({ move }) => move).filter((move) => !/^(produce|store)/.test(move)),
      ).toEqual([])
    }
  })

  test('say who did what: the first sentence of a line is about its mover', () => {
    for (const history of games) {
      const all = tell(history, words)
      for (const { n, seat } of history) {
        const first = all.find((it) => it.n === n && it.kind === 'move')
        if (first !== undefined) expect(first.seat).toBe(seat)
      }
    }
  })

  test('are told once: a log that grows is the same as one told at the end', () => {
    const history = games[1] ?? []
    toldOnce(logWriter(words), history, (lines) => tell(lines, words))
  })

  test('know what came after the last move of a seat', () => {
    for (const history of games) {
      const all = tell(history, words)
      const own = history.findLast(({ seat }) => seat === 0)?.n ?? 0
      const since = all.slice(sinceMoveOf(0, history, all))
      expect(since.every(({ n }) => n > own)).toBe(true)
    }
    expect(sinceMoveOf(9, games[0] ?? [], [])).toBe(0)
  })

  test('exist for every kind of event that somebody would want told', () => {
    const untold = games
      .flat()
      .flatMap(({ seat, events }) => events.filter((event) => told(seat, [event]).length === 0))
    const kinds = [...new Set(untold.map(({ type }) => type))].sort()
    expect(kinds).toEqual(['moved', 'skipped', 'tilesDiscarded'])
    const seen = new Set(games.flat().flatMap(({ events }) => events.map(({ type }) => type)))
    expect(seen.size).toBeGreaterThan(25)
  })

  test('point at places of the table', () => {
    for (const { events } of games.flat())
      for (const flight of events.flatMap(flightsOf)) {
        expect(flight.symbol).toMatch(/^[a-z]+(-[a-zA-Z]+)?$/)
        expect(flight.to.length).toBeGreaterThan(0)
        expect([...flight.from, ...flight.to].join()).not.toMatch(/undefined/)
      }
  })
})

describe('a sentence joins what belongs together', () => {
  test('PR-CAPTAIN-11: a load and its victory points, by what brought them', () => {
    const [line] = told(0, [
      { type: 'loaded', seat: 0, good: 'sugar', ship: '7', count: 3 },
      { type: 'vpGained', seat: 0, count: 3, by: 'load' },
      { type: 'vpGained', seat: 0, count: 1, by: 'captain' },
      { type: 'vpGained', seat: 0, count: 1, by: 'harbor' },
      { type: 'doubloonsGained', seat: 0, count: 1, by: 'lighthouse' },
    ])
    expect(line?.text).toBe(
      'loads 3 :sugar: on the 7: **5 VP** (Captain +1, Harbor +1); gets **1** :doubloon: (Lighthouse)',
    )
    expect(line?.touched).toContainEqual(['ship-7'])
  })

  test('PR-X-UNIONHALL-1, PR-B-HARBOR-1: who owns both is told which of them gave what', () => {
    const mat = { goods: { corn: 4 }, buildings: { unionHall: 1, harbor: 1 } }
    const start = Game.fromPosition(puertoRico, {
      options: { players: 3, buildings: 'all31' },
      governor: 0,
      seats: [mat, {}, {}],
      ships: { 5: { good: 'sugar', load: 1 }, 6: { good: 'coffee', load: 1 } },
    })
    if (!start.ok) throw new Error(start.error.message)
    const played = start.value.play('choose captain')
    if (!played.ok) throw new Error(played.error.message)
    const [line] = told(0, played.value.events)
    expect(line?.text).toBe(
      'takes **Captain**; gets **2 VP** (Union Hall); loads 4 :corn: on the 4: **6 VP** (Captain +1, Harbor +1)',
    )
  })

  test('PR-TRADER-3: a sale, with everything that is added to the price', () => {
    const sale = (to: 'trading house' | 'trading post'): Event => ({
      type: 'sold',
      seat: 0,
      good: 'sugar',
      to,
      price: 2,
    })
    const gain = (by: Cause, count: number): Event => ({
      type: 'doubloonsGained',
      seat: 0,
      count,
      by,
    })
    const [house] = told(0, [
      sale('trading house'),
      gain('trader', 1),
      gain('library', 1),
      gain('largeMarket', 2),
    ])
    expect(house?.text).toBe(
      'sells 1 :sugar: for **6** :doubloon: (Trader +1, Library +1, Large Market +2)',
    )
    const [outside] = told(0, [sale('trading post')])
    expect(outside?.text).toBe('sells 1 :sugar: for **2** :doubloon: (Trading Post)')
  })

  test('PR-CRAFTSMAN-5: one production of each player, and what pays for it', () => {
    const history = told(1, [
      { type: 'roleTaken', seat: 1, role: 'craftsman', doubloons: 2 },
      { type: 'produced', seat: 1, good: 'corn', count: 2, by: 'craftsman' },
      { type: 'produced', seat: 1, good: 'indigo', count: 1, by: 'craftsman' },
      { type: 'doubloonsGained', seat: 1, count: 1, by: 'factory' },
      { type: 'produced', seat: 2, good: 'sugar', count: 1, by: 'craftsman' },
      { type: 'produced', seat: 2, good: 'sugar', count: 1, by: 'aqueduct' },
    ])
    expect(history.map(({ seat, text }) => [seat, text])).toEqual([
      [
        1,
        'takes **Craftsman** and **2** :doubloon: on it; produces 2 :corn: 1 :indigo:; gets **1** :doubloon: (Factory)',
      ],
      [2, 'produces 2 :sugar: (Aqueduct)'],
    ])
  })

  test('PR-CRAFTSMAN-3: that no barrel of a kind is left', () => {
    const none: Event = { type: 'notProduced', seat: 1, good: 'corn', count: 2, by: 'craftsman' }
    const [some] = told(1, [
      { type: 'produced', seat: 1, good: 'corn', count: 1, by: 'craftsman' },
      none,
      { type: 'produced', seat: 1, good: 'indigo', count: 1, by: 'craftsman' },
    ])
    expect(some?.text).toBe(
      'produces 1 :corn: 1 :indigo:; produces no :corn:, because none is left',
    )
    expect(told(1, [none]).map(({ text }) => text)).toEqual([
      'produces no :corn:, because none is left',
    ])
    expect(impactOn([none], 1, words.personOf(1))).toMatchObject({ what: 'no :corn: is left' })
  })

  test('PR-SETTLER-2, PR-SETTLER-4: a building that gives what the role does not', () => {
    const [line] = told(0, [
      { type: 'tileTaken', seat: 0, tile: 'quarry', asForest: false, by: 'constructionHut' },
      { type: 'colonistTaken', seat: 0, count: 1, by: 'hospice', from: 'supply' },
    ])
    expect(line?.text).toBe(
      'takes **Quarry** (Construction Hut); takes **1** :colonist: from the supply (Hospice)',
    )
    const [own] = told(0, [
      { type: 'tileTaken', seat: 0, tile: 'quarry', asForest: false, by: 'settler' },
    ])
    expect(own?.text).toBe('takes **Quarry**')
  })

  test('PR-MAYOR-4: only what a placement changes', () => {
    const put = (on: string, count: number): Event => ({
      type: 'moved',
      seat: 0,
      move: `put ${count} on ${on}`,
      step: { type: 'put', on, count },
      forced: false,
    })
    const moved = (place: string, count: number): Event => ({
      type: 'colonistsMoved',
      seat: 0,
      place,
      count,
    })
    const [changed] = told(0, [
      put('corn', 0),
      put('smallMarket', 2),
      moved('corn', -1),
      moved('quarry', 1),
    ])
    expect(changed?.text).toBe('places :colonist: −1 Corn Plantation, +1 Quarry')
    expect(changed?.touched).toEqual([
      ['seat-0-tile-corn', 'seat-0-island', 'seat-0'],
      ['seat-0-tile-quarry', 'seat-0-island', 'seat-0'],
    ])
    const [left] = told(0, [put('corn', 1), { type: 'colonistsStayed', seat: 0 }])
    expect(left?.text).toBe('leaves every :colonist: in place')
    const [step] = told(0, [put('smallMarket', 2)])
    expect(step?.text).toBe('places **2** :colonist: Small Market')
  })

  test('those who cannot do something', () => {
    const [line] = told(2, [
      { type: 'skipped', seat: 2, decision: 'D-TRADE' },
      { type: 'skipped', seat: 0, decision: 'D-TRADE' },
    ])
    expect(line).toMatchObject({
      seat: undefined,
      kind: 'note',
      text: 'nothing to sell for Clara and Ana',
    })
  })

  test('a new round, its governor and the end', () => {
    const history = told(1, [
      { type: 'endTriggered', reason: 'city' },
      { type: 'governorPassed', seat: 2, round: 4 },
      { type: 'gameEnded' },
    ])
    expect(history.map(({ kind, seat, text }) => [kind, seat, text])).toEqual([
      ['note', undefined, log.ends['city']],
      ['heading', 2, 'Round 4'],
      ['heading', undefined, log.over],
    ])
  })

  test("a bot's reason for its role", () => {
    const [line] = told(
      1,
      [{ type: 'roleTaken', seat: 1, role: 'prospector 2', doubloons: 0 }],
      [
        { code: 'gains', amount: 2, than: 0, other: 'choose trader', what: 'doubloons' },
        { code: 'denies', amount: 3, other: 'choose trader', what: 'vp', seat: 0 },
        { code: 'only-move' },
      ],
    )
    expect(line?.text).toBe('takes **Prospector**')
    expect(line?.why).toBe(
      'because it brings 2 :doubloon:, Trader none; Trader would bring Ana 3 VP more',
    )
  })
})
