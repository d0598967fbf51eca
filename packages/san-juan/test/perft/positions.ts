/**
 * The documented positions of the perft table. Each is a scenario; the counts of its move sequences are in
 * counts.txt, with the position as JSON for other programs.
 */
import type { PerftPosition } from '@doubloon/testkit'
import type { SanJuanTypes, State } from '../../src/index.ts'
import { newGame, sanJuan } from '../table.ts'

const two = { players: ['Ana', 'Ben'] }
const three = { players: ['Ana', 'Ben', 'Cyd'] }
const four = { players: ['Ana', 'Ben', 'Cyd', 'Dan'] }
const new2 = { ...two, expansion: true }
const new3 = { ...three, expansion: true }
const new4 = { ...four, expansion: true }

export const POSITIONS: readonly PerftPosition<State, SanJuanTypes>[] = [
  { name: 'start, 2 players', origin: 'SJ-2P-1', table: () => newGame(two, 'perft') },
  { name: 'start, 3 players', origin: 'SJ-SETUP-6', table: () => newGame(three, 'perft') },
  { name: 'start, 4 players', origin: 'SJ-SETUP-6', table: () => newGame(four, 'perft') },
  {
    name: 'start, 3 players, expansion',
    origin: 'SJ-XSETUP-1',
    table: () => newGame(new3, 'perft'),
  },
  {
    name: 'advanced start, 4 players, expansion',
    origin: 'SJ-VAR-1, EX-SJ-25',
    table: () => newGame({ ...new4, advanced: true }, 'perft'),
  },
  {
    name: 'builder: hand of six, chooser with smithy',
    origin: 'EX-SJ-1, SJ-BUILDER-5',
    table: () =>
      sanJuan(three)
        .hand('Ana', 'sugar mill, silver smelter, well 2, crane, statue')
        .hand('Ben', 'indigo plant, chapel, tower 2')
        .hand('Cyd', 'smithy, archive')
        .tableau('Ana', 'indigo plant, smithy')
        .phase('builder', 'Ana'),
  },
  {
    name: 'builder: discounts may be waived',
    origin: 'EX-SJ-D23, R-SJ-9',
    table: () =>
      sanJuan(three)
        .hand('Ana', 'statue, indigo plant, sugar mill, well, crane')
        .tableau('Ana', 'indigo plant, poor house, quarry')
        .phase('builder', 'Ana'),
  },
  {
    name: 'builder: black market with three goods',
    origin: 'EX-SJ-11, SJ-B-BLACKMARKET-1',
    table: () =>
      sanJuan(three)
        .hand('Ana', 'library, crane 2, well, hero')
        .tableau('Ana', 'indigo plant*, tobacco storage*, tobacco storage*, black market')
        .hand('Ben', 'statue, carpenter 2, tower')
        .phase('builder', 'Cyd'),
  },
  {
    name: 'builder: crane over everything',
    origin: 'EX-SJ-18, EX-SJ-19, EX-SJ-D6',
    table: () =>
      sanJuan(three)
        .hand('Ana', 'palace, statue, indigo plant, well, archive')
        .tableau('Ana', 'indigo plant*, indigo plant, crane, chapel, coffee roaster*, library')
        .phase('builder', 'Ana'),
  },
  {
    name: 'builder: park, cathedral, crane and black market',
    origin: 'EX-SJ-28, EX-SJ-29, SJ-B-BLACKMARKET-5',
    table: () =>
      sanJuan(new3)
        .hand('Ana', 'library, palace, bank')
        .tableau('Ana', 'indigo plant*, crane, park, customs office*, black market, quarry')
        .hand('Ben', 'tavern, hut 2')
        .tableau('Ben', 'indigo plant, tavern, carpenter')
        .phase('builder', 'Cyd'),
  },
  {
    name: 'builder: the twelfth building',
    origin: 'EX-SJ-D17, SJ-END-1',
    table: () =>
      sanJuan(three)
        .hand('Ana', 'smithy, well 2')
        .tableau('Ana', 'indigo plant 5*, sugar mill 4, tobacco storage 2*')
        .hand('Ben', 'archive 2, gold mine')
        .phase('builder', 'Ana'),
  },
  {
    name: 'producer: aqueduct, library and well',
    origin: 'EX-SJ-5, EX-SJ-7, SJ-PROD-1',
    table: () =>
      sanJuan(three)
        .tableau('Ana', 'indigo plant 2, sugar mill, tobacco storage*, library, aqueduct, well')
        .tableau('Ben', 'indigo plant, silver smelter, aqueduct')
        .phase('producer', 'Ana'),
  },
  {
    name: 'producer: two cards for three buildings',
    origin: 'EX-SJ-D15, EX-SJ-D25',
    table: () =>
      sanJuan(three)
        .drawPile('statue, well')
        .tableau('Ana', 'indigo plant, crane, aqueduct, tobacco storage, sugar mill')
        .phase('producer', 'Ana'),
  },
  {
    name: 'trader: all markets, harbor and customs office',
    origin: 'EX-SJ-4, EX-SJ-D8, EX-SJ-D10',
    table: () =>
      sanJuan(new3)
        .tableau(
          'Ana',
          'indigo plant*, silver smelter*, customs office*, trading post, market stand, market hall, harbor',
        )
        .tableau('Ben', 'indigo plant*, coffee roaster*, customs office*')
        .tableau('Cyd', 'indigo plant, hut')
        .tradingHouse('t3')
        .phase('trader', 'Ana'),
  },
  {
    name: 'trader: an unknown trading house',
    origin: 'SJ-TRADE-1, SJ-INFO-8',
    table: () =>
      sanJuan(four)
        .tableau('Ana', 'indigo plant*, sugar mill*')
        .tableau('Cyd', 'coffee roaster*, silver smelter*, trading post')
        .housesSeen('t5', 't1')
        .phase('trader', 'Dan'),
  },
  {
    name: 'councillor: library and prefecture',
    origin: 'EX-SJ-7, EX-SJ-15',
    table: () =>
      sanJuan(three)
        .tableau('Ana', 'indigo plant, library, prefecture')
        .drawPile('statue 3, well 3, crane 3, hero 2, smithy 2')
        .phase('councillor', 'Ana'),
  },
  {
    name: 'councillor: archive with a hand',
    origin: 'EX-SJ-6, EX-SJ-8',
    table: () =>
      sanJuan(new3)
        .hand('Ana', 'crane 2, well, statue')
        .tableau('Ana', 'indigo plant, archive, prefecture')
        .tableau('Ben', 'indigo plant, customs office')
        .drawPile('tobacco storage 5, sugar mill 3, bank, hut 2')
        .phase('councillor', 'Ana'),
  },
  {
    name: 'prospector: gold mine and goldsmith across a shuffle',
    origin: 'EX-SJ-16, EX-SJ-D14, EX-SJ-D24',
    table: () =>
      sanJuan(new3)
        .tableau('Ana', 'indigo plant, gold mine, goldsmith')
        .tableau('Ben', 'indigo plant, goldsmith, library')
        .drawPile('quarry, gold mine')
        .discard('tobacco storage, hero, crane 2, well'),
  },
  {
    name: 'two players, library declared or not',
    origin: 'EX-SJ-10, D-SJ-2a',
    table: () =>
      sanJuan(two)
        .hand('Ana', 'statue, well, crane')
        .tableau('Ana', 'indigo plant, library')
        .tableau('Ben', 'indigo plant, sugar mill*'),
  },
  {
    name: 'start of a round: office, chapel and bank, hand limit',
    origin: 'SJ-START-1, SJ-START-2, SJ-START-3',
    table: () =>
      sanJuan(new2)
        .hand('Ana', 'crane 2, well, statue, hero, bank')
        .tableau('Ana', 'indigo plant, office building, chapel, bank')
        .hand('Ben', 'indigo plant 4, sugar mill 3, hut')
        .tableau('Ben', 'indigo plant, office building')
        .roundStarts('Ana'),
  },
  {
    name: 'start of a round: guard room and tower',
    origin: 'EX-SJ-D13, SJ-START-4',
    table: () =>
      sanJuan(new4)
        .hand('Ana', 'indigo plant 4, sugar mill 4')
        .tableau('Ana', 'indigo plant, guard room')
        .hand('Ben', 'tobacco storage 7, crane 3')
        .tableau('Ben', 'indigo plant, tower')
        .hand('Cyd', 'coffee roaster 6, silver smelter 2')
        .hand('Dan', 'well 3, statue 3, hero 2')
        .roundStarts('Cyd'),
  },
  {
    name: 'hands of middle size, expansion, 4 players',
    origin: 'SJ-ROUND-2',
    table: () =>
      sanJuan(new4)
        .hand('Ana', 'tavern, quarry, well')
        .tableau('Ana', 'indigo plant*, gold mine')
        .hand('Ben', 'customs office, hut, chapel 2')
        .tableau('Ben', 'indigo plant, sugar mill*, aqueduct')
        .hand('Cyd', 'harbor, crane')
        .tableau('Cyd', 'indigo plant, trading post, coffee roaster*')
        .hand('Dan', 'guild hall, archive')
        .tableau('Dan', 'indigo plant*, poor house')
        .taken({ prospector: 'Ben', councillor: 'Cyd' })
        .round(5),
  },
]
