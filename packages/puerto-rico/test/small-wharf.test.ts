/** Small wharf: any barrels on a private ship, 1 VP for two (PR-X-SMALLWHARF). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const
/** A set for a table with both small wharves. */
const WITH_TWO = [
  ...['smallMarket', 'hacienda', 'constructionHut', 'smallWarehouse', 'hospice', 'office'],
  ...['largeMarket', 'smallWharf', 'factory', 'university', 'harbor', 'wharf'],
  ...['guildHall', 'residence', 'fortress', 'customsHouse', 'cityHall'],
]
const ALL_TAKEN = ['4: corn 1', '5: indigo 1', '6: sugar 1']

test('PR-X-SMALLWHARF-1: any selection of barrels, at least one', () => {
  puertoRico(three)
    .give('Ana', { goods: 'tobacco 2, coffee 1', buildings: 'small wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .offers(
      'load tobacco 1 on small wharf',
      'load tobacco 2 on small wharf',
      'load coffee 1 on small wharf',
      'load tobacco 1, coffee 1 on small wharf',
      'load tobacco 2, coffee 1 on small wharf',
      'pass',
    )
    .refuses('load tobacco 3 on small wharf', 'PR-X-SMALLWHARF-1')
    .refuses('load corn 1 on small wharf', 'PR-X-SMALLWHARF-1')
    .refuses('load tobacco 0 on small wharf', 'PR-X-SMALLWHARF-1')
    .play('load tobacco 1, coffee 1 on small wharf')
    .happened({ type: 'loadedSelection', seat: 'Ana', count: 2 })
    .expect('Ana', { vp: 1 + 1, goods: 'tobacco 1' })
    .expect('supply', { goods: 'tobacco 8, coffee 9' })
    .expect('ships', ...ALL_TAKEN)
})

test.each([
  { barrels: 1, vp: 0 },
  { barrels: 2, vp: 1 },
  { barrels: 3, vp: 1 },
  { barrels: 4, vp: 2 },
  { barrels: 5, vp: 2 },
  { barrels: 6, vp: 3 },
  { barrels: 7, vp: 3 },
])('PR-X-SMALLWHARF-1: $barrels barrels are $vp VP', ({ barrels, vp }) => {
  puertoRico(three)
    .give('Ben', { goods: 'tobacco 8', buildings: 'small wharf*, large warehouse*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', `Ben: load tobacco ${barrels} on small wharf`)
    .happened({ type: 'loadedSelection', seat: 'Ben', count: barrels })
    .expect('Ben', { vp, goods: `tobacco ${8 - barrels}`, doubloons: 0 })
    .expect('supply', { vp: 75 - vp, goods: `tobacco ${1 + barrels}` })
})

test('PR-X-SMALLWHARF-1: the barrels of all kinds are counted together', () => {
  puertoRico(three)
    .give('Ben', { goods: 'tobacco 1, coffee 1', buildings: 'small wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'Ben: load tobacco 1, coffee 1 on small wharf')
    .expect('Ben', { vp: 1, goods: 'none' })
})

test('PR-X-SMALLWHARF-1: once per captain phase', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2, sugar 1, coffee 1', buildings: 'small wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'load coffee 1 on small wharf')
    .offers('load corn on 4', 'load sugar on 6')
    .refuses('load corn 1 on small wharf', 'PR-X-SMALLWHARF-1')
})

test('PR-X-SMALLWHARF-1: in the next captain phase it can be used again', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 2', buildings: 'small wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'Ana: load coffee 1 on small wharf')
    .play('Ben: choose craftsman', 'Cyd: choose trader', 'Ana: pass', 'Ben: choose captain')
    .asks('Ana', 'D-LOAD')
    .offers('load coffee 1 on small wharf', 'pass')
})

test('PR-X-SMALLWHARF-1: without a colonist it is no ship', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, sugar 1', buildings: 'small wharf' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .offers('load corn on 4', 'load sugar on 6')
    .refuses('load corn 1 on small wharf', 'PR-X-SMALLWHARF-1')
})

test('PR-X-SMALLWHARF-1: what is left is stored or lost like all barrels', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, tobacco 3, coffee 2', buildings: 'small wharf*' })
    .ships('4: indigo 1', '5: sugar 1', '6: corn 5')
    .play('choose captain', 'load coffee 2 on small wharf') // the corn has to follow
    .expect('Ana', { vp: 2 + 1, goods: 'tobacco 3' })
    .asks('Ana', 'D-STORE')
    .offers('store nothing', 'store tobacco 1')
})

test('PR-X-SMALLWHARF-1: two owners load and score for themselves', () => {
  puertoRico({ players: ['Ana', 'Ben', 'Cyd'], buildings: 'fixedSet', buildingSet: WITH_TWO })
    .give('Ana', { goods: 'tobacco 3', buildings: 'small wharf*' })
    .give('Ben', { goods: 'corn 1, coffee 1', buildings: 'small wharf*' })
    .ships('4: corn 3', '5: indigo 1', '6: sugar 1')
    .play('choose captain', 'Ana: load tobacco 3 on small wharf')
    .offers(
      'load corn on 4',
      'load corn 1 on small wharf',
      'load coffee 1 on small wharf',
      'load corn 1, coffee 1 on small wharf',
    )
    .play('Ben: load coffee 1 on small wharf') // the corn goes on 4
    .expect('Ana', { vp: 1 + 1, goods: 'none' })
    .expect('Ben', { vp: 0 + 1, goods: 'none' })
})

test('PR-X-SMALLWHARF-1: in small steps, kind by kind', () => {
  puertoRico(three)
    .give('Ana', { goods: 'tobacco 2, coffee 1', buildings: 'small wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'load on small wharf', 'put 0 tobacco aboard')
    .expect('Ana', { vp: 1, goods: 'tobacco 2' }) // the coffee had to follow: 0, captain 1
    .expect('supply', { goods: 'tobacco 7, coffee 9' })
})

test('PR-X-SMALLWHARF-2: one load: harbor, lighthouse and the bonus of the captain', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 3', buildings: 'small wharf*, harbor*, lighthouse*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .expect('Ana', { doubloons: 1, vp: 0 }) // lighthouse of the captain
    .play('load coffee 3 on small wharf')
    .happened(
      { type: 'loadedSelection', seat: 'Ana', count: 3, by: 'smallWharf' },
      { type: 'vpGained', seat: 'Ana', count: 1, by: 'load' },
      { type: 'vpGained', seat: 'Ana', count: 1, by: 'captain' },
      { type: 'vpGained', seat: 'Ana', count: 1, by: 'harbor' },
      { type: 'doubloonsGained', seat: 'Ana', count: 1, by: 'lighthouse' },
    )
    .expect('Ana', { vp: 3, doubloons: 2, goods: 'none' })
})

test('PR-X-SMALLWHARF-2, PR-RUL-48: it fulfils the duty to load, even with one barrel', () => {
  puertoRico(three)
    .give('Ben', { goods: 'corn 2', buildings: 'small wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .offers('load corn on 4', 'load corn 1 on small wharf', 'load corn 2 on small wharf')
    .refuses('pass', 'PR-CAPTAIN-4')
    .play('Ben: load corn 1 on small wharf')
    .happened(
      { type: 'loadedSelection', seat: 'Ben', count: 1 },
      { type: 'loaded', seat: 'Ben', good: 'corn', ship: '4', count: 1 }, // next turn: compulsory
    )
    .expect('Ben', { vp: 1, goods: 'none' })
    .expect('ships', '4: corn 2')
})

test('PR-X-SMALLWHARF-2: its use is optional like that of the wharf', () => {
  puertoRico(three)
    .give('Ben', { goods: 'coffee 1', buildings: 'small wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .offers('load coffee 1 on small wharf', 'pass')
    .play('Ben: pass')
    .expect('Ben', { vp: 0, goods: 'coffee 1' })
    .asks('Ben', 'D-ROLE')
})

test('PR-X-SMALLWHARF-3: with a wharf both are used in the same phase, on different turns', () => {
  puertoRico(three)
    .give('Ben', { goods: 'tobacco 2, coffee 2', buildings: 'wharf*, small wharf*' })
    .give('Cyd', { goods: 'corn 1, sugar 1' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'Ben: load tobacco on wharf')
    .asks('Cyd', 'D-LOAD') // one load a turn
    .play('Cyd: load corn on 4')
    .asks('Ben', 'D-LOAD')
    .offers('load coffee 1 on small wharf', 'load coffee 2 on small wharf', 'pass')
    .play('Ben: load coffee 2 on small wharf')
    .expect('Ben', { vp: 3, goods: 'none' })
  puertoRico(three)
    .give('Ben', { goods: 'tobacco 2, coffee 1', buildings: 'wharf*, small wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'Ben: load tobacco 2 on small wharf')
    .offers('load coffee on wharf', 'pass')
})

test('EX-PR-37: small wharf', () => {
  puertoRico({ players: ['Ben', 'Ana'], buildings: 'all31' })
    .give('Ana', { goods: 'corn 3, tobacco 3, sugar 1', buildings: 'small wharf*' })
    .ships('4: indigo 1', '6: coffee 1')
    .play('Ben: choose captain', 'Ana: load corn 3, sugar 1, tobacco 2 on small wharf')
    .happened(
      { type: 'loadedSelection', seat: 'Ana', count: 6 },
      { type: 'vpGained', seat: 'Ana', count: 3, by: 'load' },
    )
    .expect('Ana', { vp: 3, goods: 'tobacco 1' })
    .expect('supply', { vp: 62, goods: 'corn 8, sugar 9, tobacco 6' })
})
