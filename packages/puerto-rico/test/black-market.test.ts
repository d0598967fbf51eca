/** Black market: paying missing doubloons in kind (PR-X-BLACKMARKET-1 … 5, D-BLACKMARKET). */
import { expect, test } from 'vitest'
import { puertoRico, type Table } from './table.ts'

const all31 = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

/** Cyd is the builder and declines; the next one is Ana, who pays without the privilege. */
const anaBuildsAsSecond = (table: Table) => table.turnOf('Cyd').play('choose builder', 'Cyd: pass')

/** Ana's board, with a black market among her buildings. */
const ana = (board: Parameters<Table['give']>[1]) =>
  anaBuildsAsSecond(
    puertoRico(all31).give('Ana', {
      ...board,
      buildings: ['black market*', ...(board.buildings ? [board.buildings] : [])].join(', '),
    }),
  )

/** The kinds that cost 1, 2 or 3 doubloons, which a player without money can pay in kind. */
const ONE = ['small indigo plant', 'small market', 'aqueduct']
const TWO = ['small sugar mill', 'hacienda', 'construction hut', 'forest house']
const THREE = ['indigo plant', 'small warehouse', 'storehouse']

const each = (buildings: readonly string[], ...giving: readonly string[]) =>
  buildings.flatMap((building) => giving.map((items) => `build ${building} giving ${items}`))

test('PR-X-BLACKMARKET-1, D-BLACKMARKET: a colonist, a VP and a barrel replace a doubloon each', () => {
  ana({ sanJuan: 1, vp: 1, goods: 'sugar 1' })
    .offers(
      ...each(ONE, 'colonist from San Juan', 'vp', 'sugar'),
      ...each(TWO, 'colonist from San Juan, vp', 'colonist from San Juan, sugar', 'vp, sugar'),
      ...each(THREE, 'colonist from San Juan, vp, sugar'),
      'pass',
    )
    .play('build indigo plant giving colonist from San Juan, vp, sugar')
    .expect('Ana', { doubloons: 0, sanJuan: 0, vp: 0, goods: 'none' })
    .expect('Ana', { buildings: 'indigo plant, black market*' })
    .expect('supply', { vp: 75, colonists: 54, ship: 3, goods: 'sugar 11' })
    .happened(
      { type: 'colonistGiven', seat: 'Ana', from: 'San Juan' },
      { type: 'vpGiven', seat: 'Ana' },
      { type: 'barrelGiven', seat: 'Ana', good: 'sugar' },
      { type: 'built', seat: 'Ana', building: 'indigoPlant', doubloons: 0 },
    )
})

test('PR-X-BLACKMARKET-1: at most one of each sort, however many there are', () => {
  ana({ sanJuan: 3, vp: 5, goods: 'corn 2, sugar 2' })
    .offers(
      ...each(ONE, 'colonist from San Juan', 'vp', 'corn', 'sugar'),
      ...each(TWO, 'colonist from San Juan, vp', 'vp, corn', 'vp, sugar'),
      ...each(TWO, 'colonist from San Juan, corn', 'colonist from San Juan, sugar'),
      ...each(THREE, 'colonist from San Juan, vp, corn', 'colonist from San Juan, vp, sugar'),
      'pass',
    )
    .refuses('build hacienda giving corn, sugar', 'PR-X-BLACKMARKET-1')
    .refuses('build hacienda giving vp, vp', 'PR-X-BLACKMARKET-1')
    .refuses('build hospice', 'PR-X-BLACKMARKET-2') // four are missing
    .play('build hacienda giving vp, sugar')
    .expect('Ana', { sanJuan: 3, vp: 4, goods: 'corn 2, sugar 1' })
})

test.each([
  ['only VP', { vp: 4 }, ['vp']],
  ['only a barrel', { goods: 'coffee 3' }, ['coffee']],
  ['only a colonist', { sanJuan: 2 }, ['colonist from San Juan']],
  ['nothing', {}, []],
])('PR-X-BLACKMARKET-1: with %s to give, that is all that can be given', (_, board, items) => {
  const table = ana({ ...board, doubloons: 1 })
  table
    .offers(...ONE.map((building) => `build ${building}`), ...each(TWO, ...items), 'pass')
    .refuses('build storehouse', 'PR-X-BLACKMARKET-2') // two are missing
})

test('PR-X-BLACKMARKET-1: five kinds of barrels are five ways to pay', () => {
  const goods = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee']
  ana({ goods: goods.join(', ') })
    .offers(...each(ONE, ...goods), 'pass')
    .play('build aqueduct giving coffee')
    .expect('Ana', { goods: 'corn, indigo, sugar, tobacco' })
    .expect('supply', { goods: 'coffee 9' })
})

test('PR-X-BLACKMARKET-1: without a black market nothing is paid in kind', () => {
  anaBuildsAsSecond(
    puertoRico(all31).give('Ana', { doubloons: 1, sanJuan: 1, vp: 1, goods: 'corn' }),
  )
    .offers('build small indigo plant', 'build small market', 'build aqueduct', 'pass')
    .refuses('build hacienda giving vp', 'PR-BUILDER-3')
})

test('PR-X-BLACKMARKET-1: an empty black market does not work', () => {
  anaBuildsAsSecond(
    puertoRico(all31).give('Ana', {
      doubloons: 1,
      vp: 1,
      goods: 'corn',
      buildings: 'black market',
    }),
  )
    .offers('build small indigo plant', 'build small market', 'build aqueduct', 'pass')
    .refuses('build hacienda giving corn', 'PR-BUILDER-3')
})

test('PR-X-BLACKMARKET-1: the black market of another player is of no use', () => {
  anaBuildsAsSecond(
    puertoRico(all31)
      .give('Ana', { doubloons: 1, vp: 1 })
      .give('Ben', { buildings: 'black market*' }),
  ).offers('build small indigo plant', 'build small market', 'build aqueduct', 'pass')
})

test('PR-X-BLACKMARKET-1: the builder pays the rest of his own, lower price in kind', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 5, vp: 2, goods: 'corn 1', buildings: 'black market*' })
    .play('choose builder')
    .refuses('build harbor giving vp', 'PR-X-BLACKMARKET-2')
    .play('build harbor giving vp, corn') // 8 − 1 = 7
    .expect('Ana', { doubloons: 0, vp: 1, goods: 'none', buildings: 'harbor, black market*' })
})

test('EX-PR-33: six doubloons, an indigo barrel and a colonist pay for a harbor', () => {
  ana({ doubloons: 6, vp: 1, goods: 'indigo 1', sanJuan: 1 })
    .refuses('build harbor giving colonist from San Juan, vp, indigo', 'PR-X-BLACKMARKET-2')
    .play('build harbor giving colonist from San Juan, indigo')
    .expect('Ana', { doubloons: 0, vp: 1, goods: 'none', sanJuan: 0 })
    .expect('Ana', { buildings: 'harbor, black market*' })
    .happened({ type: 'built', seat: 'Ana', building: 'harbor', doubloons: 6 })
})

test.each([8, 9])(
  'EX-PR-33: with %i doubloons nothing may be returned for a harbor',
  (doubloons) => {
    ana({ doubloons, vp: 1, goods: 'indigo 1', sanJuan: 1 })
      .refuses('build harbor giving vp', 'PR-X-BLACKMARKET-2')
      .refuses('build harbor giving indigo', 'PR-X-BLACKMARKET-2')
      .refuses('build harbor giving colonist from San Juan', 'PR-X-BLACKMARKET-2')
      .play('build harbor')
      .expect('Ana', { doubloons: doubloons - 8, vp: 1, goods: 'indigo 1', sanJuan: 1 })
  },
)

test('EX-PR-33: with 4 doubloons the harbor cannot be bought', () => {
  ana({ doubloons: 4, vp: 1, goods: 'indigo 1', sanJuan: 1 })
    .refuses('build harbor giving colonist from San Juan, vp, indigo', 'PR-X-BLACKMARKET-2')
    .refuses('build harbor', 'PR-X-BLACKMARKET-2')
    .mayPlay('build factory giving colonist from San Juan, vp, indigo') // 7: three are missing
})

test.each([
  [7, 'vp', 'vp, indigo'],
  [6, 'vp, indigo', 'vp'],
  [5, 'colonist from San Juan, vp, indigo', 'vp, indigo'],
])(
  'PR-X-BLACKMARKET-2, PR-RUL-21: with %i doubloons a harbor takes them and %s, not %s',
  (doubloons, items, others) => {
    ana({ doubloons, vp: 1, goods: 'indigo 1', sanJuan: 1 })
      .refuses(`build harbor giving ${others}`, 'PR-X-BLACKMARKET-2')
      .play(`build harbor giving ${items}`)
      .expect('Ana', { doubloons: 0, buildings: 'harbor, black market*' })
  },
)

test('PR-X-BLACKMARKET-2, PR-RUL-21: nobody returns anything to save doubloons', () => {
  ana({ doubloons: 2, vp: 1 })
    .offers(
      ...[...ONE, ...TWO].map((building) => `build ${building}`),
      ...each(THREE, 'vp'),
      'pass',
    )
    .play('build hacienda')
    .expect('Ana', { doubloons: 0, vp: 1 })
})

test('PR-X-BLACKMARKET-2: a price that the money pays exactly needs no return, even from a quarry', () => {
  // with the quarry's colonist gone the hacienda would cost 2; but 1 is enough as it stands
  ana({ doubloons: 1, island: 'quarry 1*' })
    .offers(
      ...[...ONE, ...TWO].map((building) => `build ${building}`), // 0 and 1
      'pass', // 2 for a storehouse; the quarry's colonist would make it 3
    )
    .refuses('build hacienda giving colonist from quarry', 'PR-X-BLACKMARKET-2')
})

test('PR-X-BLACKMARKET-3: the colonist comes from San Juan, an island tile or a building', () => {
  const table = () => ana({ sanJuan: 1, island: 'corn 2*, quarry 2/1', buildings: 'small market*' })
  const free = ['small indigo plant', 'aqueduct'] // cost 1, with the quarry nothing
  const from = ['San Juan', 'corn', 'small market'].map((place) => `colonist from ${place}`)
  table().offers(
    ...free.map((building) => `build ${building}`),
    ...each(TWO, ...from), // without the quarry 2: too much
    'pass',
  )
  table()
    .play('build hacienda giving colonist from corn')
    .expect('Ana', { island: 'corn 2/1, quarry 2/1', sanJuan: 1 })
    .happened({ type: 'colonistGiven', seat: 'Ana', from: 'corn' })
  table()
    .play('build hacienda giving colonist from small market')
    .expect('Ana', { buildings: 'small market, hacienda, black market*', sanJuan: 1 })
  table()
    .play('build hacienda giving colonist from San Juan')
    .expect('Ana', { island: 'corn 2*, quarry 2/1', sanJuan: 0 })
})

test('PR-X-BLACKMARKET-3: one of several colonists leaves a building with several circles', () => {
  ana({ buildings: 'sugar mill 3' })
    .offers(...each(ONE, 'colonist from sugar mill'), 'pass')
    .play('build aqueduct giving colonist from sugar mill')
    .expect('Ana', { buildings: 'sugar mill 2, black market*, aqueduct' })
})

test('PR-X-BLACKMARKET-3: the colonist of the black market itself is never given', () => {
  ana({ doubloons: 1 })
    .offers(...ONE.map((building) => `build ${building}`), 'pass')
    .refuses('build hacienda', 'PR-X-BLACKMARKET-2')
  ana({ doubloons: 1, vp: 1 }).refuses(
    'build hacienda giving colonist from black market',
    'PR-X-BLACKMARKET-3',
  )
})

test('PR-X-BLACKMARKET-3: the colonist goes to the supply, not to the ship', () => {
  ana({ sanJuan: 1 })
    .expect('supply', { colonists: 53, ship: 3 })
    .play('build aqueduct giving colonist from San Juan')
    .expect('supply', { colonists: 54, ship: 3 })
})

test('PR-X-BLACKMARKET-4, PR-RUL-20: a quarry that loses its colonist does not reduce the price', () => {
  const table = () => ana({ doubloons: 5, vp: 1, goods: 'corn 1', island: 'quarry 1*' })
  table() // 8 − 1 = 7 with the quarry, 8 without it
    .refuses('build harbor giving colonist from quarry, vp', 'PR-X-BLACKMARKET-2')
    .play('build harbor giving colonist from quarry, vp, corn')
    .expect('Ana', { doubloons: 0, vp: 0, goods: 'none', island: 'quarry 1' })
    .happened({ type: 'built', seat: 'Ana', building: 'harbor', doubloons: 5 })
  table()
    .play('build harbor giving vp, corn')
    .expect('Ana', { doubloons: 0, vp: 0, goods: 'none', island: 'quarry 1*' })
})

test('PR-X-BLACKMARKET-4: a quarry beyond the column does not help, so its colonist may go', () => {
  ana({ doubloons: 0, island: 'quarry 2*' }) // 2 − 1 with one or two quarries: column 1
    .mayPlay('build hacienda giving colonist from quarry')
    .refuses('build indigo plant', 'PR-X-BLACKMARKET-2') // 3 − 2; without one of them 3 − 1
    .play('build hacienda giving colonist from quarry')
    .expect('Ana', { doubloons: 0, island: 'quarry 2/1', buildings: 'hacienda, black market*' })
})

test('PR-X-BLACKMARKET-4, PR-RUL-20: a library that loses its colonist doubles no privilege', () => {
  const table = () =>
    puertoRico(all31)
      .give('Ana', { doubloons: 5, vp: 1, buildings: 'black market*, library*' })
      .play('choose builder')
  table() // a harbor costs 6 with the library, 7 without it
    .play('build harbor giving colonist from library, vp')
    .expect('Ana', { doubloons: 0, vp: 0, buildings: 'harbor, black market*, library' })
    .happened({ type: 'built', seat: 'Ana', building: 'harbor', doubloons: 5 })
  table()
    .refuses('build harbor giving colonist from library', 'PR-X-BLACKMARKET-2')
    .play('build harbor giving vp')
    .expect('Ana', { doubloons: 0, vp: 0, buildings: 'harbor, black market*, library*' })
})

test('PR-X-BLACKMARKET-4, PR-RUL-20: a university that loses its colonist brings none', () => {
  const table = () => ana({ doubloons: 7, goods: 'corn', buildings: 'university*' })
  table()
    .play('build harbor giving colonist from university')
    .expect('Ana', { doubloons: 0, buildings: 'university, harbor, black market*' })
    .asks('Ana', 'D-ROLE')
  table()
    .play('build harbor giving corn')
    .asks('Ana', 'D-UNIVERSITY')
    .play('staff building')
    .expect('Ana', { doubloons: 0, buildings: 'university*, harbor*, black market*' })
})

test('PR-X-BLACKMARKET-4, PR-RUL-62: the church is checked after the items were given up', () => {
  const table = () => ana({ doubloons: 7, goods: 'corn', buildings: 'church*' })
  table()
    .play('build harbor giving colonist from church')
    .expect('Ana', { doubloons: 0, vp: 0, buildings: 'harbor, black market*, church' })
  table()
    .play('build harbor giving corn')
    .expect('Ana', { doubloons: 0, vp: 1, buildings: 'harbor, black market*, church*' })
})

test('PR-RUL-62: a VP is given up before the church brings a new one', () => {
  ana({ doubloons: 7, vp: 1, buildings: 'church*' })
    .play('build harbor giving vp')
    .expect('Ana', { doubloons: 0, vp: 1 })
    .happened({ type: 'vpGiven', seat: 'Ana' }, { type: 'vpGained', seat: 'Ana', count: 1 })
  ana({ doubloons: 7, vp: 0, buildings: 'church*' }).refuses(
    'build harbor giving vp', // the VP of this very purchase comes too late
    'PR-X-BLACKMARKET-1',
  )
})

test('PR-RUL-62: giving up a colonist who helps is legal if the sums still fit', () => {
  // price 8 − 2 = 6; without one quarry 7, so two items for five doubloons
  ana({ doubloons: 5, vp: 1, island: 'quarry 2*' })
    .mayPlay('build harbor giving vp')
    .play('build harbor giving colonist from quarry, vp')
    .expect('Ana', { doubloons: 0, vp: 0, island: 'quarry 2/1' })
})

test('PR-RUL-62: a VP returned while credited VP exist leaves them credited', () => {
  const table = puertoRico(all31)
    .give('Ana', { goods: 'corn 3', buildings: 'black market*' })
    .supply({ vp: 1 })
    .rest('Cyd') // 74 VP
    .play('choose captain', 'load corn on 4')
    .expect('Ana', { vp: 4, goods: 'none' }) // 3 more than the supply had
    .expect('ending', 'vp')
    .play('Ben: choose builder', 'Ben: pass')
  table
    .asks('Ana', 'D-BUILD') // Cyd has no money
    .play('Ana: build aqueduct giving vp')
    .expect('Ana', { vp: 3, total: 3 + 1 + 1 })
    .expect('Cyd', { vp: 74 })
    .expect('ending', 'vp')
  expect(table.view('Ana').vpSupply).toBe(0) // two are still credited
})

test('PR-X-BLACKMARKET-4: a colonist given up may come back by the university', () => {
  anaBuildsAsSecond(
    puertoRico(all31)
      .give('Ana', { sanJuan: 1, buildings: 'black market*, university*' })
      .supply({ colonists: 0, ship: 0 })
      .rest('Cyd'),
  )
    .play('build aqueduct giving colonist from San Juan')
    .asks('Ana', 'D-UNIVERSITY')
    .play('staff building')
    .expect('Ana', { sanJuan: 0, buildings: 'university*, aqueduct*, black market*' })
    .expect('supply', { colonists: 0, ship: 0 })
})

test('PR-X-BLACKMARKET-5: a VP returned to an exhausted supply revokes no trigger', () => {
  anaBuildsAsSecond(
    puertoRico(all31)
      .give('Ana', { vp: 2, buildings: 'black market*' })
      .supply({ vp: 0 })
      .rest('Cyd')
      .ending('vp'),
  )
    .play('build aqueduct giving vp')
    .expect('Ana', { vp: 1 })
    .expect('supply', { vp: 1 })
    .expect('ending', 'vp')
    .play('Ana: choose trader', 'Ben: choose craftsman')
    .over()
})

test('PR-X-BLACKMARKET-5: a colonist returned to an exhausted supply revokes no trigger', () => {
  anaBuildsAsSecond(
    puertoRico(all31)
      .give('Ana', { sanJuan: 1, buildings: 'black market*' })
      .supply({ colonists: 0, ship: 2 })
      .rest('Cyd')
      .roles({ mayor: 'Ben' })
      .ending('colonists'),
  )
    .play('build aqueduct giving colonist from San Juan')
    .expect('supply', { colonists: 1, ship: 2 })
    .expect('ending', 'colonists')
    .play('Ana: choose trader')
    .over()
})

test('D-BLACKMARKET: in small steps a colonist comes first, then a VP, then a barrel', () => {
  ana({ doubloons: 6, vp: 1, goods: 'corn, sugar', island: 'indigo 1*' })
    .play('build harbor')
    .asks('Ana', 'D-BLACKMARKET')
    .refuses('pass', 'PR-X-BLACKMARKET-2')
    .refuses('give vp', 'PR-X-BLACKMARKET-1') // first the colonist
    .play('give colonist from indigo')
    .asks('Ana', 'D-BLACKMARKET')
    .play('give no vp')
    .asks('Ana', 'D-BLACKMARKET')
    .play('give sugar barrel')
    .expect('Ana', { doubloons: 0, vp: 1, goods: 'corn', island: 'indigo 1' })
    .expect('Ana', { buildings: 'harbor, black market*' })
})

test('D-BLACKMARKET: what alone can pay is given without a question', () => {
  ana({ doubloons: 7, vp: 3 })
    .play('build harbor')
    .expect('Ana', { doubloons: 0, vp: 2, buildings: 'harbor, black market*' })
    .asks('Ana', 'D-ROLE')
})

test('D-BLACKMARKET: two owners pay in kind in the same phase, each for himself', () => {
  const buildingSet = [
    ...['aqueduct', 'hacienda', 'blackMarket', 'storehouse', 'hospice', 'office'],
    ...['church', 'smallWharf', 'factory', 'harbor', 'library', 'wharf'],
    ...['cloister', 'statue', 'guildHall', 'residence', 'fortress'],
  ]
  const board = { sanJuan: 1, vp: 1, goods: 'corn 1', buildings: 'black market*' }
  puertoRico({ ...all31, buildings: 'fixedSet', buildingSet })
    .give('Ana', board)
    .give('Ben', board)
    .turnOf('Cyd')
    .play('choose builder', 'Cyd: pass')
    .play('Ana: build storehouse giving colonist from San Juan, vp, corn')
    .asks('Ben', 'D-BUILD')
    .offers(
      ...each(['small indigo plant', 'aqueduct'], 'colonist from San Juan', 'vp', 'corn'),
      ...each(
        ['small sugar mill', 'hacienda'],
        ...['colonist from San Juan, vp', 'colonist from San Juan, corn', 'vp, corn'],
      ),
      ...each(['indigo plant', 'storehouse'], 'colonist from San Juan, vp, corn'),
      'pass',
    )
    .play('Ben: build hacienda giving colonist from San Juan, corn')
    .expect('Ana', { sanJuan: 0, vp: 0, goods: 'none', buildings: 'black market*, storehouse' })
    .expect('Ben', { sanJuan: 0, vp: 1, goods: 'none', buildings: 'hacienda, black market*' })
})

test('D-BLACKMARKET: the VP that a church brought before are no payment of the next player', () => {
  puertoRico(all31)
    .give('Cyd', { doubloons: 9, buildings: 'church*' })
    .give('Ana', { vp: 1, goods: 'corn 1', buildings: 'black market*' })
    .turnOf('Cyd')
    .play('choose builder', 'Cyd: build fortress')
    .expect('Cyd', { vp: 2 })
    .refuses('Ana: build hacienda giving vp', 'PR-X-BLACKMARKET-2')
    .play('Ana: build hacienda giving vp, corn')
    .expect('Ana', { vp: 0, goods: 'none', buildings: 'hacienda, black market*' })
})
