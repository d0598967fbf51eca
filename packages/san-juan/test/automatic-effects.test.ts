/** What happens without a question, because it never harms, and what is always asked (R-SJ-8). */
import { test } from 'vitest'
import { sanJuan } from './table.ts'

const two = { players: ['Ana', 'Ben'], expansion: true }
const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }

test('R-SJ-8: nobody is asked whether the prospector and the gold mine draw', () => {
  sanJuan(three)
    .tableau('Ana', 'sugar mill, gold mine')
    .drawPile('indigo plant, well, chapel, quarry, hero') // whichever is drawn, the other costs differ
    .play('choose prospector')
    .happened(
      { type: 'drew', seat: 'Ana', by: 'prospector' },
      { type: 'turnedUp', seat: 'Ana', by: 'goldMine' },
      { type: 'shownTaken', seat: 'Ana' },
    )
    .expect('Ana', { handSize: 2 })
    .expect('discard', 3)
    .asks('Ben', 'D-SJ-2')
})

test('R-SJ-8: a goldsmith takes the card if he may', () => {
  sanJuan(three)
    .tableau('Ben', 'indigo plant, goldsmith')
    .drawPile('statue 2')
    .play('choose prospector')
    .happened({ type: 'shownTaken', seat: 'Ben', card: 'statue' })
    .expect('Ben', { hand: 'statue' })
    .asks('Ben', 'D-SJ-2')
})

test('R-SJ-8: the customs office is filled and the councillor draws at once', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, customs office')
    .drawPile('well 3, crane 3')
    .play('choose councillor')
    .expect('Ana', { tableau: 'indigo plant, customs office*' })
    .expect('drawPile', 0)
    .asks('Ana', 'D-SJ-6')
})

test('R-SJ-8: well, market stand, market hall and harbor work by themselves', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant 2, well')
    .phase('producer', 'Ana')
    .play('produce indigo, indigo')
    .happened({ type: 'drew', seat: 'Ana', by: 'well' })
    .expect('Ana', { handSize: 1 })
    .asks('Ben', 'D-SJ-4')
  sanJuan(three)
    .tableau('Ana', 'indigo plant 2*, market stand, market hall, harbor')
    .phase('trader', 'Ana')
    .play('sell indigo, indigo')
    .happened({ type: 'goodTucked', seat: 'Ana', by: 'harbor' })
    .happened({ type: 'drew', seat: 'Ana', by: 'marketStand' })
    .happened({ type: 'drew', seat: 'Ana', by: 'marketHall' })
    .expect('Ana', { handSize: 4, tucked: 1 })
    .asks('Ben', 'D-SJ-2')
})

test('R-SJ-8: carpenter, poor house, tavern and hut draw by themselves', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, carpenter, poor house')
    .tableau('Ben', 'indigo plant, hut, tavern')
    .tableau('Cyd', 'indigo plant 4')
    .hand('Ana', 'archive')
    .phase('builder', 'Ana')
    .play('build archive')
    .happened(
      { type: 'drew', seat: 'Ana', by: 'carpenter' },
      { type: 'drew', seat: 'Ana', by: 'poorHouse' },
      { type: 'drew', seat: 'Ben', by: 'tavern' },
    )
    .asks('Ben', 'D-SJ-2')
    .play('Ben: choose trader')
    .happened({ type: 'drew', seat: 'Ben', by: 'hut' })
    .asks('Cyd', 'D-SJ-2')
})

test('R-SJ-8, R-SJ-9: discounts are applied unless the player pays more of his own accord', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, quarry')
    .hand('Ana', 'well, palace')
    .phase('builder', 'Ana')
    .offers('build well', 'build well paying palace', 'pass') // 2 - 1 - 1
})

test('R-SJ-8: crane and black market are asked for', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant*, crane, black market')
    .hand('Ana', 'archive, palace')
    .phase('builder', 'Cyd', 'Ana')
    .offers(
      'build archive paying indigo good',
      'build archive paying palace',
      'build archive over indigo plant with good',
      'build archive over black market',
      'pass',
    )
})

test('R-SJ-8: so are office building, chapel and bank', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, office building, chapel, bank')
    .hand('Ana', 'hero')
    .roundStarts('Ana')
    .asks('Ana', 'D-SJ-8')
    .offers('exchange hero', 'pass')
    .play('pass')
    .asks('Ana', 'D-SJ-9')
    .offers('tuck hero', 'pass')
    .play('pass')
    .asks('Ana', 'D-SJ-10')
    .offers('deposit hero', 'pass')
    .play('pass')
    .asks('Ana', 'D-SJ-2')
    .expect('Ana', { hand: 'hero' })
})

test('R-SJ-8: and the library with two players', () => {
  sanJuan(two)
    .tableau('Ana', 'indigo plant, library')
    .taken({ builder: 'Ana', trader: 'Ben' })
    .offers(
      ...['producer', 'councillor', 'prospector'].flatMap((role) => [
        `choose ${role}`,
        `choose ${role} using library`,
      ]),
    )
})
