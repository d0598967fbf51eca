/** Craftsman phase: production and the craftsman's barrel (PR-CRAFTSMAN-1 … 9, D-CRAFT-EXTRA). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'] }
const all31 = { ...three, buildings: 'all31' } as const

test('PR-CRAFTSMAN-1: clockwise from the craftsman, all kinds of one player before the next', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 1*' })
    .give('Ben', { island: 'corn 1*, indigo 1*', buildings: 'small indigo plant*' })
    .give('Cyd', { island: 'corn 2*' })
    .turnOf('Ben')
    .play('choose craftsman')
    .happened(
      { type: 'produced', seat: 'Ben', good: 'corn', count: 1 },
      { type: 'produced', seat: 'Ben', good: 'indigo', count: 1 },
      { type: 'produced', seat: 'Cyd', good: 'corn', count: 2 },
      { type: 'produced', seat: 'Ana', good: 'corn', count: 1 },
    )
    .expect('Ana', { goods: 'corn 1' })
    .expect('Ben', { goods: 'corn 1, indigo 1' })
    .expect('Cyd', { goods: 'corn 2' })
    .expect('supply', { goods: 'corn 6, indigo 10' })
})

test.each([
  ['corn 3/0', 'none', 'none'],
  ['corn 3/1', 'none', 'corn 1'],
  ['corn 3*', 'none', 'corn 3'],
  ['corn 2*', 'sugar mill 3', 'corn 2'],
  ['indigo 1*', 'none', 'none'],
  ['indigo 1*', 'indigo plant', 'none'],
  ['indigo 2', 'indigo plant 2', 'none'],
  ['indigo 2/1', 'indigo plant 2', 'indigo 1'],
  ['indigo 2*', 'indigo plant 1', 'indigo 1'],
  ['indigo 3*', 'indigo plant 3', 'indigo 3'],
  ['indigo 4*', 'indigo plant 3', 'indigo 3'],
  ['indigo 2*', 'small indigo plant*', 'indigo 1'],
  ['indigo 4*', 'small indigo plant*, indigo plant 2', 'indigo 3'],
  ['indigo 4*', 'small indigo plant, indigo plant 2', 'indigo 2'],
  ['sugar 2*', 'indigo plant 3', 'none'],
  ['sugar 2*', 'small sugar mill*', 'sugar 1'],
  ['sugar 3*', 'sugar mill 2', 'sugar 2'],
  ['sugar 4*', 'small sugar mill*, sugar mill 2', 'sugar 3'],
  ['sugar 2*', 'small sugar mill*, sugar mill 3', 'sugar 2'],
  ['tobacco 3*', 'tobacco storage 2', 'tobacco 2'],
  ['tobacco 1*', 'tobacco storage 3', 'tobacco 1'],
  ['tobacco 2*', 'coffee roaster 2', 'none'],
  ['coffee 2*', 'coffee roaster 1', 'coffee 1'],
  ['coffee 2/1', 'coffee roaster 2', 'coffee 1'],
  ['coffee 2*', 'tobacco storage 3', 'none'],
])('PR-CRAFTSMAN-2: an island with %s and a city with %s make: %s', (island, buildings, goods) => {
  puertoRico(three)
    .give('Ana', { island, buildings })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods })
    .expect('Ben', { goods: 'none' })
})

test.each([
  ['small indigo plant', 'indigo', 1],
  ['small sugar mill', 'sugar', 1],
  ['indigo plant', 'indigo', 3],
  ['sugar mill', 'sugar', 3],
  ['tobacco storage', 'tobacco', 3],
  ['coffee roaster', 'coffee', 2],
])('PR-B-PROD-1: a full %s makes %s, and only that: at most %i', (building, good, most) => {
  const others = ['indigo', 'sugar', 'tobacco', 'coffee'].filter((other) => other !== good)
  const island = [`${good} 4*`, ...others.map((other) => `${other} 2*`)].join(', ')
  puertoRico(three)
    .give('Ana', { island, buildings: `${building}*` })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: `${good} ${most}` })
})

test('PR-B-PROD-1: corn needs no building, the other kinds need theirs', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 2*, indigo 1*, sugar 1*, tobacco 1*, coffee 1*' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 2' })
})

test('PR-CRAFTSMAN-3: a short supply hits the later players', () => {
  puertoRico(four)
    .give('Ana', { island: 'corn 2*' })
    .give('Ben', { island: 'corn 2*' })
    .give('Cyd', { island: 'corn 2*' })
    .supply({ goods: 'corn 3' })
    .rest('Dan')
    .turnOf('Ana')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 2' })
    .expect('Ben', { goods: 'corn 1' })
    .expect('Cyd', { goods: 'none' })
    .expect('supply', { goods: 'corn 0' })
    .didNotHappen({ type: 'produced', seat: 'Cyd' })
})

test('PR-CRAFTSMAN-3: the order of turns decides, not the order of seats', () => {
  puertoRico(four)
    .give('Ana', { island: 'corn 2*' })
    .give('Ben', { island: 'corn 2*' })
    .give('Cyd', { island: 'corn 2*' })
    .supply({ goods: 'corn 3' })
    .rest('Dan')
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Cyd', { goods: 'corn 2' })
    .expect('Ana', { goods: 'corn 1' })
    .expect('Ben', { goods: 'none' })
})

test('PR-CRAFTSMAN-3: exactly enough is enough', () => {
  puertoRico(three)
    .give('Ana', { island: 'sugar 3*', buildings: 'sugar mill 3' })
    .supply({ goods: 'sugar 3' })
    .rest('Cyd')
    .turnOf('Ben')
    .play('choose craftsman')
    .expect('Ana', { goods: 'sugar 3' })
    .expect('supply', { goods: 'sugar 0' })
})

test('PR-CRAFTSMAN-4: capacity that is not used is not saved for the next time', () => {
  puertoRico(three)
    .give('Ana', { island: 'tobacco 1*', buildings: 'tobacco storage 3' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'tobacco 1' })
    .play('Ana: choose trader', 'Ana: pass', 'Ben: choose mayor', 'Ben: take 0 colonists')
    .asks('Ana', 'D-ROLE')
    .expect('round', 2)
    .play('choose craftsman', 'pass')
    .expect('Ana', { goods: 'tobacco 2' })
})

test('EX-PR-4: two corn, one tobacco and three sugar', () => {
  puertoRico(three)
    .give('Ana', {
      island: 'corn 3/2, tobacco 2*, sugar 4/3',
      buildings: 'tobacco storage 1, sugar mill 3, small sugar mill 1',
    })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 2, tobacco 1, sugar 3' })
    .expect('supply', { goods: 'corn 8, tobacco 8, sugar 8' })
})

test('PR-CRAFTSMAN-5: the factory pays before the next player produces, the specialty factory last', () => {
  puertoRico(all31)
    .give('Ana', {
      island: 'corn 1*, sugar 2*',
      buildings: 'sugar mill 2, factory*, specialty factory*, aqueduct*',
    })
    .give('Ben', { island: 'corn 1*' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 1, sugar 3', doubloons: 1 + 2 })
    .happened(
      { type: 'produced', seat: 'Ana', good: 'sugar', count: 2, by: 'craftsman' },
      { type: 'produced', seat: 'Ana', good: 'sugar', count: 1, by: 'aqueduct' },
      { type: 'doubloonsGained', seat: 'Ana', count: 1, by: 'factory' },
      { type: 'produced', seat: 'Ben', good: 'corn', count: 1 },
      { type: 'doubloonsGained', seat: 'Ana', count: 2, by: 'specialtyFactory' },
    )
})

test('PR-CRAFTSMAN-6, D-CRAFT-EXTRA: the craftsman may take one more barrel of a kind he received', () => {
  const table = () =>
    puertoRico(three)
      .give('Ana', {
        island: 'corn 2*, sugar 1*, coffee 1*',
        buildings: 'small sugar mill*',
        goods: 'indigo 3',
      })
      .give('Ben', { island: 'tobacco 1*', buildings: 'tobacco storage 1' })
      .play('choose craftsman')
      .asks('Ana', 'D-CRAFT-EXTRA')
      .expect('Ana', { goods: 'corn 2, indigo 3, sugar 1' })
      .offers('take extra corn', 'take extra sugar', 'pass')
      .refuses('take extra indigo', 'PR-CRAFTSMAN-6') // only held
      .refuses('take extra tobacco', 'PR-CRAFTSMAN-6') // received by Ben
      .refuses('take extra coffee', 'PR-CRAFTSMAN-6') // without roaster
  table()
    .play('take extra sugar')
    .expect('Ana', { goods: 'corn 2, indigo 3, sugar 2' })
    .expect('supply', { goods: 'sugar 9, corn 8' })
    .happened({ type: 'extraTaken', seat: 'Ana', good: 'sugar' })
    .asks('Ben', 'D-ROLE')
  table()
    .play('pass')
    .expect('Ana', { goods: 'corn 2, indigo 3, sugar 1' })
    .expect('supply', { goods: 'sugar 10, corn 8' })
    .asks('Ben', 'D-ROLE')
})

test('PR-CRAFTSMAN-6: only the craftsman has the privilege', () => {
  puertoRico(three)
    .give('Ben', { island: 'corn 1*' })
    .play('choose craftsman')
    .expect('Ben', { goods: 'corn 1' })
    .didNotHappen({ type: 'extraTaken' })
    .asks('Ben', 'D-ROLE')
})

test('PR-CRAFTSMAN-6: a craftsman who produced nothing gets nothing', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 2', goods: 'corn 2' })
    .give('Ben', { island: 'corn 1*' })
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 2' })
    .asks('Ben', 'D-ROLE')
})

test('PR-CRAFTSMAN-6: the privilege comes after all have produced, with what they left', () => {
  puertoRico(four)
    .give('Ana', { island: 'corn 1*, indigo 1*', buildings: 'small indigo plant*' })
    .give('Ben', { island: 'corn 1*' })
    .supply({ goods: 'corn 2, indigo 2' })
    .rest('Dan')
    .play('choose craftsman')
    .offers('take extra indigo', 'pass') // Ben got the last corn
    .refuses('take extra corn', 'PR-CRAFTSMAN-6')
    .play('take extra indigo')
    .expect('Ana', { goods: 'corn 1, indigo 2' })
    .expect('supply', { goods: 'corn 0, indigo 0' })
})

test('PR-CRAFTSMAN-6: if none of his kinds is left the craftsman gets nothing', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 1*' })
    .supply({ goods: 'corn 1' })
    .rest('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 1' })
    .asks('Ben', 'D-ROLE')
})

test('PR-CRAFTSMAN-6: with an occupied library two barrels, of the same kind or not', () => {
  const table = () =>
    puertoRico(all31)
      .give('Ana', {
        island: 'corn 1*, indigo 1*',
        buildings: 'small indigo plant*, library*',
      })
      .play('choose craftsman', 'take extra corn')
      .asks('Ana', 'D-CRAFT-EXTRA')
      .offers('take extra corn', 'take extra indigo', 'pass')
  table().play('take extra corn').expect('Ana', { goods: 'corn 3, indigo 1' }).asks('Ben', 'D-ROLE')
  table()
    .play('take extra indigo')
    .expect('Ana', { goods: 'corn 2, indigo 2' })
    .asks('Ben', 'D-ROLE')
  table().play('pass').expect('Ana', { goods: 'corn 2, indigo 1' }).asks('Ben', 'D-ROLE')
})

test('PR-CRAFTSMAN-6: an empty library brings no second barrel', () => {
  puertoRico(all31)
    .give('Ana', { island: 'corn 1*', buildings: 'library' })
    .play('choose craftsman', 'take extra corn')
    .expect('Ana', { goods: 'corn 2' })
    .asks('Ben', 'D-ROLE')
})

test('PR-CRAFTSMAN-6: the second barrel of the library must be in the supply too', () => {
  puertoRico(all31)
    .give('Ana', { island: 'corn 1*', buildings: 'library*' })
    .supply({ goods: 'corn 2' })
    .rest('Cyd')
    .play('choose craftsman', 'take extra corn')
    .expect('Ana', { goods: 'corn 2' })
    .expect('supply', { goods: 'corn 0' })
    .asks('Ben', 'D-ROLE')
})

test('PR-RUL-12: a kind the craftsman could produce but did not receive is not his extra', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 1*, coffee 2*', buildings: 'coffee roaster 2' })
    .supply({ goods: 'coffee 0' })
    .rest('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 1' })
    .offers('take extra corn', 'pass')
    .refuses('take extra coffee', 'PR-CRAFTSMAN-6')
})

test('EX-PR-8: full buildings make at most 2 coffee, 3 tobacco, 4 indigo; the craftsman a third coffee', () => {
  puertoRico(three)
    .give('Ana', {
      island: 'coffee 3*, tobacco 4*, indigo 5*',
      buildings: 'coffee roaster*, tobacco storage*, indigo plant*, small indigo plant*',
    })
    .play('choose craftsman')
    .expect('Ana', { goods: 'coffee 2, tobacco 3, indigo 4' })
    .play('take extra coffee')
    .expect('Ana', { goods: 'coffee 3, tobacco 3, indigo 4' })
})

test('EX-PR-8: full sugar mills make at most 4 sugar; the craftsman a fifth', () => {
  puertoRico(three)
    .give('Ana', { island: 'sugar 6*', buildings: 'sugar mill*, small sugar mill*' })
    .play('choose craftsman')
    .expect('Ana', { goods: 'sugar 4' })
    .play('take extra sugar')
    .expect('Ana', { goods: 'sugar 5' })
})

test('PR-CRAFTSMAN-7: coffee 2, tobacco 3, indigo 4, sugar 4; with an aqueduct 5 and 5', () => {
  const produced = (island: string, aqueduct: string, goods: string) =>
    puertoRico(all31)
      .give('Ana', {
        island,
        buildings: `coffee roaster*, tobacco storage*, indigo plant*, small indigo plant*, sugar mill*, small sugar mill*, ${aqueduct}`,
      })
      .turnOf('Cyd')
      .play('choose craftsman')
      .expect('Ana', { goods })
  produced('coffee 5*, tobacco 6*', 'aqueduct', 'coffee 2, tobacco 3')
  produced('coffee 5*, tobacco 6*', 'aqueduct*', 'coffee 2, tobacco 3')
  produced('indigo 6*, sugar 6*', 'aqueduct', 'indigo 4, sugar 4')
  produced('indigo 6*, sugar 6*', 'aqueduct*', 'indigo 5, sugar 5')
})

test('PR-CRAFTSMAN-8: nothing is lost at the end of the phase, however much there is', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 4, indigo 5, coffee 3', island: 'corn 3*' })
    .give('Ben', { goods: 'sugar 6, tobacco 2' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 7, indigo 5, coffee 3' })
    .expect('Ben', { goods: 'sugar 6, tobacco 2' })
    .didNotHappen({ type: 'barrelsLost' })
    .asks('Ana', 'D-ROLE')
})

test('PR-CRAFTSMAN-9: production happens without a question', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 1*' })
    .give('Ben', { island: 'corn 2*' })
    .turnOf('Cyd')
    .play('choose craftsman')
    .expect('Ana', { goods: 'corn 1' })
    .expect('Ben', { goods: 'corn 2' })
    .asks('Ana', 'D-ROLE')
})
