/** English, Puerto Rico: two players, new buildings, draft, variants and options. */
import type { RuleNumbers } from '../../../../rules/puerto-rico/numbers.ts'
import { barrels, doubloons, list, low, plural, vp } from '../../words.ts'

const choices = (n: number) => plural(n, { one: '# choice', other: '# choices' })

export const variants = (f: RuleNumbers, building: (key: string) => string) => ({
  'two-players': {
    title: 'Two players',
    lead: `A game for ${f.two.players} with a little less of everything and more roles for each.`,
    pieces: {
      'PR-2P-1':
        'All rules hold except for what stands here. The values are in the table of the [[setup]].',
      'PR-2P-2': `${f.fewerForTwo.plantations} plantations of each kind, ${f.fewerForTwo.quarries} quarries and ${barrels(f.fewerForTwo.barrels)} of each kind stay in the box.`,
      'PR-2P-3': `There are ${plural(f.buildings[0]?.copiesForTwo ?? 0, { one: '# copy', other: '# copies' })} of each production building and a single copy of each violet one.`,
      'PR-2P-4': `The cargo ships are those for ${list(f.two.ships.map(String))} barrels. There are ${f.two.roleCards} role cards with ${plural(f.two.prospectors, { one: '# prospector', other: '# prospectors' })}. The trading house is as usual.`,
      'PR-2P-5': `The governor chooses a role and both carry it out, then the other player chooses, and so on in turn, until a single card is left: ${choices(f.two.choices)}, ${f.two.choicesEach} for each.`,
      'PR-2P-6':
        'At the end of the round the card left over gets a doubloon, all cards are returned, and the governor card goes to the other player.',
      'PR-2P-7': `At least ${f.two.colonistShip} colonists come on the ship. End and scoring are as usual.`,
    },
  },
  'new-buildings': {
    title: 'New buildings',
    lead: `${f.count.newKinds} more violet buildings, used with a draft, with a set of buildings, or all at once.`,
    pieces: {
      'PR-X-1': `The new buildings are all violet: ${f.count.newSmall} small kinds with ${plural(f.smallCopies, { one: '# copy', other: '# copies' })} each and ${f.count.newLarge} large ones. The usual rules hold: one of each kind, it works when occupied, you may leave it unused.`,
      'PR-X-2':
        'A new building belongs to the column of the base buildings with the same cost. That is its quarry limit and what the [[church]] looks at.',
    },
  },
  draft: {
    title: 'Building draft',
    lead: 'Before the first round the players choose in turn which violet buildings are in the game.',
    pieces: {
      'PR-DRAFT-1': {
        caption: `All ${f.count.violet} violet kinds can be chosen. The board has ${f.drafted} slots: ${f.slotsOfSmall} for small buildings, by cost, and ${f.slotsOfLarge} for large ones.`,
        head: ['Cost', 'Slots'],
        rows: f.slots.map(({ cost, slots }) => [cost, slots]),
      },
      'PR-DRAFT-2':
        'Beginning with the first governor and clockwise, everybody must choose a kind and put it on a free slot of its cost. All its copies come into the game.',
      'PR-DRAFT-3': 'A kind whose cost has no free slot left can no longer be chosen.',
      'PR-DRAFT-4': `Pairs that are better not in one game: once one is chosen, the other is out. These are ${pairs(f, building)}. The option “pairs that exclude each other” switches it off. The draft can always be finished.`,
      'PR-DRAFT-5': `After ${choices(f.drafted)} the draft is over. The ${f.count.violet - f.drafted} kinds left are out of the game. Production buildings are not drafted.`,
      'PR-DRAFT-6':
        'Where a cost has fewer slots than kinds, any choice among them is possible; that makes many different games.',
      'PR-RUL-32': 'Both pairs are excluded unless the option says otherwise.',
      'PR-RUL-33': 'A misprint in one rulebook about the slots was read as the table above.',
      'PR-RUL-34': 'The first governor, whom chance names, begins the draft.',
    },
  },
  variants: {
    title: 'Variants and options',
    lead: 'Everything you can change before a game. The usual rules hold where nothing is chosen.',
    pieces: {
      'PR-VAR-1': `**All buildings:** all ${f.count.violet} violet kinds are in the game with one copy each, so everybody can buy a kind only once at the table. No pairs are excluded.`,
      'PR-VAR-2': `**Only a full city ends the game:** all ${f.allColonists} colonists and ${vp(f.allVp)} are used, and a full city is the only end, at the end of the round as usual. If colonists or VP run out, no more colonists come, and VP are still given.`,
      'PR-VAR-3': `**A set of buildings**, fixed or drawn by chance: ${f.slotsOfSmall} small and ${f.slotsOfLarge} large kinds that fit the slots of the [[draft]].`,
      'PR-RUL-45': 'With that variant too the round is finished.',
      'PR-RUL-61': [
        'Options in detail:',
        '**Forest from the hacienda:** you decide when you have seen the tile.',
        '**Hospice on the hacienda’s tile:** asked right after the draw, and for the usual tile only if you declined. A forest’s colonist goes to San Juan.',
        '**Decline production:** only those are asked who would receive something.',
        '**Fixed set:** pairs that exclude each other are allowed in it; a set drawn by chance respects them.',
        `**Round limit:** where only a full city ends the game, it is broken off after ${f.cityOnlyRounds} rounds unless you choose another number, and scored as it stands. A game that ends anyway in that round is not broken off.`,
        '**All place at once:** everybody who has not placed yet may do so; placements are seen when they are made.',
        `**Balanced start:** who starts with corn has a doubloon less, and ${balanced(f, building)}. Their slots in a draft stay.`,
      ],
    },
  },
})

/** Each pair once. */
function pairs(f: RuleNumbers, building: (key: string) => string): string {
  const named = f.buildings.flatMap(({ key, set, rival }) =>
    rival === undefined || set !== 'base'
      ? []
      : [`${low(building(key))} with ${low(building(rival))}`],
  )
  return list(named)
}

function balanced(f: RuleNumbers, building: (key: string) => string): string {
  const named = f.buildings.flatMap(({ key, cost, balancedCost }) =>
    balancedCost === undefined
      ? []
      : [`the ${low(building(key))} costs ${balancedCost} instead of ${doubloons(cost)}`],
  )
  return list(named)
}

export const glossary = (f: RuleNumbers) => ({
  glossary: {
    title: 'Glossary',
    lead: 'The same word always means the same thing.',
    pieces: {
      '~PR-ROUND-6': [
        'Playing:',
        '**Role** – what you choose on your turn; its card lies before you until the round ends.',
        '**Phase** – what a role sets off, for everybody.',
        '**Action** and **privilege** – what everybody may do, and what only the one who chose the role gets.',
        '**Governor** – the player who is first to choose in this round.',
        '**Round** – from a governor’s choice to the next governor’s.',
      ],
      '~PR-COMP-1 ~PR-COMP-13': [
        'Places:',
        '**Island, city, wind rose, San Juan** – the parts of your board, see [[components|what is in the box]].',
        '**Circle** – room for one colonist on a tile.',
        '**Column** – where a building lies on the board, and how many quarries can make it cheaper.',
        '**Supply** – what lies beside the board for everybody; the **bank** is the supply of doubloons.',
        '**Trading house** – where goods are sold. **Cargo ships** – where they are loaded. The **colonist ship** brings colonists.',
        '**Ship of one’s own** – the ship of a [[wharf]] or a [[smallWharf]].',
      ],
      '~PR-B-2 ~PR-COMP-14': [
        'Things:',
        '**Occupied** – with at least one colonist on it.',
        '**Barrel** – a piece of goods of some kind: corn, indigo, sugar, tobacco or coffee.',
        '**Production building** – makes goods. **Violet building** – every other one.',
        `**Large building** – a violet one of ${f.largeSize} city spaces.`,
        '**Forest** – a plantation face down, see [[forestHouse]].',
        '**VP** – victory point; as a chip, or printed on a building.',
      ],
      '~PR-RUL-1':
        '**Ruling** – where the rulebooks are silent or disagree, a ruling says how it is played here. It stands with the rule it belongs to.',
    },
  },
})
