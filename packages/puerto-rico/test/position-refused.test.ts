/**
 * Every way a position can be wrong: its code, the rule, and where it says so (docs/positions.md).
 */
import { readFileSync } from 'node:fs'
import { testRefusedPositions, type Wrong } from '@doubloon/testkit/tests'
import { puertoRico } from '../src/rules.ts'
import { FIXED_SET } from './option-sets.ts'

const docs = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8')

const three = [{}, {}, {}]
const seat0 = (seat: object, rest: object = {}) => ({ seats: [seat, {}, {}], ...rest })
const turn = (turn: object, rest: object = {}) => ({ seats: three, turn, ...rest })
const FULL_CITY = Object.fromEntries(
  ['guildHall', 'residence', 'fortress', 'customsHouse', 'cityHall', 'wharf', 'harbor'].map(
    (key) => [key, 0],
  ),
)
const all31 = { options: { players: 3, buildings: 'all31' } }
const drafted = (violetBuildings: readonly string[]) => ({
  options: { buildings: 'draft' },
  violetBuildings,
})

/** A whole draft. */
const ALL_DRAFTED = {
  options: { buildings: 'draft', draftExclusions: false },
  violetBuildings: FIXED_SET,
}

/** What nobody has before the first role. */
const BEYOND_SET_UP: readonly object[] = [
  { vp: 1 },
  { goods: { corn: 1 } },
  { buildings: { wharf: 0 } },
  { buildings: { sugarMill: 0 } },
  { sanJuan: 1 },
  { doubloons: 4 },
  { island: { indigo: 2 } },
  { island: { indigo: 1, quarry: 1 } },
  { island: { corn: 1 } }, // the second seat starts with indigo
]
const USED_TABLES: readonly object[] = [
  { ships: { 5: { good: 'corn', load: 1 } } },
  { tradingHouse: { corn: 1 } },
  { discard: { corn: 1 } },
  { roles: { mayor: { doubloons: 1 } } },
  { endTriggers: ['colonists'] },
]

const WRONG: readonly Wrong[] = [
  ['bad-value', '', 'a position must be an object', []],
  ['unknown-field', '', 'seat is not known here', { seat: 0 }],
  ['unknown-field', '', 'seats[0].goods.rum', seat0({ goods: { rum: 1 } })],
  ['unknown-field', '', '["__proto__"]', JSON.parse('{"__proto__": 1}')],
  ['bad-value', '', 'seats[0].vp must be a whole number', seat0({ vp: '3' })],
  ['bad-value', '', 'seats[0].doubloons must be a whole number', seat0({ doubloons: -1 })],
  ['bad-value', '', 'turn.decision must be one of', turn({ decision: 'D-PLAY' })],
  ['bad-value', '', 'chance must be the 32 hex digits', { chance: 'xyz' }],
  ['bad-value', '', 'seats must be a list of at most 5', { seats: Array(6).fill({}) }],
  ['bad-value', '', 'turn.onceDone must be true or false', turn({ onceDone: 1 })],
  ['bad-value', '', 'seed must be a text', { seed: 7 }],
  ['bad-options', '', 'players must be one of', { options: { players: 6 } }],
  [
    'bad-options',
    'PR-VAR-3',
    'buildingSet',
    { options: { buildings: 'fixedSet', buildingSet: ['wharf'] } },
  ],
  ['seat-count', 'PR-SETUP-1', 'options.players is 4', { options: { players: 4 }, seats: three }],
  ['wrong-buildings', 'PR-VAR-3', 'leave it out', { violetBuildings: [] }],
  ['wrong-buildings', 'PR-DRAFT-5', 'must name the 17', { options: { buildings: 'randomSet' } }],
  ['wrong-buildings', 'PR-DRAFT-2', 'wharf is named twice', drafted(['wharf', 'wharf'])],
  ['wrong-buildings', 'PR-DRAFT-3', 'unionHall has no free slot', drafted(['wharf', 'unionHall'])],
  [
    'wrong-buildings',
    'PR-DRAFT-4',
    'forestHouse is excluded',
    drafted(['hacienda', 'forestHouse']),
  ],
  [
    'building-not-in-game',
    'PR-DRAFT-5',
    'seats[0].buildings.statue',
    seat0({ buildings: { statue: 0 } }),
  ],
  [
    'too-few-copies',
    'PR-BUILDER-2',
    'seats[1].buildings.statue',
    { ...all31, seats: [{ buildings: { statue: 0 } }, { buildings: { statue: 0 } }, {}] },
  ],
  ['too-many-on-tile', 'PR-INV-5', 'seats[0].workers.corn', seat0({ workers: { corn: 1 } })],
  ['too-many-on-tile', 'PR-INV-5', 'wharf: it has 1 circle', seat0({ buildings: { wharf: 2 } })],
  ['island-overfull', 'PR-INV-5', '13 tiles', seat0({ island: { corn: 7, indigo: 6 } })],
  ['island-overfull', 'PR-INV-5', '13 tiles', seat0({ island: { corn: 13 } })],
  ['too-many-on-tile', 'PR-INV-5', 'workers.corn', seat0({ workers: { corn: 255 } })],
  ['too-many-on-tile', 'PR-INV-5', '3 circles', seat0({ buildings: { sugarMill: 255 } })],
  ['city-overfull', 'PR-INV-5', '13 spaces', seat0({ buildings: { ...FULL_CITY, office: 0 } })],
  ['wrong-produced', 'PR-CRAFTSMAN-3', 'produced.corn', seat0({ produced: { corn: 1 } })],
  [
    'wrong-produced',
    'PR-CRAFTSMAN-1',
    'seats[0].produced',
    seat0({ goods: { corn: 1 }, produced: { corn: 1 } }),
  ],
  ['ship-not-in-game', 'PR-SETUP-1', 'ships["8"]', { ships: { 8: { good: 'corn', load: 1 } } }],
  ['wrong-cargo', 'PR-INV-6', 'good and load', { ships: { 5: { good: 'corn' } } }],
  ['ship-overloaded', 'PR-INV-6', 'ships["5"].load', { ships: { 5: { good: 'corn', load: 6 } } }],
  [
    'good-on-two-ships',
    'PR-INV-6',
    'ships["6"]',
    { ships: { 5: { good: 'corn', load: 1 }, 6: { good: 'corn', load: 1 } } },
  ],
  ['wrong-cargo', 'PR-INV-8', 'ships["5"] is full', { ships: { 5: { good: 'corn', load: 5 } } }],
  ['house-overfull', 'PR-INV-6', '5 barrels', { tradingHouse: { corn: 5 } }],
  ['house-overfull', 'PR-INV-8', 'after a trader phase', { tradingHouse: { corn: 4 } }],
  [
    'too-many-barrels',
    'PR-INV-2',
    '11 corn',
    seat0({ goods: { corn: 10 } }, { tradingHouse: { corn: 1 } }),
  ],
  [
    'wrong-supply',
    'PR-INV-2',
    'goodsSupply.corn must be 9',
    seat0({ goods: { corn: 1 } }, { goodsSupply: { corn: 10 } }),
  ],
  [
    'too-many-tiles',
    'PR-INV-3',
    '1 more coffee',
    seat0({ island: { coffee: 6 } }, { faceUp: { coffee: 3 } }),
  ],
  ['too-many-face-up', 'PR-SETTLER-7', 'more than 5 tiles', { faceUp: { corn: 3, indigo: 3 } }],
  ['too-many-face-up', 'PR-SETTLER-7', 'more than 4', { seats: three, faceUp: { coffee: 5 } }],
  ['wrong-tiles', 'PR-X-FOREST-1', 'nobody can plant', seat0({ island: { forest: 1 } })],
  [
    'wrong-tiles',
    'PR-X-FOREST-1',
    'nobody can plant', // the option alone plants nothing
    seat0({ island: { forest: 1 } }, { options: { players: 3, forestFromHacienda: true } }),
  ],
  ['too-many-tiles', 'PR-INV-3', '1 more quarries', seat0({ island: { quarry: 9 } })],
  ['wrong-tiles', 'PR-INV-3', 'nowhere', { faceDown: {}, discard: {} }],
  ['wrong-supply', 'PR-INV-3', 'quarries must be 8', { quarries: 7 }],
  ['too-many-colonists', 'PR-INV-1', '2 more colonists than the 58', seat0({ sanJuan: 60 })],
  ['too-many-colonists', 'PR-INV-1', '142 more colonists', seat0({ sanJuan: 200 })],
  ['wrong-supply', 'PR-INV-1', 'must be 79', { colonistSupply: 255 }],
  ['too-many-barrels', 'PR-INV-2', '255 corn', seat0({ goods: { corn: 255 } })],
  ['ship-overloaded', 'PR-INV-6', 'is 9', { ships: { 5: { good: 'corn', load: 9 } } }],
  ['wrong-supply', 'PR-INV-3', 'quarries must be 8', { quarries: 200 }],
  ['bad-value', '', 'from 0 to 255', seat0({ sanJuan: 256 })],
  ['wrong-supply', 'PR-INV-1', 'must be 79', { colonistSupply: 3, colonistShip: 3 }],
  [
    'wrong-supply',
    'PR-MAYOR-2',
    'must be 0',
    turn({ decision: 'D-MAYOR-PLACE' }, { colonistShip: 3 }),
  ],
  ['wrong-supply', 'PR-INV-4', 'vpSupply must be 65', seat0({ vp: 10 }, { vpSupply: 75 })],
  [
    'role-not-in-game',
    'PR-SETUP-1',
    'roles["prospector"]',
    { seats: three, roles: { prospector: {} } },
  ],
  ['wrong-seat', 'PR-RUL-63', 'seats are 0 to 2', { seats: three, governor: 3 }],
  ['wrong-seat', 'PR-RUL-63', 'takenBy', { seats: three, roles: { mayor: { takenBy: 4 } } }],
  ['wrong-seat', 'PR-RUL-63', 'turn.wharfUsed', turn({ decision: 'D-LOAD', wharfUsed: [4] })],
  ['wrong-seat', 'PR-ROUND-3', 'turn.seat must be 0', turn({ seat: 1 }, { governor: 0 })],
  ['wrong-seat', 'PR-END-4', 'nobody decides', turn({ decision: '', seat: 0 })],
  [
    'wrong-roles',
    'PR-ROUND-1',
    'seat 0 holds 0 of 1',
    { seats: three, governor: 0, roles: { mayor: { takenBy: 1 } } },
  ],
  [
    'wrong-roles',
    'PR-ROUND-1',
    'too many',
    {
      seats: three,
      roles: { mayor: { takenBy: 0 }, trader: { takenBy: 1 }, captain: { takenBy: 2 } },
    },
  ],
  [
    'wrong-roles',
    'PR-ROUND-5',
    'received the doubloons',
    turn({ decision: 'D-TRADE' }, { roles: { trader: { doubloons: 1 } } }),
  ],
  [
    'wrong-roles',
    'PR-ROUND-2',
    'must be seat 1',
    turn({ decision: 'D-TRADE', chooser: 0 }, { roles: { trader: { takenBy: 1 } } }),
  ],
  [
    'wrong-roles',
    'PR-END-4',
    'all 3 of the round',
    turn({ decision: 'D-GUEST', next: 'final window' }),
  ],
  ['wrong-roles', 'PR-DRAFT-2', 'before the first role', { ...drafted([]), round: 2 }],
  [
    'wrong-decision',
    'PR-ROUND-2',
    'turn.phase must be trader',
    turn({ decision: 'D-TRADE', phase: 'captain' }),
  ],
  ['wrong-turn', 'PR-ROUND-2', 'turn.count belongs to a phase', turn({ count: 1 })],
  ['wrong-turn', 'PR-ROUND-2', 'turn.phase belongs', turn({ phase: 'settler' })],
  ['wrong-turn', 'PR-ROUND-2', 'turn.phase belongs', turn({ decision: '', phase: 'captain' })],
  ['wrong-turn', 'PR-DEC-1', 'turn.next is not for', turn({ next: 'D-ROLE' })],
  [
    'wrong-turn',
    'PR-DEC-1',
    'turn.next is not for', // it would give another turn after a hospice colonist
    turn({ decision: 'D-SETTLE', next: 'D-SETTLE' }),
  ],
  [
    'wrong-turn',
    'PR-DEC-1',
    'turn.about is not for',
    turn({ decision: 'D-SETTLE', about: 'corn' }),
  ],
  [
    'wrong-turn',
    'PR-DEC-1',
    'turn.onceDone is not for',
    turn({ decision: 'D-TRADE', onceDone: true }),
  ],
  [
    'wrong-turn',
    'PR-B-WHARF-1',
    'seat 1 has none',
    seat0({ buildings: { wharf: 1 } }, { turn: { decision: 'D-LOAD', wharfUsed: [0, 1] } }),
  ],
  [
    'wrong-turn',
    'PR-X-SMALLWHARF-1',
    'seat 0 has none', // a wharf is no small one
    seat0({ buildings: { wharf: 1 } }, { turn: { decision: 'D-STORE', smallWharfUsed: [0] } }),
  ],
  ['wrong-turn', 'PR-DEC-1', 'turn.about must name', turn({ decision: 'D-HOSPICE' })],
  [
    'wrong-turn',
    'PR-DEC-1',
    'turn.about must be one of corn',
    turn({ decision: 'D-HOSPICE', about: 'rum' }),
  ],
  [
    'wrong-turn',
    'PR-DEC-1',
    'turn.part is not for this decision',
    turn({ decision: 'D-TRADE', part: 'corn' }),
  ],
  [
    'wrong-turn',
    'PR-CAPTAIN-1',
    'for D-LOAD only',
    turn({ decision: 'D-TRADE', laterCircle: true }),
  ],
  [
    'wrong-turn',
    'PR-CAPTAIN-9',
    'more than the turns before',
    turn({ decision: 'D-LOAD', turnsWithoutLoad: 1 }),
  ],
  [
    'wrong-turn',
    'PR-B-WHARF-1',
    'for the captain phase',
    turn({ decision: 'D-TRADE', wharfUsed: [0] }),
  ],
  [
    'wrong-decision',
    'PR-ROUND-6',
    'turn.seat must be 0',
    turn({ decision: 'D-CRAFT-EXTRA', seat: 1, chooser: 0 }),
  ],
  ['wrong-decision', 'PR-DRAFT-1', 'options.buildings = draft', turn({ decision: 'D-DRAFT' })],
  ['wrong-decision', 'PR-DRAFT-5', 'all 17', ALL_DRAFTED],
  ...BEYOND_SET_UP.map(
    (seat): Wrong => [
      'wrong-decision',
      'PR-DRAFT-2',
      'seats[1] can have more',
      { ...drafted(['wharf']), governor: 0, seats: [{}, seat, {}, {}] },
    ],
  ),
  ...USED_TABLES.map(
    (table): Wrong => ['wrong-decision', 'PR-DRAFT-2', 'are touched', { ...drafted([]), ...table }],
  ),
  ['wrong-decision', 'PR-RUL-58', 'second tile', turn({ decision: 'D-SETTLE-2' })],
  [
    'wrong-decision',
    'PR-RUL-58',
    'second tile',
    seat0(
      { buildings: { guesthouse: 1, wharf: 0 } },
      { ...all31, turn: { decision: 'D-GUEST', next: 'D-SETTLE-2' } },
    ),
  ],
  [
    'wrong-decision',
    'PR-SETTLER-4',
    'unoccupied tile',
    turn({ decision: 'D-HOSPICE', about: 'corn' }),
  ],
  [
    'wrong-decision',
    'PR-RUL-31',
    'must be a plantation',
    seat0({ island: { quarry: 1 } }, { turn: { decision: 'D-HACIENDA-FOREST', about: 'quarry' } }),
  ],
  [
    'wrong-decision',
    'PR-RUL-61',
    'by option',
    seat0(
      { island: { corn: 1 } },
      { turn: { decision: 'D-HOSPICE', about: 'corn', next: 'D-SETTLE' } },
    ),
  ],
  [
    'wrong-decision',
    'PR-MAYOR-7',
    'from turn.seat on',
    turn({ decision: 'D-MAYOR-PLACE', toPlace: [0] }),
  ],
  [
    'wrong-decision',
    'PR-MAYOR-7',
    'for D-MAYOR-PLACE only',
    turn({ decision: 'D-TRADE', toPlace: [0] }),
  ],
  [
    'wrong-decision',
    'PR-MAYOR-5',
    'turn.count must be 2',
    seat0({ island: { corn: 2 } }, { turn: { decision: 'D-MAYOR-PLACE', count: 3 } }),
  ],
  [
    'wrong-decision',
    'PR-MAYOR-5',
    'nothing is left to decide',
    seat0({ island: { corn: 2 } }, { turn: { decision: 'D-MAYOR-PLACE', part: 'corn' } }),
  ],
  [
    'wrong-decision',
    'PR-MAYOR-4',
    'wait in San Juan',
    seat0(
      { island: { corn: 2 }, workers: { corn: 1 } },
      { turn: { decision: 'D-MAYOR-PLACE', part: 'corn' } },
    ),
  ],
  ['wrong-decision', 'PR-DEC-1', 'at most 0', turn({ decision: 'D-TRADE', count: 1 })],
  ['wrong-decision', 'PR-DEC-1', 'at most 0', turn({ decision: 'D-BUILD', count: 1 })],
  [
    'wrong-decision',
    'PR-DEC-1',
    'at most 0',
    seat0({ goods: { corn: 3 } }, { turn: { decision: 'D-STORE', count: 1 } }),
  ],
  [
    'wrong-decision',
    'PR-BUILDER-2',
    'can build',
    seat0({ buildings: { wharf: 1 } }, { turn: { decision: 'D-BLACKMARKET', about: 'wharf' } }),
  ],
  [
    'wrong-decision',
    'PR-X-BLACKMARKET-1',
    'items',
    turn({ decision: 'D-BLACKMARKET', about: 'wharf' }),
  ],
  [
    'wrong-decision',
    'PR-X-BLACKMARKET-2',
    '8 doubloons are missing',
    seat0(
      { buildings: { blackMarket: 1 } },
      { ...all31, turn: { decision: 'D-BLACKMARKET', about: 'wharf' } },
    ),
  ],
  [
    'wrong-decision',
    'PR-B-UNIVERSITY-1',
    'of the seat',
    turn({ decision: 'D-UNIVERSITY', about: 'wharf' }),
  ],
  [
    'wrong-decision',
    'PR-X-CHURCH-1',
    'must be 0',
    seat0(
      { buildings: { wharf: 0 } },
      { turn: { decision: 'D-UNIVERSITY', about: 'wharf', count: 1 } },
    ),
  ],
  [
    'wrong-decision',
    'PR-CRAFTSMAN-6',
    'no extra barrel',
    turn({ decision: 'D-CRAFT-EXTRA', count: 1 }),
  ],
  [
    'wrong-decision',
    'PR-X-SMALLWHARF-1',
    'cannot be loading',
    turn({ decision: 'D-LOAD', about: 'small wharf' }),
  ],
  [
    'wrong-decision',
    'PR-CAPTAIN-13',
    'cannot have been kept',
    seat0({ goods: { corn: 3, sugar: 2 } }, { turn: { decision: 'D-STORE', part: 'corn' } }),
  ],
  ['wrong-decision', 'PR-X-GUESTHOUSE-2', 'no guest', turn({ decision: 'D-GUEST' })],
  [
    'wrong-decision',
    'PR-X-GUESTHOUSE-3',
    'does not follow',
    seat0(
      { buildings: { guesthouse: 1 } },
      { ...all31, turn: { decision: 'D-GUEST', next: 'D-LOAD' } },
    ),
  ],
  [
    'wrong-end',
    'PR-END-5',
    'must contain "city"',
    seat0({ buildings: FULL_CITY }, { endTriggers: [] }),
  ],
  ['wrong-end', 'PR-END-2', 'no city is full', { endTriggers: ['city'] }],
  ['wrong-end', 'PR-END-4', 'why the game is over', turn({ decision: '' })],
  ['wrong-end', 'PR-VAR-2', 'endRule', { options: { endRule: 'cityOnly' }, endTriggers: ['vp'] }],
  ['wrong-end', 'PR-RUL-61', 'before the last round', { endTriggers: ['roundLimit'] }],
  ['wrong-end', 'PR-RUL-61', 'after options.roundLimit', { options: { roundLimit: 3 }, round: 4 }],
  ['wrong-house', 'PR-TRADER-2', 'two corn', { tradingHouse: { corn: 2, indigo: 1 } }],
  [
    'wrong-house',
    'PR-TRADER-2',
    'two corn', // what sells outside the trading house puts nothing into it
    seat0({ buildings: { tradingPost: 1 } }, { ...all31, tradingHouse: { corn: 2 } }),
  ],
  ['wrong-supply', 'PR-MAYOR-8', 'colonistShip has 50', { colonistShip: 50 }],
  [
    'wrong-supply',
    'PR-MAYOR-8',
    'at most 4', // the circles of all buildings; those of the island never count
    seat0({ island: { corn: 9 }, buildings: { wharf: 0, sugarMill: 0 } }, { colonistShip: 5 }),
  ],
  ['wrong-end', 'PR-END-3', '"vp"', { endTriggers: ['vp'] }],
  [
    'wrong-end',
    'PR-END-3',
    '"vp"', // nobody can have given a VP back before his turn as a builder
    seat0({ vp: 74, buildings: { blackMarket: 1 } }, { ...all31, endTriggers: ['vp'] }),
  ],
  ['wrong-end', 'PR-END-1', '"colonists"', { endTriggers: ['colonists'] }],
  [
    'wrong-end',
    'PR-END-1',
    '"colonists"',
    seat0({ sanJuan: 58 }, { endTriggers: ['colonists'], turn: { decision: 'D-MAYOR-EXTRA' } }),
  ],
  [
    'wrong-end',
    'PR-END-1',
    '"colonists"', // the mayor phase is over, and colonists are left
    seat0({}, { endTriggers: ['colonists'], roles: { mayor: { takenBy: 0 } } }),
  ],
  [
    'wrong-turn',
    'PR-CAPTAIN-7',
    'turn.onceDone',
    turn({ decision: 'D-LOAD', onceDone: true }, { ships: { 5: { good: 'corn', load: 1 } } }),
  ],
  [
    'wrong-turn',
    'PR-CAPTAIN-7',
    'turn.onceDone', // nobody has loaded in this phase
    turn(
      { decision: 'D-LOAD', chooser: 0, seat: 2, turnsWithoutLoad: 2, onceDone: true },
      { ships: { 5: { good: 'corn', load: 1 } } },
    ),
  ],
  [
    'wrong-turn',
    'PR-CAPTAIN-7',
    'turn.onceDone', // no load lies anywhere
    turn({ decision: 'D-LOAD', chooser: 0, seat: 1, laterCircle: true, onceDone: true }),
  ],
  [
    'wrong-turn',
    'PR-CAPTAIN-7',
    'turn.onceDone',
    seat0({ goods: { corn: 2 } }, { turn: { decision: 'D-STORE', onceDone: true } }),
  ],
  [
    'wrong-turn',
    'PR-RUL-61',
    'turn.onceDone',
    seat0(
      { buildings: { hospice: 1, hacienda: 1 } },
      { turn: { decision: 'D-SETTLE', onceDone: true } },
    ),
  ],
  ['two-chances', 'PR-INFO-5', 'not both', { chance: '0'.repeat(32), seed: 'a' }],
]

testRefusedPositions(puertoRico, WRONG, docs.split('## Errors')[1] ?? '')
