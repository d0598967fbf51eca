/** Builder phase: who builds, what may be built, how it is paid (SJ-BUILDER-1 … 4, -7, -8, -10, -13 … 15, D-SJ-3). Prices: prices.test.ts. */
import { expect, test } from 'vitest'
import { PRODUCTION_COSTS } from './costs.ts'
import { sanJuan, type Table } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const expanded = { ...three, expansion: true }

/** Eleven buildings: one more ends the game. */
const ELEVEN = 'indigo plant 3, sugar mill 4, tobacco storage 4'

/** Ana builds at full price: Cyd is the chooser and has nothing to build. */
function ana(tableau: string, hand: string, options = three): Table {
  return sanJuan(options).tableau('Ana', tableau).hand('Ana', hand).phase('builder', 'Cyd', 'Ana')
}

test('SJ-BUILDER-1, D-SJ-3: clockwise from the builder each player builds one building or passes', () => {
  sanJuan(three)
    .hand('Ana', 'crane 3')
    .hand('Ben', 'indigo plant, well')
    .hand('Cyd', 'smithy, statue')
    .chooses('Ben')
    .play('choose builder')
    .asks('Ben', 'D-SJ-3')
    .offers(
      'build indigo plant', // the privilege: 1 less
      'build indigo plant paying well',
      'build well paying indigo plant',
      'pass',
    )
    .play('Ben: build indigo plant')
    .asks('Cyd', 'D-SJ-3')
    .offers('build smithy paying statue', 'pass')
    .play('Cyd: build smithy paying statue')
    .asks('Ana', 'D-SJ-3')
    .offers('build crane paying crane, crane', 'pass')
    .play('Ana: build crane paying crane, crane')
    .asks('Cyd', 'D-SJ-2')
    .expect('Ana', { tableau: 'indigo plant, crane', hand: 'none' })
    .expect('Ben', { tableau: 'indigo plant 2', hand: 'well' })
    .expect('Cyd', { tableau: 'indigo plant, smithy', hand: 'none' })
    .expect('discard', 'statue, crane 2')
})

test('SJ-BUILDER-1: nobody builds twice in a phase, with cards left or not', () => {
  sanJuan(three)
    .hand('Ana', 'indigo plant 5')
    .phase('builder', 'Ana')
    .play('Ana: build indigo plant')
    .expect('Ana', { tableau: 'indigo plant 2', hand: 'indigo plant 4' })
    .asks('Ben', 'D-SJ-2')
})

test('SJ-BUILDER-1, SJ-ROLE-3: whoever passes builds nothing, pays nothing and is not asked again', () => {
  sanJuan(three)
    .hand('Ana', 'indigo plant 3')
    .hand('Ben', 'indigo plant 3')
    .phase('builder', 'Ana')
    .play('Ana: pass', 'Ben: pass')
    .didNotHappen({ type: 'built' })
    .expect('Ana', { tableau: 'indigo plant', hand: 'indigo plant 3' })
    .expect('Ben', { tableau: 'indigo plant', hand: 'indigo plant 3' })
    .expect('discard', 'none')
    .asks('Ben', 'D-SJ-2')
})

test('D-SJ-3: every building with every place, and every payment with goods and cards', () => {
  const good = 'indigo plant with good'
  ana('indigo plant*, crane, black market, chapel', 'statue, smithy, well').offers(
    'build smithy paying indigo good',
    'build smithy paying statue',
    'build smithy paying well',
    'build well paying indigo good, statue',
    'build well paying indigo good, smithy',
    'build well paying statue, smithy',
    'build statue paying indigo good, smithy, well',
    `build smithy over ${good}`, // 1 less, and its good cannot pay
    `build well over ${good} paying statue`,
    `build well over ${good} paying smithy`,
    `build statue over ${good} paying smithy, well`,
    'build smithy over black market', // 2 less, and no goods pay any more
    'build well over black market',
    'build statue over black market paying smithy',
    'build statue over black market paying well',
    'build smithy over chapel', // 3 less
    'build well over chapel',
    'build statue over chapel',
    'pass',
  )
})

test('D-SJ-3: the same build by small steps', () => {
  ana('indigo plant*, crane, black market, quarry', 'statue, well 2, tower')
    .play('announce statue')
    .offers('over nothing', 'over indigo plant with good', 'over black market', 'over quarry')
    .play('over nothing')
    .offers('pay 2 in all', 'pay 3 in all')
    .play('pay 3 in all')
    .offers('pay indigo good', 'pay well') // the tower comes last
    .play('pay indigo good') // and a well, whatever is paid besides
    .offers('pay well', 'pay tower')
    .play('pay tower')
    .expect('Ana', { hand: 'well', goods: 0 })
    .expect('Ana', { tableau: 'indigo plant, crane, black market, quarry, statue' })
})

test('SJ-BUILDER-2: every card of the hand may be built, and no other', () => {
  sanJuan(expanded)
    .hand('Ana', 'sugar mill, statue, archive, tavern')
    .hand('Ben', 'smithy')
    .discard('gold mine')
    .phase('builder', 'Ana')
    .offers(
      'build archive',
      'build archive paying sugar mill',
      'build archive paying statue',
      'build archive paying tavern',
      'build sugar mill paying statue',
      'build sugar mill paying archive',
      'build sugar mill paying tavern',
      'build sugar mill paying statue, archive',
      'build sugar mill paying statue, tavern',
      'build sugar mill paying archive, tavern',
      'build tavern paying sugar mill',
      'build tavern paying statue',
      'build tavern paying archive',
      'build tavern paying sugar mill, statue',
      'build tavern paying sugar mill, archive',
      'build tavern paying statue, archive',
      'build statue paying sugar mill, archive',
      'build statue paying sugar mill, tavern',
      'build statue paying archive, tavern',
      'build statue paying sugar mill, archive, tavern',
      'pass',
    )
    .refuses('build smithy', 'SJ-BUILDER-2') // in another hand
    .refuses('build gold mine', 'SJ-BUILDER-2') // in the discard pile
    .refuses('build indigo plant', 'SJ-BUILDER-2') // in the draw pile
    .refuses('build cathedral', 'SJ-BUILDER-8') // on the table, but it costs 6
})

test('SJ-BUILDER-2: in the expansion also the cathedral, while it lies on the table', () => {
  const hand = 'coffee roaster 7'
  const paid = `build cathedral paying ${Array(7).fill('coffee roaster').join(', ')}`
  ana('indigo plant', hand, expanded).mayPlay(paid)
  sanJuan(expanded)
    .hand('Ana', hand)
    .tableau('Ben', 'indigo plant, cathedral')
    .phase('builder', 'Cyd', 'Ana')
    .refuses(paid, 'SJ-X-CATHEDRAL-1')
  ana('indigo plant', hand).refuses(paid, 'SJ-XSETUP-1')
})

test.each(PRODUCTION_COSTS)(
  'SJ-BUILDER-3, SJ-BLDG-2: a player may own any number of the kind %s',
  (kind, cost) => {
    const paid = ['well', 'well', 'crane', 'crane', 'chapel'].slice(0, cost).join(', ')
    ana(`${kind} 6`, `${kind}, well 2, crane 2, chapel`)
      .play(`build ${kind} paying ${paid}`)
      .expect('Ana', { tableau: `${kind} 7` })
  },
)

const CITY = [
  ...['statue', 'victory column', 'hero', 'smithy', 'gold mine', 'archive', 'poor house'],
  ...['black market', 'trading post', 'well', 'market stand', 'crane', 'chapel', 'tower'],
  ...['aqueduct', 'carpenter', 'prefecture', 'market hall', 'quarry', 'library', 'guild hall'],
  ...['city hall', 'triumphal arch', 'palace', 'office building', 'guard room', 'hut', 'tavern'],
  ...['park', 'customs office', 'bank', 'harbor', 'goldsmith', 'residence'],
]

test.each(CITY)('SJ-BUILDER-3, SJ-BLDG-2: nobody owns a second %s', (kind) => {
  const hand = `${kind}, coffee roaster 6`
  const owner = ana(`indigo plant, ${kind}`, hand, expanded).cathedral('gone')
  owner.refuses(`announce ${kind}`, 'SJ-BUILDER-3')
  expect(buildingsOf(owner)).toEqual(['coffee roaster'])
  const other = ana('indigo plant', hand, expanded).cathedral('gone')
  expect(buildingsOf(other)).toEqual(['coffee roaster', kind])
})

/** The kinds that may be built now. */
function buildingsOf(table: Table): readonly string[] {
  const offers = table.game.offers(5000) ?? []
  const kinds = offers.flatMap(
    ({ text }) => /^build (.+?)(?: over| paying|$)/.exec(text)?.[1] ?? [],
  )
  return [...new Set(kinds)]
}

test('SJ-BUILDER-3: what others own is no obstacle', () => {
  sanJuan(three)
    .hand('Ana', 'chapel, well, palace 2')
    .tableau('Ben', 'indigo plant, chapel')
    .tableau('Cyd', 'indigo plant, well, chapel')
    .phase('builder', 'Cyd', 'Ana')
    .offers(
      'build chapel paying well, palace, palace',
      'build well paying chapel, palace',
      'build well paying palace, palace',
      'pass',
    )
    .play('build chapel paying well, palace, palace')
    .expect('Ana', { tableau: 'indigo plant, chapel' })
})

test('EX-SJ-20: a statue and a victory column, but no second victory column', () => {
  ana('indigo plant, statue', 'victory column, coffee roaster 4')
    .play(
      'build victory column paying coffee roaster, coffee roaster, coffee roaster, coffee roaster',
    )
    .expect('Ana', { tableau: 'indigo plant, statue, victory column' })
  ana('indigo plant, statue, victory column', 'victory column, hero, coffee roaster 4')
    .refuses('announce victory column', 'SJ-BUILDER-3')
    .mayPlay('announce hero')
})

test('SJ-BUILDER-4: the building is laid down, then it is paid, then carpenter and poor house draw', () => {
  ana('indigo plant*, coffee roaster*, poor house, black market, crane, carpenter', 'palace, well')
    .play('build palace over coffee roaster with good paying indigo good, well')
    .happened(
      { type: 'built', seat: 'Ana', building: 'palace', over: 'coffeeRoaster', paid: 2 },
      { type: 'goodLost', seat: 'Ana', good: 'coffee' },
      { type: 'goodPaid', seat: 'Ana', good: 'indigo' },
      { type: 'cardPaid', seat: 'Ana', card: 'well' },
      { type: 'drew', seat: 'Ana', by: 'carpenter' },
      { type: 'drew', seat: 'Ana', by: 'poorHouse' },
    )
    .expect('Ana', { handSize: 2, goods: 0 })
    .expect('Ana', { tableau: 'indigo plant, palace, poor house, black market, crane, carpenter' })
})

test('SJ-BUILDER-4: a building without crane is an additional one, behind the others', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, well, sugar mill')
    .hand('Ana', 'statue, tower 3')
    .hand('Ben', 'crane 3')
    .phase('builder', 'Cyd', 'Ana')
    .play('build statue paying tower, tower, tower')
    .happened({ type: 'built', seat: 'Ana', building: 'statue', over: undefined, paid: 3 })
    .expect('Ana', { tableau: 'indigo plant, well, sugar mill, statue' })
    .asks('Ben', 'D-SJ-3') // her turn is over
})

test('SJ-BUILDER-7: hand cards pay, every set of them that makes the price exactly', () => {
  ana('indigo plant*', 'crane 2, well 2, palace')
    .offers(
      'build crane paying well, well',
      'build crane paying well, crane',
      'build crane paying well, palace',
      'build crane paying crane, palace',
      'build well paying crane, crane',
      'build well paying well, crane',
      'build well paying well, palace',
      'build well paying crane, palace',
      'pass',
    )
    .refuses('build crane paying well', 'SJ-BUILDER-5')
    .refuses('build crane paying crane, crane', 'SJ-BUILDER-7') // one of them is being built
    .refuses('build crane paying tower, well', 'SJ-BUILDER-7')
    .refuses('build crane paying indigo good, well', 'SJ-B-BLACKMARKET-1')
})

test('SJ-BUILDER-7, R-SJ-10: nobody pays more than the price without discounts, not even with goods', () => {
  ana('indigo plant*, sugar mill*, black market', 'crane, chapel 3')
    .offers(
      ...CRANE_PAYMENTS.map((paid) => `build crane paying ${paid}`),
      ...CHAPEL_PAYMENTS.map((paid) => `build chapel paying ${paid}`),
      'pass',
    )
    .refuses('build crane paying indigo good, sugar good, chapel', 'R-SJ-10')
    .refuses('build crane paying chapel, chapel, chapel', 'R-SJ-10')
  sanJuan(three) // free, even if it is paid: nothing more
    .tableau('Ana', 'indigo plant*, smithy, black market')
    .hand('Ana', 'indigo plant, crane 2')
    .phase('builder', 'Ana')
    .mayPlay('build indigo plant', 'build indigo plant paying indigo good')
    .mayPlay('build indigo plant paying crane')
    .refuses('build indigo plant paying indigo good, crane', 'R-SJ-9')
    .refuses('build indigo plant paying crane, crane', 'R-SJ-9')
})

const CRANE_PAYMENTS = [
  'indigo good, sugar good',
  'indigo good, chapel',
  'sugar good, chapel',
  'chapel, chapel',
]
const CHAPEL_PAYMENTS = [
  'indigo good, sugar good, crane',
  'indigo good, sugar good, chapel',
  'indigo good, crane, chapel',
  'indigo good, chapel, chapel',
  'sugar good, crane, chapel',
  'sugar good, chapel, chapel',
  'crane, chapel, chapel',
]

test('SJ-BUILDER-8: who cannot pay does not build; who can pay for nothing is not asked', () => {
  ana('indigo plant', 'library, coffee roaster 3, crane')
    .mayPlay('announce coffee roaster', 'announce crane')
    .refuses('announce library', 'SJ-BUILDER-8') // 5, and four other cards
  ana('indigo plant', 'library, coffee roaster 4, crane').mayPlay('announce library')
  sanJuan(three)
    .hand('Ana', 'library, crane')
    .hand('Ben', 'smithy, library')
    .phase('builder', 'Cyd')
    .happened({ type: 'moved', seat: 'Ana', move: 'pass', forced: true })
    .asks('Ben', 'D-SJ-3')
    .offers('build smithy paying library', 'pass')
})

test('SJ-BUILDER-10: what is paid goes face down to the discard pile', () => {
  const table = sanJuan(three)
    .hand('Ana', 'chapel, well 2, tower')
    .discard('archive')
    .phase('builder', 'Cyd', 'Ana')
    .play('build chapel paying well, tower, well')
    .expect('discard', 'archive, well 2, tower')
    .expect('Ana', { hand: 'none' })
  const paid = (name: string) =>
    table.told(name).flatMap((event) => (event.type === 'cardPaid' ? [event.card] : []))
  expect(paid('Ana')).toEqual(['well', 'well', 'tower'])
  expect(paid('Ben')).toEqual([undefined, undefined, undefined])
})

test('SJ-BUILDER-13: after the last player taverns, then the end of the game', () => {
  sanJuan(expanded)
    .tableau('Ana', ELEVEN)
    .tableau('Ben', 'indigo plant, tavern')
    .tableau('Cyd', 'indigo plant 3')
    .hand('Ana', 'indigo plant')
    .hand('Cyd', 'smithy 2')
    .phase('builder', 'Ana')
    .play('Ana: build indigo plant', 'Cyd: build smithy paying smithy')
    .happened(
      { type: 'built', seat: 'Ana' },
      { type: 'built', seat: 'Cyd' },
      { type: 'drew', seat: 'Ben', by: 'tavern' },
      { type: 'endTriggered', reason: 'twelveBuildings' },
      { type: 'gameEnded' },
    )
    .over()
    .expect('ending', 'twelveBuildings')
})

test('SJ-BUILDER-13: before the twelfth building the game goes on', () => {
  sanJuan(three)
    .tableau('Ana', ELEVEN)
    .hand('Ana', 'indigo plant')
    .phase('builder', 'Ana')
    .play('pass')
    .asks('Ben', 'D-SJ-2')
    .expect('ending')
})

test('SJ-BUILDER-14: buildings stay on the table through all phases and rounds', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, aqueduct, quarry, sugar mill*')
    .hand('Ana', 'statue, chapel')
    .drawPile('well 2, crane 3')
    .phase('builder', 'Ana')
    .play('Ana: build statue paying chapel', 'Ben: choose prospector', 'Cyd: choose trader')
    .play('Ana: sell sugar')
    .expect('round', 5)
    .expect('Ana', { tableau: 'indigo plant, aqueduct, quarry, sugar mill, statue' })
    .play('Ben: choose producer', 'Ben: pass', 'Cyd: pass', 'Ana: produce indigo')
    .expect('Ana', { tableau: 'indigo plant*, aqueduct, quarry, sugar mill, statue' })
})

test('SJ-BUILDER-15: after a twelfth building everybody else still has a turn', () => {
  sanJuan(three)
    .tableau('Ana', ELEVEN)
    .hand('Ana', 'indigo plant')
    .hand('Ben', 'smithy 2')
    .hand('Cyd', 'well 3')
    .phase('builder', 'Ana')
    .play('Ana: build indigo plant')
    .expect('Ana', { buildings: 12 })
    .asks('Ben', 'D-SJ-3')
    .play('Ben: build smithy paying smithy')
    .asks('Cyd', 'D-SJ-3')
    .play('Cyd: build well paying well, well')
    .over()
    .expect('Ben', { tableau: 'indigo plant, smithy' })
    .expect('Cyd', { tableau: 'indigo plant, well' })
})

test('SJ-BUILDER-15: what the others have still works then', () => {
  sanJuan(three)
    .tableau('Ana', ELEVEN)
    .tableau('Ben', 'indigo plant*, black market')
    .hand('Ana', 'black market, well')
    .hand('Ben', 'smithy')
    .phase('builder', 'Ana')
    .play('Ana: build black market paying well')
    .asks('Ben', 'D-SJ-3')
    .offers('build smithy paying indigo good', 'pass')
})
