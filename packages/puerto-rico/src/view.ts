/**
 * What a seat may see, built field by field: whatever is not named here stays hidden. That is the
 * generator, the face-down plantations but their number (PR-INFO-2), and the VP chips of others
 * (PR-INFO-3).
 */
import { bagSize, type CommonView, commonView } from '@doubloon/engine'
import { boxOf } from './board.ts'
import { hasOption, OPTION } from './chosen-options.ts'
import {
  BUILDING_KEYS,
  type Counts,
  cityInWords,
  countsOf,
  endTriggersInWords,
  goodsInWords,
  islandInWords,
  PHASE_WORDS,
  type PhaseWord,
  producedInWords,
  type ShipInWords,
  seatsIn,
  shipsInWords,
  violetInGame,
  workersInWords,
} from './describe.ts'
import type { Options } from './options.ts'
import { aboutInWords, isInPhase, partWords } from './position/words.ts'
import { optionsOf } from './position/write.ts'
import { decisionOf, OVER } from './stages.ts'
import { FIRST_VIOLET, type State } from './state.ts'
import { waitingSeats } from './waiting.ts'
import { type EndReason, GOODS, type Good, ROLES, type Role, type Tile } from './words.ts'

/** What lies before a seat. */
export interface SeatView {
  readonly doubloons: number
  /** VP chips; undefined where they are hidden from the viewer. */
  readonly vp: number | undefined
  readonly goods: Counts<Good>
  /** Of these, the barrels received in this craftsman phase. */
  readonly produced: Counts<Good>
  readonly island: Counts<Tile>
  /** Occupied tiles by kind. */
  readonly workers: Counts<Tile>
  /** Buildings by key, with the colonists on each. */
  readonly buildings: Readonly<Record<string, number>>
  readonly sanJuan: number
  readonly wharfUsed: boolean
  readonly smallWharfUsed: boolean
}

/** A role card; `takenBy` is undefined while it can be chosen. */
export interface RoleView {
  readonly role: Role
  readonly doubloons: number
  readonly takenBy: number | undefined
}

/** The game as one seat sees it. */
export interface View extends CommonView<Options, EndReason> {
  /** The phase under way and who took its role; undefined between phases. */
  readonly phase: PhaseWord | undefined
  readonly chooser: number | undefined
  /** The tile or building the decision is about, or `small wharf` while it is loaded. */
  readonly about: string | undefined
  /**
   * How far a composite decision has come: the workplace to decide, or the last item or good
   * decided.
   */
  readonly part: string | undefined
  readonly seats: readonly SeatView[]
  readonly roles: readonly RoleView[]
  readonly ships: readonly ShipInWords[]
  readonly tradingHouse: Counts<Good>
  readonly goodsSupply: Counts<Good>
  readonly colonistSupply: number
  readonly colonistShip: number
  readonly vpSupply: number
  readonly faceUp: Counts<Good>
  readonly discard: Counts<Good>
  /** How many plantations lie face down. */
  readonly faceDown: number
  readonly quarries: number
  /** Copies left of every building in the game. */
  readonly buildingsLeft: Readonly<Record<string, number>>
}

/** The game as the seat may see it; −1 for somebody who only watches. */
export function viewOf(s: State, seat: number): View {
  const inPhase = isInPhase(s)
  return {
    ...commonView(s, seat, s.stage === OVER),
    waiting: seatsIn(waitingSeats(s)),
    options: optionsOf(s),
    endTriggers: endTriggersInWords(s),
    decision: decisionOf(s.stage),
    phase: inPhase ? PHASE_WORDS[s.phase] : undefined,
    chooser: inPhase ? s.chooser : undefined,
    about: aboutInWords(s),
    part: inPhase ? partWords(s.phase)[s.cursor - 1] : undefined,
    seats: Array.from({ length: s.players }, (_, other) => seatView(s, other, seat)),
    roles: rolesView(s),
    ships: shipsInWords(s),
    tradingHouse: countsOf(GOODS, s.house),
    goodsSupply: countsOf(GOODS, s.supply),
    colonistSupply: s.colonistSupply,
    colonistShip: s.colonistShip,
    // Credited VP are nobody's business: the supply is then just empty (PR-INV-4).
    vpSupply: Math.max(0, s.vpSupply),
    faceUp: countsOf(GOODS, s.faceUp),
    discard: countsOf(GOODS, s.discard),
    faceDown: bagSize(s.faceDown),
    quarries: s.quarries,
    buildingsLeft: copiesLeft(s),
  }
}

function seatView(s: State, seat: number, viewer: number): SeatView {
  return {
    doubloons: s.doubloons[seat],
    vp: seesVp(s, seat, viewer) ? s.vp[seat] : undefined,
    goods: goodsInWords(s, seat),
    produced: producedInWords(s, seat),
    island: islandInWords(s, seat),
    workers: workersInWords(s, seat),
    buildings: cityInWords(s, seat),
    sanJuan: s.sanJuan[seat],
    wharfUsed: ((s.ownShipUsed >> seat) & 1) === 1,
    smallWharfUsed: ((s.ownSmallShipUsed >> seat) & 1) === 1,
  }
}

/**
 * One's own, everybody's when the game is over, and all with `vpVisibility` open (PR-INFO-3,
 * PR-RUL-24).
 */
function seesVp(s: State, seat: number, viewer: number): boolean {
  return seat === viewer || s.stage === OVER || hasOption(s, OPTION.vpOpen)
}

/** VP that the viewer does not see are shared out evenly, as many as the supply that everybody sees has given. */
export function concealVp(s: State, viewer: number): void {
  const others = Array.from({ length: s.players }, (_, seat) => seat).filter(
    (seat) => !seesVp(s, seat, viewer),
  )
  const owned = others.reduce((sum, seat) => sum + s.vp[seat], 0)
  // Of credited VP the view says nothing either: they count as not given, as far as they need not be the viewer's own.
  const credited = Math.min(owned, Math.max(0, -s.vpSupply))
  if (others.length === 0) return
  s.vpSupply += credited
  for (const [at, seat] of others.entries())
    s.vp[seat] = Math.floor((owned - credited + others.length - 1 - at) / others.length)
}

function rolesView(s: State): readonly RoleView[] {
  return ROLES.slice(0, boxOf(s).roles).map((role, card) => ({
    role,
    doubloons: s.roleDoubloons[card],
    takenBy: s.roleTaker[card] > 0 ? s.roleTaker[card] - 1 : undefined,
  }))
}

function copiesLeft(s: State): Readonly<Record<string, number>> {
  const inGame = [...BUILDING_KEYS.slice(0, FIRST_VIOLET), ...violetInGame(s)]
  return Object.fromEntries(inGame.map((key) => [key, s.copies[BUILDING_KEYS.indexOf(key)]]))
}
