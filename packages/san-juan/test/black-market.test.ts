/** Black market: paying with goods (SJ-B-BLACKMARKET-1 … 5, R-SJ-10, R-SJ-11). */
import { expect, test } from 'vitest'
import { pricesOf } from './counted-offers.ts'
import { ana, base, notAsked, three } from './full-price.ts'
import { sanJuan } from './table.ts'

/** Ana cannot build anything with these, so she is not asked. */
function expectNotAsked(tableau: string, hand: string): void {
  notAsked(tableau, hand).didNotHappen({ type: 'built' })
}

const payingFor = (build: string, ...payments: readonly string[]) =>
  payments.map((paid) => `build ${build} paying ${paid}`)

test('SJ-B-BLACKMARKET-1: one or two goods take the place of a card each, three do not', () => {
  ana('indigo plant*, sugar mill*, tobacco storage*, black market', 'chapel, hero 3')
    .offers(
      ...payingFor(
        'chapel',
        'hero, hero, hero',
        ...['indigo', 'sugar', 'tobacco'].map((good) => `${good} good, hero, hero`),
        'indigo good, sugar good, hero',
        'indigo good, tobacco good, hero',
        'sugar good, tobacco good, hero',
      ),
      ...payingFor(
        'hero',
        'indigo good, sugar good, hero, hero, chapel',
        'indigo good, tobacco good, hero, hero, chapel',
        'sugar good, tobacco good, hero, hero, chapel',
      ),
      'pass',
    )
    .refuses('build chapel paying indigo good, sugar good, tobacco good', 'SJ-B-BLACKMARKET-1')
})

test('SJ-B-BLACKMARKET-1: without a black market no goods are paid', () => {
  ana('indigo plant*, sugar mill*, tobacco storage', 'well, chapel, tower')
    .offers('build well paying chapel, tower', 'pass')
    .refuses('build well paying indigo good, sugar good', 'SJ-B-BLACKMARKET-1')
})

test('SJ-B-BLACKMARKET-1: goods alone can pay; without enough of them it is no help', () => {
  ana('indigo plant*, sugar mill*, black market', 'well')
    .offers('build well paying indigo good, sugar good', 'pass')
    .play('build well paying indigo good, sugar good')
    .expect('Ana', { hand: 'none', goods: 0 })
  expectNotAsked('indigo plant*, sugar mill, black market', 'well')
})

test('SJ-B-BLACKMARKET-1: two goods at most, even if a third were all that is missing', () => {
  const tableau = 'indigo plant*, sugar mill*, tobacco storage*, black market'
  expectNotAsked(tableau, 'chapel')
  const withOneCard = ana(tableau, 'chapel, palace')
  expect(pricesOf(withOneCard, 'build chapel')).toEqual([3])
})

test('SJ-B-BLACKMARKET-1, SJ-BLDG-3: whoever has a black market may still pay with cards alone', () => {
  ana('indigo plant*, black market', 'archive, palace')
    .offers('build archive paying indigo good', 'build archive paying palace', 'pass')
    .play('build archive paying palace')
    .expect('Ana', { goods: 1, hand: 'none' })
})

test('SJ-B-BLACKMARKET-1: the goods of others are not paid with', () => {
  sanJuan(base)
    .tableau('Ana', 'indigo plant, black market')
    .tableau('Ben', 'indigo plant*, sugar mill*')
    .hand('Ana', 'archive, palace')
    .phase('builder', 'Cyd', 'Ana')
    .offers('build archive paying palace', 'pass')
})

test('EX-SJ-11: three cards and two goods pay for a library', () => {
  ana('indigo plant*crane, tobacco storage*tower, black market', 'library, well 3')
    .offers(
      ...payingFor('library', 'indigo good, tobacco good, well, well, well'),
      ...payingFor('well', 'indigo good, tobacco good', 'well, well', 'well, library'),
      ...payingFor('well', 'indigo good, well', 'indigo good, library'),
      ...payingFor('well', 'tobacco good, well', 'tobacco good, library'),
      'pass',
    )
    .play('build library paying indigo good, tobacco good, well, well, well')
    .happened(
      { type: 'built', seat: 'Ana', building: 'library', paid: 5 },
      { type: 'goodPaid', seat: 'Ana', good: 'indigo' },
      { type: 'goodPaid', seat: 'Ana', good: 'tobacco' },
    )
    .expect('Ana', {
      hand: 'none',
      tableau: 'indigo plant, tobacco storage, black market, library',
    })
    .expect('discard', 'well 3, crane, tower')
})

test('SJ-B-BLACKMARKET-2: goods of any kind, of one kind twice, and that of a customs office', () => {
  ana('indigo plant*, indigo plant*, silver smelter*, customs office*, black market', 'well', three)
    .offers(
      ...payingFor(
        'well',
        'indigo good, indigo good',
        'indigo good, silver good',
        'indigo good, customs office good',
        'silver good, customs office good',
      ),
      'pass',
    )
    .play('build well paying silver good, customs office good')
    .expect('Ana', {
      tableau: 'indigo plant 2*, silver smelter, customs office, black market, well',
    })
})

test.each([
  ['sugar mill', 'sugar'],
  ['tobacco storage', 'tobacco'],
  ['coffee roaster', 'coffee'],
])('SJ-B-BLACKMARKET-2: the good of a %s', (building, good) => {
  ana(`indigo plant, ${building}*statue, black market`, 'archive')
    .play(`build archive paying ${good} good`)
    .expect('Ana', { tableau: `indigo plant, ${building}, black market, archive` })
    .expect('discard', 'statue')
})

test('SJ-B-BLACKMARKET-2: of goods of one kind the one that comes first in tableau order is paid', () => {
  ana('sugar mill*, indigo plant*statue, black market, indigo plant*hero', 'archive')
    .play('build archive paying indigo good')
    .expect('Ana', {
      tableau: 'sugar mill*, indigo plant, black market, indigo plant*hero, archive',
    })
    .expect('discard', 'statue')
})

test('SJ-B-BLACKMARKET-3: goods that are paid are not sold', () => {
  const table = sanJuan(three)
    .tableau(
      'Ana',
      'indigo plant*statue, sugar mill*hero, black market, market stand, market hall, harbor, hut',
    )
    .hand('Ana', 'well')
    .phase('builder', 'Cyd', 'Ana')
    .play('build well paying indigo good, sugar good')
    .didNotHappen({ type: 'sold' })
    .didNotHappen({ type: 'drew' })
    .didNotHappen({ type: 'goodTucked' })
    .expect('Ana', { handSize: 0, tucked: 0 })
    .expect('discard', 'statue, hero')
  for (const name of ['Ana', 'Ben'])
    expect(table.told(name)).toContainEqual({
      type: 'goodPaid',
      seat: 0,
      good: 'sugar',
      by: 'blackMarket',
    })
  table
    .play('Ana: choose trader') // nobody has sold: the hut gives its card
    .happened({ type: 'drew', seat: 'Ana', by: 'hut' })
    .expect('Ana', { handSize: 1 })
})

test('SJ-B-BLACKMARKET-4: no more goods than the price', () => {
  ana('indigo plant*, sugar mill*, black market', 'archive, palace')
    .offers(...payingFor('archive', 'indigo good', 'sugar good', 'palace'), 'pass')
    .refuses('build archive paying indigo good, sugar good', 'SJ-B-BLACKMARKET-4')
})

test('SJ-B-BLACKMARKET-4, R-SJ-10: nothing to pay, no goods to pay with', () => {
  ana('indigo plant*, sugar mill*, black market, crane, chapel', 'archive')
    .play('announce archive', 'over chapel') // 1 - 3
    .expect('Ana', { goods: 2, hand: 'none' })
    .happened({ type: 'built', seat: 'Ana', paid: 0 })
    .didNotHappen({ type: 'goodPaid' })
})

test('SJ-B-BLACKMARKET-4, R-SJ-9: goods and cards together make any number from the least to the full price', () => {
  sanJuan(base)
    .tableau('Ana', 'indigo plant*, sugar mill*, black market')
    .hand('Ana', 'chapel, palace')
    .phase('builder', 'Ana')
    .offers(
      ...payingFor('chapel', 'indigo good, sugar good', 'indigo good, palace'),
      ...payingFor('chapel', 'sugar good, palace', 'indigo good, sugar good, palace'),
      'pass',
    )
})

test('SJ-B-BLACKMARKET-5, R-SJ-11: the good of what is built over cannot be paid, the others can', () => {
  ana('indigo plant*, sugar mill*, tobacco storage*, black market, crane', 'prefecture')
    .offers(
      'build prefecture over sugar mill with good paying indigo good, tobacco good', // 4 - 2
      'build prefecture over tobacco storage with good paying indigo good', // 4 - 3
      'build prefecture over tobacco storage with good paying sugar good',
      'pass',
    )
    .refuses(
      'build prefecture over sugar mill with good paying indigo good, sugar good',
      'SJ-B-BLACKMARKET-5',
    )
    .play('build prefecture over tobacco storage with good paying sugar good')
    .happened({ type: 'goodLost', good: 'tobacco' }, { type: 'goodPaid', good: 'sugar' })
    .expect('Ana', { tableau: 'indigo plant*, sugar mill, prefecture, black market, crane' })
})

test('SJ-B-BLACKMARKET-5: nor that of a customs office that is built over', () => {
  ana('indigo plant, customs office*, black market, crane', 'prefecture, well', three).offers(
    'build prefecture over customs office with good paying well',
    'build well paying customs office good, prefecture',
    'build well over indigo plant paying customs office good',
    'build well over indigo plant paying prefecture',
    'build well over customs office with good',
    'build well over black market',
    'pass',
  )
})
