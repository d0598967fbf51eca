/**
 * What holds after every step (§18.2), counted from the positions of random games.
 * conformance.ts does the same for thousands of games, inside the engine.
 */
import { randomGame } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import { BUILDINGS, type Event, type Position, sanJuan as rules, type View } from '../src/index.ts'
import { type Cards, cardCount } from './notation.ts'
import { GRID } from './option-sets.ts'
import { sanJuan } from './table.ts'

interface Moment {
  readonly position: Position
  readonly before: Position | undefined
  readonly events: readonly Event[]
  readonly view: View
}

/** Every position of two random games for each set of options. */
const MOMENTS: readonly Moment[] = [...GRID, ...GRID].flatMap(({ options }, number) =>
  [...randomGame(rules, options, number)].map((game, at, games) => ({
    position: game.position(),
    before: games[at - 1]?.position(),
    events: game.events,
    view: game.view(0),
  })),
)

/** The law holds at every moment of every game. */
function always(law: (moment: Moment) => boolean): void {
  expect(MOMENTS.length).toBeGreaterThan(5000)
  expect(MOMENTS.find((moment) => !law(moment))).toBeUndefined()
}

const total = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
const PRODUCTION = ['indigoPlant', 'sugarMill', 'tobaccoStorage', 'coffeeRoaster', 'silverSmelter']

/** All places where cards are, each as a bag; the announced card is beside those picked. */
function bagsOf({ seats, drawPile, discard, removed, turn }: Position): readonly Cards[] {
  const { announced } = turn
  const lying = seats.flatMap(({ hand, tableau, tucked, tuckedUnseen }) => [
    hand,
    tucked ?? {},
    tuckedUnseen ?? {},
    ...tableau.map(({ building }) => ({ [building]: 1 })),
    ...tableau.map(({ good }): Cards => (good === undefined ? {} : { [good]: 1 })),
  ])
  const fromHand = announced !== undefined && announced !== 'cathedral'
  const inHand: readonly Cards[] = [turn.picked ?? {}, fromHand ? { [announced]: 1 } : {}]
  return [...lying, drawPile, discard, removed, turn.inAir ?? {}, ...inHand]
}

test('SJ-INV-1: all cards of the deck lie somewhere, by kind and in all', () => {
  always(({ position }) => {
    const bags = bagsOf(position)
    const { expansion } = position.options
    const inDeck = BUILDINGS.filter(
      ({ key, set }) => key !== 'cathedral' && (expansion || set === 'base'),
    )
    const count = (key: string) => total(bags.map((bag) => bag[key] ?? 0))
    const counts = inDeck.map(({ key }) => count(key))
    return (
      inDeck.every(({ key, copies }) => count(key) === copies) &&
      total(counts) === (expansion ? 141 : 112) &&
      count('cathedral') + (position.cathedralOnTable ? 1 : 0) === (expansion ? 1 : 0)
    )
  })
})

test('SJ-INV-2: goods lie one by one on production buildings and customs offices', () => {
  always(({ position }) =>
    position.seats.every(({ tableau }) =>
      tableau.every(
        ({ building, good }) =>
          good === undefined || PRODUCTION.includes(building) || building === 'customsOffice',
      ),
    ),
  )
})

test('SJ-INV-3: nobody owns two city buildings of one kind', () => {
  always(({ position }) =>
    position.seats.every(({ tableau }) => {
      const city = tableau
        .map(({ building }) => building)
        .filter((key) => !PRODUCTION.includes(key))
      return new Set(city).size === city.length
    }),
  )
})

test('SJ-INV-4: a tableau begins with 1 building, never shrinks, and never has more than 12', () => {
  always(({ position, before }) =>
    position.seats.every(({ tableau }, seat) => {
      const least = before?.seats[seat]?.tableau.length
      if (least === undefined) return tableau.length === 1
      return tableau.length >= least && tableau.length <= 12
    }),
  )
})

test('SJ-INV-5: the trading house stack goes round: every fifth card is the same', () => {
  const turned: string[] = []
  let cycles = 0
  for (const { events, before } of MOMENTS) {
    if (before === undefined) turned.length = 0
    for (const event of events) {
      if (event.type !== 'houseTurnedUp') continue
      turned.push(event.house)
      const last = turned.slice(-5)
      expect(new Set(last).size).toBe(last.length)
      if (turned.length > 5) {
        expect(turned.at(-6)).toBe(event.house)
        cycles++
      }
    }
  }
  expect(cycles).toBeGreaterThan(20)
})

test('SJ-INV-6: after the start of a round every hand is within its limit', () => {
  const begun = MOMENTS.filter(
    ({ position }) =>
      position.round > 1 &&
      position.turn.decision === 'D-SJ-2' &&
      Object.keys(position.roles).length === 0,
  )
  expect(begun.length).toBeGreaterThan(200)
  for (const { position } of begun)
    for (const [seat, { hand }] of position.seats.entries())
      expect(cardCount(hand)).toBeLessThanOrEqual(limitOf(position, seat))
})

/** By the table of SJ-START-4. */
function limitOf({ seats }: Position, seat: number): number {
  const owns = (owner: number, key: string) =>
    seats[owner]?.tableau.some(({ building }) => building === key) ?? false
  if (owns(seat, 'tower')) return 12
  if (owns(seat, 'guardRoom')) return 7
  return seats.some((_, other) => owns(other, 'guardRoom')) ? 6 : 7
}

test('SJ-INV-7: each role is chosen at most once in a round, of 3, 3 or 4 phases', () => {
  let chosen: string[] = []
  let rounds = 0
  for (const { events, before, position } of MOMENTS) {
    if (before === undefined) chosen = []
    for (const event of events) {
      if (event.type === 'roleTaken') chosen.push(event.role)
      expect(new Set(chosen).size).toBe(chosen.length)
      if (event.type !== 'governorPassed') continue
      expect(chosen).toHaveLength(position.options.players === 4 ? 4 : 3)
      chosen = []
      rounds++
    }
  }
  expect(rounds).toBeGreaterThan(200)
})

test('SJ-INV-8: a councillor phase adds the cards kept to every hand, however many are drawn', () => {
  sanJuan({ players: ['Ana', 'Ben', 'Cyd'] })
    .hand('Ana', 'well')
    .tableau('Ben', 'indigo plant, prefecture')
    .hand('Cyd', 'crane 2')
    .tableau('Cyd', 'indigo plant, archive')
    .drawPile('statue 3, hero 3, library 3') // 5, 2 and 2 are drawn
    .phase('councillor', 'Ana')
    .play('keep statue')
    .asks('Cyd', 'D-SJ-7')
    .play('put away crane')
    .expect('Ana', { handSize: 2 })
    .expect('Ben', { handSize: 2 })
    .expect('Cyd', { handSize: 3 })
})

test('sizes of hands, piles and tableaux in views are those of the cards', () => {
  always(({ position, view }) => {
    const picked = cardCount(position.turn.picked ?? {})
    const { announced, decision, seat: acting } = position.turn
    const fromHand = announced !== undefined && announced !== 'cathedral' ? 1 : 0
    return (
      view.drawPile === cardCount(position.drawPile) &&
      view.discardPile === cardCount(position.discard) &&
      position.seats.every(({ hand, tableau }, seat) => {
        const aside = seat === acting && decision !== 'D-SJ-6' ? picked + fromHand : 0
        const shown = view.seats[seat]
        return (
          shown?.handSize === cardCount(hand) + aside && shown.tableau.length === tableau.length
        )
      })
    )
  })
})
