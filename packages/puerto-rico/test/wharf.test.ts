/** Wharf: a private ship for all barrels of one kind, once per captain phase (PR-B-WHARF). */
import { test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const ALL_TAKEN = ['4: corn 1', '5: indigo 1', '6: sugar 1']

test('PR-B-WHARF-1: all barrels of one kind, 1 VP each, once per captain phase', () => {
  puertoRico(three)
    .give('Ben', { goods: 'tobacco 3, coffee 2', buildings: 'wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .asks('Ben', 'D-LOAD')
    .offers('load tobacco on wharf', 'load coffee on wharf', 'pass')
    .refuses('load sugar on wharf', 'PR-B-WHARF-1') // there is none
    .play('Ben: load tobacco on wharf')
    .happened(
      { type: 'loadedOwnShip', seat: 'Ben', good: 'tobacco', count: 3 },
      { type: 'vpGained', seat: 'Ben', count: 3, by: 'load' },
      { type: 'skipped', seat: 'Cyd' },
      { type: 'skipped', seat: 'Ana' },
      { type: 'skipped', seat: 'Ben' }, // his coffee stays: the wharf is used
    )
    .expect('Ben', { vp: 3, goods: 'coffee 2' })
    .asks('Ben', 'D-STORE')
})

test('PR-B-WHARF-1: a second use is refused', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, sugar 1, coffee 1', buildings: 'wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'load coffee on wharf')
    .offers('load corn on 4', 'load sugar on 6')
    .refuses('load corn on wharf', 'PR-B-WHARF-1')
})

test('PR-B-WHARF-1: each owner has a ship of his own, and everybody one use', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 1', buildings: 'wharf*' })
    .give('Ben', { goods: 'coffee 2' })
    .give('Cyd', { goods: 'coffee 3', buildings: 'wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'Ana: load coffee on wharf')
    .asks('Cyd', 'D-LOAD')
    .offers('load coffee on wharf', 'pass')
    .play('Cyd: load coffee on wharf')
    .expect('Ana', { vp: 2, goods: 'none' }) // 1 for the captain
    .expect('Cyd', { vp: 3, goods: 'none' })
})

test('PR-B-WHARF-1: in the next captain phase it can be used again', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 2, tobacco 1', buildings: 'wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain', 'Ana: load coffee on wharf')
    .play('Ben: choose craftsman', 'Cyd: choose trader', 'Ana: pass', 'Ben: choose captain')
    .asks('Ana', 'D-LOAD')
    .offers('load tobacco on wharf', 'pass')
})

test('PR-B-WHARF-1: without a colonist it is no ship', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 1, sugar 1', buildings: 'wharf' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .offers('load corn on 4', 'load sugar on 6')
    .refuses('load corn on wharf', 'PR-B-WHARF-1')
})

test('PR-B-WHARF-2, PR-RUL-37: any kind, also one on a ship or another wharf', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 3, coffee 1', buildings: 'wharf*' })
    .give('Ben', { goods: 'corn 2, coffee 5', buildings: 'wharf*' })
    .ships('4: corn 3', '5: indigo 1', '6: sugar 1')
    .play('choose captain')
    .offers('load corn on 4', 'load corn on wharf', 'load coffee on wharf')
    .play('Ana: load corn on wharf') // all 3, although ship 4 carries corn
    .expect('Ana', { vp: 4, goods: 'coffee 1' })
    .offers('load corn on 4', 'load corn on wharf', 'load coffee on wharf')
    .play('Ben: load corn on wharf') // Ana's wharf does not matter, nor the 5 coffee
    .expect('Ben', { vp: 2, goods: 'coffee 5' })
})

test('PR-B-WHARF-2: the load is complete, and of one kind only', () => {
  puertoRico(three)
    .give('Ana', { goods: 'tobacco 3, coffee 2', buildings: 'wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .refuses('load tobacco 2 on wharf', 'unknown-move')
    .refuses('load tobacco, coffee on wharf', 'unknown-move')
    .play('load tobacco on wharf')
    .expect('Ana', { goods: 'coffee 2', vp: 4 })
})

test('PR-B-WHARF-2, PR-RUL-36: eleven barrels, all there are of a kind, fit on it', () => {
  puertoRico(three)
    .give('Ana', { goods: 'sugar 11', buildings: 'wharf*' })
    .play('choose captain')
    .offers('load sugar on 6', 'load sugar on wharf')
    .play('load sugar on wharf')
    .happened({ type: 'loadedOwnShip', seat: 'Ana', good: 'sugar', count: 11 })
    .expect('Ana', { vp: 12, goods: 'none' })
    .expect('supply', { vp: 63, goods: 'sugar 11' })
})

test('PR-B-WHARF-3, PR-RUL-2: it fulfils the duty; public loads stay compulsory', () => {
  puertoRico(three)
    .give('Ana', { goods: 'corn 2, sugar 2, coffee 1', buildings: 'wharf*' }) // the captain
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .offers(
      'load corn on 4',
      'load sugar on 6',
      'load corn on wharf',
      'load sugar on wharf',
      'load coffee on wharf',
    )
    .refuses('pass', 'PR-CAPTAIN-4')
    .play('load coffee on wharf')
    .asks('Ana', 'D-LOAD')
    .offers('load corn on 4', 'load sugar on 6')
    .refuses('pass', 'PR-CAPTAIN-4')
})

test('PR-B-WHARF-3: without using it public loads remain compulsory', () => {
  puertoRico(three)
    .give('Ben', { goods: 'corn 2, coffee 2', buildings: 'wharf*' })
    .ships(...ALL_TAKEN)
    .play('choose captain')
    .offers('load corn on 4', 'load corn on wharf', 'load coffee on wharf')
    .refuses('pass', 'PR-CAPTAIN-4')
    .play('Ben: load corn on 4')
    .offers('load coffee on wharf', 'pass') // never forced
    .play('Ben: pass')
    .expect('Ben', { vp: 2, goods: 'coffee 2' })
    .asks('Ben', 'D-STORE')
})

test('PR-B-WHARF-4: public ships do not notice it, and the barrels return to the supply', () => {
  puertoRico(three)
    .give('Ana', { goods: 'coffee 4', buildings: 'wharf*' })
    .give('Ben', { goods: 'coffee 1' })
    .ships('4: corn 1', '5: indigo 1')
    .expect('supply', { goods: 'coffee 4' })
    .play('choose captain')
    .offers('load coffee on 6', 'load coffee on wharf')
    .play('Ana: load coffee on wharf')
    .happened({ type: 'loaded', seat: 'Ben', good: 'coffee', ship: '6', count: 1 })
    .expect('ships', '4: corn 1', '5: indigo 1', '6: coffee 1')
    .expect('supply', { goods: 'coffee 8' })
})

test('EX-PR-18: wharf first', () => {
  puertoRico({ players: ['Ben', 'Ana', 'Cyd'] })
    .give('Ana', { goods: 'tobacco 5, sugar 2', buildings: 'harbor*, wharf*' })
    .ships('4: tobacco 1', '5: corn 1', '6: sugar 2')
    .play('Ben: choose captain', 'Ana: load tobacco on wharf')
    .happened(
      { type: 'loadedOwnShip', seat: 'Ana', good: 'tobacco', count: 5, by: 'wharf' },
      { type: 'vpGained', seat: 'Ana', count: 5, by: 'load' },
      { type: 'vpGained', seat: 'Ana', count: 1, by: 'harbor' },
      { type: 'loaded', seat: 'Ana', good: 'sugar', ship: '6', count: 2 },
    )
    .expect('Ana', { vp: 6 + 3, goods: 'none' })
    .expect('ships', '4: tobacco 1', '5: corn 1', '6: sugar 4')
    .expect('supply', { goods: 'tobacco 8' })
})
