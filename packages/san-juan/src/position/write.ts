/**
 * The whole position as JSON, hidden things included: for referees, saved positions and tests. Reading it back gives
 * the same bytes (read.ts). Numbers that are 0 and things that are not there are left out.
 */
import { type Complete, chanceInWords } from '@doubloon/engine'
import { ask } from '../buildings/catalog.ts'
import {
  BUILDING_KEYS,
  bitsIn,
  type Cards,
  cardsIn,
  cardsOf,
  endTriggersInWords,
  housesSeen,
  isAnnounced,
  isIn,
  isInPhase,
  isNew,
  pickedCards,
} from '../describe.ts'
import type { Options } from '../options.ts'
import { optionsOf } from '../setup.ts'
import { BUILD_OVER, decisionOf, KEEP, OVER, PAY, PUT_AWAY } from '../stages.ts'
import type { State } from '../state.ts'
import { kindAt } from '../tableau.ts'
import { OFFICE, PHASES, PLACES_N, ROLES } from '../words.ts'
import type { PositionInput, SeatInput, TurnInput } from './form.ts'
import { usualHouse } from './houses.ts'

/** A building, with the card that lies on it as a good. */
export interface PlacePosition {
  readonly building: string
  readonly good?: string
  readonly isNew?: true
}

/** What a seat knows of hidden cards, and what is known of its own (ADR 0009). */
export type KnowledgePosition = NonNullable<SeatInput['knows']>

/** What lies before a seat. */
export interface SeatPosition {
  readonly hand: Cards
  readonly tableau: readonly PlacePosition[]
  readonly tucked?: Cards
  readonly tuckedUnseen?: Cards
  readonly bankUsed?: true
  readonly libraryUsed?: true
  readonly knows?: KnowledgePosition
}

/** Who decides what, and how far it has come; docs/positions.md has every field. */
export type TurnPosition = Omit<TurnInput, 'decision'> & { readonly decision: string }

/** What is written only if there is something to tell. */
type Rare =
  | 'tradingHouse'
  | 'cathedralOnTable'
  | 'shownDiscards'
  | 'rememberedByAll'
  | 'freshDiscarded'

/** A position with everything written out. */
export interface Position
  extends Complete<Omit<PositionInput, 'options' | 'seats' | 'turn' | 'seed'>, Rare> {
  /** An option that is off by default is written only where it is on. */
  readonly options: Omit<Options, 'harborTucks'> & Partial<Pick<Options, 'harborTucks'>>
  readonly seats: readonly SeatPosition[]
  readonly turn: TurnPosition
}

function writtenOptions({ harborTucks, ...options }: Options): Position['options'] {
  return harborTucks === 'one' ? options : { ...options, harborTucks }
}

/** The whole position in words. */
export function positionOf(s: State): Position {
  return {
    options: writtenOptions(optionsOf(s)),
    round: s.round,
    governor: s.governor,
    seats: Array.from({ length: s.players }, (_, seat) => seatPosition(s, seat)),
    roles: rolesPosition(s),
    tradingHouses: housesSeen(s),
    ...(s.houseAt !== usualHouse(s) && { tradingHouse: s.houseAt }),
    drawPile: cardsIn(s.drawPile),
    discard: cardsIn(s.discard),
    removed: cardsIn(s.removed),
    ...(s.expansion && { cathedralOnTable: s.onTable }),
    ...cards('shownDiscards', cardsIn(s.shownDiscards)),
    ...cards('rememberedByAll', cardsIn(s.rememberedByAll)),
    ...number('freshDiscarded', s.freshDiscarded),
    turn: turnPosition(s),
    endTriggers: endTriggersInWords(s),
    chance: chanceInWords(s.rng),
  }
}

function seatPosition(s: State, seat: number): SeatPosition {
  const knows = knowledgePosition(s, seat)
  return {
    hand: cardsOf(s.hand, seat),
    tableau: Array.from({ length: s.buildings[seat] }, (_, place) => placePosition(s, seat, place)),
    ...cards('tucked', cardsOf(s.tucked, seat)),
    ...cards('tuckedUnseen', cardsOf(s.tuckedUnseen, seat)),
    ...(isIn(s.depositUsed, seat) && { bankUsed: true }),
    ...(isIn(s.doublingUsed, seat) && { libraryUsed: true }),
    ...(Object.keys(knows).length > 0 && { knows }),
  }
}

function placePosition(s: State, seat: number, place: number): PlacePosition {
  const good = BUILDING_KEYS[s.goods[seat * PLACES_N + place] - 1]
  return {
    building: BUILDING_KEYS[kindAt(s, seat, place)],
    ...(good !== undefined && { good }),
    ...(isNew(s, seat, place) && { isNew: true }),
  }
}

function knowledgePosition(s: State, seat: number): KnowledgePosition {
  return {
    ...cards('discards', cardsOf(s.knownDiscards, seat)),
    ...cards('remembered', cardsOf(s.remembered, seat)),
    ...cards('shown', cardsOf(s.shown, seat)),
    ...number('drawn', s.drawnSince[seat]),
    ...number('airDiscarded', s.airDiscarded[seat]),
    ...number('tucked', s.tuckedSince[seat]),
    ...number('goodsTucked', s.freshTucked[seat]),
    ...bits('freshGoods', s.freshGoods[seat]),
  }
}

function rolesPosition(s: State): Position['roles'] {
  const roles: Position['roles'] = {}
  for (const [role, word] of ROLES.entries())
    if (s.roleTaker[role] > 0) roles[word] = s.roleTaker[role] - 1
  return roles
}

function turnPosition(s: State): TurnPosition {
  const inPhase = isInPhase(s)
  return {
    decision: decisionOf(s.stage),
    ...(s.stage !== OVER && { seat: s.seat }),
    ...(inPhase && { phase: PHASES[s.phase] }),
    ...(inPhase && s.phase < OFFICE && { chooser: s.chooser }),
    ...(s.doubled && { doubled: true }),
    ...(s.anySold && { anySold: true }),
    ...(s.stage === KEEP && { inAir: cardsIn(s.inAir) }),
    ...buildPosition(s),
    ...((s.stage === PAY || s.stage === PUT_AWAY) && { count: s.count }),
    ...cards('picked', pickedCards(s)),
    ...bits('chosen', s.chosen),
    ...bits('unready', s.unready),
  }
}

/** How far a build has come. */
function buildPosition(s: State): Partial<TurnPosition> {
  if (!isAnnounced(s)) return {}
  const isOverSaid = s.stage !== BUILD_OVER && ask.buildsOver(s, s.seat)
  return {
    announced: BUILDING_KEYS[s.subject],
    ...(isOverSaid && { over: s.target > 0 ? s.target - 1 : 'nothing' }),
  }
}

/** Fields that are left out when there is nothing to tell. */
function cards<F extends string>(field: F, given: Cards): Partial<Record<F, Cards>> {
  return Object.keys(given).length === 0 ? {} : ({ [field]: given } as Record<F, Cards>)
}

function number<F extends string>(field: F, given: number): Partial<Record<F, number>> {
  return given === 0 ? {} : ({ [field]: given } as Record<F, number>)
}

function bits<F extends string>(field: F, set: number): Partial<Record<F, readonly number[]>> {
  return set === 0 ? {} : ({ [field]: bitsIn(set) } as Record<F, readonly number[]>)
}
