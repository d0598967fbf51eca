/** What all roles have in common: action, privilege, order, declining (SJ-ROLE-1 … 6). */
import { describe, expect, test } from 'vitest'
import { mostGoods, pricesOf } from './counted-offers.ts'
import { sanJuan, type Table } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const NAMES = three.players

/** Goods to sell and room to produce for everybody: four full indigo plants, four empty sugar mills. */
const PLANTS = 'indigo plant 4*, sugar mill 4'

/** How many cards each seat drew in the last play, for a reason. */
function drawn(table: Table, by: string): readonly number[] {
  const seats = table.events.flatMap((event) =>
    event.type === 'drew' && event.by === by ? [event.seat] : [],
  )
  return NAMES.map((_, seat) => seats.filter((other) => other === seat).length)
}

describe('SJ-ROLE-1, SJ-ROLE-6: an action for everybody, a privilege for the chooser', () => {
  test('SJ-ROLE-6: the builder builds for one card less', () => {
    const table = sanJuan(three)
      .hand('Ana', 'quarry, palace 2, city hall 2')
      .hand('Ben', 'quarry, guild hall 2, triumphal arch 2')
      .phase('builder', 'Ana')
    expect(pricesOf(table, 'build quarry')).toEqual([3, 4])
    table.play('pass').asks('Ben', 'D-SJ-3')
    expect(pricesOf(table, 'build quarry')).toEqual([4])
  })

  test('SJ-ROLE-6: the producer produces two goods, the others one', () => {
    const table = sanJuan(three).tableau('Ana', 'sugar mill 4').tableau('Ben', 'indigo plant 4')
    table.phase('producer', 'Ana').asks('Ana', 'D-SJ-4')
    expect(mostGoods(table, 'produce')).toBe(2)
    table.play('pass').asks('Ben', 'D-SJ-4')
    expect(mostGoods(table, 'produce')).toBe(1)
  })

  test('SJ-ROLE-6: the trader sells two goods, the others one', () => {
    const table = sanJuan(three).tableau('Ana', 'sugar mill 4*').tableau('Ben', 'indigo plant 4*')
    table.phase('trader', 'Ana').asks('Ana', 'D-SJ-5')
    expect(mostGoods(table, 'sell')).toBe(2)
    table.play('pass').asks('Ben', 'D-SJ-5')
    expect(mostGoods(table, 'sell')).toBe(1)
  })

  test('SJ-ROLE-6: the councillor sees five cards, the others two, and everybody keeps one', () => {
    const table = sanJuan(three).drawPile('statue 3, hero 3, well 3, crane 3, chapel 3')
    table.phase('councillor', 'Ana').asks('Ana', 'D-SJ-6')
    expect(drawn(table, 'councillor')[0]).toBe(5)
    while (table.game.decision === 'D-SJ-6')
      table.play(table.game.offers()?.[0]?.text ?? 'nothing is offered')
    table.asks('Ben', 'D-SJ-2')
    for (const name of NAMES) table.expect(name, { handSize: 1 })
    table.expect('discard', 4 + 1 + 1)
  })

  test('SJ-ROLE-1: the prospector has only a privilege: one card for the chooser, nothing for others', () => {
    sanJuan(three)
      .play('choose prospector')
      .happened({ type: 'drew', seat: 'Ana', by: 'prospector' })
      .expect('Ana', { handSize: 1 })
      .expect('Ben', { handSize: 0 })
      .expect('Cyd', { handSize: 0 })
      .asks('Ben', 'D-SJ-2')
  })
})

describe('SJ-ROLE-6: the chooser with a library in use', () => {
  /** Ana has a library, and her plants are half full. */
  const withLibrary = () => sanJuan(three).tableau('Ana', `${PLANTS}, library`)

  test('SJ-ROLE-6: the builder builds for two cards less', () => {
    const table = withLibrary().hand('Ana', 'quarry, palace 2, city hall 2')
    expect(pricesOf(table.phase('builder', 'Ana'), 'build quarry')).toEqual([2, 3, 4])
  })

  test('SJ-ROLE-6: producer and trader have three goods', () => {
    expect(mostGoods(withLibrary().phase('producer', 'Ana'), 'produce')).toBe(3)
    expect(mostGoods(withLibrary().phase('trader', 'Ana'), 'sell')).toBe(3)
  })

  test('SJ-ROLE-6: the councillor sees eight cards, the prospector draws two', () => {
    const council = withLibrary().phase('councillor', 'Ana').asks('Ana', 'D-SJ-6')
    expect(drawn(council, 'councillor')).toEqual([8, 0, 0])
    const prospector = withLibrary().phase('prospector', 'Ana').asks('Ben', 'D-SJ-2')
    expect(drawn(prospector, 'prospector')).toEqual([1, 0, 0])
    expect(drawn(prospector, 'library')).toEqual([1, 0, 0])
  })
})

test('SJ-ROLE-2: the chooser acts first, then the others clockwise, each once', () => {
  const table = sanJuan({ players: [...NAMES, 'Dan'] })
  for (const name of [...NAMES, 'Dan']) table.tableau(name, 'indigo plant*, sugar mill')
  table
    .hand('Ana', 'archive 2')
    .hand('Ben', 'gold mine 2')
    .hand('Cyd', 'smithy 2')
    .hand('Dan', 'poor house 2')
    .chooses('Cyd')
  const passes = ['Cyd', 'Dan', 'Ana', 'Ben'].map((name) => `${name}: pass`)
  table.play('choose builder', ...passes).asks('Dan', 'D-SJ-2')
  table.play('choose producer', 'Dan: pass', 'Ana: pass', 'Ben: pass', 'Cyd: pass')
  table.asks('Ana', 'D-SJ-2')
  table.play('choose trader', 'Ana: pass', 'Ben: pass', 'Cyd: pass', 'Dan: pass')
  table.asks('Ben', 'D-SJ-2').play('choose councillor')
  const order: string[] = []
  while (table.game.decision === 'D-SJ-6') {
    order.push([...NAMES, 'Dan'][table.game.toMove] ?? '')
    table.play(table.game.offers()?.[0]?.text ?? 'nothing is offered')
  }
  expect(order).toEqual(['Ben', 'Cyd', 'Dan', 'Ana'])
})

test('SJ-ROLE-3: anyone may decline the action, the chooser too', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*, sugar mill')
    .tableau('Ben', 'indigo plant*, sugar mill')
    .tableau('Cyd', 'indigo plant*')
    .hand('Ana', 'archive 2')
    .play('choose builder', 'Ana: pass')
    .play('Ben: choose producer', 'Ben: pass', 'Ana: pass')
    .play('Cyd: choose trader', 'Cyd: pass', 'Ana: pass', 'Ben: pass')
    .expect('Ana', { tableau: 'indigo plant*, sugar mill', hand: 'archive 2' })
    .expect('Ben', { tableau: 'indigo plant*, sugar mill', hand: 'none' })
    .expect('Cyd', { tableau: 'indigo plant*', hand: 'none' })
    .expect('round', 3)
})

test('SJ-ROLE-3: the chooser may decline the privilege and act like everybody else', () => {
  sanJuan(three)
    .hand('Ana', 'well, palace 2')
    .phase('builder', 'Ana')
    .play('build well paying palace, palace')
    .expect('Ana', { hand: 'none', tableau: 'indigo plant, well' })
  sanJuan(three)
    .tableau('Ana', 'indigo plant, sugar mill')
    .phase('producer', 'Ana')
    .play('produce indigo')
    .expect('Ana', { tableau: 'indigo plant*, sugar mill' })
    .asks('Ben', 'D-SJ-4')
  sanJuan(three)
    .tableau('Ana', 'indigo plant*, sugar mill*')
    .tradingHouse('t1')
    .phase('trader', 'Ana')
    .play('sell indigo')
    .expect('Ana', { tableau: 'indigo plant, sugar mill*', handSize: 1 })
    .asks('Ben', 'D-SJ-2')
})

test('EX-SJ-2, SJ-ROLE-4: a builder who does not build gets nothing for it, now or later', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, library, quarry')
    .hand('Ana', 'well, palace 2')
    .hand('Ben', 'archive, hero')
    .phase('builder', 'Ana')
    .play('pass')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { hand: 'well, palace 2' })
    .asks('Ben', 'D-SJ-3')
    .offers('build archive paying hero', 'pass') // nobody else has the privilege
})

test('SJ-ROLE-4: a trader who does not sell gets nothing', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*, library, market stand, market hall')
    .tableau('Ben', 'indigo plant*, sugar mill*')
    .phase('trader', 'Ana')
    .play('pass')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { handSize: 0, goods: 1 })
    .asks('Ben', 'D-SJ-5')
    .offers('sell indigo', 'sell sugar', 'pass')
})

test('SJ-ROLE-4: a producer who does not produce gets nothing', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant 3, library, well')
    .tableau('Ben', 'indigo plant, sugar mill')
    .phase('producer', 'Ana')
    .play('pass')
    .expect('Ana', { handSize: 0, goods: 0 })
    .asks('Ben', 'D-SJ-4')
    .offers('produce indigo', 'produce sugar', 'pass')
})

describe('SJ-ROLE-5: phases are resolved in phase order, which shows when cards run out', () => {
  test('SJ-ROLE-5: producer', () => {
    sanJuan(three)
      .tableau('Ana', 'indigo plant')
      .tableau('Ben', 'indigo plant 2')
      .tableau('Cyd', 'indigo plant')
      .drawPile('well 3')
      .phase('producer', 'Ben')
      .play('Ben: produce indigo, indigo', 'Cyd: produce indigo', 'Ana: produce indigo')
      .expect('Ben', { goods: 2 })
      .expect('Cyd', { goods: 1 })
      .expect('Ana', { goods: 0 })
  })

  test('SJ-ROLE-5: trader', () => {
    sanJuan(three)
      .tableau('Ana', 'silver smelter*statue')
      .tableau('Ben', 'silver smelter*hero')
      .tableau('Cyd', 'silver smelter*palace')
      .drawPile('well 2')
      .tradingHouse('t5') // silver 3
      .phase('trader', 'Ben')
      .play('Ben: sell silver', 'Cyd: sell silver', 'Ana: sell silver')
      .expect('Ben', { hand: 'hero, well 2' }) // the two cards, and the good just sold
      .expect('Cyd', { hand: 'palace' })
      .expect('Ana', { hand: 'statue' })
  })

  test('SJ-ROLE-5: councillor', () => {
    sanJuan(three)
      .drawPile('well 3, crane 3')
      .phase('councillor', 'Ben')
      .play('Ben: keep well')
      .happened(
        { type: 'discarded', seat: 'Ben' },
        { type: 'drew', seat: 'Cyd' },
        { type: 'discardsShuffled', count: 4 },
        { type: 'drew', seat: 'Cyd' },
      )
      .expect('Ben', { hand: 'well' })
  })
})
