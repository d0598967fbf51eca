/** Every reason to refuse a move, with its code, its rule and what it speaks of; and the laws that there always is one. */
import { readFileSync } from 'node:fs'
import { random, samePosition, seedRng } from '@doubloon/engine'
import { visitDecisions } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import { buildingNumber, effectOf } from '../src/buildings/catalog.ts'
import { composites } from '../src/composites.ts'
import { type MoveList, State } from '../src/fast.ts'
import { STEPS_N, stepWords } from '../src/moves.ts'
import type { Move } from '../src/notation.ts'
import { askedByRule, compositeRefusal, refusalOf } from '../src/refusals.ts'
import { sanJuan as rules } from '../src/rules.ts'
import * as stage from '../src/stages.ts'
import { newGame, sanJuan, type Table } from './table.ts'

const RULES = readFileSync(new URL('../../../docs/rules/san-juan.md', import.meta.url), 'utf8')
const RULE_IDS = new Set([...RULES.matchAll(/\*\*((?:R-)?SJ-[A-Z0-9-]*\d)/g)].map(([, id]) => id))

const two = { players: ['Ana', 'Ben'] }
const three = { players: ['Ana', 'Ben', 'Cyd'] }
const expanded = { ...three, expansion: true }

/** The move is refused with this code by this rule, in a sentence that speaks of this. */
function refuses(table: Table, move: string | Move, code: string, rule: string, about: string) {
  const checked = table.game.check(move)
  expect(checked, JSON.stringify(move)).toEqual({
    ok: false,
    error: { code, message: expect.stringContaining(about), rule },
  })
  expect(RULE_IDS).toContain(rule)
}

// Roles

test('SJ-ROUND-3: a role must be chosen', () => {
  refuses(sanJuan(three), 'pass', 'must-choose-role', 'SJ-ROUND-3', 'a role must be chosen')
})

test('SJ-ROUND-5: a role that is taken is not chosen again', () => {
  const table = sanJuan(three).taken({ builder: 'Ana' })
  const left = 'choose producer, trader, councillor, prospector'
  refuses(table, 'choose builder', 'role-taken', 'SJ-ROUND-5', `seat 0 took the builder`)
  refuses(table, 'choose builder', 'role-taken', 'SJ-ROUND-5', left)
  refuses(table, 'choose builder using library', 'role-taken', 'SJ-ROUND-5', left)
})

test('SJ-B-LIBRARY-1: only an owner uses a library', () => {
  const move = 'choose builder using library'
  refuses(sanJuan(two), move, 'no-doubling', 'SJ-B-LIBRARY-1', 'no library')
})

test('R-SJ-6: with more than two players nobody declares the library', () => {
  const table = sanJuan(three).tableau('Ana', 'indigo plant, library')
  const move = 'choose trader using library'
  refuses(table, move, 'doubling-not-declared', 'R-SJ-6', 'with 3 players')
})

test('SJ-2P-4: a library is used once in a round', () => {
  const table = sanJuan(two)
    .tableau('Ana', 'indigo plant, library')
    .taken({ builder: 'Ana', trader: 'Ben' })
    .used('Ana', 'library')
  refuses(table, 'choose producer using library', 'doubling-used', 'SJ-2P-4', 'in this round')
})

// What is built

/** Ana builds at full price: Cyd is the chooser. */
function building(tableau: string, hand: string, options = three): Table {
  return sanJuan(options).tableau('Ana', tableau).hand('Ana', hand).phase('builder', 'Cyd', 'Ana')
}

test('SJ-BUILDER-2: a building comes from the hand', () => {
  const table = building('indigo plant', 'crane, well 2, library')
  refuses(table, 'build quarry paying well', 'not-in-hand', 'SJ-BUILDER-2', 'no quarry')
  refuses(table, 'announce quarry', 'not-in-hand', 'SJ-BUILDER-2', 'no quarry')
})

test('SJ-XSETUP-1: without the expansion there are no new buildings', () => {
  const table = building('indigo plant', 'crane, well 2, library')
  refuses(table, 'build bank paying well', 'not-in-game', 'SJ-XSETUP-1', 'no bank')
  refuses(table, 'build cathedral', 'not-in-game', 'SJ-XSETUP-1', 'no cathedral')
})

test('SJ-X-CATHEDRAL-1: the cathedral is built only from the table', () => {
  const gone = building('indigo plant', 'crane, well 2', expanded).cathedral('gone')
  refuses(gone, 'build cathedral', 'not-on-table', 'SJ-X-CATHEDRAL-1', 'cathedral')
})

test('SJ-BUILDER-3: nobody owns two city buildings of one kind', () => {
  const table = building('indigo plant, chapel, crane', 'chapel, well 3')
  const about = 'already owns a chapel'
  refuses(table, 'announce chapel', 'owned-already', 'SJ-BUILDER-3', about)
  refuses(table, 'build chapel paying well', 'owned-already', 'SJ-BUILDER-3', about)
  refuses(table, 'build chapel over indigo plant', 'owned-already', 'SJ-BUILDER-3', about)
  const owner = building('indigo plant, cathedral', 'chapel, well 3', expanded)
  refuses(owner, 'build cathedral', 'owned-already', 'SJ-BUILDER-3', 'already owns a cathedral')
})

test('SJ-BUILDER-8: who cannot pay does not build', () => {
  const table = building('indigo plant', 'crane, well 2, library, tower', expanded)
  const sums = 'a library costs 5; the seat can pay 4 cards'
  refuses(table, 'build library', 'too-expensive', 'SJ-BUILDER-8', sums)
  refuses(table, 'announce library', 'too-expensive', 'SJ-BUILDER-8', `${sums}; build something`)
  refuses(table, 'build cathedral', 'too-expensive', 'SJ-BUILDER-8', 'a cathedral costs 7')
  const withCrane = building('indigo plant, crane', 'palace, well')
  refuses(withCrane, 'announce palace', 'too-expensive', 'SJ-BUILDER-8', 'built over something')
  refuses(
    withCrane,
    'build palace over indigo plant',
    'too-expensive',
    'SJ-BUILDER-8',
    'costs 5 over',
  )
})

// Paying in one line

test('SJ-BUILDER-5, R-SJ-10: a building is paid exactly', () => {
  const table = building('indigo plant', 'crane, well 2, library')
  refuses(table, 'build crane', 'too-little-paid', 'SJ-BUILDER-5', 'a crane costs 2; 0 is too')
  refuses(table, 'build crane paying well', 'too-little-paid', 'SJ-BUILDER-5', '1 is too little')
  const tooMuch = 'build crane paying well, well, library'
  refuses(table, tooMuch, 'too-much-paid', 'R-SJ-10', 'a crane costs 2; 3 is too much')
})

test('R-SJ-9: discounts may be waived, no more', () => {
  const table = sanJuan(three).hand('Ana', 'crane, well 2, library').phase('builder', 'Ana')
  const about = 'a crane costs 1 (up to 2 may be paid)'
  const tooMuch = 'build crane paying well, well, library'
  refuses(table, tooMuch, 'too-much-paid', 'R-SJ-9', `${about}; 3 is too much`)
  refuses(table, 'build crane', 'too-little-paid', 'SJ-BUILDER-5', `${about}; 0 is too little`)
  table.mayPlay('build crane paying well', 'build crane paying well, library')
})

test('SJ-BUILDER-7: cards of the hand pay, but not the building itself', () => {
  const table = building('indigo plant', 'crane, well 2, library, indigo plant')
  const rule = 'SJ-BUILDER-7'
  refuses(table, 'build crane paying well, crane', 'pays-with-itself', rule, 'the crane')
  refuses(table, 'build crane paying well, tower', 'card-not-there', rule, 'no tower')
  refuses(table, 'build crane paying library, library', 'more-than-held', rule, 'library: the seat')
  const copies = building('indigo plant', 'crane 2, well')
  copies.mayPlay('build crane paying crane, well')
  refuses(copies, 'build crane paying crane, crane', 'pays-with-itself', rule, 'the crane')
  refuses(copies, 'build well paying crane, well', 'pays-with-itself', rule, 'the well')
})

test('SJ-B-BLACKMARKET-1: goods pay only with a black market, and at most two', () => {
  const rule = 'SJ-B-BLACKMARKET-1'
  const without = building('indigo plant*', 'crane, well 2')
  const move = 'build crane paying indigo good, well'
  refuses(without, move, 'no-goods-payer', rule, 'without a black market')
  const table = building(
    'indigo plant*, sugar mill*, tobacco storage*, black market',
    'hero, well 3',
  )
  const allThree = 'build hero paying indigo good, sugar good, tobacco good, well, well'
  refuses(table, allThree, 'too-many-goods', rule, '3 goods named; at most 2')
  const none = 'build hero paying coffee good, indigo good, well, well, well'
  refuses(table, none, 'good-not-there', rule, 'coffee good')
  const twice = 'build hero paying indigo good, indigo good, well, well, well'
  refuses(table, twice, 'good-not-there', rule, 'indigo good: the seat has only 1')
})

test('SJ-B-BLACKMARKET-4: no more goods than the price', () => {
  const table = building('indigo plant*, sugar mill*, black market', 'smithy, well')
  const move = 'build smithy paying indigo good, sugar good'
  refuses(table, move, 'too-many-goods', 'SJ-B-BLACKMARKET-4', 'a smithy costs 1')
  refuses(
    table,
    'build smithy paying indigo good, well',
    'too-much-paid',
    'R-SJ-10',
    '2 is too much',
  )
})

// Building over

const CRANE = 'indigo plant 2, crane, coffee roaster*, black market, chapel'

test('SJ-B-CRANE-1: only the owner of a crane builds over something', () => {
  const table = building('indigo plant, chapel', 'crane, well 2')
  const move = 'build crane over chapel'
  refuses(table, move, 'no-overbuilder', 'SJ-B-CRANE-1', 'without a crane')
})

test('SJ-B-CRANE-2: an own building is built over, never a crane', () => {
  const table = building(CRANE, 'statue, well 3')
  const rule = 'SJ-B-CRANE-2'
  refuses(table, 'build statue over quarry', 'not-in-tableau', rule, 'no quarry')
  refuses(table, 'build statue over crane paying well', 'overbuilder-stays', rule, 'a crane')
})

test('SJ-B-CRANE-3: nothing is built over its own kind', () => {
  const table = building(CRANE, 'indigo plant, well 3')
  refuses(table, 'build indigo plant over indigo plant', 'same-kind', 'SJ-B-CRANE-3', 'an indigo')
})

test('SJ-B-CRANE-6: a building with a good is told apart from one without', () => {
  const table = building(CRANE, 'statue, well 3')
  const rule = 'SJ-B-CRANE-6'
  const withGood = 'build statue over coffee roaster'
  refuses(table, withGood, 'good-there', rule, '"over coffee roaster with good"')
  const without = 'build statue over chapel with good'
  refuses(table, without, 'no-good-there', rule, '"over chapel"')
})

test('SJ-B-BLACKMARKET-5: the good of what is built over pays nothing', () => {
  const rule = 'SJ-B-BLACKMARKET-5'
  const table = building(CRANE, 'palace, well 3')
  const paid = 'build palace over coffee roaster with good paying coffee good, well'
  refuses(table, paid, 'good-built-over', rule, 'coffee roaster')
})

test('SJ-B-BLACKMARKET-5: a good that lies only there does not make the building payable', () => {
  const table = building('indigo plant, crane, black market, coffee roaster*', 'palace, well')
  const move = 'build palace over coffee roaster with good paying coffee good, well'
  const about = 'the seat can pay 1 card; the good on the coffee roaster is lost'
  refuses(table, move, 'good-built-over', 'SJ-B-BLACKMARKET-5', about)
})

test('SJ-BUILDER-6: what is built over no longer helps', () => {
  const table = building(CRANE, 'palace, well 3, hero')
  const goods = 'build palace over black market paying coffee good, well, well, well'
  refuses(table, goods, 'payer-built-over', 'SJ-BUILDER-6', 'the black market is built over')
  const smithy = building('indigo plant, crane, smithy', 'coffee roaster, well 2')
  const over = 'build coffee roaster over smithy paying well, well'
  refuses(smithy, over, 'effect-built-over', 'SJ-BUILDER-6', 'the smithy no longer helps')
})

/** The state of a table as Ana determinizes it, with one of her buildings built in this very phase. */
function withNew(table: Table, key: string): State {
  const s = table.game.determinize(0, 'new')
  s.active[0] &= ~effectOf(buildingNumber(key))
  return s
}

function wantedBy(s: State, text: string): readonly number[] {
  const wanted = composites.fromText(s, text)
  if (wanted === undefined) throw new Error(`"${text}" is no composite move`)
  return wanted
}

test('SJ-B-CRANE-11, SJ-BLDG-4: a new crane or black market does not work yet', () => {
  const table = building(CRANE, 'statue, well 3')
  const crane = withNew(table, 'crane')
  expect(compositeRefusal(crane, wantedBy(crane, 'build statue over chapel'))).toMatchObject({
    code: 'overbuilder-not-active',
    rule: 'SJ-B-CRANE-11',
  })
  const market = withNew(table, 'blackMarket')
  const move = 'build statue paying coffee good, well, well'
  expect(compositeRefusal(market, wantedBy(market, move))).toMatchObject({
    code: 'payer-not-active',
    rule: 'SJ-BLDG-4',
  })
})

// Building by small steps

test('SJ-BUILDER-4: a build begins with its building and is then finished', () => {
  const table = building(CRANE, 'statue, palace, well 3')
  const rule = 'SJ-BUILDER-4'
  refuses(table, 'over chapel', 'out-of-order', rule, 'announce it')
  refuses(table, 'pay 2 in all', 'out-of-order', rule, 'announce it')
  table.play('announce statue')
  for (const move of ['pass', 'done', 'announce palace', 'pay well', 'build palace over chapel'])
    refuses(table, move, 'build-begun', rule, 'a statue has begun; now say what it is built over')
})

test('SJ-B-CRANE-2, -3, SJ-BUILDER-8: what is built over, by small steps', () => {
  const table = building(CRANE, 'palace, indigo plant, well').play('announce palace')
  refuses(table, 'over nothing', 'too-expensive', 'SJ-BUILDER-8', 'a palace costs 6')
  refuses(table, 'over indigo plant', 'too-expensive', 'SJ-BUILDER-8', 'costs 5 over an indigo')
  refuses(table, 'over crane', 'overbuilder-stays', 'SJ-B-CRANE-2', 'a crane')
  refuses(table, 'over quarry', 'not-in-tableau', 'SJ-B-CRANE-2', 'no quarry')
  refuses(table, 'over coffee roaster', 'good-there', 'SJ-B-CRANE-6', 'coffee roaster')
  const plant = building(CRANE, 'palace, indigo plant, well').play('announce indigo plant')
  refuses(plant, 'over indigo plant', 'same-kind', 'SJ-B-CRANE-3', 'an indigo plant')
})

test('SJ-BUILDER-5, R-SJ-9: how much is paid, by small steps', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant, quarry')
    .hand('Ana', 'prefecture, well 3')
    .phase('builder', 'Ana')
    .play('announce prefecture')
  const about = 'a prefecture costs 2 (up to 4 may be paid)'
  refuses(table, 'pay 1 in all', 'too-little-paid', 'SJ-BUILDER-5', `${about}; 1 is too little`)
  refuses(table, 'pay 5 in all', 'too-much-paid', 'R-SJ-9', `${about}; 5 is too much`)
  refuses(table, 'pay 4 in all', 'too-much-paid', 'SJ-BUILDER-8', 'the seat cannot pay 4')
  refuses(table, 'pay well', 'build-begun', 'SJ-BUILDER-4', 'say how much is paid')
})

test('SJ-BUILDER-7: what is paid, by small steps', () => {
  const table = building('indigo plant*', 'prefecture, well 2, statue 2, chapel, tower')
  const rule = 'SJ-BUILDER-7'
  table.play('announce prefecture')
  refuses(table, 'pay indigo good', 'no-goods-payer', 'SJ-B-BLACKMARKET-1', 'black market')
  refuses(table, 'pay prefecture', 'pays-with-itself', rule, 'the prefecture')
  refuses(table, 'pay quarry', 'card-not-there', rule, 'no quarry')
  refuses(table, 'pay tower', 'out-of-order', rule, 'in the order of their kinds')
  table.play('pay statue', 'pay well')
  refuses(table, 'pay statue', 'out-of-order', rule, 'in the order of their kinds')
})

test('SJ-B-BLACKMARKET-1, -5: goods that are paid by small steps', () => {
  const tableau = 'indigo plant*, sugar mill*, sugar mill*, black market, crane, coffee roaster*'
  const table = building(tableau, 'palace, well 3, statue 3')
  const rule = 'SJ-B-BLACKMARKET-1'
  table.play('announce palace', 'over nothing', 'pay indigo good')
  refuses(table, 'pay indigo good', 'good-not-there', rule, 'indigo good')
  refuses(table, 'pay tobacco good', 'good-not-there', rule, 'tobacco good')
  table.play('pay sugar good')
  refuses(table, 'pay coffee good', 'too-many-goods', rule, '3 goods named; at most 2')
  const over = building(tableau, 'palace, well 3, statue 3')
  over.play('announce palace', 'over coffee roaster with good')
  const lost = 'the good on the coffee roaster'
  refuses(over, 'pay coffee good', 'good-built-over', 'SJ-B-BLACKMARKET-5', lost)
})

// Producer and trader

/** Ana, who did not choose, has two indigo plants, one of them with a good, and an empty sugar mill. */
const PLANTS = 'indigo plant*, indigo plant, sugar mill'

test('SJ-PROD-1 … 4: what is produced, and how much', () => {
  const table = sanJuan(three).tableau('Ana', PLANTS).phase('producer', 'Cyd', 'Ana')
  refuses(table, 'produce coffee', 'no-such-building', 'SJ-PROD-2', 'no coffee roaster')
  refuses(table, 'pick coffee to produce', 'no-such-building', 'SJ-PROD-2', 'no coffee roaster')
  refuses(
    table,
    'produce indigo, indigo',
    'no-empty-building',
    'SJ-PROD-3',
    'indigo plant: the seat',
  )
  refuses(
    table,
    'produce indigo, sugar',
    'too-many-goods',
    'SJ-PROD-1',
    '2 goods named; produce at',
  )
  refuses(table, 'done', 'nothing-picked', 'SJ-PROD-4', 'or pass')
  const full = sanJuan(three).tableau('Ana', 'indigo plant*, sugar mill').phase('producer', 'Ana')
  refuses(full, 'produce indigo', 'no-empty-building', 'SJ-PROD-3', 'no further indigo plant')
  refuses(full, 'pick indigo to produce', 'no-empty-building', 'SJ-PROD-3', 'no further indigo')
})

test('SJ-PROD-2, -4: a choice of buildings that has begun', () => {
  const table = sanJuan(three).tableau('Ana', 'indigo plant 2, sugar mill 2, aqueduct')
  table.phase('producer', 'Ana').play('pick sugar to produce')
  refuses(table, 'pick indigo to produce', 'out-of-order', 'SJ-PROD-2', 'indigo comes before it')
  refuses(table, 'produce indigo', 'out-of-order', 'SJ-PROD-2', 'indigo comes before it')
  refuses(table, 'produce sugar, sugar', 'no-empty-building', 'SJ-PROD-3', 'sugar mill')
  refuses(table, 'pass', 'already-picking', 'SJ-PROD-4', '"done"')
})

test('SJ-TRADE-2, -3, -7: what is sold, and how much', () => {
  const tableau = 'indigo plant*, sugar mill*, coffee roaster, customs office*'
  const table = sanJuan(expanded).tableau('Ana', tableau).phase('trader', 'Cyd', 'Ana')
  refuses(table, 'sell coffee', 'good-not-there', 'SJ-TRADE-3', 'no coffee to sell')
  refuses(table, 'pick coffee to sell', 'good-not-there', 'SJ-TRADE-3', 'no coffee to sell')
  refuses(
    table,
    'sell indigo, indigo',
    'good-not-there',
    'SJ-TRADE-3',
    'indigo: the seat has only 1',
  )
  const both = 'sell indigo, customs office good'
  refuses(table, both, 'too-many-goods', 'SJ-TRADE-2', '2 goods named; sell at most 1')
  refuses(table, 'done', 'nothing-picked', 'SJ-TRADE-7', 'or pass')
})

test('SJ-TRADE-3, -7: a choice of goods that has begun', () => {
  const table = sanJuan(three).tableau('Ana', 'indigo plant*, sugar mill*, tobacco storage*')
  table.phase('trader', 'Ana').play('pick sugar to sell')
  refuses(table, 'pick sugar to sell', 'good-not-there', 'SJ-TRADE-3', 'no further sugar')
  refuses(table, 'pick indigo to sell', 'out-of-order', 'SJ-TRADE-3', 'indigo comes before it')
  refuses(table, 'pass', 'already-picking', 'SJ-TRADE-7', '"done"')
})

// Councillor

test('SJ-COUNC-3, -4: as many of the cards just drawn are kept as may be', () => {
  const table = sanJuan(three).hand('Ana', 'tower').drawPile('crane 2, well 3')
  table.phase('councillor', 'Ana')
  refuses(
    table,
    'keep tower',
    'card-not-there',
    'SJ-COUNC-4',
    'no tower among the cards just drawn',
  )
  refuses(table, 'keep crane, well', 'too-many-cards', 'SJ-COUNC-3', 'keep exactly 1 card')
  refuses(table, 'keep crane, crane, crane', 'more-than-held', 'SJ-COUNC-4', 'crane: the seat has')
  refuses(table, 'pass', 'must-choose', 'SJ-COUNC-4', 'keep exactly 1 card')
  refuses(table, 'done', 'must-choose', 'SJ-COUNC-4', 'keep exactly 1 card')
})

test('SJ-COUNC-3: with a prefecture two are kept', () => {
  const table = sanJuan(three).tableau('Ana', 'indigo plant, prefecture')
  table.drawPile('well 2, crane, chapel, tower').phase('councillor', 'Ana')
  const one = { type: 'keep', cards: ['well'] } as const
  refuses(table, one, 'too-few-cards', 'SJ-COUNC-3', 'keep exactly 2 cards')
  refuses(table, 'keep tower', 'out-of-order', 'SJ-COUNC-4', 'too few cards come after tower')
  table.play('keep crane')
  refuses(table, 'keep well', 'out-of-order', 'SJ-COUNC-4', 'crane is picked')
  refuses(table, 'keep crane', 'more-than-held', 'SJ-COUNC-4', 'no further crane')
  refuses(table, 'keep well, tower', 'out-of-order', 'SJ-COUNC-4', 'crane is picked')
  refuses(table, 'pass', 'must-choose', 'SJ-COUNC-4', 'keep exactly 1 more card')
})

test('SJ-COUNC-5: with an archive cards of the whole hand are put away', () => {
  const table = sanJuan(three)
    .tableau('Ana', 'indigo plant, archive')
    .hand('Ana', 'tower, chapel 2')
  table.drawPile('crane 2, well 3').phase('councillor', 'Ana')
  const rule = 'SJ-COUNC-5'
  refuses(table, 'put away hero', 'card-not-there', rule, 'no hero in its hand')
  refuses(table, 'put away tower, tower, well, well', 'more-than-held', rule, 'tower: the seat has')
  refuses(table, 'put away tower, well', 'too-few-cards', rule, 'put away exactly 4 cards')
  const all = 'put away tower, well, well, well, crane'
  refuses(table, all, 'too-many-cards', rule, 'put away exactly 4 cards')
  refuses(table, 'pass', 'must-choose', rule, 'put away exactly 4 cards')
  refuses(table, 'keep crane', 'not-now', rule, 'put away 4 cards of its hand (D-SJ-7)')
})

// Start of a round

test('SJ-X-OFFICE-1: one or two hand cards are exchanged', () => {
  const table = sanJuan(expanded).tableau('Ana', 'indigo plant, office building')
  table.hand('Ana', 'crane 2, well').roundStarts('Ana')
  const rule = 'SJ-X-OFFICE-1'
  refuses(table, 'exchange crane, crane, well', 'too-many-cards', rule, 'exchange at most 2')
  refuses(table, 'exchange tower', 'card-not-there', rule, 'no tower')
  refuses(table, 'pick tower to exchange', 'card-not-there', rule, 'no tower')
  refuses(table, 'exchange well, well', 'more-than-held', rule, 'well: the seat has only 1')
  refuses(table, 'done', 'nothing-picked', rule, 'or pass')
  table.play('pick crane to exchange')
  refuses(table, 'pass', 'already-picking', rule, '"done"')
  refuses(table, 'pick well to exchange', 'out-of-order', rule, 'crane is picked')
})

/** Ana has a hand and these buildings at the start of a round. */
function treasury(tableau: string): Table {
  return sanJuan(expanded).tableau('Ana', tableau).hand('Ana', 'crane 2, well').roundStarts('Ana')
}

test('SJ-B-CHAPEL-1: a hand card is tucked under an own chapel', () => {
  const rule = 'SJ-B-CHAPEL-1'
  const chapel = treasury('indigo plant, chapel')
  refuses(chapel, 'tuck tower', 'card-not-there', rule, 'no tower')
  const bank = treasury('indigo plant, bank')
  refuses(bank, 'tuck crane', 'no-such-building', rule, 'no chapel')
})

test('SJ-X-BANK-1: hand cards are deposited in an own bank', () => {
  const rule = 'SJ-X-BANK-1'
  const chapel = treasury('indigo plant, chapel')
  refuses(chapel, 'deposit crane, well', 'no-such-building', rule, 'no bank')
  const bank = treasury('indigo plant, bank')
  refuses(bank, 'deposit tower', 'card-not-there', rule, 'no tower')
  refuses(bank, 'deposit well, well', 'more-than-held', rule, 'well: the seat has only 1')
  refuses(bank, 'done', 'nothing-picked', rule, 'or pass')
  bank.play('pick crane to deposit')
  refuses(bank, 'deposit well', 'out-of-order', rule, 'crane is picked')
})

test('SJ-X-BANK-2: a bank is used once in a game', () => {
  const table = treasury('indigo plant, chapel, bank').tucked('Ana', 'hero').used('Ana', 'bank')
  refuses(table, 'deposit crane', 'deposit-used', 'SJ-X-BANK-2', 'used a bank')
})

test('R-SJ-40: the chapel is asked for before the bank', () => {
  const table = treasury('indigo plant, chapel, bank')
  refuses(table, 'deposit crane', 'asked-later', 'R-SJ-40', 'the chapel is asked for first')
  table.play('pass')
  refuses(table, 'tuck crane', 'asked-before', 'R-SJ-40', 'now it is the bank')
})

test('SJ-START-3, -4: exactly what is above the limit is discarded', () => {
  const hand = 'crane 3, well 3, tower 2, hero'
  const table = sanJuan(three).hand('Ana', hand).roundStarts('Ana')
  refuses(table, 'pass', 'must-choose', 'SJ-START-3', 'discard exactly 2 cards')
  refuses(table, 'discard quarry', 'card-not-there', 'SJ-START-3', 'no quarry')
  refuses(table, 'discard hero, hero', 'more-than-held', 'SJ-START-3', 'hero: the seat has only 1')
  const tooMany = 'discard crane, crane, crane'
  refuses(table, tooMany, 'too-many-cards', 'SJ-START-4', "the seat's hand limit is 7")
  const one = { type: 'discard', cards: ['crane'] } as const
  refuses(table, one, 'too-few-cards', 'SJ-START-4', '1 card named; discard exactly 2 cards')
  const guarded = sanJuan(expanded).hand('Ana', hand).tableau('Ben', 'indigo plant, guard room')
  guarded.roundStarts('Ana')
  refuses(guarded, 'discard crane, well', 'too-few-cards', 'SJ-START-4', 'hand limit is 6')
})

// The advanced start

test('SJ-VAR-2: four starting cards are kept', () => {
  const table = sanJuan({ ...three, advanced: true })
    .hand('Ana', 'hero 3, tower')
    .hand('Ben', 'crane 3, well 3')
    .hand('Cyd', 'statue 3, quarry')
    .discard('smithy 3, library')
    .startingCards('Ben')
  refuses(table, 'discard tower', 'card-not-there', 'SJ-VAR-2', 'no tower')
  refuses(table, 'pass', 'must-choose', 'SJ-VAR-2', 'discard exactly 2 cards')
  const tooMany = 'discard crane, crane, well'
  refuses(table, tooMany, 'too-many-cards', 'SJ-VAR-2', '4 starting cards are kept')
  refuses(table, 'choose trader', 'not-now', 'SJ-VAR-3', 'discard 2 cards of its hand (D-SJ-1)')
})

// What is not asked now

test('SJ-BUILDER-1: a move of another decision is refused with the decision that is pending', () => {
  const table = building('indigo plant', 'crane, well 2')
  const pending = 'seat 0 is asked to build a building or pass (D-SJ-3)'
  refuses(table, 'choose trader', 'not-now', 'SJ-BUILDER-1', `"choose trader" is not possible now`)
  refuses(table, 'choose trader', 'not-now', 'SJ-BUILDER-1', pending)
  for (const move of ['sell indigo', 'keep crane, well', 'deposit crane', 'done', 'tuck crane'])
    refuses(table, move, 'not-now', 'SJ-BUILDER-1', pending)
})

test('SJ-ROUND-2, SJ-PROD-1, SJ-TRADE-2, SJ-START-1, -2, -3: each decision says what it asks', () => {
  const role = sanJuan(three)
  refuses(role, 'build crane', 'not-now', 'SJ-ROUND-2', 'asked to choose a role (D-SJ-2)')
  const producer = sanJuan(three).tableau('Ana', PLANTS).phase('producer', 'Ana')
  refuses(producer, 'sell indigo', 'not-now', 'SJ-PROD-1', '(D-SJ-4)')
  const trader = sanJuan(three).tableau('Ana', PLANTS).phase('trader', 'Ana')
  refuses(trader, 'produce sugar', 'not-now', 'SJ-TRADE-2', '(D-SJ-5)')
  const office = treasury('indigo plant, office building, chapel, bank')
  refuses(office, 'tuck crane', 'not-now', 'SJ-START-1', 'exchange cards of its hand or pass')
  const chapel = treasury('indigo plant, chapel')
  refuses(chapel, 'exchange crane', 'not-now', 'SJ-START-2', 'under its chapel or pass (D-SJ-9)')
  const bank = treasury('indigo plant, bank')
  refuses(bank, 'exchange crane', 'not-now', 'SJ-START-2', 'deposit cards of its hand or pass')
  const limit = sanJuan(three).hand('Ana', 'crane 3, well 3, tower 2').roundStarts('Ana')
  refuses(limit, 'put away crane', 'not-now', 'SJ-START-3', 'discard 1 card of its hand (D-SJ-11)')
})

test('SJ-INFO-3: who is not asked does not learn how far a build has come', () => {
  const table = building(CRANE, 'statue, palace, well 3')
  const before = table.game.check('pass', 1)
  table.play('announce palace')
  expect(table.game.check('pass', 1)).toEqual(before)
  table.play('over chapel')
  expect(table.game.midway).toBe(true)
  expect(table.game.check('pass', 1)).toEqual(before)
})

test('SJ-END-1: nothing is played when the game is over', () => {
  const s = newGame(three).game.determinize(0, 'over')
  s.stage = stage.OVER
  const expected = { code: 'game-over', rule: 'SJ-END-1' }
  expect(refusalOf(s, 0)).toMatchObject(expected)
  expect(compositeRefusal(s, [])).toMatchObject(expected)
  expect(askedByRule(s)).toBe('SJ-END-1')
})

// Laws

const OPTIONS: readonly object[] = [
  { players: 2, expansion: true },
  { players: 3 },
  { players: 4, expansion: true, advanced: true },
]

const TYPES = Array.from({ length: STEPS_N }, (_, step) => stepWords.typed(step).type)

/** What is wrong with the refusals of one decision. */
function faults(s: State, offers: MoveList): readonly string[] {
  const offered = new Set(offers.toArray())
  const asked = new Set(offers.toArray().map((step) => TYPES[step]))
  return TYPES.flatMap((type, step) => {
    if (offered.has(step)) return []
    const { code, message, rule = 'none' } = refusalOf(s, step)
    const isSound = RULE_IDS.has(rule) && !/undefined|NaN/.test(message)
    if (isSound && !(code === 'not-now' && asked.has(type))) return []
    return [`${stepWords.text(step)} → ${code}, ${rule}: ${message}`]
  })
}

test.each(OPTIONS)('every step that is not offered is refused by a rule: %o', (options) => {
  const before = new State()
  for (const seed of ['one', 'two'])
    visitDecisions(rules, options, seed, (s, offers) => {
      before.copyFrom(s)
      expect(faults(s, offers)).toEqual([])
      expect(RULE_IDS).toContain(askedByRule(s))
      expect(samePosition(s, before), 'a question changes nothing').toBe(true)
    })
})

/** Composites by the type of their first step, and the types of their further ones. */
const WHOLES: readonly (readonly [first: string, ...parts: readonly string[]])[] = [
  ['announce', 'over', 'payGood', 'payCard'],
  ['pickToProduce', 'pickToProduce'],
  ['pickToSell', 'pickToSell'],
  ['keepCard', 'keepCard'],
  ['putAwayCard', 'putAwayCard'],
  ['discardCard', 'discardCard'],
  ['pickToExchange', 'pickToExchange'],
  ['pickToDeposit', 'pickToDeposit'],
]
const stepsOf = (...types: readonly string[]) =>
  TYPES.flatMap((type, step) => (types.includes(type) ? [step] : []))

const LEAST_ASKED = 20
/** How often a composite was asked for that its decision could have had. */
const askedFor = new Map<string, number>()

test.each(OPTIONS)('every composite that is not legal is refused by a rule: %o', (options) => {
  const rng = new Uint32Array(4)
  seedRng(rng, 'composites')
  const anyOf = (steps: readonly number[]) => steps[random(rng, steps.length)] ?? 0
  const before = new State()
  const visit = (s: State, offers: MoveList) => {
    const asked = new Set<string>(offers.toArray().map((step) => TYPES[step]))
    before.copyFrom(s)
    for (const [first, ...parts] of WHOLES)
      for (let length = 0; length < 5; length++) {
        const further = Array.from({ length }, () => anyOf(stepsOf(...parts)))
        const {
          code,
          message,
          rule = 'none',
        } = compositeRefusal(s, [anyOf(stepsOf(first)), ...further])
        expect(RULE_IDS).toContain(rule)
        expect(message).not.toMatch(/undefined|NaN/)
        if (asked.has(first)) {
          expect(code).not.toBe('not-now')
          askedFor.set(first, (askedFor.get(first) ?? 0) + 1)
        }
      }
    expect(samePosition(s, before), 'a question changes nothing').toBe(true)
  }
  for (const seed of ['three', 'four', 'five', 'six']) visitDecisions(rules, options, seed, visit)
})

test('that was asked for where it matters: each kind of composite, while its decision was pending', () => {
  for (const [first] of WHOLES)
    expect(askedFor.get(first) ?? 0, first).toBeGreaterThanOrEqual(LEAST_ASKED)
})
