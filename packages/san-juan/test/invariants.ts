/**
 * What must hold in every position of San Juan (SJ-INV-1 … 5, -7), counted anew from the fields of the state; what is
 * kept twice must agree. SJ-INV-6 and -8 speak of more than one position: invariants.test.ts.
 */

import { brokenInvariants } from '@doubloon/testkit'
import { HOUSES_N, ROLE_CHOICES } from '../src/box.ts'
import { BUILDINGS } from '../src/buildings/catalog.ts'
import { AMOUNT, BUILD, BUILD_OVER, KEEP, OVER, PAY, ROLE } from '../src/stages.ts'
import { FIRST_EFFECT, FIRST_MONUMENT, KINDS_N, type State } from '../src/state.ts'
import { PLACES_N, PRODUCTION_N, ROLES_N, TRADER } from '../src/words.ts'
import { knowledgeFitsTheCards } from './knowledge-invariants.ts'

/** What is wrong with a position, each sentence with the id of the invariant. */
export const invariants = brokenInvariants<State>([
  { id: 'SJ-INV-1', law: 'cards of each kind neither appear nor vanish', holds: cardsAreConstant },
  { id: 'SJ-INV-1', law: 'sizes of hands and piles are those of their cards', holds: sizesFit },
  {
    id: 'SJ-INV-2',
    law: 'goods lie only on production buildings and customs offices',
    holds: goodsLieRight,
  },
  { id: 'SJ-INV-3', law: 'nobody owns two city buildings of one kind', holds: cityKindsAreSingle },
  { id: 'SJ-INV-4', law: 'a tableau has 1 to 12 buildings without gaps', holds: tableauxFit },
  { id: 'SJ-INV-5', law: 'the trading houses come in one order', holds: housesAreInOrder },
  {
    id: 'SJ-INV-7',
    law: 'each role is chosen once, by those whose choice it was',
    holds: rolesFit,
  },
  { id: 'SJ-BLDG-4', law: 'active ⊆ effects = those in the tableau', holds: effectsFit },
  { id: 'SJ-INFO-3', law: 'what a seat knows is so', holds: knowledgeFitsTheCards },
])

/** Vitest makes every use of an import a look-up; copies make these loops ten times as quick. */
const [kindsN, placesN, productionN, rolesN, housesN] = [
  KINDS_N,
  PLACES_N,
  PRODUCTION_N,
  ROLES_N,
  HOUSES_N,
]
const [firstEffect, firstMonument] = [FIRST_EFFECT, FIRST_MONUMENT]
const COPIES = Uint8Array.from(BUILDINGS, ({ copies }) => copies)
const IN_EXPANSION = Uint8Array.from(BUILDINGS, ({ set }) => (set === 'expansion' ? 1 : 0))
const CATHEDRAL = BUILDINGS.findIndex(({ key }) => key === 'cathedral')
const CUSTOMS_OFFICE = BUILDINGS.findIndex(({ key }) => key === 'customsOffice')
const BUILDING_STAGES = [BUILD, BUILD_OVER, AMOUNT, PAY]

const at = (field: Uint8Array, index: number): number => field[index] ?? 0
const setAt = (field: Int32Array, index: number): number => field[index] ?? 0
const smallSetAt = (field: Int16Array, index: number): number => field[index] ?? 0
const placeAt = (s: State, seat: number, place: number): number =>
  at(s.places, seat * placesN + place) - 1
const goodAt = (s: State, seat: number, place: number): number =>
  at(s.goods, seat * placesN + place) - 1

const lying = new Uint8Array(kindsN)

function cardsAreConstant(s: State): boolean {
  for (let kind = 0; kind < kindsN; kind++) lying[kind] = cardsInBags(s, kind)
  for (let seat = 0; seat < s.players; seat++)
    for (let place = 0; place < placesN; place++) {
      if (placeAt(s, seat, place) >= 0) count(placeAt(s, seat, place))
      if (goodAt(s, seat, place) >= 0) count(goodAt(s, seat, place))
    }
  if (s.onTable) count(CATHEDRAL)
  for (let kind = 0; kind < kindsN; kind++) {
    const inTheGame = s.expansion || at(IN_EXPANSION, kind) === 0
    if (at(lying, kind) !== (inTheGame ? at(COPIES, kind) : 0)) return false
  }
  return true
}

function count(kind: number): void {
  lying[kind] = at(lying, kind) + 1
}

/** Everything but tableaux and the goods on them. */
function cardsInBags(s: State, kind: number): number {
  let cards = at(s.drawPile, kind) + at(s.discard, kind) + at(s.removed, kind)
  cards += at(s.inAir, kind) + at(s.picked, kind)
  for (let seat = 0; seat < s.players; seat++) {
    const own = seat * kindsN + kind
    cards += at(s.hand, own) + at(s.tucked, own) + at(s.tuckedUnseen, own)
  }
  return cards
}

/** Picked cards are still counted in the hand they came from, or in the air. */
function sizesFit(s: State): boolean {
  const picked = sumOf(s.picked, 0)
  for (let seat = 0; seat < s.players; seat++) {
    const aside = seat === s.seat && s.stage !== KEEP ? picked : 0
    if (at(s.handSize, seat) !== sumOf(s.hand, seat * kindsN) + aside) return false
    if (at(s.shownSize, seat) !== sumOf(s.shown, seat * kindsN)) return false
  }
  return (
    s.drawSize === sumOf(s.drawPile, 0) &&
    s.discardSize === sumOf(s.discard, 0) &&
    s.airSize === sumOf(s.inAir, 0) &&
    s.pickedSize === picked &&
    (s.airSize === 0 || s.stage === KEEP)
  )
}

function sumOf(bag: Uint8Array, first: number): number {
  let sum = 0
  for (let index = first; index < first + kindsN; index++) sum += at(bag, index)
  return sum
}

/** Also: the sets of places with a good and with a production building are those. */
function goodsLieRight(s: State): boolean {
  for (let seat = 0; seat < s.players; seat++) {
    let goods = 0
    let producers = 0
    for (let place = 0; place < placesN; place++) {
      const kind = placeAt(s, seat, place)
      const produces = kind >= 0 && kind < productionN
      if (produces) producers |= 1 << place
      if (goodAt(s, seat, place) < 0) continue
      if (!produces && kind !== CUSTOMS_OFFICE) return false
      goods |= 1 << place
    }
    if (goods !== smallSetAt(s.goodPlaces, seat)) return false
    if (producers !== smallSetAt(s.producers, seat)) return false
  }
  return true
}

function cityKindsAreSingle(s: State): boolean {
  for (let seat = 0; seat < s.players; seat++)
    for (let place = 0; place < placesN; place++) {
      const kind = placeAt(s, seat, place)
      if (kind < productionN) continue
      for (let other = 0; other < place; other++) if (placeAt(s, seat, other) === kind) return false
    }
  return true
}

function tableauxFit(s: State): boolean {
  for (let seat = 0; seat < s.players; seat++) {
    const buildings = at(s.buildings, seat)
    if (buildings < 1 || buildings > placesN) return false
    for (let place = 0; place < placesN; place++)
      if (placeAt(s, seat, place) >= 0 !== place < buildings) return false
  }
  return true
}

/** Those seen come first; the next one follows them, unless all have been seen or it is turned up now. */
function housesAreInOrder(s: State): boolean {
  let seen = 0
  while (seen < housesN && at(s.houses, seen) > 0) seen++
  for (let i = 0; i < housesN; i++) {
    if (i >= seen && at(s.houses, i) !== 0) return false
    for (let j = 0; j < i && i < seen; j++) if (at(s.houses, i) === at(s.houses, j)) return false
  }
  if (seen === housesN) return s.houseAt < housesN
  const isTurnedUp = s.phase === TRADER && s.stage !== ROLE && s.stage !== OVER
  return s.houseAt === (isTurnedUp ? seen - 1 : seen)
}

/** Choices go clockwise from the governor; with two players he has two of the three (SJ-2P-1). */
function rolesFit(s: State): boolean {
  let taken = 0
  for (let seat = 0; seat < s.players; seat++) {
    let own = 0
    for (let role = 0; role < rolesN; role++) if (at(s.roleTaker, role) === seat + 1) own++
    const choice = (seat - s.governor + s.players) % s.players
    let due = 0
    for (let n = 0; n < s.rolesTaken; n++) if (n % s.players === choice) due++
    if (own !== due) return false
    taken += own
  }
  const most = ROLE_CHOICES[s.players] ?? 0
  return taken === s.rolesTaken && taken <= most && (s.stage !== ROLE || taken < most)
}

/** Only a building of this very builder phase is not active yet. */
function effectsFit(s: State): boolean {
  const building = BUILDING_STAGES.includes(s.stage)
  for (let seat = 0; seat < s.players; seat++) {
    let effects = 0
    let monuments = 0
    for (let place = 0; place < placesN; place++) {
      const kind = placeAt(s, seat, place)
      if (kind >= firstEffect) effects |= 1 << (kind - firstEffect)
      else if (kind >= firstMonument) monuments |= 1 << (kind - firstMonument)
    }
    const active = setAt(s.active, seat)
    if (effects !== setAt(s.effects, seat) || monuments !== at(s.monuments, seat)) return false
    const idle = effects & ~active
    if ((active & ~effects) !== 0 || (idle & (idle - 1)) !== 0) return false
    if (idle !== 0 && !building) return false
  }
  return true
}
