/**
 * The documented positions of the perft table. Each is a scenario; the counts of its move sequences are in
 * counts.txt, with the position as JSON for other programs.
 */
import type { PerftPosition } from '@doubloon/testkit'
import type { PuertoRicoTypes, State } from '../../src/index.ts'
import { FIXED_SET } from '../option-sets.ts'
import { newGame, puertoRico } from '../table.ts'

const two = { players: ['Ana', 'Ben'] }
const three = { players: ['Ana', 'Ben', 'Cyd'] }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'] }
const five = { players: ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve'] }
const new3 = { ...three, buildings: 'all31' } as const
const new4 = { ...four, buildings: 'all31' } as const

export const POSITIONS: readonly PerftPosition<State, PuertoRicoTypes>[] = [
  { name: 'start, 2 players', origin: 'PR-2P-1', table: () => newGame(two, 'perft') },
  { name: 'start, 3 players', origin: 'PR-SETUP-1', table: () => newGame(three, 'perft') },
  { name: 'start, 4 players', origin: 'PR-SETUP-1, EX-PR-1', table: () => newGame(four, 'perft') },
  { name: 'start, 5 players', origin: 'PR-SETUP-1', table: () => newGame(five, 'perft') },
  {
    name: 'draft, 4 players',
    origin: 'PR-DRAFT-1',
    table: () => newGame({ ...four, buildings: 'draft' }, 'perft'),
  },
  {
    name: 'draft without exclusions, 2 players',
    origin: 'PR-DRAFT-6',
    table: () => newGame({ ...two, buildings: 'draft', draftExclusions: false }, 'perft'),
  },
  {
    name: 'fixed set, 3 players, balanced',
    origin: 'PR-VAR-3',
    table: () =>
      newGame({ ...three, buildings: 'fixedSet', buildingSet: FIXED_SET, balanced: true }, 'perft'),
  },
  {
    name: 'captain, four players',
    origin: 'EX-PR-5',
    table: () =>
      puertoRico(four)
        .give('Ana', { goods: 'corn 2, sugar 6' })
        .give('Ben', { goods: 'sugar 2, tobacco 3' })
        .give('Cyd', { goods: 'corn 2, tobacco 1' })
        .give('Dan', { goods: 'corn 1, indigo 5' })
        .ships('6: corn 3')
        .play('choose captain'),
  },
  {
    name: 'captain with wharves, harbor and lighthouse',
    origin: 'PR-X-SMALLWHARF-3, PR-B-WHARF-3',
    table: () =>
      puertoRico(new3)
        .give('Ana', {
          goods: 'corn 3, indigo 2, coffee 1',
          buildings: 'wharf*, small wharf*, harbor*',
        })
        .give('Ben', { goods: 'corn 2, sugar 4', buildings: 'lighthouse*, union hall*' })
        .give('Cyd', { goods: 'tobacco 3, coffee 3', buildings: 'storehouse*' })
        .ships('4: sugar 2')
        .play('choose captain'),
  },
  {
    name: 'storage with both warehouses',
    origin: 'EX-PR-14',
    table: () =>
      puertoRico(three)
        .give('Ana', {
          goods: 'corn 4, indigo 3, sugar 2, tobacco 2, coffee 1',
          buildings: 'small warehouse*, large warehouse*',
        })
        .give('Ben', { goods: 'corn 2, indigo 2' })
        .ships('4: sugar 3', '5: coffee 4', '6: tobacco 5')
        .play('choose captain'),
  },
  {
    name: 'mayor with few colonists',
    origin: 'PR-MAYOR-5, PR-MAYOR-6',
    table: () =>
      puertoRico(three)
        .give('Ana', {
          island: 'corn 2, indigo 3/1, quarry',
          buildings: 'indigo plant, small market*, factory',
          sanJuan: 2,
        })
        .give('Ben', { island: 'sugar 2*, corn 2', buildings: 'sugar mill 1, office' })
        .give('Cyd', {
          island: 'coffee, tobacco 2',
          buildings: 'coffee roaster*, tobacco storage 1',
        })
        .play('choose mayor'),
  },
  {
    name: 'mayor all at once',
    origin: 'PR-MAYOR-7, PR-RUL-61',
    table: () =>
      puertoRico({ ...new3, mayorSimultaneous: true })
        .give('Ana', { island: 'corn 3, forest', buildings: 'guesthouse*, library*' })
        .give('Ben', { island: 'indigo 2*', buildings: 'indigo plant, statue' })
        .give('Cyd', { island: 'quarry 2', buildings: 'black market*' })
        .play('pass', 'choose mayor'),
  },
  {
    name: 'settler with hacienda, hospice and construction hut',
    origin: 'PR-SETTLER-1 … 5, EX-PR-12',
    table: () =>
      puertoRico(four)
        .give('Ana', { island: 'corn 9', buildings: 'hacienda*, construction hut*, hospice*' })
        .give('Ben', { buildings: 'hospice*, construction hut' })
        .give('Dan', { island: 'indigo 10', buildings: 'hacienda*' })
        .faceUp('indigo, sugar 2, tobacco, coffee')
        .play('choose settler'),
  },
  {
    name: 'settler with library and forest house',
    origin: 'PR-X-LIBRARY-3, PR-X-FOREST-4',
    table: () =>
      puertoRico({ ...new3, forestFromHacienda: true, hospiceOnHaciendaTile: true })
        .give('Ana', { buildings: 'library*, forest house*, hacienda*, hospice*' })
        .give('Ben', { buildings: 'construction hut*' })
        .faceUp('corn, indigo, sugar, coffee')
        .play('choose settler'),
  },
  {
    name: 'builder with quarries and university',
    origin: 'PR-BUILDER-3, EX-PR-3',
    table: () =>
      puertoRico(three)
        .give('Ana', { doubloons: 5, island: 'quarry 3*', buildings: 'university*' })
        .give('Ben', { doubloons: 9, buildings: 'small indigo plant, indigo plant' })
        .give('Cyd', { doubloons: 2 })
        .play('choose builder'),
  },
  {
    name: 'builder with black market and church',
    origin: 'PR-X-BLACKMARKET-1 … 4',
    table: () =>
      puertoRico(new3)
        .give('Ana', {
          doubloons: 3,
          vp: 2,
          sanJuan: 1,
          goods: 'corn 1, coffee 1',
          island: 'quarry 2*, forest 2',
          buildings: 'black market*, church*',
        })
        .give('Ben', { doubloons: 1, goods: 'sugar', buildings: 'statue' })
        .play('choose builder'),
  },
  {
    name: 'craftsman with library, factory and short supply',
    origin: 'PR-CRAFTSMAN-3, EX-PR-15',
    table: () =>
      puertoRico({ ...new4, declineProduction: true })
        .give('Ana', {
          island: 'corn 3*, indigo 2*, sugar*',
          buildings: 'indigo plant*, small sugar mill*, library*, aqueduct*, specialty factory*',
        })
        .give('Ben', { island: 'corn 2*, coffee 2*', buildings: 'coffee roaster*, factory*' })
        .supply({ goods: 'corn 4' })
        .rest('Dan')
        .play('choose craftsman'),
  },
  {
    name: 'trader with office, trading post and markets',
    origin: 'PR-TRADER-2, PR-X-TRADINGPOST-2',
    table: () =>
      puertoRico(new4)
        .give('Ana', { goods: 'corn, indigo, coffee', buildings: 'small market*, large market*' })
        .give('Ben', { goods: 'corn, tobacco', buildings: 'office*' })
        .give('Cyd', { goods: 'corn, sugar', buildings: 'trading post*' })
        .give('Dan', { goods: 'coffee 2' })
        .house('corn, tobacco')
        .play('choose trader'),
  },
  {
    name: 'guests before every step',
    origin: 'PR-X-GUESTHOUSE-3',
    table: () =>
      puertoRico(new3)
        .give('Ana', {
          goods: 'corn 2',
          island: 'corn 2',
          buildings: 'guesthouse*, library, harbor',
        })
        .give('Ben', { goods: 'indigo 2', doubloons: 4, buildings: 'small market' }),
  },
  {
    name: 'last round, cities nearly full',
    origin: 'PR-END-2, PR-END-4',
    table: () =>
      puertoRico(two)
        .give('Ana', {
          doubloons: 12,
          goods: 'corn',
          island: 'corn*',
          buildings:
            'guild hall*, residence*, fortress, customs house, small market*, hacienda*, factory*',
        })
        .give('Ben', { doubloons: 9, goods: 'indigo 2', buildings: 'city hall*, harbor*, wharf*' })
        .roles({ settler: 'Ana', mayor: 'Ben', trader: 'Ana', craftsman: 'Ben' }),
  },
]
