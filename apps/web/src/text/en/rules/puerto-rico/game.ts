/** English, Puerto Rico: what the game is about, what is in the box, set-up, what is open and what is hidden. */
import type { RuleNumbers } from '../../../../rules/puerto-rico/numbers.ts'
import { list, low, plural, slashed, spaces, vp } from '../../words.ts'

export const game = (f: RuleNumbers, good: (key: string) => string) => ({
  aim: {
    title: 'Aim and course',
    lead: 'You found plantations on an island, build a city, produce goods and ship them home or sell them. Whoever has most victory points (VP) in the end wins.',
    pieces: {
      '~PR-ROUND-1 ~PR-ROUND-2 ~PR-ROUND-6':
        'Nobody has a turn of the usual kind. Players choose **roles**, and each role lets **everybody** do the same thing: take plantations, place colonists, build, produce, sell or ship. Who chose the role goes first and has a small advantage, the **privilege**. So the question is always which role helps you more than the others. More about this under [[round|the round]].',
      '~PR-SCORE-1 ~PR-CAPTAIN-7': [
        'VP come from',
        '**Goods that are shipped** to the Old World bring VP chips, a VP for each barrel. See [[captain|the captain]].',
        '**Buildings** have printed VP, and the large ones give more for what you own. See [[scoring]].',
      ],
      '~PR-CRAFTSMAN-2 ~PR-TRADER-3 ~PR-B-2': [
        'How things hang together:',
        'A plantation grows goods, but nothing works without a **colonist** on it. All goods but corn also need an occupied production building.',
        'Goods that are sold bring **doubloons**, and doubloons buy buildings.',
        'Violet buildings bend the rules in your favour, as long as a colonist works there.',
      ],
      '~PR-END-1…3': [
        'The game ends with the round in which one of these happens. See [[end|the end of the game]].',
        'The colonists do not suffice to fill the colonist ship again.',
        `Somebody fills all ${spaces(f.citySpaces)} of a city.`,
        'The last VP chip is taken.',
      ],
    },
  },
  components: {
    title: 'What is in the box',
    lead: `Boards, tiles, barrels and colonists for up to ${f.mostPlayers} players. How much of it is used depends on their number.`,
    pieces: {
      'PR-COMP-1': [
        'Every player has a board with these parts:',
        `the **island** with ${spaces(f.islandSpaces)} for plantations and quarries,`,
        `the **city** with ${spaces(f.citySpaces)} for buildings,`,
        'the small town **San Juan**, where colonists without work wait,',
        'the **wind rose**, where doubloons, barrels and VP chips lie.',
      ],
      'PR-COMP-2': `There are ${f.roleCards} role cards: settler, mayor, builder, craftsman, trader, captain, and up to ${f.full.prospectors} prospectors. A governor card shows who begins the round.`,
      'PR-COMP-3…4': {
        caption: `${f.islandTiles} island tiles (${f.plantations} plantations and ${f.full.quarries} quarries, each with one circle for a colonist) and ${f.barrels} barrels of goods.`,
        head: ['Good', 'Plantations', 'Barrels', 'Price in the trading house'],
        rows: f.goods.map((it) => [good(it.good), it.plantations, it.barrels, it.price]),
      },
      'PR-COMP-5…6': `${f.allColonists} colonists, a colonist ship, and ${vp(f.allVp)} in chips. Chips can be changed into larger or smaller ones at any time; only their sum matters.`,
      'PR-COMP-7 PR-RUL-27':
        'Doubloons come from the bank and go back to it. The bank never runs out of them.',
      'PR-COMP-8…9': `Cargo ships with room for ${f.smallestShip} to ${f.largestShip} barrels, of which some are used, and a trading house with ${spaces(f.houseSpaces)}.`,
      'PR-RUL-28':
        'Barrels, plantations, quarries, colonists and buildings are limited: when a kind is used up, there is no more of it.',
      'PR-COMP-10…11': [
        'Buildings:',
        `${f.count.productionTiles} tiles of ${f.count.production} kinds of production buildings,`,
        `the violet buildings of the base game: ${f.count.baseSmall} small kinds with ${plural(f.smallCopies, { one: '# copy', other: '# copies' })} and ${f.count.baseLarge} large ones with a single copy,`,
        `the [[new-buildings|new buildings]]: ${f.count.newSmall} small and ${f.count.newLarge} large violet kinds.`,
      ],
      'PR-COMP-12…13': `A building has a cost, printed VP, circles for colonists, a size in city spaces (a large one takes ${f.largeSize}), and a column of the board. The **column** (there are ${f.count.columns}) is also the largest number of quarries that can make it cheaper.`,
      'PR-COMP-14':
        'The **small production buildings** are the [[smallIndigoPlant]] and the [[smallSugarMill]]; the other production buildings are called **large**, though each takes a single city space. A **large building** without that word is a violet one that takes more than one space.',
    },
  },
  setup: {
    title: 'Set-up',
    lead: 'What everybody starts with, and what lies on the table, goes by the number of players.',
    pieces: {
      'PR-SETUP-1': {
        caption:
          'Values by number of players. Seats are counted from the first governor clockwise.',
        head: ['Players', ...f.columns.map((it) => `${it.players}`)],
        rows: [
          ['Doubloons each', ...f.columns.map((it) => it.doubloons)],
          ...Array.from({ length: f.mostPlayers }, (_, seat) => [
            `Starts in seat ${seat + 1}`,
            ...f.columns.map(({ startTiles }) => {
              const tile = startTiles[seat]
              return tile === undefined ? '–' : low(good(tile))
            }),
          ]),
          ['VP in the supply', ...f.columns.map((it) => it.vp)],
          ['Colonists in the supply', ...f.columns.map((it) => it.colonistSupply)],
          ['Colonists on the ship', ...f.columns.map((it) => it.colonistShip)],
          ['Colonists altogether', ...f.columns.map((it) => it.colonists)],
          ['Cargo ships', ...f.columns.map((it) => it.ships.join(', '))],
          ['Role cards', ...f.columns.map((it) => it.roleCards)],
          ['Prospectors among them', ...f.columns.map((it) => it.prospectors)],
          ['Roles chosen in a round', ...f.columns.map((it) => it.choices)],
          ['Roles left over', ...f.columns.map((it) => it.rolesLeft)],
          ['Plantations face up', ...f.columns.map((it) => it.faceUp)],
          ['Plantations face down', ...f.columns.map((it) => it.faceDown)],
          ['Quarries', ...f.columns.map((it) => it.quarries)],
          ...f.goods.map(({ good: key }, index) => [
            `${good(key)}: plantations / barrels`,
            ...f.columns.map((it) => slashed([it.plantations[index] ?? 0, it.barrels[index] ?? 0])),
          ]),
        ],
      },
      'PR-SETUP-2 PR-RUL-63':
        'Chance names the first governor. Seats stay where they are all game long; starting plantations and money go by the distance from the first governor.',
      'PR-SETUP-3':
        'Everybody gets doubloons and a starting plantation, which lies face up on the island without a colonist. Starting plantations are taken out before the others are shuffled.',
      'PR-SETUP-4':
        'The other plantations are shuffled face down, and one more than there are players is turned up. Quarries lie beside them in a pile of their own.',
      'PR-SETUP-5':
        'The colonists on the ship come on top of those in the supply. What is not needed stays in the box for the whole game.',
      'PR-SETUP-6…7':
        'Ships, trading house and discards begin empty, and no doubloons lie on role cards. Nobody has colonists, goods, buildings or VP.',
      'PR-RUL-64':
        'Chance comes in this order: first governor, a random set of buildings if there is one, the plantations that are turned up; after that the players draft buildings if they do.',
    },
  },
  information: {
    title: 'Open and hidden',
    lead: 'Nearly everything lies open. Only the next plantations and the others’ VP chips are hidden.',
    pieces: {
      'PR-INFO-1':
        'Open to all: doubloons, goods, islands, cities and colonists of everybody, role cards with their doubloons, ships, trading house, all supplies with the VP and colonists left, plantations face up, quarries, discards, and how many plantations lie face down.',
      'PR-INFO-2': 'Nobody knows in which order the plantations come that lie face down.',
      'PR-INFO-3 PR-RUL-24':
        'VP chips lie face down: you know your own sum only. What somebody gains happens in the open. With the option “open VP” all sums are shown. How many VP are left in the supply is always open.',
      'PR-INFO-4':
        'What a plantation was before it became a [[forestHouse|forest]] no longer matters to anybody.',
      'PR-INFO-5': `Chance decides nothing but ${list(['the first governor', 'the order of plantations', 'their shuffling again', 'a random set of buildings'])}.`,
    },
  },
})
