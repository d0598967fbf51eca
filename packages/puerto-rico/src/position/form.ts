/**
 * The form of a position as JSON (docs/positions.md). Every field may be left out; what that means
 * is in read.ts. position.schema.json is this form written down, and a test keeps the two
 * the same.
 */
import {
  byWord,
  chanceFields,
  explained,
  fields,
  integer,
  listOf,
  oneOf,
  optionsForm,
  positionSchemaOf,
  text,
  type ValueOf,
  yesOrNo,
} from '@doubloon/engine'
import { ALL_VP } from '../box.ts'
import { BUILDING_KEYS, PHASE_WORDS, VIOLET_KEYS } from '../describe.ts'
import { BUILDING_MODES, type Options, parseOptions } from '../options.ts'
import {
  DECISIONS,
  END_REASONS,
  GOODS,
  MAX_PLAYERS,
  OWN_SMALL_SHIP,
  ROLES,
  SHIPS,
  TILES,
  WORKPLACES_N,
} from '../words.ts'
import { NEXT_WORDS } from './words.ts'

/** What the fields of the state can hold; how much there is in the game, the rules say (PR-INV). */
const MOST_POINTS = 5000
const MOST_PIECES = 255
const MOST_ROUNDS = 1000

const points = integer(0, MOST_POINTS)
const pieces = integer(0, MOST_PIECES)
const seatNumber = integer(0, MAX_PLAYERS - 1)
const seatList = listOf(seatNumber, MAX_PLAYERS)
const barrels = byWord(GOODS, pieces)
const plantations = byWord(GOODS, pieces)

const optionForm = optionsForm(
  fields<Options>({
    players: oneOf([2, 3, 4, 5] as const),
    buildings: oneOf(BUILDING_MODES),
    buildingSet: listOf(oneOf(VIOLET_KEYS), 17),
    draftExclusions: yesOrNo,
    endRule: oneOf(['standard', 'cityOnly'] as const),
    vpVisibility: oneOf(['hidden', 'open'] as const),
    mayorSimultaneous: yesOrNo,
    declineProduction: yesOrNo,
    hospiceOnHaciendaTile: yesOrNo,
    fortressCountsSanJuan: yesOrNo,
    forestFromHacienda: yesOrNo,
    balanced: yesOrNo,
    roundLimit: integer(0, MOST_ROUNDS),
  }),
  '§16',
  parseOptions,
)

const seatForm = fields({
  doubloons: points,
  vp: explained(points, 'VP chips, credited ones included'),
  goods: barrels,
  produced: explained(barrels, 'Of these, the barrels received in this craftsman phase'),
  island: explained(byWord(TILES, pieces), 'Tiles by kind'),
  workers: explained(byWord(TILES.slice(0, WORKPLACES_N), pieces), 'Occupied tiles by kind'),
  buildings: explained(
    byWord(BUILDING_KEYS, pieces),
    'Buildings by key, with the colonists on each',
  ),
  sanJuan: explained(pieces, 'Colonists in San Juan'),
})

const roleForm = fields({
  doubloons: points,
  takenBy: explained(seatNumber, 'The seat that took the card this round'),
})

const cargoForm = fields({ good: oneOf(GOODS), load: pieces })

const turnForm = fields({
  decision: explained(
    oneOf([...DECISIONS, ''] as const),
    'The pending decision by its id in the catalogue, §13; "" when the game is over',
  ),
  seat: explained(seatNumber, 'The seat that decides'),
  chooser: explained(seatNumber, 'The seat that took the role of this phase'),
  phase: explained(oneOf(PHASE_WORDS), 'The phase; left out between phases'),
  about: explained(
    text(),
    `The tile just taken or drawn, the building being built, or "${OWN_SMALL_SHIP}" while it is loaded`,
  ),
  part: explained(
    text(),
    'How far a composite has come: the workplace to decide, or the last item or good decided',
  ),
  count: explained(
    pieces,
    'Circles still to fill, items given, barrels chosen, extra barrels taken, or VP for having built',
  ),
  next: explained(
    oneOf(NEXT_WORDS),
    'Where a guest window leads, or what follows a colonist settled on a tile',
  ),
  onceDone: explained(
    yesOrNo,
    "The captain's bonus, or the colonist settled in this turn, was given",
  ),
  toPlace: explained(seatList, 'Seats that have not placed their colonists, in the mayor phase'),
  laterCircle: explained(yesOrNo, 'Every seat has had its first turn of this captain phase'),
  turnsWithoutLoad: explained(integer(0, MAX_PLAYERS), 'Turns in a row in which nobody loaded'),
  wharfUsed: explained(
    seatList,
    'Seats that used their own ship for one kind in this captain phase',
  ),
  smallWharfUsed: explained(
    seatList,
    'Seats that used their own ship for mixed kinds in this captain phase',
  ),
})

/** A position as people write it. */
export const positionForm = fields({
  options: optionForm,
  round: integer(1, MOST_ROUNDS),
  governor: seatNumber,
  seats: explained(listOf(seatForm, MAX_PLAYERS), 'Clockwise'),
  roles: explained(byWord(ROLES, roleForm), 'Role cards that are taken or carry doubloons'),
  turn: turnForm,
  endTriggers: explained(listOf(oneOf(END_REASONS), 4), 'What has happened that ends the game'),
  violetBuildings: explained(
    listOf(oneOf(VIOLET_KEYS), 17),
    'Violet kinds in the game, after or during a draft or with a random set',
  ),
  ships: explained(byWord(SHIPS, cargoForm), 'Cargo by capacity of the ship'),
  tradingHouse: barrels,
  goodsSupply: barrels,
  colonistSupply: pieces,
  colonistShip: pieces,
  vpSupply: explained(integer(-5 * MOST_POINTS, ALL_VP), 'Below 0 when VP are credited'),
  faceUp: plantations,
  faceDown: plantations,
  discard: plantations,
  quarries: pieces,
  ...chanceFields,
})

/** What `positionForm` reads. */
export type PositionInput = ValueOf<typeof positionForm>

/** A seat of it. */
export type SeatInput = ValueOf<typeof seatForm>

/** Its turn. */
export type TurnInput = ValueOf<typeof turnForm>

/** The whole form as JSON Schema. */
export const positionSchema = positionSchemaOf('Puerto Rico', positionForm)
