/** Builder phase: who builds, what may be built, where it goes (PR-BUILDER-1 … 9, D-BUILD). Prices: prices.test.ts. */
import { expect, test } from 'vitest'
import { puertoRico, type Table } from './table.ts'
import { BUILD_CHEAPLY } from './usual-offers.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const all31 = { ...three, buildings: 'all31' } as const

/** Ten city spaces: the six production buildings and four small violet ones. */
const TEN_SPACES =
  'small indigo plant, small sugar mill, indigo plant, sugar mill, tobacco storage, coffee roaster, small market, hacienda, construction hut, small warehouse'

/** Cyd is the builder and declines; the next one is Ana, who pays without the privilege. */
const anaBuildsAsSecond = (table: Table) => table.turnOf('Cyd').play('choose builder', 'Cyd: pass')

test('PR-BUILDER-1, D-BUILD: clockwise from the builder each player may build one building', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 1 })
    .give('Ben', { doubloons: 1 })
    .give('Cyd', { doubloons: 1 })
    .turnOf('Ben')
    .play('choose builder')
    .asks('Ben', 'D-BUILD')
    .offers(...BUILD_CHEAPLY, 'pass')
    .play('Ben: build small market')
    .expect('Ben', { doubloons: 1, buildings: 'small market' })
    .asks('Cyd', 'D-BUILD')
    .offers('build small indigo plant', 'build small market', 'pass')
    .play('Cyd: build small market')
    .expect('Cyd', { doubloons: 0, buildings: 'small market' })
    .asks('Ana', 'D-BUILD')
    .offers('build small indigo plant', 'pass') // both small markets are sold
    .play('Ana: build small indigo plant')
    .asks('Cyd', 'D-ROLE')
})

test('PR-BUILDER-1: nobody builds twice in a phase, with money left or not', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 30 })
    .play('choose builder', 'Ana: build small market')
    .expect('Ana', { doubloons: 30, buildings: 'small market' })
    .happened(
      { type: 'built', seat: 'Ana', building: 'smallMarket', doubloons: 0 },
      { type: 'skipped', seat: 'Ben', decision: 'D-BUILD' },
      { type: 'skipped', seat: 'Cyd', decision: 'D-BUILD' },
    )
    .asks('Ben', 'D-ROLE')
})

test('PR-BUILDER-1: whoever passes builds nothing and is not asked again', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 3 })
    .give('Ben', { doubloons: 2 })
    .play('choose builder', 'Ana: pass', 'Ben: pass')
    .expect('Ana', { doubloons: 3, buildings: 'empty' })
    .expect('Ben', { doubloons: 2, buildings: 'empty' })
    .didNotHappen({ type: 'built' })
    .asks('Ben', 'D-ROLE')
})

test('PR-BUILDER-2, D-BUILD: who can pay for nothing is not asked', () => {
  puertoRico(three)
    .give('Ben', { doubloons: 1 })
    .turnOf('Cyd')
    .play('choose builder', 'Cyd: pass')
    .happened({ type: 'skipped', seat: 'Ana', decision: 'D-BUILD' })
    .asks('Ben', 'D-BUILD')
    .offers('build small indigo plant', 'build small market', 'pass')
    .refuses('build small sugar mill', 'PR-BUILDER-3')
})

const FIVE = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']

/** The expansion in a set of 17, so that small buildings have two copies. */
const NEW_SET = [
  ...['aqueduct', 'forestHouse', 'blackMarket', 'storehouse', 'guesthouse', 'tradingPost'],
  ...['church', 'smallWharf', 'lighthouse', 'library', 'specialtyFactory', 'unionHall'],
  ...['cloister', 'statue', 'guildHall', 'residence', 'fortress'],
]
const newSet = { players: FIVE, buildings: 'fixedSet', buildingSet: NEW_SET } as const

test.each([
  ['small indigo plant', 4],
  ['small sugar mill', 4],
  ['indigo plant', 3],
  ['sugar mill', 3],
  ['tobacco storage', 3],
  ['coffee roaster', 3],
  ['small market', 2],
  ['hacienda', 2],
  ['construction hut', 2],
  ['small warehouse', 2],
  ['hospice', 2],
  ['office', 2],
  ['large market', 2],
  ['large warehouse', 2],
  ['factory', 2],
  ['university', 2],
  ['harbor', 2],
  ['wharf', 2],
  ['guild hall', 1],
  ['residence', 1],
  ['fortress', 1],
  ['customs house', 1],
  ['city hall', 1],
])('PR-BUILDER-2: of %s there are %i copies, and one must be left', (building, copies) => {
  expectCopies(() => puertoRico({ players: FIVE }), building, copies)
})

test.each([
  ['aqueduct', 2],
  ['forest house', 2],
  ['black market', 2],
  ['storehouse', 2],
  ['guesthouse', 2],
  ['trading post', 2],
  ['church', 2],
  ['small wharf', 2],
  ['lighthouse', 2],
  ['library', 2],
  ['specialty factory', 2],
  ['union hall', 2],
  ['cloister', 1],
  ['statue', 1],
])('PR-BUILDER-2: of the new %s there are %i copies, and one must be left', (building, copies) => {
  expectCopies(() => puertoRico(newSet), building, copies)
})

/** The last copy can be built by Ana; when others own all of them, she cannot. */
function expectCopies(table: () => Table, building: string, copies: number): void {
  const soldTo = (owners: number) => {
    const set = table().give('Ana', { doubloons: 20 })
    for (const name of FIVE.slice(FIVE.length - owners)) set.give(name, { buildings: building })
    return set.play('choose builder')
  }
  soldTo(copies - 1)
    .play(`Ana: build ${building}`)
    .expect('Ana', { buildings: building })
  soldTo(copies).refuses(`Ana: build ${building}`, 'PR-BUILDER-2')
}

test('PR-BUILDER-2: a building that is not in this game cannot be built', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 20 })
    .play('choose builder')
    .refuses('build aqueduct', 'PR-BUILDER-2')
    .mayPlay('build small market')
})

test('PR-BUILDER-2: with money for everything, everything that fits and is not owned is offered', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 9, buildings: 'sugar mill 1, hospice*, harbor' })
    .play('choose builder')
    .offers(
      'build small indigo plant',
      'build small sugar mill',
      'build indigo plant',
      'build tobacco storage',
      'build coffee roaster',
      'build small market',
      'build hacienda',
      'build construction hut',
      'build small warehouse',
      'build office',
      'build large market',
      'build large warehouse',
      'build factory',
      'build university',
      'build wharf',
      'build guild hall',
      'build residence',
      'build fortress',
      'build customs house',
      'build city hall',
      'pass',
    )
})

test('PR-BUILDER-2: a full city takes no further building', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 20, buildings: `${TEN_SPACES}, hospice, office` })
    .ending('city')
    .play('choose builder')
    .happened({ type: 'skipped', seat: 'Ana', decision: 'D-BUILD' })
    .expect('Ana', { doubloons: 20, buildings: `${TEN_SPACES}, hospice, office` })
    .asks('Ben', 'D-ROLE')
})

test('PR-BUILDER-2, -5: the last single city space takes a small building, never a large one', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 20, buildings: `${TEN_SPACES}, hospice` })
    .play('choose builder')
    .offers(
      'build office',
      'build large market',
      'build large warehouse',
      'build factory',
      'build university',
      'build harbor',
      'build wharf',
      'pass',
    )
    .refuses('build guild hall', 'PR-BUILDER-5')
    .refuses('build residence', 'PR-BUILDER-5')
    .refuses('build fortress', 'PR-BUILDER-5')
    .refuses('build customs house', 'PR-BUILDER-5')
    .refuses('build city hall', 'PR-BUILDER-5')
    .play('build office')
    .expect('Ana', { doubloons: 16, buildings: `${TEN_SPACES}, hospice, office` })
    .expect('ending', 'city')
})

test('PR-BUILDER-5: the new large buildings need two city spaces as well', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 20, buildings: `${TEN_SPACES}, hospice` })
    .play('choose builder')
    .refuses('build cloister', 'PR-BUILDER-5')
    .refuses('build statue', 'PR-BUILDER-5')
    .mayPlay('build aqueduct', 'build union hall')
})

test('PR-BUILDER-5: the price goes to the bank, the tile into the city, without a colonist', () => {
  const table = puertoRico(three)
    .give('Ana', { doubloons: 7, buildings: 'small market*', sanJuan: 2 })
    .play('choose builder', 'build sugar mill')
    .expect('Ana', { doubloons: 4, buildings: 'small market*, sugar mill', sanJuan: 2 })
    .expect('Ben', { doubloons: 0 })
    .expect('Cyd', { doubloons: 0 })
    .expect('supply', { colonists: 52, ship: 3 })
  expect(table.score('Ana').buildings).toBe(1 + 2)
})

test('PR-BUILDER-5: two free spaces are enough for a large building', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 9, buildings: TEN_SPACES })
    .play('choose builder', 'build city hall')
    .expect('Ana', { doubloons: 0, buildings: `${TEN_SPACES}, city hall` })
    .expect('ending', 'city')
})

test('PR-RUL-13: only the number of free spaces counts, also for a sixth large building', () => {
  const five = 'guild hall, residence, fortress, customs house, city hall'
  puertoRico(all31)
    .give('Ana', { doubloons: 20, buildings: five })
    .play('choose builder')
    .mayPlay('build cloister')
    .play('build statue')
    .expect('Ana', { doubloons: 11, buildings: `${five}, statue` })
    .expect('ending', 'city')
})

test('PR-RUL-13: eleven filled spaces leave no room for a large building, whatever fills them', () => {
  const five = 'guild hall, residence, fortress, customs house, city hall'
  puertoRico(all31)
    .give('Ana', { doubloons: 20, buildings: `${five}, small market` })
    .play('choose builder')
    .refuses('build statue', 'PR-BUILDER-5')
    .play('build wharf')
    .expect('ending', 'city')
})

test('PR-BUILDER-6: a large building fills two spaces', () => {
  const nineSpaces = TEN_SPACES.replace(', small warehouse', '')
  puertoRico(three)
    .give('Ana', { doubloons: 9, buildings: nineSpaces })
    .play('choose builder', 'build residence')
    .expect('Ana', { buildings: `${nineSpaces}, residence` })
    .expect('ending') // eleven of twelve spaces are filled
  puertoRico(three)
    .give('Ana', { doubloons: 2, buildings: TEN_SPACES.replace('small warehouse', 'residence') })
    .play('choose builder', 'build small warehouse') // the twelfth: nine, two, and this one
    .expect('ending', 'city')
})

test('PR-BUILDER-6: a large building counts as one building', () => {
  const table = puertoRico(three)
    .give('Ana', { doubloons: 9, buildings: 'city hall*' })
    .play('choose builder', 'build residence')
  expect(table.score('Ana')).toMatchObject({ buildings: 8, bonuses: { cityHall: 2 } }) // two violet buildings
})

test('PR-BUILDER-7: a building stays where it is: it is not exchanged for another one', () => {
  const city = `${TEN_SPACES}, hospice, office`
  puertoRico(three)
    .give('Ana', { doubloons: 20, buildings: city })
    .give('Ben', { doubloons: 6 })
    .ending('city')
    .play('choose builder', 'Ben: build large warehouse')
    .expect('Ana', { doubloons: 20, buildings: city })
    .play('Ben: choose trader', 'Cyd: choose craftsman')
    .over()
    .expect('Ana', { doubloons: 20, buildings: city })
})

test('PR-BUILDER-7: who owns buildings may do nothing else with them: the offers lack only these', () => {
  const offered = (buildings: string) =>
    puertoRico(three)
      .give('Ana', { doubloons: 1, buildings })
      .play('choose builder')
      .game.offers()
      ?.map(({ text }) => text)
  const others = ['build small indigo plant', 'build small sugar mill', 'build construction hut']
  const owned = ['build small market', 'build hacienda']
  expect(offered('none')?.toSorted()).toEqual([...others, ...owned, 'pass'].toSorted())
  expect(offered('small market, hacienda')).toEqual([...others, 'pass'])
})

test('PR-RUL-39: one building in a builder phase, and no kind twice in a game', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 9 })
    .give('Ben', { doubloons: 5 })
    .play('choose builder', 'Ana: build office')
    .asks('Ben', 'D-BUILD') // Ana has 5 left and is not asked again
    .refuses('Ana: build small market', 'PR-BUILDER-1')
    .play('Ben: pass')
    .play('Ben: choose craftsman', 'Cyd: choose trader') // the next round begins with Ben
    .play('Ben: choose craftsman', 'Cyd: choose builder', 'Cyd: pass')
    .asks('Ana', 'D-BUILD')
    .refuses('Ana: build office', 'PR-B-1')
    .mayPlay('Ana: build small market')
})

test('PR-BUILDER-8: after building come the university, the church, and the twelfth space', () => {
  const nine = TEN_SPACES.replace(', small warehouse', '')
  puertoRico(all31)
    .give('Ana', { doubloons: 7, buildings: `${nine}, university*, church*` })
    .supply({ vp: 1 })
    .rest('Cyd')
    .play('choose builder', 'build harbor')
    .asks('Ana', 'D-UNIVERSITY')
    .expect('Ana', { vp: 0, doubloons: 0 })
    .expect('ending')
    .play('staff building')
    .expect('Ana', { vp: 1, buildings: `${nine}, university*, church*, harbor*` })
    .happened(
      { type: 'colonistTaken', seat: 'Ana', count: 1, by: 'university', from: 'supply' },
      { type: 'vpGained', seat: 'Ana', count: 1, by: 'church' },
      { type: 'endTriggered', reason: 'vp' },
      { type: 'endTriggered', reason: 'city' },
    )
})

test('PR-BUILDER-8: eleven filled spaces trigger nothing, the twelfth does', () => {
  const ten = TEN_SPACES
  anaBuildsAsSecond(puertoRico(three).give('Ana', { doubloons: 4, buildings: ten }))
    .play('Ana: build hospice')
    .expect('ending')
  anaBuildsAsSecond(puertoRico(three).give('Ana', { doubloons: 5, buildings: `${ten}, hospice` }))
    .play('Ana: build office')
    .expect('ending', 'city')
    .happened({ type: 'endTriggered', reason: 'city' })
})

test('PR-BUILDER-9: a builder who builds nothing gets no doubloon', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 3 })
    .play('choose builder', 'Ana: pass')
    .expect('Ana', { doubloons: 3 })
    .didNotHappen({ type: 'doubloonsGained' })
})

test('PR-BUILDER-9: a builder who cannot build gets no doubloon', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 3, buildings: `${TEN_SPACES}, hospice, office` })
    .ending('city')
    .play('choose builder')
    .expect('Ana', { doubloons: 3 })
    .asks('Ben', 'D-ROLE')
})
