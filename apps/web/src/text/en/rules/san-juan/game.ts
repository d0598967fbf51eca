/** English, San Juan: what the game is about, the cards, set-up, piles, what is open and what is hidden. */
import type { RuleNumbers } from '../../../../rules/san-juan/numbers.ts'
import { cards, players, plural, slashed } from '../../words.ts'

const copies = (n: number) => plural(n, { one: '# copy', other: '# copies' })

export const game = (f: RuleNumbers, building: (key: string) => string) => ({
  aim: {
    title: 'Aim and course',
    lead: 'You build a city of cards. A card is a building on the table, money in the hand, or a good lying face down on a building. Whoever has most victory points (VP) in the end wins.',
    pieces: {
      '~SJ-ROUND-2 ~SJ-ROLE-1':
        'Players choose **roles** in turn, and what a role allows **everybody** may do: build, produce, sell or draw cards. Who chose it has a little more of it, the **privilege**. More about this under [[round|the round]].',
      '~SJ-BUILDER-5 ~SJ-PROD-2 ~SJ-TRADE-6': [
        'How things hang together:',
        'A building is paid with other cards of your hand.',
        'Production buildings hold a good; goods that are sold bring new cards.',
        'City buildings make all of this cheaper or better, or bring VP in the end.',
      ],
      '~SJ-END-1': `The game ends with the builder phase in which somebody has ${f.buildingsToEnd} buildings. See [[end|the end of the game]] and [[scoring]].`,
    },
  },
  components: {
    title: 'The cards',
    lead: `${f.baseDeck} building cards, ${f.newCards} new ones if you want them, and nothing else but roles and prices.`,
    pieces: {
      'SJ-COMP-1 SJ-COMP-6': `The deck has ${cards(f.baseDeck)}: ${f.productionCards} production buildings and ${f.baseCityCards} city buildings. With the new buildings it has ${f.wholeDeck}, and the [[cathedral]] lies beside it.`,
      'SJ-COMP-2 SJ-P-5': {
        caption: 'The production buildings:',
        head: ['Building', 'Cost', 'VP', 'Copies'],
        rows: f.buildings
          .filter((it) => it.class === 'production')
          .map((it) => [building(it.key), it.cost, it.vp, it.copies]),
      },
      'SJ-COMP-3': `There are ${f.baseCityKinds} kinds of city buildings: ${f.dearKinds} of cost ${f.dearCost} with ${copies(f.dearCopies)} each, all others with ${copies(f.cityCopies)}.`,
      'SJ-COMP-4': `A governor card, ${f.roles} role cards ([[builder]], [[producer]], [[trader]], [[councillor]], [[prospector]]) and ${f.houses.length} trading house cards.`,
      'SJ-COMP-5': `The new buildings are ${f.newCards} cards of ${f.newKinds} kinds: ${copies(f.cityCopies)} of each, ${f.dearCopies} of the [[residence]]. The single [[cathedral]] never is in the deck.`,
      'SJ-COMP-7':
        'There is no money, and goods and VP have no pieces of their own: cards stand for all of them.',
      'SJ-COMP-8':
        'A card shows its cost and its VP. City buildings, production buildings and new buildings have different colours.',
      'R-SJ-2 R-SJ-21…24':
        'The rulebook prints most costs and VP only as pictures. Where sources differ (poor house, bank, hut, tavern, goldsmith, prefecture), the values in the table of [[buildings]] hold.',
      'R-SJ-30': `An English edition counts its cards a little differently; here the deck has ${f.baseDeck}.`,
      'R-SJ-35…36':
        'Slips of the rulebook were read by their sense, and the names are those of the English editions.',
    },
  },
  setup: {
    title: 'Set-up',
    lead: `Everybody begins with an indigo plant on the table and ${cards(f.startHand)} in the hand.`,
    pieces: {
      'SJ-SETUP-1': 'Chance names the first governor. Play goes clockwise.',
      'SJ-SETUP-2…3': `All ${f.roles} role cards lie in the middle. The ${f.houses.length} trading house cards are shuffled face down.`,
      'SJ-SETUP-4':
        'One [[indigoPlant]] for each player is taken out of the deck. With the new buildings their cards are shuffled in, and the [[cathedral]] is laid on the table. The deck is shuffled and becomes the draw pile; nothing is discarded yet.',
      'SJ-SETUP-5':
        'Everybody has an indigo plant on the table, without a good. It is the first building of your city.',
      'SJ-SETUP-6 R-SJ-43': `Everybody draws ${cards(f.startHand)}, player by player from the governor.`,
      'SJ-SETUP-7': {
        caption: 'By number of players:',
        head: ['Players', ...f.rows.map((it) => `${it.players}`)],
        rows: [
          ['Draw pile', ...f.rows.map((it) => it.drawPile)],
          ['Draw pile with new buildings', ...f.rows.map((it) => it.drawPileWithNew)],
          ['Roles chosen in a round', ...f.rows.map((it) => it.choices)],
          ['Roles left over', ...f.rows.map((it) => it.rolesLeft)],
        ],
      },
      'SJ-SETUP-8 R-SJ-5':
        'The first round begins with the governor’s choice of a role. The steps of the [[start-of-round|start of a round]] come before all later rounds.',
      'SJ-SETUP-9': 'Where the cards lie on a real table is no rule.',
    },
  },
  piles: {
    title: 'Draw and discard piles',
    lead: 'One pile to draw from, one for what is paid, sold or discarded.',
    pieces: {
      'SJ-PILE-1':
        'To **draw** is to take the top card into your hand. To **take unseen** is to lay it somewhere face down without a look. To **turn up** is to show it to all.',
      'SJ-PILE-2 R-SJ-3':
        'Cards are taken one at a time. If one is needed and the draw pile is empty, the discards are shuffled and become the new draw pile; not earlier.',
      'SJ-PILE-3 R-SJ-4':
        'If both piles are empty you get as many cards as there are, and nothing is owed. A [[goldMine]] that cannot turn up all its cards does nothing.',
      'SJ-PILE-4': 'Discards lie face down; their order does not matter.',
      'SJ-PILE-5': 'A building that is built over leaves the game and never comes back.',
      'SJ-PILE-6': 'Goods, hands, tucked cards and buildings are never shuffled in.',
      'SJ-PILE-7':
        'What you discarded a moment ago, goods just sold for instance, is already among the discards if you draw now.',
      'SJ-PILE-8': 'Cards that are being looked at belong to neither pile until the step is done.',
    },
  },
  information: {
    title: 'Open and hidden',
    lead: 'You see your hand and all buildings. Goods and discards nobody looks at.',
    pieces: {
      'SJ-INFO-1':
        'Hidden from all: the draw pile, what card a good is, cards tucked by a [[harbor]], and trading house cards that have not been seen yet.',
      'SJ-INFO-2':
        'Nobody ever looks at a good, not even its owner, and not when it is sold, paid, lost or tucked.',
      'SJ-INFO-3':
        'Only you know your hand, the cards you drew as councillor, those you discarded from your hand, and those you tucked under [[chapel]] or [[bank]].',
      'SJ-INFO-4 R-SJ-16':
        'Open to all: how many cards are in each hand and in each pile, all buildings and which of them hold a good, the roles taken, the governor, the trading house card of this phase, the cathedral on the table, and cards that left the game.',
      'SJ-INFO-5': 'Cards that are paid, sold or discarded are not shown; only their number is.',
      'SJ-INFO-6 R-SJ-15':
        'How many cards lie under another player’s chapel, bank or harbor is not told. Each tucking is seen when it happens. You may look at your own cards under chapel and bank. At the end all sums are shown.',
      'SJ-INFO-7': 'Cards turned up by [[goldMine]] or [[goldsmith]] are shown to all.',
      'SJ-INFO-8':
        'Trading house cards come in the same order all game long. You may remember it, so those already seen are listed.',
      'R-SJ-44': 'That somebody has used the bank, or the library in this round, is open.',
      'R-SJ-42':
        'If somebody can only pass, the pass is made without asking, and everybody sees that. The same with a forced answer: that there was no choice is seen, the cards are not.',
    },
  },
  round: {
    title: 'The round',
    lead: 'The governor chooses a role, everybody carries it out, then the next player chooses. Then a new governor begins.',
    pieces: {
      'SJ-ROUND-1':
        'A round is made of role choices with their phases, then its end, then the [[start-of-round|start of the next round]].',
      'SJ-ROUND-2': `Roles are chosen clockwise, beginning with the governor. Everybody chooses once; with ${players(f.fewestPlayers)} see [[two-players]].`,
      'SJ-ROUND-3':
        'You must take one of the roles that lie in the middle. You need not use its action or its privilege.',
      'SJ-ROUND-4':
        'The phase of the role is played at once, and completely, before the next role is chosen.',
      'SJ-ROUND-5':
        'The card stays before you until the round ends. Nobody else can take it in this round.',
      'SJ-ROUND-6':
        'After the last phase all role cards go back, and the governor card passes to the left.',
      'SJ-ROUND-7': 'If the game ends after a builder phase, the rest of the round is not played.',
    },
  },
  'start-of-round': {
    title: 'Start of a round',
    lead: 'Before every round but the first: exchange cards, tuck cards, and mind the hand limit.',
    pieces: {
      'SJ-START-1': `**Office building:** each owner may discard up to ${cards(f.mostExchanged)} and draws as many. See [[officeBuilding]].`,
      'SJ-START-2 R-SJ-40':
        '**Chapel and bank:** the owner of a [[chapel]] may tuck a hand card, the owner of an unused [[bank]] any number of them. You are asked for the chapel first.',
      'SJ-START-3':
        '**Hand limit:** who has more cards than allowed, the governor too, discards down to the limit and chooses which.',
      'SJ-START-4': {
        caption: 'Your limit is the first of these that fits:',
        head: ['If', 'Cards'],
        rows: [
          ['you own a [[tower]]', f.limit.tower],
          ['you own a [[guardRoom]]', f.limit.usual],
          ['another player owns a guard room', f.limit.narrow],
          ['otherwise', f.limit.usual],
        ],
      },
      'SJ-START-5':
        'The limit counts at this moment only. During a round your hand may have any size.',
      'SJ-START-6…7':
        'Then the governor chooses the first role. A step in which nobody can do anything is left out.',
      'R-SJ-27':
        'In each step the order is clockwise from the new governor, and all finish a step before the next begins.',
    },
  },
  'two-players': {
    title: 'Two players',
    lead: `A round with ${f.fewestPlayers} has ${f.rows[0]?.choices} role choices, and the governor has most of them.`,
    pieces: {
      'SJ-2P-1': 'The governor chooses, then the other player, then the governor again.',
      'SJ-2P-2': `The governor’s first role stays away, so the second is chosen among those left. ${f.rows[0]?.choices} of the ${f.roles} roles are used in a round.`,
      'SJ-2P-3': 'The governor card changes hands only after the last of these phases.',
      'SJ-2P-4':
        'You may use a [[library]] for one of your role choices in a round. Who uses it for the first cannot use it for the second.',
      'SJ-2P-5':
        'Whether you use it you say when you choose the role. A library that came into play during the round may be used for a later choice.',
      'SJ-2P-6': 'Everything else is as with more players.',
      'R-SJ-6':
        'A library that was declared is used up for the round, even if it brought nothing. With more players every library works for its owner’s only choice.',
    },
  },
  variants: {
    title: 'Variants and options',
    lead: 'New buildings, the advanced start and a reading of the harbor; each can be chosen by itself.',
    pieces: {
      'SJ-XSETUP-1…2':
        '**New buildings** are optional. They add their cards and the [[cathedral]] and change no rule of the base game. See [[new-buildings]].',
      'SJ-XSETUP-3': 'These options have nothing to do with each other.',
      'SJ-VAR-1': `**Advanced start:** the later you sit, the more cards you may choose from: ${slashed(f.advancedHands)} cards from the governor on.`,
      'SJ-VAR-2…3': `Everybody keeps ${f.startHand} of them and discards the others. All decide at once, and nobody sees what others keep.`,
      'SJ-VAR-4': {
        caption: 'The piles after that:',
        head: ['Players', ...f.rows.map((it) => `${it.players}`)],
        rows: [
          ['Draw pile', ...f.rows.map((it) => it.advancedPile)],
          ['Draw pile with new buildings', ...f.rows.map((it) => it.advancedPileWithNew)],
          ['Discards', ...f.rows.map((it) => it.advancedDiscards)],
        ],
      },
      'SJ-VAR-5': 'Nothing else changes.',
      '~SJ-X-HARBOR-2 ~R-SJ-1':
        '**Every good:** all goods you sell go under your [[harbor]], not just one in a trader phase.',
    },
  },
})
