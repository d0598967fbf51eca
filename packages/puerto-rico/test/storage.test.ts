/** Captain phase: storage, warehouses, storehouse, empty ships (PR-CAPTAIN-12 … 18). */
import { describe, test } from 'vitest'
import { puertoRico, type Table } from './table.ts'

/** Ana cannot load: the others fill the ships with corn, indigo and sugar before her turn. */
function storing(goods: string, buildings = 'none'): Table {
  return puertoRico({ players: ['Ben', 'Cyd', 'Dan', 'Ana'], buildings: 'all31' })
    .give('Ben', { goods: 'corn 1' })
    .give('Cyd', { goods: 'indigo 1' })
    .give('Dan', { goods: 'sugar 1' })
    .give('Ana', { goods, buildings })
    .ships('5: corn 4', '6: indigo 5', '7: sugar 6')
    .play('choose captain')
}

// What is kept

test('PR-CAPTAIN-12: everybody keeps a single barrel of any kind', () => {
  storing('corn 2, sugar 1')
    .asks('Ana', 'D-STORE')
    .offers('store nothing', 'store corn 1', 'store sugar 1')
    .refuses('store corn', 'PR-CAPTAIN-13')
    .refuses('store corn 1, sugar 1', 'PR-CAPTAIN-13')
    .refuses('pass', 'PR-CAPTAIN-12')
})

test('PR-B-SMALLWAREHOUSE-1, PR-RUL-65: all of one kind and one barrel of another', () => {
  storing('corn 2, sugar 3', 'small warehouse*')
    .offers(
      'store nothing',
      'store corn 1',
      'store corn',
      'store sugar 1',
      'store sugar 2',
      'store sugar',
      'store corn 1, sugar 1',
      'store corn 1, sugar 2',
      'store corn 1, sugar',
      'store corn, sugar 1',
    )
    .refuses('store corn, sugar 2', 'PR-CAPTAIN-13')
    .play('store corn 1, sugar')
    .expect('Ana', { goods: 'corn 1, sugar 3' })
})

test('PR-B-SMALLWAREHOUSE-1: three kinds are one too many', () => {
  storing('corn 1, indigo 1, sugar 2', 'small warehouse*')
    .offers(
      'store nothing',
      'store corn 1',
      'store indigo 1',
      'store sugar 1',
      'store sugar',
      'store corn 1, indigo 1',
      'store corn 1, sugar 1',
      'store corn 1, sugar',
      'store indigo 1, sugar 1',
      'store indigo 1, sugar',
    )
    .refuses('store corn 1, indigo 1, sugar 1', 'PR-CAPTAIN-13')
})

test('PR-B-LARGEWAREHOUSE-1, PR-RUL-39: all of two kinds and one barrel, without a small warehouse', () => {
  const amounts = (good: string) => ['', `${good} 1`, good]
  const kept = amounts('corn').flatMap((corn) =>
    amounts('indigo').flatMap((indigo) =>
      amounts('tobacco').map((tobacco) => [corn, indigo, tobacco]),
    ),
  )
  const texts = kept.map((items) => `store ${items.filter(Boolean).join(', ') || 'nothing'}`)
  storing('corn 2, indigo 2, tobacco 2', 'large warehouse*')
    .offers(...texts.filter((text) => text !== 'store corn, indigo, tobacco'))
    .refuses('store corn, indigo, tobacco', 'PR-CAPTAIN-13')
    .play('store corn 1, indigo, tobacco')
    .happened({ type: 'barrelsLost', seat: 'Ana', good: 'corn', count: 1 })
    .didNotHappen({ type: 'barrelsLost', good: 'indigo' })
    .didNotHappen({ type: 'barrelsLost', good: 'tobacco' })
    .expect('Ana', { goods: 'corn 1, indigo 2, tobacco 2' })
})

test('PR-RUL-39: a small warehouse does not make a large one of an unoccupied large warehouse', () => {
  storing('corn 2, indigo 2', 'small warehouse*, large warehouse')
    .refuses('store corn, indigo', 'PR-CAPTAIN-13')
    .mayPlay('store corn, indigo 1', 'store corn 1, indigo')
})

test('PR-CAPTAIN-13: a kind of which nothing is held cannot be kept; a placement is no storage', () => {
  storing('sugar 3, indigo 2')
    .asks('Ana', 'D-STORE')
    .offers('store nothing', 'store indigo 1', 'store sugar 1')
    .refuses('store corn', 'PR-CAPTAIN-13')
    .refuses('store corn 1', 'PR-CAPTAIN-13')
    .refuses('store corn, sugar 1', 'PR-CAPTAIN-13')
    .refuses('store rum', 'unknown-move')
    .refuses('place corn 0', 'unknown-move')
    .refuses('place quarry 0, corn 0', 'unknown-move')
})

test('PR-B-LARGEWAREHOUSE-1, EX-PR-14: both warehouses, three kinds and one barrel', () => {
  storing('corn 4, indigo 3, sugar 2, tobacco 2, coffee 1', 'small warehouse*, large warehouse*')
    .asks('Ana', 'D-STORE')
    .refuses('store corn, indigo, sugar, tobacco', 'PR-CAPTAIN-13')
    .refuses('store corn, indigo, sugar, tobacco 1, coffee 1', 'PR-CAPTAIN-13')
    .mayPlay('store corn, indigo, tobacco, sugar 1', 'store corn, indigo, sugar, coffee 1')
    .play('store corn, indigo, sugar, tobacco 1')
    .happened(
      { type: 'barrelsLost', seat: 'Ana', good: 'tobacco', count: 1 },
      { type: 'barrelsLost', seat: 'Ana', good: 'coffee', count: 1 },
    )
    .expect('Ana', { goods: 'corn 4, indigo 3, sugar 2, tobacco 1' })
    .expect('supply', { goods: 'corn 6, indigo 8, sugar 9, tobacco 8, coffee 9' })
})

test('PR-X-STOREHOUSE-1: three more single barrels, of the same kind or of different ones', () => {
  storing('corn 5', 'storehouse*').offers(
    'store nothing',
    'store corn 1',
    'store corn 2',
    'store corn 3',
    'store corn 4',
  )
  storing('corn 3, indigo 1, tobacco 2', 'storehouse*')
    .mayPlay('store corn, indigo 1', 'store corn 2, tobacco', 'store corn 1, indigo 1, tobacco')
    .refuses('store corn, tobacco', 'PR-CAPTAIN-13')
    .refuses('store corn 2, indigo 1, tobacco', 'PR-CAPTAIN-13')
})

test('PR-X-STOREHOUSE-1, EX-PR-31: with a large warehouse two kinds and four barrels', () => {
  storing('corn 5, indigo 4, sugar 3, tobacco 2', 'storehouse*, large warehouse*')
    .refuses('store corn, indigo, sugar, tobacco', 'PR-CAPTAIN-13')
    .mayPlay('store corn, indigo, sugar 2, tobacco', 'store corn 4, sugar, tobacco')
    .mayPlay('store corn 2, indigo, sugar, tobacco', 'store corn 1, indigo, sugar, tobacco')
    .refuses('store corn 3, indigo, sugar, tobacco', 'PR-CAPTAIN-13')
    .play('store corn, indigo, sugar, tobacco 1')
    .expect('Ana', { goods: 'corn 5, indigo 4, sugar 3, tobacco 1' })
})

describe('PR-CAPTAIN-13: the legal amounts are those of the formula', () => {
  const HELD = { corn: 3, indigo: 3, sugar: 2, tobacco: 3, coffee: 3 }
  test.each([
    { city: 'none', kinds: 0, singles: 1 },
    { city: 'small warehouse, large warehouse, storehouse', kinds: 0, singles: 1 },
    { city: 'small warehouse*', kinds: 1, singles: 1 },
    { city: 'large warehouse*', kinds: 2, singles: 1 },
    { city: 'small warehouse*, large warehouse*', kinds: 3, singles: 1 },
    { city: 'storehouse*', kinds: 0, singles: 4 },
    { city: 'small warehouse*, storehouse*', kinds: 1, singles: 4 },
    { city: 'large warehouse*, storehouse*', kinds: 2, singles: 4 },
    { city: 'small warehouse*, large warehouse*, storehouse*', kinds: 3, singles: 4 },
  ])(
    'PR-CAPTAIN-12, -13, D-STORE: $city: $kinds kinds and $singles single barrels',
    ({ city, kinds, singles }) => {
      storing('corn 3, indigo 3, sugar 2, tobacco 3, coffee 3', city)
        .asks('Ana', 'D-STORE')
        .offers(...storages(HELD, kinds, singles))
    },
  )
})

/** Every kept vector with at most `singles` barrels outside some set of at most `kinds` kinds. */
function storages(held: Readonly<Record<string, number>>, kinds: number, singles: number) {
  const goods = Object.keys(held)
  const most = Object.values(held)
  let vectors: number[][] = [[]]
  let sets: number[][] = [[]]
  for (const [place, count] of most.entries()) {
    const amounts = Array.from({ length: count + 1 }, (_, kept) => kept)
    vectors = vectors.flatMap((vector) => amounts.map((kept) => [...vector, kept]))
    sets = sets.flatMap((set) => [set, [...set, place]])
  }
  const small = sets.filter((set) => set.length <= kinds)
  const fits = (vector: readonly number[]) =>
    small.some((set) => sum(vector.filter((_, place) => !set.includes(place))) <= singles)
  return vectors.filter(fits).map((vector) => {
    const words = vector.flatMap((kept, place) => {
      if (kept === 0) return []
      return [kept > 1 && kept === most[place] ? goods[place] : `${goods[place]} ${kept}`]
    })
    return `store ${words.join(', ') || 'nothing'}`
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

// When there is something to decide

test.each([
  { goods: 'coffee 1', city: 'none' },
  { goods: 'corn 5', city: 'small warehouse*' },
  { goods: 'corn 1, sugar 1', city: 'small warehouse*' },
  { goods: 'corn 1, sugar 4', city: 'small warehouse*' },
  { goods: 'corn 5, sugar 1', city: 'small warehouse*' },
  { goods: 'corn 5, indigo 5, sugar 1', city: 'large warehouse*' },
  { goods: 'corn 1, indigo 5, coffee 5', city: 'large warehouse*' },
  { goods: 'corn 2, indigo 2, tobacco 2, coffee 1', city: 'small warehouse*, large warehouse*' },
  { goods: 'corn 4', city: 'storehouse*' },
  { goods: 'corn 1, indigo 1, sugar 1, coffee 1', city: 'storehouse*' },
  { goods: 'corn 4, coffee 5', city: 'storehouse*, small warehouse*' },
  { goods: 'corn 5, indigo 5, sugar 2, tobacco 2', city: 'storehouse*, large warehouse*' },
])('PR-CAPTAIN-14: $goods fit with $city: nothing is asked, nothing is lost', ({ goods, city }) => {
  storing(goods, city)
    .asks('Cyd', 'D-ROLE')
    .expect('Ana', { goods })
    .didNotHappen({ type: 'barrelsLost' })
})

test.each([
  { goods: 'coffee 2', city: 'none' },
  { goods: 'corn 1, coffee 1', city: 'small warehouse' }, // nobody works there
  { goods: 'corn 2, sugar 2', city: 'small warehouse*' },
  { goods: 'corn 1, indigo 1, sugar 1', city: 'small warehouse*' },
  { goods: 'corn 2, indigo 2, sugar 2', city: 'large warehouse*' },
  { goods: 'corn 1, indigo 1, sugar 1, coffee 1', city: 'large warehouse*' },
  { goods: 'corn 2, indigo 2, tobacco 2, coffee 2', city: 'small warehouse*, large warehouse*' },
  { goods: 'corn 5', city: 'storehouse*' },
  { goods: 'corn 2', city: 'storehouse' },
  { goods: 'corn 5, coffee 5', city: 'storehouse*, small warehouse*' },
  { goods: 'corn 5, indigo 5, sugar 3, tobacco 2', city: 'storehouse*, large warehouse*' },
])('PR-CAPTAIN-14: $goods do not fit with $city: Ana is asked', ({ goods, city }) => {
  storing(goods, city).asks('Ana', 'D-STORE').expect('Ana', { goods })
})

test('PR-CAPTAIN-14: what is not kept goes back to the supply', () => {
  storing('corn 4, coffee 3')
    .expect('supply', { goods: 'corn 1, coffee 6' })
    .play('store coffee 1')
    .happened(
      { type: 'barrelsLost', seat: 'Ana', good: 'corn', count: 4 },
      { type: 'barrelsLost', seat: 'Ana', good: 'coffee', count: 2 },
      { type: 'shipEmptied', ship: '5', good: 'corn', count: 5 },
    )
    .expect('Ana', { goods: 'coffee 1', vp: 0, doubloons: 0 })
    .expect('supply', { goods: 'corn 10, coffee 8' })
})

test('PR-CAPTAIN-14: whether everything fits is seen after the guests have moved', () => {
  const table = () =>
    storing('corn 3, coffee 1', 'guesthouse 1, small warehouse').play('pass').asks('Ana', 'D-GUEST')
  table()
    .play('move guest to small warehouse')
    .asks('Cyd', 'D-ROLE')
    .expect('Ana', { goods: 'corn 3, coffee 1', buildings: 'guesthouse, small warehouse*' })
  table()
    .play('pass')
    .asks('Ana', 'D-STORE')
    .offers('store nothing', 'store corn 1', 'store coffee 1')
})

test('D-STORE: in small steps, kind by kind', () => {
  storing('corn 2, indigo 2, coffee 2', 'small warehouse*')
    .play('keep 2 corn')
    .offers('keep 0 indigo', 'keep 1 indigo')
    .play('keep 0 indigo')
    .offers('keep 0 coffee', 'keep 1 coffee')
    .play('keep 1 coffee')
    .expect('Ana', { goods: 'corn 2, coffee 1' })
  storing('corn 2, indigo 2', 'small warehouse*')
    .play('keep 0 corn') // what is left would fit, and is still his choice
    .offers('keep 0 indigo', 'keep 1 indigo', 'keep 2 indigo')
})

test('PR-RUL-16: he may keep less than he could, even nothing', () => {
  storing('corn 3, tobacco 3', 'small warehouse*')
    .play('store tobacco 2')
    .expect('Ana', { goods: 'tobacco 2' })
  storing('corn 3, tobacco 3', 'small warehouse*')
    .play('store nothing')
    .expect('Ana', { goods: 'none' })
    .expect('supply', { goods: 'corn 10, tobacco 9' })
})

test('PR-CAPTAIN-12, PR-RUL-47: everybody stores once, from the captain clockwise', () => {
  puertoRico({ players: ['Ana', 'Ben', 'Cyd'] })
    .give('Ana', { goods: 'coffee 2' })
    .give('Ben', { goods: 'coffee 3' })
    .give('Cyd', { goods: 'tobacco 2' })
    .ships('4: corn 1', '5: indigo 1', '6: sugar 1')
    .turnOf('Ben')
    .play('choose captain')
    .asks('Ben', 'D-STORE')
    .play('store coffee 1')
    .asks('Cyd', 'D-STORE')
    .play('store nothing')
    .asks('Ana', 'D-STORE')
    .play('store coffee 1')
    .expect('Ana', { goods: 'coffee 1' })
    .expect('Ben', { goods: 'coffee 1' })
    .expect('Cyd', { goods: 'none' })
    .asks('Cyd', 'D-ROLE')
})

test('PR-CAPTAIN-15: warehouses never release from the duty to load', () => {
  puertoRico({ players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' })
    .give('Ana', {
      goods: 'corn 4, sugar 1',
      buildings: 'small warehouse*, large warehouse*, storehouse*',
    })
    .ships('4: corn 3', '5: indigo 1', '6: sugar 1')
    .play('choose captain')
    .offers('load corn on 4', 'load sugar on 6')
    .refuses('pass', 'PR-CAPTAIN-4')
})

test('PR-CAPTAIN-15: stored barrels must be loaded in the next captain phase', () => {
  puertoRico({ players: ['Ana', 'Ben', 'Cyd'] })
    .give('Ana', { goods: 'corn 4', buildings: 'small warehouse*' })
    .ships('4: corn 3', '5: indigo 1', '6: sugar 1')
    .play('choose captain')
    .expect('Ana', { goods: 'corn 3', vp: 2 })
    .play('Ben: choose craftsman', 'Cyd: choose trader', 'Ana: pass')
    .expect('round', 2)
    .play('Ben: choose captain')
    .happened({ type: 'loaded', seat: 'Ana', good: 'corn', ship: '4', count: 3 })
    .expect('Ana', { goods: 'none', vp: 5 })
})

// The end of the phase

describe('PR-CAPTAIN-16: full ships are emptied, the others keep their cargo', () => {
  const SEATS = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']
  test.each([
    { players: 3, ship: '4', before: 3, after: 'empty' },
    { players: 3, ship: '4', before: 2, after: 'corn 3' },
    { players: 3, ship: '5', before: 4, after: 'empty' },
    { players: 3, ship: '5', before: 3, after: 'corn 4' },
    { players: 3, ship: '6', before: 5, after: 'empty' },
    { players: 3, ship: '6', before: 4, after: 'corn 5' },
    { players: 5, ship: '7', before: 6, after: 'empty' },
    { players: 5, ship: '7', before: 5, after: 'corn 6' },
    { players: 5, ship: '8', before: 7, after: 'empty' },
    { players: 5, ship: '8', before: 6, after: 'corn 7' },
  ])(
    'PR-CAPTAIN-16: $players players, ship $ship with $before corn and one more: $after',
    ({ players, ship, before, after }) => {
      puertoRico({ players: SEATS.slice(0, players) })
        .give('Ana', { goods: 'corn 1' })
        .ships(`${ship}: corn ${before}`)
        .play('choose captain')
        .expect('ships', `${ship}: ${after}`)
        .expect('supply', { goods: `corn ${after === 'empty' ? 10 : 10 - before - 1}` })
    },
  )
})

test('PR-CAPTAIN-16: a ship that is not full keeps its kind for the next captain phase', () => {
  puertoRico({ players: ['Ana', 'Ben', 'Cyd'] })
    .give('Ana', { goods: 'corn 1' })
    .give('Ben', { goods: 'tobacco 1, coffee 1', buildings: 'small warehouse*' })
    .ships('4: corn 2', '5: indigo 4', '6: sugar 1')
    .give('Cyd', { goods: 'indigo 1' })
    .play('choose captain')
    .happened({ type: 'shipEmptied', ship: '5', good: 'indigo', count: 5 })
    .didNotHappen({ type: 'shipEmptied', ship: '4' })
    .didNotHappen({ type: 'shipEmptied', ship: '6' })
    .expect('ships', '4: corn 3', '5: empty', '6: sugar 1')
    .expect('supply', { goods: 'corn 7, indigo 11, sugar 10' })
    .play('Ben: choose craftsman', 'Cyd: choose trader', 'Ben: pass', 'Ben: choose captain')
    .offers('load tobacco on 5', 'load coffee on 5')
    .refuses('load coffee on 4', 'PR-CAPTAIN-2')
})

test('PR-CAPTAIN-17: the barrels of private ships go back to the supply', () => {
  puertoRico({ players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' })
    .give('Ana', { goods: 'coffee 2, tobacco 3', buildings: 'wharf*, small wharf*' })
    .ships('4: corn 1', '5: indigo 1', '6: sugar 1')
    .expect('supply', { goods: 'tobacco 6, coffee 7' })
    .play('choose captain', 'load coffee on wharf')
    .expect('supply', { goods: 'tobacco 6, coffee 9' })
    .play('load tobacco 2 on small wharf')
    .expect('supply', { goods: 'tobacco 8, coffee 9' })
    .expect('Ana', { goods: 'tobacco 1' })
})

test('PR-CAPTAIN-18: full ships are emptied only after everybody has stored', () => {
  storing('corn 3')
    .expect('ships', '5: corn 5', '6: indigo 6', '7: sugar 7')
    .didNotHappen({ type: 'shipEmptied' })
    .play('store corn 1')
    .happened(
      { type: 'barrelsLost', seat: 'Ana', good: 'corn', count: 2 },
      { type: 'shipEmptied', ship: '5', good: 'corn', count: 5 },
      { type: 'shipEmptied', ship: '6', good: 'indigo', count: 6 },
      { type: 'shipEmptied', ship: '7', good: 'sugar', count: 7 },
    )
    .expect('ships', '5: empty', '6: empty', '7: empty')
    .expect('supply', { goods: 'corn 9, indigo 11, sugar 11' })
    .asks('Cyd', 'D-ROLE')
})
