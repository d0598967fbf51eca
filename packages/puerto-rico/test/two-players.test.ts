/** The variant for two players (§12B). */
import { expect, test } from 'vitest'
import { GOODS } from '../src/index.ts'
import { newGame, puertoRico, type Table } from './table.ts'
import { SIX_CHOICES } from './usual-offers.ts'

const two = { players: ['A', 'B'] }

/** A game set up by the rules with A as governor. */
function begun(): Table {
  const games = Array.from({ length: 20 }, (_, at) => newGame(two, `seed ${at}`))
  const found = games.find((table) => table.view('A').governor === 0)
  if (found === undefined) throw new Error('A is never governor')
  return found
}

const sum = (counts: object) => Object.values(counts).reduce((all: number, n: number) => all + n, 0)

test('PR-2P-1: the setup is that of the column for two players', () => {
  begun()
    .expect('A', { doubloons: 3, island: 'indigo 1' })
    .expect('B', { doubloons: 3, island: 'corn 1' })
    .expect('supply', { vp: 65, colonists: 40, ship: 2 })
})

test('PR-2P-1: all other rules hold: order, privilege, refill of n + 1 tiles', () => {
  puertoRico(two)
    .faceUp('corn 2, sugar 1')
    .supply({ faceDown: 'coffee 5' })
    .turnOf('B')
    .play('choose settler')
    .offers('take corn', 'take sugar', 'take quarry', 'pass')
    .play('B: take quarry')
    .offers('take corn', 'take sugar', 'pass')
    .play('A: take corn')
    .expect('faceUp', 'coffee 3')
    .expect('supply', { faceDown: 'coffee 2', quarries: 4 })
    .asks('A', 'D-ROLE')
})

test('PR-2P-2: three plantations of each kind, three quarries, two barrels of each kind fewer', () => {
  const table = begun().expect('supply', {
    quarries: 8 - 3,
    goods: 'corn 8, indigo 9, sugar 9, tobacco 7, coffee 7',
  })
  const { faceUp, faceDown, seats } = table.game.position()
  const piles = [faceUp, faceDown, ...seats.map(({ island }) => island)]
  const kinds = GOODS.map((good) => piles.reduce((all, pile) => all + (pile[good] ?? 0), 0))
  expect(kinds).toEqual([10 - 3, 12 - 3, 11 - 3, 9 - 3, 8 - 3])
})

test('PR-2P-3: two copies of every production building, one of every violet one', () => {
  const { buildingsLeft } = begun().view('A')
  const copies = Object.values(buildingsLeft)
  expect(copies).toEqual([...Array(6).fill(2), ...Array(17).fill(1)])
  expect(sum(buildingsLeft)).toBe(29)
})

test('PR-2P-3: the single harbor is gone when it is built, of two sugar mills one is left', () => {
  puertoRico(two)
    .give('A', { doubloons: 20 })
    .give('B', { doubloons: 20 })
    .play('choose builder', 'A: build harbor')
    .refuses('B: build harbor', 'PR-BUILDER-2')
  puertoRico(two)
    .give('A', { doubloons: 20 })
    .give('B', { doubloons: 20 })
    .play('choose builder', 'A: build sugar mill')
    .mayPlay('B: build sugar mill')
})

test('PR-2P-4: only the ships of 4 and 6', () => {
  puertoRico(two)
    .give('A', { goods: 'corn 1' })
    .play('choose captain')
    .offers('load corn on 4', 'load corn on 6')
    .refuses('load corn on 5', 'PR-SETUP-1')
    .refuses('load corn on 7', 'PR-SETUP-1')
})

test('PR-2P-4: the trading house still has four spaces', () => {
  const sale = (house: string) =>
    puertoRico(two).give('A', { goods: 'coffee' }).house(house).play('choose trader', 'sell coffee')
  sale('corn, indigo').expect('house', 'corn, indigo, coffee')
  sale('corn, indigo, sugar').expect('house', 'none').happened({ type: 'houseEmptied' })
})

test('PR-2P-4: seven role cards, one prospector among them', () => {
  begun()
    .offers(...SIX_CHOICES, 'choose prospector')
    .refuses('choose prospector 2', 'PR-SETUP-1')
})

test('PR-2P-5: the two choose alternately, three roles each', () => {
  puertoRico(two)
    .turnOf('B')
    .play('B: choose trader', 'A: choose captain', 'B: choose craftsman', 'A: choose prospector')
    .asks('B', 'D-ROLE')
    .offers('choose settler', 'choose mayor', 'choose builder')
    .expect('round', 1)
    .play('B: choose mayor', 'B: take 0 colonists', 'A: choose builder')
    .play('A: pass')
    .expect('round', 2)
    .asks('A', 'D-ROLE')
})

test('PR-2P-5: both carry the role out, the chooser first', () => {
  puertoRico(two)
    .faceUp('corn 3')
    .roles({ trader: 'A' })
    .turnOf('B')
    .play('choose settler')
    .asks('B', 'D-SETTLE')
    .play('take corn')
    .asks('A', 'D-SETTLE')
    .play('take corn')
    .asks('A', 'D-ROLE')
})

/** Five roles are chosen, A is governor; B chooses the sixth. */
const sixth = (options = {}) =>
  puertoRico({ ...two, ...options })
    .roles({ trader: 'A', captain: 'B', craftsman: 'A', mayor: 'B', prospector: 'A' })
    .turnOf('B')
    .governor('A')

test('PR-2P-6: one doubloon on the single card left; cards back; the other player is governor', () => {
  sixth()
    .roles({ settler: 2 })
    .play('choose builder', 'pass')
    .expect('roles', { settler: 3, builder: 0, trader: 0, captain: 0, prospector: 0 })
    .expect('roles', { builder: 'free', trader: 'free', captain: 'free', prospector: 'free' })
    .expect('governor', 'B')
    .expect('round', 2)
    .asks('B', 'D-ROLE')
})

test('PR-2P-6: before the sixth choice nothing of this happens', () => {
  const table = sixth().expect('round', 1).expect('governor', 'A')
  table.expect('roles', { settler: 0, builder: 0, trader: 'A' })
  table.offers('choose settler', 'choose builder')
})

test('PR-2P-7: at least two colonists come on the ship', () => {
  puertoRico(two)
    .play('choose mayor', 'take 0 colonists')
    .expect('supply', { ship: 2, colonists: 38 })
    .happened({ type: 'shipRefilled', count: 2, required: 2 })
  puertoRico(two)
    .give('B', { buildings: 'indigo plant, harbor' })
    .play('choose mayor', 'take 0 colonists', 'B: place harbor 1')
    .expect('supply', { ship: 3, colonists: 37 }) // 4 circles, of which B fills one
})

test('PR-2P-7: with two left in the supply the game goes on, with one it ends', () => {
  const left = (colonists: number) =>
    puertoRico(two).supply({ colonists }).rest('B').play('choose mayor', 'take 0 colonists')
  left(2).expect('ending').expect('supply', { colonists: 0, ship: 2 })
  left(1).expect('ending', 'colonists').expect('supply', { colonists: 0, ship: 1 })
})

test('PR-2P-7: the end and the scoring are as ever', () => {
  sixth({ roundLimit: 1 })
    .give('A', { vp: 5, buildings: 'harbor' })
    .give('B', { vp: 7, doubloons: 2 })
    .play('choose builder', 'pass')
    .over('A')
    .expect('A', { total: 8 })
    .expect('B', { total: 7 })
})

test('EX-PR-26: a round of two', () => {
  const table = begun()
    .expect('supply', { vp: 65, colonists: 40, ship: 2, quarries: 5 })
    .expect('ships', '4: empty', '6: empty')
  expect(sum(table.view('A').faceUp)).toBe(3)
  table
    .play('A: choose settler', 'A: pass', 'B: pass')
    .play('B: choose trader', 'A: choose captain', 'B: choose craftsman')
    .play('A: choose builder', 'A: pass', 'B: pass')
    .play('B: choose prospector')
    .expect('B', { doubloons: 4 })
    .expect('roles', { mayor: 1, settler: 0, trader: 0, captain: 0, builder: 0, prospector: 0 })
    .expect('governor', 'B')
    .asks('B', 'D-ROLE')
})
