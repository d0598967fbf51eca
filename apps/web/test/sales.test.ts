/** The line of arithmetic of a sale: every part with its name, out of the rules, and the sum that they pay. */
import { afterEach, expect, test } from 'vitest'
import { sumOf } from '../src/puerto-rico/decisions/sums.ts'
import { salesOf } from '../src/san-juan/decisions/income.ts'
import type { SanJuan } from '../src/san-juan/table-types.ts'
import { begun, closeDesks, gamesOf, MapStore, Sitter } from './desk.ts'

afterEach(closeDesks)

/** What is said about each sale of Puerto Rico that is offered. */
async function salesIn(position: object): Promise<Readonly<Record<string, string | undefined>>> {
  const games = gamesOf(new MapStore())
  const sitter = new Sitter(games, begun(await games.load(JSON.stringify(position))))
  const moment = await sitter.asked()
  const sales = (moment.offers ?? []).filter(({ move }) => move.type === 'sell')
  return Object.fromEntries(sales.map((offer) => [offer.text, sumOf(moment, offer)]))
}

const turn = { decision: 'D-TRADE', seat: 0 }

test('a sale says what the house pays, what each building adds, and what the trader gets', async () => {
  const buildings = { smallMarket: 1, largeMarket: 1, office: 1 }
  const seats = [{ goods: { coffee: 1, corn: 1 }, buildings }, {}, {}]
  expect(await salesIn({ seats, turn })).toEqual({
    'sell corn': '**Corn:** 0 + 1 Small Market + 2 Large Market + 1 as trader = **4 doubloons**.',
    'sell coffee':
      '**Coffee:** 4 + 1 Small Market + 2 Large Market + 1 as trader = **8 doubloons**.',
  })
})

test('a building without a colonist adds nothing, nor does a market outside the trading house', async () => {
  const buildings = { smallMarket: 1, largeMarket: 0, tradingPost: 1 }
  const seats = [{ goods: { sugar: 1 }, buildings }, {}, {}]
  const options = { players: 3, buildings: 'all31' }
  expect(await salesIn({ options, seats, turn })).toEqual({
    'sell sugar': '**Sugar:** 2 + 1 Small Market + 1 as trader = **4 doubloons**.',
    'sell sugar to trading post': '**Sugar:** 2 + 1 as trader = **3 doubloons**.',
  })
})

test('without bonuses there is nothing to add', async () => {
  const seats = [{ goods: { tobacco: 1 } }, {}, {}]
  expect(await salesIn({ seats, turn: { ...turn, chooser: 2 } })).toEqual({
    'sell tobacco': '**Tobacco:** **3 doubloons**.',
  })
})

/** What is said about selling the two goods of seat 0. */
async function bothSold(
  more: readonly string[],
  options: object = {},
): Promise<string | undefined> {
  const goods = ['indigoPlant', 'coffeeRoaster'].map((building) => ({ building, good: true }))
  const position = {
    game: 'san-juan',
    options: { players: 3, ...options },
    seats: [{ tableau: [...goods, ...more, 'tradingPost'] }, {}, {}],
    tradingHouses: ['t1'],
    tradingHouse: 0,
    turn: { decision: 'D-SJ-5', seat: 0, chooser: 0 },
  }
  const games = gamesOf(new MapStore())
  const sitter = new Sitter<SanJuan>(games, begun(await games.load(JSON.stringify(position))))
  const moment = await sitter.asked()
  const both = moment.offers?.find(({ text }) => text.includes(','))?.text ?? ''
  return salesOf(moment, both)
}

test('San Juan: each good at its price, then what each building adds', async () => {
  expect(await bothSold(['marketHall', 'marketStand'])).toBe(
    'You draw **5 cards**: indigo 1 + coffee 2 + 1 market stand + 1 market hall.',
  )
})

test('SJ-X-HARBOR-2, R-SJ-1: how many of the goods are tucked', async () => {
  const sum = 'You draw **3 cards**: indigo 1 + coffee 2.'
  expect(await bothSold(['harbor'], { expansion: true })).toBe(
    `${sum} One of them is tucked under the harbor: 1 VP.`,
  )
  expect(await bothSold(['harbor'], { expansion: true, harborTucks: 'every' })).toBe(
    `${sum} 2 of them are tucked under the harbor: 2 VP.`,
  )
})
