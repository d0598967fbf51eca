/** Every way a position can be wrong: its code, the rule, and where it says so (docs/positions.md). */
import { readFileSync } from 'node:fs'
import { testRefusedPositions, type Wrong } from '@doubloon/testkit/tests'
import { BUILDINGS } from '../src/buildings/catalog.ts'
import { sanJuan } from '../src/rules.ts'

const docs = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8')

const three = [{}, {}, {}]
const seat0 = (seat: object, rest: object = {}) => ({ seats: [seat, {}, {}], ...rest })
const at0 = (seat: object, turn: object, rest: object = {}) =>
  seat0(seat, { turn: { seat: 0, ...turn }, ...rest })
const turn = (turn: object, rest: object = {}) => ({ seats: three, turn, ...rest })
const having = (...buildings: readonly unknown[]) => ({ tableau: ['indigoPlant', ...buildings] })
const expansion = { options: { players: 3, expansion: true } }
const advanced = { options: { players: 3, advanced: true } }
const TWELVE = {
  tableau: [
    ...Array(7).fill('indigoPlant'),
    ...['smithy', 'goldMine', 'archive', 'poorHouse', 'blackMarket'],
  ],
}
const NINE = { hand: { crane: 3, well: 3, hero: 3 } }
const builder = (seats: readonly object[], more: object = {}) => ({
  seats,
  turn: { decision: 'D-SJ-3', seat: 1, chooser: 0, ...more },
})
/** Hands of the advanced start, nobody having chosen. */
const DEALT = [
  { hand: { crane: 3, well: 2 } },
  { hand: { hero: 3, statue: 3 } },
  { hand: { tower: 3, chapel: 3, smithy: 1 } },
]
const start = (rest: object = {}) => ({
  ...advanced,
  seats: DEALT,
  turn: { decision: 'D-SJ-1' },
  ...rest,
})
const knows = (knows: object, rest: object = {}) => seat0({ hand: { crane: 1 }, knows }, rest)

const FORM: readonly Wrong[] = [
  ['bad-value', '', 'a position must be an object', []],
  ['unknown-field', '', 'seat is not known here', { seat: 0 }],
  ['unknown-field', '', 'seats[0].hand.rum', seat0({ hand: { rum: 1 } })],
  ['unknown-field', '', 'seats[0].hand.cathedral', seat0({ hand: { cathedral: 1 } })],
  ['unknown-field', '', '["__proto__"]', JSON.parse('{"__proto__": 1}')],
  ['bad-value', '', 'seats[0].hand.crane must be a whole number', seat0({ hand: { crane: -1 } })],
  ['bad-value', '', 'seats[0].hand.crane must be a whole number', seat0({ hand: { crane: 11 } })],
  ['bad-value', '', 'seats[0].tucked must be a whole number', seat0({ tucked: -1 })],
  ['bad-value', '', 'seats[0].tableau[0] must be one of', seat0({ tableau: ['wharf'] })],
  ['bad-value', '', 'tableau[0].good must be one of', seat0({ tableau: [{ good: 'rum' }] })],
  ['bad-value', '', 'must be a list of at most 12', seat0({ tableau: Array(13).fill('hero') })],
  ['bad-value', '', 'turn.decision must be one of', turn({ decision: 'D-SJ-2a' })],
  ['bad-value', '', 'turn.over must be one of', turn({ over: 12 })],
  ['bad-value', '', 'turn.doubled must be true or false', turn({ doubled: 1 })],
  ['bad-value', '', 'round must be a whole number from 1 to 200', { round: 201 }],
  ['bad-value', '', 'chance must be the 32 hex digits', { chance: 'xyz' }],
  ['bad-value', '', 'seats must be a list of at most 4', { seats: Array(5).fill({}) }],
  ['bad-value', '', 'seed must be a text', { seed: 7 }],
  ['bad-options', '', 'players must be 2, 3 or 4', { options: { players: 5 } }],
  ['bad-options', '', 'players must be 2, 3 or 4', { seats: [{}] }],
  ['seat-count', 'SJ-SETUP-5', 'options.players is 4', { options: { players: 4 }, seats: three }],
  ['two-chances', 'SJ-INFO-1', 'not both', { chance: '0'.repeat(32), seed: 'a' }],
]

const TABLE: readonly Wrong[] = [
  ['wrong-tableau', 'SJ-INV-4', 'seats[0].tableau is empty', seat0({ tableau: [] })],
  ['wrong-tableau', 'SJ-INV-4', 'tableau[0].building', seat0({ tableau: [{ good: true }] })],
  ['wrong-tableau', 'SJ-INV-3', 'seats[0].tableau[2]', seat0(having('hero', 'hero'))],
  ['wrong-tableau', 'SJ-INV-3', 'seats[0].tableau[2]', seat0(having('crane', 'crane'))],
  [
    'wrong-tableau',
    'SJ-INV-2',
    'seats[0].tableau[1].good',
    seat0(having({ building: 'crane', good: true })),
  ],
  ['building-not-in-game', 'SJ-XSETUP-1', 'hut is not in the game', seat0(having('hut'))],
  ['building-not-in-game', 'SJ-XSETUP-1', 'hut', seat0({ hand: { hut: 1 } })],
  ['building-not-in-game', 'SJ-XSETUP-1', 'cathedral', seat0(having('cathedral'))],
  ['building-not-in-game', 'SJ-XSETUP-1', 'cathedral', { removed: { cathedral: 1 } }],
  ['building-not-in-game', 'SJ-XSETUP-1', 'seats[0].bankUsed', seat0({ bankUsed: true })],
  ['building-not-in-game', 'SJ-XSETUP-1', 'tuckedUnseen', seat0({ tuckedUnseen: 1 })],
  [
    'wrong-cards',
    'SJ-INV-1',
    '4 cards of crane',
    seat0({ hand: { crane: 2 }, tucked: { crane: 2 } }),
  ],
  ['wrong-cards', 'SJ-INV-1', '4 cards of crane', { discard: { crane: 2 }, removed: { crane: 2 } }],
  [
    'wrong-cards',
    'SJ-INV-1',
    '11 cards of indigoPlant',
    { seats: [{ tableau: ['smithy'] }, {}], discard: { indigoPlant: 10 } },
  ],
  ['wrong-cards', 'SJ-INV-1', 'are nowhere, among them indigoPlant', { drawPile: { crane: 3 } }],
  ['wrong-cards', 'SJ-INV-1', 'seats[0].tucked: no card', seat0({ tucked: 110 })],
  [
    'wrong-cards',
    'SJ-INV-1',
    'seats[0].tuckedUnseen: no card',
    seat0({ tucked: 138, tuckedUnseen: 1 }, expansion),
  ],
  [
    'wrong-cards',
    'SJ-INV-1',
    'seats[1].tableau[0].good: no card',
    { seats: [{ tucked: 110 }, { tableau: [{ building: 'indigoPlant', good: true }] }] },
  ],
  [
    'wrong-cards',
    'SJ-COMP-5',
    '2 of cathedral',
    { ...expansion, seats: [having('cathedral'), having('cathedral'), {}] },
  ],
  ['wrong-cards', 'SJ-X-CATHEDRAL-1', 'must be false', { cathedralOnTable: true }],
  [
    'wrong-cards',
    'SJ-X-CATHEDRAL-1',
    'cathedralOnTable must be true',
    { ...expansion, cathedralOnTable: false },
  ],
  ['wrong-houses', 'SJ-COMP-4', 'names a card twice', { tradingHouses: ['t1', 't1'] }],
  ['wrong-houses', 'SJ-TRADE-9', 'must be 1', { tradingHouses: ['t1'], tradingHouse: 0 }],
  [
    'wrong-houses',
    'SJ-TRADE-1',
    'tradingHouses must end',
    turn({ decision: 'D-SJ-5' }, { tradingHouses: [] }),
  ],
  ['wrong-hand', 'SJ-INV-6', 'seats[0].hand has 9 cards', seat0(NINE)],
  [
    'wrong-hand',
    'SJ-INV-6',
    'at most 6',
    { ...expansion, seats: [{ hand: { crane: 3, well: 3, hero: 1 } }, having('guardRoom'), {}] },
  ],
]

const ORDER: readonly Wrong[] = [
  ['wrong-seat', 'SJ-ROUND-2', 'governor: seats are 0 to 2', { seats: three, governor: 3 }],
  ['wrong-seat', 'SJ-ROUND-2', 'turn.seat: seats are', turn({ seat: 3 })],
  ['wrong-seat', 'SJ-ROUND-2', 'turn.chooser', turn({ decision: 'D-SJ-3', chooser: 3 })],
  [
    'wrong-seat',
    'SJ-ROUND-2',
    'turn.unready[1]',
    start({ turn: { decision: 'D-SJ-1', unready: [0, 3] } }),
  ],
  ['wrong-seat', 'SJ-ROUND-2', 'roles.trader', { seats: three, roles: { trader: 3 } }],
  ['wrong-seat', 'SJ-ROUND-2', 'turn.seat must be 1', turn({ seat: 0 }, { governor: 1 })],
  [
    'wrong-roles',
    'SJ-ROUND-2',
    'seat 0 holds 2',
    { seats: three, roles: { trader: 0, builder: 0 } },
  ],
  [
    'wrong-roles',
    'SJ-2P-1',
    'seat 0 holds 2',
    { seats: [{}, {}], roles: { trader: 0, builder: 0 } },
  ],
  [
    'wrong-roles',
    'SJ-INV-7',
    '3 are taken; at most 2',
    { seats: three, roles: { trader: 0, builder: 1, producer: 2 } },
  ],
  [
    'wrong-roles',
    'SJ-INV-7',
    'at most 0',
    at0(
      { ...having('chapel'), hand: { hero: 1 } },
      { decision: 'D-SJ-9' },
      { roles: { trader: 0 } },
    ),
  ],
  [
    'wrong-roles',
    'SJ-ROUND-4',
    'must be seat 1',
    turn({ decision: 'D-SJ-3', chooser: 0 }, { roles: { builder: 1 } }),
  ],
  [
    'wrong-roles',
    'SJ-ROUND-4',
    'did not take the last role',
    turn({ decision: 'D-SJ-3', chooser: 0 }, { roles: { builder: 0, trader: 1 }, governor: 0 }),
  ],
  ['wrong-decision', 'SJ-SETUP-8', 'round 1', turn({ decision: 'D-SJ-11' }, { round: 1 })],
  ['wrong-decision', 'SJ-VAR-1', 'round must be 1', start({ round: 2 })],
]

const TURN: readonly Wrong[] = [
  ['wrong-turn', 'SJ-ROUND-4', 'must be builder', turn({ decision: 'D-SJ-3', phase: 'trader' })],
  ['wrong-turn', 'SJ-ROUND-4', 'left out', turn({ decision: 'D-SJ-2', phase: 'builder' })],
  ['wrong-turn', 'SJ-ROUND-4', 'turn.chooser is not for', turn({ chooser: 0 })],
  ['wrong-turn', 'SJ-B-LIBRARY-1', 'turn.doubled is not for', turn({ doubled: false })],
  ['wrong-turn', 'SJ-TRADE-8', 'turn.anySold is not for', turn({ anySold: true })],
  ['wrong-turn', 'SJ-PILE-8', 'turn.inAir is not for', turn({ inAir: {} })],
  ['wrong-turn', 'SJ-BUILDER-4', 'turn.announced is not for', turn({ announced: 'well' })],
  ['wrong-turn', 'SJ-BUILDER-4', 'turn.over is not', turn({ decision: 'D-SJ-3', over: 1 })],
  ['wrong-turn', 'SJ-BUILDER-5', 'turn.count is not', turn({ decision: 'D-SJ-3', count: 1 })],
  ['wrong-turn', 'SJ-BUILDER-7', 'turn.picked is not', turn({ decision: 'D-SJ-4', picked: {} })],
  ['wrong-turn', 'SJ-BUILDER-7', 'turn.chosen is not', turn({ decision: 'D-SJ-6', chosen: [] })],
  ['wrong-turn', 'SJ-VAR-2', 'turn.unready is not for', turn({ unready: [] })],
  [
    'wrong-turn',
    'SJ-TRADE-8',
    'nobody has had a turn',
    turn({ decision: 'D-SJ-5', anySold: true }),
  ],
  [
    'wrong-turn',
    'SJ-B-LIBRARY-1',
    'must be true',
    at0(having('library'), { decision: 'D-SJ-4', doubled: false }),
  ],
  [
    'wrong-turn',
    'SJ-B-LIBRARY-1',
    'nothing of the chooser',
    turn({ decision: 'D-SJ-4', doubled: true }),
  ],
  [
    'wrong-turn',
    'SJ-B-LIBRARY-1',
    'nothing of the chooser',
    at0(having('crane'), { decision: 'D-SJ-3', doubled: true }),
  ],
  ['wrong-turn', 'SJ-2P-4', 'seats[0].libraryUsed', { seats: [{ libraryUsed: true }, {}] }],
  [
    'wrong-turn',
    'SJ-2P-4',
    'seats[0].libraryUsed',
    seat0({ libraryUsed: true }, { roles: { producer: 0 } }),
  ],
]

const NEW = { building: 'quarry', isNew: true }
const NEW_BUILDINGS: readonly Wrong[] = [
  ['wrong-tableau', 'SJ-BLDG-4', 'seats[0].tableau[1].isNew', seat0(having(NEW))],
  ['wrong-tableau', 'SJ-BLDG-4', 'seats[1].tableau[1]', builder([{}, having(NEW), {}])],
  ['wrong-tableau', 'SJ-BLDG-4', 'seats[2].tableau[1]', builder([{}, {}, having(NEW)])],
  [
    'wrong-tableau',
    'SJ-BUILDER-1',
    'not two',
    builder([having(NEW, { building: 'hero', isNew: true }), {}, {}]),
  ],
  ['wrong-tableau', 'SJ-BUILDER-4', 'must be the last', builder([having(NEW, 'hero'), {}, {}])],
  [
    'wrong-tableau',
    'SJ-BLDG-4',
    'no good',
    builder([having({ building: 'sugarMill', isNew: true, good: true }), {}, {}]),
  ],
]

const END: readonly Wrong[] = [
  ['wrong-end', 'SJ-END-1', 'seats[0].tableau has 12 buildings', seat0(TWELVE)],
  ['wrong-end', 'SJ-END-1', 'seats[1].tableau', builder([{}, TWELVE, {}])],
  ['wrong-end', 'SJ-END-1', 'seats[2].tableau', builder([{}, {}, TWELVE])],
  ['wrong-end', 'SJ-END-2', 'nobody has 12 buildings', turn({ decision: '' })],
  [
    'wrong-end',
    'SJ-END-2',
    'round 200 is not over',
    turn({ decision: '' }, { round: 200, roles: { trader: 0, builder: 1 } }),
  ],
  [
    'wrong-end',
    'SJ-END-1',
    'builder must have been taken last',
    seat0(TWELVE, { turn: { decision: '' }, roles: { builder: 0, trader: 1 } }),
  ],
  [
    'wrong-end',
    'SJ-END-1',
    'builder must have been taken last',
    seat0(TWELVE, { turn: { decision: '' }, roles: {} }),
  ],
  ['wrong-end', 'SJ-END-1', 'must be empty', { endTriggers: ['roundLimit'] }],
  [
    'wrong-end',
    'SJ-END-1',
    'must be ["twelveBuildings"]',
    seat0(TWELVE, { turn: { decision: '' }, endTriggers: [] }),
  ],
  ['wrong-seat', 'SJ-END-1', 'leave it out', seat0(TWELVE, { turn: { decision: '', seat: 0 } })],
]

const START: readonly Wrong[] = [
  ['wrong-decision', 'SJ-VAR-1', 'options.advanced', { ...start(), options: { players: 3 } }],
  ['wrong-hand', 'SJ-VAR-1', 'seats[0].hand has 5', start({ governor: 1 })],
  ['wrong-hand', 'SJ-VAR-2', 'seats[2].hand has 0', start({ seats: [...DEALT.slice(0, 2), {}] })],
  [
    'wrong-seat',
    'SJ-VAR-2',
    'has its cards already',
    start({
      seats: [DEALT[0], DEALT[1], { hand: { hut: 0, smithy: 1, tower: 3 } }],
      discard: { quarry: 3 },
      turn: { decision: 'D-SJ-1', seat: 2 },
    }),
  ],
  ['wrong-cards', 'SJ-VAR-4', 'discard must be the 0 cards', start({ discard: { quarry: 1 } })],
  [
    'wrong-decision',
    'SJ-VAR-5',
    'nothing has been built',
    start({ seats: [DEALT[0], DEALT[1], { ...DEALT[2], ...having('quarry') }] }),
  ],
  [
    'wrong-decision',
    'SJ-VAR-5',
    'nothing has been built',
    start({ seats: [DEALT[0], DEALT[1], { ...DEALT[2], tableau: ['quarry'] }] }),
  ],
  ['wrong-decision', 'SJ-VAR-5', 'tucked or sold', start({ tradingHouses: ['t1'] })],
]

const COUNCIL = { decision: 'D-SJ-6', inAir: { crane: 3, well: 2 } }
const DECISIONS: readonly Wrong[] = [
  ['wrong-decision', 'SJ-COUNC-5', 'must be D-SJ-7', at0(having('archive'), COUNCIL)],
  ['wrong-decision', 'SJ-COUNC-4', 'must be D-SJ-6', at0(NINE, { decision: 'D-SJ-7' })],
  ['wrong-decision', 'SJ-COUNC-2', 'the 5 cards just drawn', at0({}, { decision: 'D-SJ-6' })],
  [
    'wrong-decision',
    'SJ-COUNC-2',
    'the 5 cards just drawn',
    at0({}, { decision: 'D-SJ-6', inAir: { crane: 3, well: 3 } }),
  ],
  [
    'wrong-decision',
    'SJ-COUNC-2',
    'the 8 cards just drawn',
    at0(having('library'), { decision: 'D-SJ-6', inAir: { crane: 3, well: 2 } }),
  ],
  [
    'wrong-decision',
    'R-SJ-34',
    'keeps all it draws',
    {
      seats: [{}, having('prefecture'), {}],
      turn: { decision: 'D-SJ-6', seat: 1, chooser: 0, inAir: { crane: 2 } },
    },
  ],
  [
    'wrong-decision',
    'R-SJ-34',
    'keeps all it draws',
    {
      seats: [{}, { ...NINE, ...having('prefecture', 'archive') }, {}],
      turn: { decision: 'D-SJ-7', seat: 1, chooser: 0 },
    },
  ],
  [
    'wrong-decision',
    'SJ-COUNC-8',
    'must together be 4',
    at0({ ...NINE, ...having('archive') }, { decision: 'D-SJ-7', count: 3 }),
  ],
  [
    'wrong-decision',
    'SJ-COUNC-5',
    'seats[0].hand must hold the 5 cards',
    at0({ hand: { hero: 3 }, ...having('archive') }, { decision: 'D-SJ-7' }),
  ],
  ['wrong-decision', 'SJ-X-OFFICE-1', 'D-SJ-8', at0(NINE, { decision: 'D-SJ-8' })],
  ['wrong-decision', 'SJ-B-CHAPEL-1', 'D-SJ-9', at0(NINE, { decision: 'D-SJ-9' })],
  ['wrong-decision', 'SJ-X-BANK-1', 'D-SJ-10', at0(NINE, { decision: 'D-SJ-10' })],
  [
    'wrong-decision',
    'SJ-X-BANK-2',
    'done that before',
    at0({ ...NINE, ...having('bank'), bankUsed: true }, { decision: 'D-SJ-10' }, expansion),
  ],
  [
    'wrong-decision',
    'SJ-START-3',
    'its limit',
    at0({ hand: { hero: 3 } }, { decision: 'D-SJ-11' }),
  ],
  [
    'wrong-hand',
    'SJ-INV-6',
    'seats[1].hand',
    {
      seats: [{ hand: { tower: 3, statue: 3, chapel: 3 } }, NINE, {}],
      governor: 1,
      turn: { decision: 'D-SJ-11', seat: 0 },
    },
  ],
]

const CRANE = { hand: { library: 1, well: 2, hero: 2 }, ...having('crane', 'indigoPlant') }
const build = (seat: object, begun: object) => at0(seat, { decision: 'D-SJ-3', ...begun })
const GOODS = {
  tableau: [
    { building: 'indigoPlant', good: true },
    { building: 'indigoPlant', good: true },
    'sugarMill',
    'tradingPost',
  ],
}
const BEGUN: readonly Wrong[] = [
  ['wrong-turn', 'SJ-BUILDER-8', 'turn.announced', build({}, { announced: 'library' })],
  [
    'wrong-turn',
    'SJ-BUILDER-8',
    'turn.announced',
    build({ hand: { hero: 3, well: 2 }, ...having('library') }, { announced: 'library' }),
  ],
  ['wrong-turn', 'SJ-BUILDER-8', 'turn.announced', build(NINE, { announced: 'cathedral' })],
  [
    'wrong-turn',
    'SJ-B-CRANE-1',
    'say first what is built over',
    build(CRANE, { announced: 'library', count: 1 }),
  ],
  [
    'wrong-turn',
    'SJ-B-CRANE-3',
    'cannot be put there',
    build(CRANE, { announced: 'library', over: 1 }),
  ],
  [
    'wrong-turn',
    'SJ-B-CRANE-1',
    'nothing stands at this place',
    build(CRANE, { announced: 'library', over: 9 }),
  ],
  [
    'wrong-turn',
    'SJ-B-CRANE-3',
    'cannot be put there',
    build({ hand: { well: 3, library: 1, hero: 3 } }, { announced: 'library', over: 'nothing' }),
  ],
  [
    'wrong-turn',
    'R-SJ-41',
    'the first is built over, 0',
    build(CRANE, { announced: 'library', over: 2 }),
  ],
  [
    'wrong-turn',
    'SJ-BUILDER-5',
    'say how much is still to pay',
    build(CRANE, { announced: 'library', over: 0, picked: { hero: 1 } }),
  ],
  [
    'wrong-turn',
    'SJ-BUILDER-5',
    '2 in all is not a price',
    build(CRANE, { announced: 'library', over: 0, count: 2 }),
  ],
  [
    'wrong-turn',
    'R-SJ-34',
    'nothing is left to decide',
    build({ hand: { hero: 2 } }, { announced: 'smithy', count: 0, picked: { hero: 1 } }),
  ],
  [
    'wrong-turn',
    'SJ-COUNC-4',
    'turn.picked.crane: it cannot be picked',
    at0(having('prefecture'), {
      decision: 'D-SJ-6',
      inAir: { tower: 2 },
      picked: { hero: 1, well: 1, crane: 1 },
    }),
  ],
  [
    'wrong-turn',
    'SJ-BUILDER-7',
    'turn.picked.tower: it cannot be picked',
    build({ hand: { hero: 2, well: 2 } }, { announced: 'library', count: 3, picked: { tower: 1 } }),
  ],
  ['wrong-turn', 'SJ-TRADE-2', 'none twice', at0(GOODS, { decision: 'D-SJ-5', chosen: [0, 0] })],
  [
    'wrong-turn',
    'SJ-TRADE-2',
    'places of the tableau',
    at0(GOODS, { decision: 'D-SJ-5', chosen: [7] }),
  ],
  ['wrong-turn', 'SJ-TRADE-2', 'cannot be picked', at0(GOODS, { decision: 'D-SJ-5', chosen: [2] })],
  ['wrong-turn', 'SJ-PROD-2', 'cannot be picked', at0(GOODS, { decision: 'D-SJ-4', chosen: [0] })],
  ['wrong-turn', 'R-SJ-41', 'first come first: 0', at0(GOODS, { decision: 'D-SJ-5', chosen: [1] })],
  [
    'wrong-turn',
    'R-SJ-34',
    'nothing is left to decide',
    at0(GOODS, { decision: 'D-SJ-5', chosen: [0, 1] }),
  ],
]

/** The deck of two players without heroes and wells, so that none of it is in the draw pile. */
const REST = Object.fromEntries(
  BUILDINGS.filter(({ set, key }) => set === 'base' && key !== 'hero' && key !== 'well').map(
    ({ key, copies }) => [key, key === 'indigoPlant' ? copies - 2 : copies],
  ),
)
const DISCARDED = { discard: { well: 2 } }
const KNOWLEDGE: readonly Wrong[] = [
  ['wrong-knowledge', 'SJ-INFO-7', 'seats[0].knows.shown.crane', knows({ shown: { crane: 2 } })],
  ['wrong-knowledge', 'SJ-INFO-6', 'knows.tucked: only 0', knows({ tucked: 1 })],
  ['wrong-knowledge', 'SJ-INFO-6', 'knows.goodsTucked: only 0', knows({ goodsTucked: 1 })],
  ['wrong-knowledge', 'SJ-INV-2', 'no good lies at place 0', knows({ freshGoods: [0] })],
  ['wrong-knowledge', 'SJ-INV-2', 'no good lies at place 9', knows({ freshGoods: [9] })],
  ['wrong-knowledge', 'SJ-INFO-5', 'discard.hero', knows({ discards: { hero: 1 } }, DISCARDED)],
  [
    'wrong-knowledge',
    'SJ-INFO-5',
    'have 3 together, the pile 2',
    knows({ discards: { well: 2 } }, { ...DISCARDED, shownDiscards: { well: 1 } }),
  ],
  [
    'wrong-knowledge',
    'SJ-INFO-5',
    'have 3 together',
    {
      seats: [{ knows: { discards: { well: 2 } } }, { knows: { discards: { well: 1 } } }],
      ...DISCARDED,
    },
  ],
  [
    'wrong-knowledge',
    'SJ-INFO-2',
    'freshDiscarded: at most 1',
    knows({ discards: { well: 1 } }, { ...DISCARDED, freshDiscarded: 2 }),
  ],
  ['wrong-knowledge', 'SJ-INV-1', 'since the last shuffle', knows({ drawn: 3 })],
  [
    'wrong-knowledge',
    'SJ-INFO-5',
    'seats[0].knows.remembered.crane: at most 2',
    knows({ remembered: { crane: 3 } }),
  ],
  [
    'wrong-knowledge',
    'SJ-INFO-5',
    'rememberedByAll.well: at most 1',
    { rememberedByAll: { well: 2 }, ...DISCARDED },
  ],
  [
    'wrong-knowledge',
    'SJ-INFO-5',
    'remembered: at most 1 cards',
    {
      seats: [
        { knows: { remembered: { hero: 1, well: 1 } } },
        { hand: { hero: 3, well: 3 }, knows: { drawn: 1 } },
      ],
      drawPile: {},
      removed: REST,
    },
  ],
  [
    'wrong-knowledge',
    'SJ-INFO-7',
    'seats[0].knows.remembered.hero: it lacks',
    { rememberedByAll: { hero: 1 } },
  ],
  [
    'wrong-knowledge',
    'SJ-INFO-7',
    'seats[0].knows.remembered lacks 1 cards',
    {
      seats: [{ hand: { hero: 1 } }, { knows: { remembered: { hero: 1 } } }],
      rememberedByAll: { hero: 1 },
    },
  ],
]

const PLANTS = Array(6).fill('sugarMill')
const PAST: readonly Wrong[] = [
  [
    'wrong-tucked',
    'SJ-X-BANK-1',
    'at least one card',
    seat0({ ...having('bank'), bankUsed: true }, expansion),
  ],
  [
    'wrong-tucked',
    'SJ-X-BANK-1',
    'at least one card', // a good that was tucked is no card of the hand
    seat0({ ...having('bank', 'harbor'), bankUsed: true, tuckedUnseen: 1 }, expansion),
  ],
  [
    'wrong-tucked',
    'SJ-X-BANK-1',
    'cannot have had one',
    seat0({ ...having('chapel'), bankUsed: true, tucked: 1 }, expansion),
  ],
  ['wrong-tucked', 'SJ-START-2', 'seats[0].tucked', seat0({ tucked: 1 })],
  [
    'wrong-tucked',
    'SJ-START-2',
    'seats[0].tucked', // a bank that was not used has tucked nothing
    seat0({ ...having('bank', 'harbor'), tucked: { hero: 1 } }, expansion),
  ],
  [
    'wrong-tucked',
    'SJ-X-HARBOR-1',
    'seats[0].tuckedUnseen',
    seat0({ ...having('chapel'), tuckedUnseen: 1 }, expansion),
  ],
  [
    'wrong-houses',
    'SJ-INV-7',
    'round is 6 at least',
    { round: 1, tradingHouses: ['t1', 't2', 't3', 't4', 't5'] },
  ],
  [
    'wrong-houses',
    'SJ-INV-7',
    'round is 2 at least',
    turn({ decision: 'D-SJ-5' }, { round: 1, tradingHouses: ['t1', 't2'] }),
  ],
  [
    'wrong-tableau',
    'SJ-BUILDER-1',
    'seats[0].tableau: everybody',
    seat0(having(...PLANTS), { round: 6 }),
  ],
  [
    'wrong-tableau',
    'SJ-BUILDER-1',
    'round is 2 at least', // who is asked has not built yet
    { ...builder([{}, having('hero'), {}]), round: 1 },
  ],
  [
    'wrong-hand',
    'SJ-SETUP-6',
    'everybody begins with 4 cards',
    seat0({ hand: { crane: 3, well: 2 } }, { round: 1 }),
  ],
]

const WRONG = [
  ...FORM,
  ...TABLE,
  ...ORDER,
  ...TURN,
  ...NEW_BUILDINGS,
  ...END,
  ...START,
  ...DECISIONS,
  ...BEGUN,
  ...KNOWLEDGE,
  ...PAST,
]

testRefusedPositions(sanJuan, WRONG, docs.split('## Errors')[2] ?? '')
