import { Game, orThrow } from '@doubloon/engine'
import { type Cause, type Event, sanJuan } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { menuOf } from '../src/san-juan/menu.ts'
import { NOTATION } from '../src/san-juan/messages.ts'
import { questionOf } from '../src/san-juan/question.ts'
import { tell } from '../src/san-juan/telling.ts'
import { randomGame } from './san-juan.ts'

const NAMES = ['You', 'Ana', 'Ben']
const sentences = (...events: readonly Event[]) => tell(events, NAMES).map((it) => it.sentence)

const pass = (seat: number, forced: boolean): Event => ({
  type: 'moved',
  seat,
  move: 'pass',
  step: { type: 'pass' },
  forced,
})

/** Events and what is told of them. */
const TOLD: readonly [string, readonly Event[], string | undefined][] = [
  [
    'a role',
    [{ type: 'roleTaken', seat: 1, role: 'trader', doubled: false }],
    'Ana takes the trader.',
  ],
  [
    'a role with the library',
    [{ type: 'roleTaken', seat: 0, role: 'trader', doubled: true }],
    'You take the trader with the library.',
  ],
  ['a pass', [pass(1, false)], 'Ana passes.'],
  ['an own pass', [pass(0, false)], 'You pass.'],
  ['a forced pass', [pass(1, true)], 'Ana cannot build.'],
  [
    'a small step',
    [
      {
        type: 'moved',
        seat: 1,
        move: 'pay crane',
        step: { type: 'payCard', card: 'crane' },
        forced: false,
      },
    ],
    undefined,
  ],
  [
    'a build',
    [{ type: 'built', seat: 1, building: 'goldMine', over: undefined, paid: 1 }],
    'Ana builds the gold mine for 1.',
  ],
  [
    'a build over another',
    [{ type: 'built', seat: 0, building: 'palace', over: 'chapel', paid: 0 }],
    'You build the palace over the chapel for 0.',
  ],
  [
    'a lost good',
    [{ type: 'goodLost', seat: 1, good: 'coffee', by: 'crane' }],
    'Ana loses a good: coffee.',
  ],
  [
    'a good paid',
    [{ type: 'goodPaid', seat: 1, good: 'sugar', by: 'blackMarket' }],
    'Ana pays with goods: sugar.',
  ],
  ['prices', [{ type: 'houseTurnedUp', house: 't3' }], 'The trading house pays 1-1-2-2-3.'],
  [
    'a tucked good',
    [{ type: 'goodTucked', seat: 1, card: undefined, by: 'harbor' }],
    'Ana tucks a sold good under the harbor.',
  ],
  [
    'a shown card',
    [{ type: 'shownTaken', seat: 1, card: 'well', by: 'goldMine' }],
    'Ana takes the well.',
  ],
  [
    'shown cards discarded',
    [
      { type: 'shownDiscarded', seat: 1, card: 'well', by: 'goldMine' },
      { type: 'shownDiscarded', seat: 1, card: 'hut', by: 'goldMine' },
    ],
    'Well, hut discarded.',
  ],
  [
    'a customs office',
    [
      {
        type: 'produced',
        seat: 1,
        good: 'customs office good',
        card: undefined,
        by: 'customsOffice',
      },
    ],
    'Ana gets a customs office good.',
  ],
  [
    'a good without a card',
    [{ type: 'notProduced', seat: 1, good: 'sugar', by: 'producer' }],
    'Ana gets no sugar: no card is left.',
  ],
  ['a shuffle', [{ type: 'discardsShuffled', count: 40 }], 'The 40 discards become the draw pile.'],
  ['a governor', [{ type: 'governorPassed', seat: 2, round: 3 }], 'Ben becomes governor.'],
  [
    'twelveBuildings',
    [{ type: 'endTriggered', reason: 'twelveBuildings' }],
    'Twelve buildings stand in a tableau: the game ends.',
  ],
  [
    'the limit',
    [{ type: 'endTriggered', reason: 'roundLimit' }],
    'The limit of rounds is reached: the game is broken off here.',
  ],
  ['the end', [{ type: 'gameEnded' }], undefined],
]

test.each(TOLD)('%s is told in a sentence', (_, events, sentence) => {
  expect(sentences(...events)).toEqual([sentence])
})

test('events alike are one sentence; cards one may not know are counted', () => {
  const drew = (seat: number, card: string | undefined, by: Cause): Event => ({
    type: 'drew',
    seat,
    card,
    by,
  })
  expect(
    sentences(
      drew(0, 'crane', 'sale'),
      drew(0, 'goldMine', 'sale'),
      drew(0, 'hut', 'marketStand'),
      drew(1, undefined, 'sale'),
      drew(1, undefined, 'sale'),
      drew(2, undefined, 'prospector'),
    ),
  ).toEqual([
    'You draw crane, gold mine.',
    'You draw hut from the market stand.',
    'Ana draws 2 cards.',
    'Ben draws 1 card.',
  ])
  for (const [verb, of] of [
    ['pays', (card?: string): Event => ({ type: 'cardPaid', seat: 1, card, by: 'builder' })],
    ['keeps', (card?: string): Event => ({ type: 'kept', seat: 1, card, by: 'councillor' })],
    ['discards', (card?: string): Event => ({ type: 'discarded', seat: 1, card, by: 'archive' })],
  ] as const) {
    expect(sentences(of('crane'), of('well'))).toEqual([`Ana ${verb} crane, well.`])
    expect(sentences(of(undefined), of(undefined))).toEqual([`Ana ${verb} 2 cards.`])
  }
  const tucked = (card: string | undefined): Event => ({
    type: 'tucked',
    seat: 1,
    card,
    by: 'bank',
  })
  expect(sentences(tucked(undefined), tucked(undefined))).toEqual([
    'Ana tucks 2 cards under the bank.',
  ])
  const sold = (good: 'indigo' | 'silver', price: number): Event => ({
    type: 'sold',
    seat: 1,
    good,
    price,
  })
  expect(sentences(sold('indigo', 1), sold('silver', 3))).toEqual([
    'Ana sells indigo for 1, silver for 3.',
  ])
})

test('every event of random games has a sentence or is told by others', () => {
  const silent = new Set<string>()
  for (const seed of ['a', 'b']) {
    const record = randomGame({ players: 4, expansion: true }, seed).record()
    let game = orThrow(Game.start(sanJuan, record.options, seed))
    for (const line of record.moves) {
      game = orThrow(game.playLine(line))
      for (const viewer of [0, -1])
        for (const event of game.eventsFor(viewer)) {
          const [told] = tell([event], ['Ana', 'Ben', 'Cyd', 'Dan'])
          if (told?.sentence === undefined) silent.add(event.type)
          else expect(told.sentence).not.toMatch(/undefined|NaN/)
        }
    }
  }
  expect([...silent].sort()).toEqual(['gameEnded', 'moved'])
})

/** A hand with everything the examples name, and the position of each decision. */
const HAND = { crane: 2, well: 1, smithy: 1, library: 1 }
const GOODS = [
  { building: 'indigoPlant', good: true },
  { building: 'coffeeRoaster', good: true },
]
const EMPTY = ['indigoPlant', 'coffeeRoaster']
const START = { round: 2 }
const OWN_TURN = { seat: 0, chooser: 0 }
const POSITIONS: Readonly<Record<string, readonly [seat: object, rest: object, asked: string]>> = {
  'D-SJ-1': [
    { hand: { ...HAND, tower: 1 } },
    {
      options: { advanced: true },
      governor: 1,
      discard: { park: 1 },
      turn: { decision: 'D-SJ-1', seat: 0, unready: [0] },
    },
    'Starting cards: discard 2 of your 6 cards.',
  ],
  'D-SJ-3': [
    { hand: HAND },
    { turn: { decision: 'D-SJ-3', phase: 'builder', ...OWN_TURN } },
    'Builder: which building do you build? Beside it stands what you pay for it now.',
  ],
  'D-SJ-4': [
    { tableau: EMPTY },
    { turn: { decision: 'D-SJ-4', phase: 'producer', ...OWN_TURN } },
    'Producer: what do you produce? At most 2 goods.',
  ],
  'D-SJ-5': [
    { tableau: GOODS },
    { turn: { decision: 'D-SJ-5', phase: 'trader', ...OWN_TURN }, tradingHouses: ['t1'] },
    'Trader: what do you sell? At most 2 goods; beside each stands its price.',
  ],
  'D-SJ-6': [
    {},
    {
      turn: { decision: 'D-SJ-6', phase: 'councillor', ...OWN_TURN, inAir: { crane: 2, well: 3 } },
    },
    'Councillor: keep 1 of the 5 cards drawn.',
  ],
  'D-SJ-8': [
    { hand: HAND, tableau: ['indigoPlant', 'officeBuilding'] },
    { ...START, turn: { decision: 'D-SJ-8', seat: 0 } },
    'Office building: exchange up to 2 cards for new ones?',
  ],
  'D-SJ-9': [
    { hand: HAND, tableau: ['indigoPlant', 'chapel'] },
    { ...START, turn: { decision: 'D-SJ-9', seat: 0 } },
    'Chapel: tuck a card under it? It will be worth 1 VP.',
  ],
  'D-SJ-10': [
    { hand: HAND, tableau: ['indigoPlant', 'bank'] },
    { ...START, turn: { decision: 'D-SJ-10', seat: 0 } },
    'Bank: tuck any number of cards, once in the game? Each will be worth 1 VP.',
  ],
  'D-SJ-11': [
    { hand: { ...HAND, tower: 1, hut: 1, park: 1, quarry: 1 } },
    { ...START, turn: { decision: 'D-SJ-11', seat: 0 } },
    'You may hold 7 cards: discard 2 cards.',
  ],
}

test.each(Object.entries(POSITIONS))('%s: question, example and proposal fit', (decision, it) => {
  const [seat, { options, ...rest }, asked] = it as [object, { options?: object }, string]
  const position = {
    options: { players: 2, expansion: true, ...options },
    governor: 0,
    seats: [seat, decision === 'D-SJ-1' ? { hand: { statue: 2, hut: 2 } } : {}],
    ...rest,
  }
  const game = orThrow(Game.fromPosition(sanJuan, position))
  expect(game.decision).toBe(decision)
  expect(questionOf(game)).toBe(asked)
  expect(game.check(NOTATION[decision] ?? '')).toEqual({ ok: true, value: undefined })
  const { proposal, items = [], verb } = menuOf(game) ?? {}
  expect(items.length).toBeGreaterThan(0)
  if (verb !== undefined) expect(game.check(proposal ?? '')).toEqual({ ok: true, value: undefined })
})

test('where the first card is forced, all can be chosen from all the same', () => {
  const seats = [{ hand: { coffeeRoaster: 8, well: 1 } }, {}]
  const position = { governor: 0, round: 2, seats, turn: { decision: 'D-SJ-11', seat: 0 } }
  const game = orThrow(Game.fromPosition(sanJuan, position))
  expect(questionOf(game)).toBe('You may hold 7 cards: discard 2 cards.')
  const { items, proposal } = menuOf(game) ?? {}
  expect(items).toHaveLength(9)
  expect(proposal).toBe('discard coffee roaster, well')
  expect(game.check(proposal ?? '')).toEqual({ ok: true, value: undefined })
  expect(menuOf(game, 'discard coffee roaster')?.proposal).toBe('discard coffee roaster, well')
})

test('every proposal in random games is legal, and every item leads on', () => {
  const { options, moves } = randomGame(
    { players: 3, expansion: true, advanced: true },
    'x',
  ).record()
  let game = orThrow(Game.start(sanJuan, options, 'x'))
  for (const [turn, line] of moves.entries()) {
    const menu = turn % 3 === 0 ? menuOf(game) : undefined
    if (menu?.proposal !== undefined)
      expect(game.check(menu.proposal), menu.proposal).toEqual({ ok: true, value: undefined })
    for (const { label, move } of menu?.items ?? []) {
      const typed = move ?? (menu?.verb === undefined ? label : `${menu.verb} ${label}`)
      const payment = menuOf(game, typed)
      const completed = payment?.proposal ?? typed
      expect(game.check(completed), `${typed} → ${completed}`).toEqual({
        ok: true,
        value: undefined,
      })
    }
    game = orThrow(game.playLine(line))
  }
})
