/**
 * The form of a position as JSON (docs/positions.md). Every field may be left out; what that means is in read.ts.
 * position.schema.json is this form written down, and a test keeps the two the same.
 */
import {
  byWord,
  chanceFields,
  explained,
  type Form,
  fields,
  integer,
  listOf,
  oneOf,
  optionsForm,
  positionSchemaOf,
  type Schema,
  type ValueOf,
  yesOrNo,
} from '@doubloon/engine'
import { HOUSES_N, MOST_ROUNDS } from '../box.ts'
import { COPIES, COST } from '../buildings/catalog.ts'
import { BUILDING_KEYS, type Cards, HOUSE_KEYS } from '../describe.ts'
import { HARBOR_TUCKS, type Options, parseOptions } from '../options.ts'
import { DECK_KINDS_N } from '../state.ts'
import { DECISIONS, END_REASONS, MAX_PLAYERS, PHASES, PLACES_N, ROLES } from '../words.ts'

const CARD_KEYS = BUILDING_KEYS.slice(0, DECK_KINDS_N)
/** What is counted one by one is never more than the cards of the box (SJ-COMP-6). */
const MOST_CARDS = COPIES.reduce((sum, copies) => sum + copies, 0)

const copies = integer(0, Math.max(...COPIES))
const number = integer(0, MOST_CARDS)
const seatNumber = integer(0, MAX_PLAYERS - 1)
const place = integer(0, PLACES_N - 1)
const places = listOf(place, PLACES_N)

/** Forms that the schema writes once, at its end. */
const DEFINED: Record<string, Schema> = {}

function defined<T>(name: string, { schema, read }: Form<T>): Form<T> {
  DEFINED[name] = schema
  return { schema: { $ref: `#/$defs/${name}` }, read }
}

const card = defined('card', oneOf(CARD_KEYS))
const building = defined('building', oneOf(BUILDING_KEYS))
const cards = defined('cards', countsBy(CARD_KEYS, card))
const buildings = defined('buildings', countsBy(BUILDING_KEYS, building))

function countsBy(keys: readonly string[], key: Form<string>): Form<Cards> {
  const { read } = byWord(keys, copies) as Form<Cards>
  const schema = { type: 'object', propertyNames: key.schema, additionalProperties: copies.schema }
  return { schema, read }
}

/** A value of one of two forms, told apart by its type. */
function either<A, B>(type: string, first: Form<A>, otherwise: Form<B>): Form<A | B> {
  return {
    schema: { anyOf: [first.schema, otherwise.schema] },
    read: (raw, path): ReturnType<Form<A | B>['read']> =>
      typeof raw === type ? first.read(raw, path) : otherwise.read(raw, path),
  }
}

/** Which cards, or just how many: they are dealt unseen then. */
const cardsOrNumber = either('number', number, cards)

const optionForm = optionsForm(
  fields<Options>({
    players: oneOf([2, 3, 4] as const),
    expansion: yesOrNo,
    advanced: yesOrNo,
    harborTucks: oneOf(HARBOR_TUCKS),
  }),
  '§4',
  parseOptions,
)

const placeForm = fields({
  building,
  good: explained(
    either('boolean', yesOrNo, card),
    'The card that lies on it as a good; true for any card',
  ),
  isNew: explained(
    yesOrNo,
    'It was built in this very builder phase and does not work yet; for a building with an effect',
  ),
})

const knowsForm = fields({
  discards: explained(cards, 'Cards that this seat put on the discard pile from its hand'),
  remembered: explained(
    cards,
    'Cards that it knew in the discard pile when that was last shuffled, and has not seen since',
  ),
  shown: explained(cards, 'Cards in its hand that all have seen'),
  drawn: explained(number, 'Since the last shuffle: cards it drew unseen by others'),
  airDiscarded: explained(
    number,
    'Of its discards, those that came straight from the draw pile since the last shuffle',
  ),
  tucked: explained(number, 'Since the last shuffle: cards it tucked from its hand'),
  goodsTucked: explained(number, 'Goods laid and tucked since the last shuffle'),
  freshGoods: explained(places, 'Places of the tableau whose goods came since the last shuffle'),
})

const seatForm = fields({
  hand: explained(cards, 'Hand cards, without those picked in a decision that has begun'),
  tableau: explained(
    listOf(either('string', building, placeForm), PLACES_N),
    'Buildings in tableau order; just the key if there is nothing else to say',
  ),
  tucked: explained(cardsOrNumber, 'Cards tucked from the hand'),
  tuckedUnseen: explained(cardsOrNumber, 'Sold goods that were tucked'),
  bankUsed: explained(yesOrNo, 'It has tucked many cards once in this game'),
  libraryUsed: explained(yesOrNo, 'It has declared a doubled privilege in this round; two players'),
  knows: explained(knowsForm, 'What this seat knows of hidden cards'),
})

const turnForm = fields({
  decision: explained(
    oneOf([...DECISIONS, ''] as const),
    'The pending decision by its id in the catalogue, §16; "" when the game is over',
  ),
  seat: explained(seatNumber, 'The seat that decides'),
  phase: explained(oneOf(PHASES), 'The phase, or the step at the start of a round'),
  chooser: explained(seatNumber, 'The seat that took the role of this phase'),
  doubled: explained(yesOrNo, "The chooser's privilege is doubled"),
  anySold: explained(yesOrNo, 'Somebody sold a good in this trader phase'),
  inAir: explained(cards, 'Cards just drawn, of which some are to be kept'),
  announced: explained(building, 'The building that is being built'),
  over: explained(
    oneOf(['nothing', ...Array.from({ length: PLACES_N }, (_, index) => index)]),
    'The place of the tableau that is built over, or "nothing" where that was said',
  ),
  count: explained(
    integer(0, Math.max(...COST)),
    'Cards still to put away, or cards and goods still to pay',
  ),
  picked: explained(cards, 'Cards picked so far in a decision that has begun'),
  chosen: explained(places, 'Places of the tableau picked so far in a decision about goods'),
  unready: explained(
    listOf(seatNumber, MAX_PLAYERS),
    'Seats that have not chosen their starting cards',
  ),
})

/** A position as people write it. */
export const positionForm = fields({
  options: optionForm,
  round: integer(1, MOST_ROUNDS),
  governor: seatNumber,
  seats: explained(listOf(seatForm, MAX_PLAYERS), 'Clockwise'),
  roles: explained(byWord(ROLES, seatNumber), 'Role cards that are taken, with the seat'),
  tradingHouses: explained(
    listOf(oneOf(HOUSE_KEYS), HOUSES_N),
    'Trading house cards seen so far, in the order in which they came',
  ),
  tradingHouse: explained(
    integer(0, HOUSES_N - 1),
    'Where in this order the card of the present or next trader phase stands',
  ),
  drawPile: cards,
  discard: cards,
  removed: explained(buildings, 'Cards that left the game'),
  cathedralOnTable: yesOrNo,
  shownDiscards: explained(cards, 'Cards of the discard pile that were shown to all'),
  rememberedByAll: explained(
    cards,
    'Cards shown to all before the discard pile was last shuffled, and not since',
  ),
  freshDiscarded: explained(number, 'Goods laid and discarded since the last shuffle'),
  turn: turnForm,
  endTriggers: explained(listOf(oneOf(END_REASONS), END_REASONS.length), 'What ended the game'),
  ...chanceFields,
})

/** What `positionForm` reads. */
export type PositionInput = ValueOf<typeof positionForm>

/** A seat of it. */
export type SeatInput = ValueOf<typeof seatForm>

/** A place of a tableau. */
export type PlaceInput = ValueOf<typeof placeForm>

/** Its turn. */
export type TurnInput = ValueOf<typeof turnForm>

/** The whole form as JSON Schema. */
export const positionSchema: Schema = {
  ...positionSchemaOf('San Juan', positionForm),
  $defs: DEFINED,
}
