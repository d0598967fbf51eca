/** What is a decision and what is not (§13): automatic gains, forced moves, counts and passes. */
import { describe, expect, test } from 'vitest'
import { puertoRico } from './table.ts'
import { SIX_CHOICES } from './usual-offers.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'], buildings: 'all31' } as const
const five = { players: ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve'] } as const

describe('never a decision', () => {
  test('PR-DEC-1: role doubloons and the privilege of the prospector', () => {
    puertoRico(four)
      .roles({ prospector: 2 })
      .play('choose prospector')
      .expect('Ana', { doubloons: 2 + 1 })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-DEC-1: dealing the ship, placing without a choice, refill of the ship', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn' })
      .give('Cyd', { buildings: 'sugar mill 1, tobacco storage' })
      .supply({ ship: 6 })
      .play('choose mayor', 'take 0 colonists')
      .asks('Cyd', 'D-MAYOR-PLACE') // the first with a choice: 3 colonists, 6 circles
      .expect('Ana', { island: 'corn 1*', sanJuan: 1 })
      .expect('Ben', { sanJuan: 2 })
      .play('place sugar mill 3')
      .happened({ type: 'shipRefilled', count: 3, required: 3 })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-DEC-1: production, factory, aqueduct and specialty factory', () => {
    puertoRico(three)
      .give('Cyd', {
        island: 'corn 1*, sugar 2*',
        buildings: 'sugar mill 2, factory*, aqueduct*, specialty factory*',
      })
      .play('choose craftsman')
      .expect('Cyd', { goods: 'corn 1, sugar 3', doubloons: 1 + 2 })
      .asks('Ben', 'D-ROLE')
  })

  test("PR-DEC-1: the markets, the trader's privilege, emptying the house", () => {
    puertoRico(three)
      .give('Ana', { goods: 'sugar', buildings: 'small market*, large market*' })
      .house('corn, tobacco, coffee')
      .play('choose trader')
      .asks('Ana', 'D-TRADE')
      .play('sell sugar')
      .expect('Ana', { doubloons: 2 + 1 + 1 + 2 })
      .happened({ type: 'houseEmptied' })
      .expect('house', 'none')
      .asks('Ben', 'D-ROLE')
  })

  test("PR-DEC-1: the captain's VP, harbor, lighthouse, union hall, emptying ships", () => {
    puertoRico(three)
      .give('Ana', { goods: 'corn 2', buildings: 'harbor*, lighthouse*, union hall*' })
      .ships('4: corn 2')
      .play('choose captain')
      .expect('Ana', { vp: 1 + 2 + 1 + 1, doubloons: 1 + 1, goods: 'none' })
      .happened({ type: 'shipEmptied', ship: '4', good: 'corn', count: 4 })
      .asks('Ben', 'D-ROLE')
  })

  test("PR-DEC-1: discounts, the builder's privilege, the church, positions in the city", () => {
    puertoRico(three)
      .give('Ana', { doubloons: 5, island: 'quarry 2*, forest 2', buildings: 'church*' })
      .play('choose builder')
      .asks('Ana', 'D-BUILD')
      .play('build harbor') // 8 − 2 − 1 − 1
      .expect('Ana', { doubloons: 1, vp: 1, buildings: 'church*, harbor' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-DEC-1: refill of the plantations, positions on the island', () => {
    puertoRico(three)
      .faceUp('corn, sugar, tobacco')
      .supply({ faceDown: 'coffee 8' })
      .play('choose settler', 'Ana: take corn', 'Ben: pass', 'Cyd: take sugar')
      .happened(
        { type: 'tilesDiscarded', tile: 'tobacco', count: 1 },
        { type: 'tileTurnedUp', tile: 'coffee' },
        { type: 'tileTurnedUp', tile: 'coffee' },
        { type: 'tileTurnedUp', tile: 'coffee' },
        { type: 'tileTurnedUp', tile: 'coffee' },
      )
      .expect('faceUp', 'coffee 4')
      .expect('supply', { faceDown: 'coffee 4' })
      .expect('Ana', { island: 'corn' })
      .expect('Cyd', { island: 'sugar' })
      .asks('Ben', 'D-ROLE')
  })
})

describe('forced decisions', () => {
  test('PR-DEC-2, PR-RUL-60: a single legal load is executed, and shown', () => {
    puertoRico(three)
      .give('Ana', { goods: 'corn 2' })
      .ships('4: corn 1')
      .play('choose captain')
      .happened(
        { type: 'moved', seat: 'Ana', move: 'choose captain', forced: false },
        { type: 'moved', seat: 'Ana', move: 'load corn on 4', forced: true },
        { type: 'loaded', seat: 'Ana', good: 'corn', ship: '4', count: 2 },
      )
      .asks('Ben', 'D-ROLE')
  })

  test('PR-DEC-2: with two legal loads the player is asked', () => {
    puertoRico(three)
      .give('Ana', { goods: 'corn 2' })
      .play('choose captain')
      .asks('Ana', 'D-LOAD')
      .offers('load corn on 4', 'load corn on 5', 'load corn on 6')
  })

  test('PR-DEC-2: a single alternative and a pass are a decision', () => {
    puertoRico(three)
      .give('Ana', { goods: 'corn' })
      .play('choose trader')
      .asks('Ana', 'D-TRADE')
      .offers('sell corn', 'pass')
  })

  test('PR-DEC-2: a placement is executed where no choice is left', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 2', buildings: 'harbor' })
      .give('Ben', { buildings: 'sugar mill*, tobacco storage*' })
      .supply({ ship: 6 })
      .play('choose mayor')
      .play('take 1 colonist') // three colonists, three circles
      .expect('Ana', { island: 'corn 2*', buildings: 'harbor*', sanJuan: 0 })
      .happened({ type: 'moved', seat: 'Ana', move: 'put 2 on corn', forced: true })
  })

  test('PR-RUL-60: who can only pass is skipped, and that is shown', () => {
    puertoRico(three)
      .play('choose trader')
      .happened(
        { type: 'skipped', seat: 'Ana', decision: 'D-TRADE' },
        { type: 'skipped', seat: 'Ben', decision: 'D-TRADE' },
        { type: 'skipped', seat: 'Cyd', decision: 'D-TRADE' },
      )
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-60: settler, builder and captain are skipped likewise', () => {
    puertoRico(three)
      .supply({ quarries: 0 })
      .rest('Cyd')
      .play('choose settler')
      .happened({ type: 'skipped', seat: 'Ana', decision: 'D-SETTLE' })
      .asks('Ben', 'D-ROLE')
      .play('choose builder', 'pass') // the builder's privilege pays for cheap ones
      .happened(
        { type: 'skipped', seat: 'Cyd', decision: 'D-BUILD' },
        { type: 'skipped', seat: 'Ana', decision: 'D-BUILD' },
      )
      .asks('Cyd', 'D-ROLE')
      .play('choose captain')
      .happened({ type: 'skipped', seat: 'Cyd', decision: 'D-LOAD' })
  })

  test('D-MAYOR-PLACE: identical tiles are interchangeable: a placement says how many of each kind', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 3, quarry 2', buildings: 'indigo plant' })
      .supply({ ship: 3 })
      .play('choose mayor', 'take 1 colonist') // two colonists
      .offers(
        'place corn 2',
        'place quarry 2',
        'place indigo plant 2',
        'place corn 1, quarry 1',
        'place corn 1, indigo plant 1',
        'place quarry 1, indigo plant 1',
      )
  })

  test('PR-DEC-3: as many placements as there are counts per kind, fewer than sets of circles', () => {
    const circles = [...Array(3).fill('corn'), ...Array(2).fill('quarry'), 'harbor', 'wharf']
    const pairs = circles.flatMap((first, i) => circles.slice(i + 1).map((next) => [first, next]))
    const byKind = (pair: readonly string[]) =>
      [...new Set(pair)].map((kind) => `${kind} ${pair.filter((one) => one === kind).length}`)
    const counts = new Set(pairs.map((pair) => `place ${byKind(pair).join(', ')}`))
    puertoRico(three)
      .give('Ana', { island: 'corn 3, quarry 2', buildings: 'harbor, wharf' })
      .play('choose mayor', 'take 1 colonist') // two colonists, seven circles
      .offers(...counts)
    expect(pairs).toHaveLength((7 * 6) / 2)
    expect(counts.size).toBe(8) // two of one tile kind: 2, two different kinds: 6
  })

  test('PR-RUL-16: people may keep less than the maximum, so every legal vector is offered', () => {
    puertoRico(three)
      .give('Ana', { goods: 'sugar 2, tobacco', buildings: 'storehouse' })
      .ships('4: corn 1', '5: indigo 1', '6: coffee 1')
      .play('choose captain')
      .offers('store nothing', 'store sugar 1', 'store tobacco 1')
  })
})

describe('counts and passes', () => {
  test("PR-RUL-59: the mayor's extra colonist is one decision with a count", () => {
    puertoRico(three)
      .play('choose mayor')
      .offers('take 0 colonists', 'take 1 colonist')
      .refuses('pass', 'PR-RUL-59')
    puertoRico(three)
      .give('Ana', { buildings: 'library*' })
      .play('choose mayor')
      .offers('take 0 colonists', 'take 1 colonist', 'take 2 colonists')
      .play('take 2 colonists')
      .asks('Ben', 'D-ROLE') // not asked twice
  })

  test("PR-RUL-59: the craftsman's extra is one barrel at a time", () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1*', buildings: 'library*' })
      .play('choose craftsman')
      .offers('take extra corn', 'pass')
      .play('take extra corn')
      .asks('Ana', 'D-CRAFT-EXTRA')
      .expect('Ana', { goods: 'corn 2' })
  })

  test('PR-RUL-59: passing the first extra barrel gives up the second', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1*', buildings: 'library*' })
      .play('choose craftsman', 'pass')
      .asks('Ben', 'D-ROLE')
      .expect('Ana', { goods: 'corn 1' })
  })

  const sixRoles = [...SIX_CHOICES]

  test('PR-RUL-59: prospectors with equal doubloons are one move, the first card', () => {
    puertoRico(five)
      .offers(...sixRoles, 'choose prospector')
      .refuses('choose prospector 2', 'PR-RUL-59')
      .play('choose prospector')
      .expect('roles', { prospector: 'Ana', 'prospector 2': 'free' })
    puertoRico(five)
      .roles({ prospector: 2, 'prospector 2': 2 })
      .offers(...sixRoles, 'choose prospector')
      .play('choose prospector')
      .expect('Ana', { doubloons: 3 })
      .expect('roles', { prospector: 0, 'prospector 2': 2 })
  })

  test('PR-RUL-59: prospectors with different doubloons are two moves', () => {
    const table = () =>
      puertoRico(five)
        .roles({ prospector: 1, 'prospector 2': 3 })
        .offers(...sixRoles, 'choose prospector', 'choose prospector 2')
    table()
      .play('choose prospector')
      .expect('Ana', { doubloons: 1 + 1 })
      .expect('roles', { prospector: 'Ana', 'prospector 2': 'free' })
      .expect('roles', { 'prospector 2': 3 })
    table()
      .play('choose prospector 2')
      .expect('Ana', { doubloons: 3 + 1 })
      .expect('roles', { prospector: 'free', 'prospector 2': 'Ana' })
      .expect('roles', { prospector: 1 })
  })

  test('PR-RUL-59: when one prospector is taken the other is a move of its own', () => {
    puertoRico(five)
      .roles({ prospector: 'Ana' })
      .turnOf('Ben')
      .offers(...sixRoles, 'choose prospector 2')
      .refuses('choose prospector', 'PR-ROUND-4')
    puertoRico(five)
      .roles({ 'prospector 2': 'Ana' })
      .turnOf('Ben')
      .offers(...sixRoles, 'choose prospector')
      .refuses('choose prospector 2', 'PR-ROUND-4')
    puertoRico(five)
      .roles({ prospector: 'Ana', 'prospector 2': 'Ben' })
      .turnOf('Cyd')
      .offers(...sixRoles)
  })
})
