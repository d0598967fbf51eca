/**
 * Reading a position: ships, trading house, tiles and supplies. What is left out is what the box
 * has left; what is given must agree with it (PR-INV-1 … 4, PR-INV-6).
 */
import { bagSize, problem, type Refusal } from '@doubloon/engine'
import { allColonists, boxOf, capacityOf, forestsOf, goodsOf, tilesOf } from '../board.ts'
import { ALL_COLONISTS, ALL_VP } from '../box.ts'
import { BUILDINGS, buildingNumber } from '../buildings/catalog.ts'
import { hasOption, OPTION } from '../chosen-options.ts'
import { violetInGame } from '../describe.ts'
import { MAYOR_PLACE } from '../stages.ts'
import type { State } from '../state.ts'
import { GOODS, type Good, HOUSE_SPACES, QUARRY, SHIPS } from '../words.ts'
import type { PositionInput } from './form.ts'
import type { PositionPart } from './part.ts'
import { layCounts } from './seats.ts'

/** Cargo by ship: one kind each, no kind twice, no more than fits (PR-INV-6). */
export const layShips: PositionPart = (s, p) => {
  for (const [ship, capacity] of SHIPS.entries()) {
    const cargo = p.ships?.[capacity]
    if (cargo === undefined) continue
    const found = layCargo(s, ship, cargo.good, cargo.load ?? 0)
    if (found !== undefined) return found
  }
  return undefined
}

function layCargo(
  s: State,
  ship: number,
  good: Good | undefined,
  load: number,
): Refusal | undefined {
  const path = `ships["${SHIPS[ship]}"]`
  if (!boxOf(s).ships.includes(ship))
    return problem('ship-not-in-game', `${path}: not used with ${s.players} players`, 'PR-SETUP-1')
  if ((good === undefined) !== (load === 0))
    return problem('wrong-cargo', `${path}: give both good and load, or leave it out`, 'PR-INV-6')
  if (load > capacityOf(ship))
    return problem('ship-overloaded', `${path}.load is ${load}, more than fits`, 'PR-INV-6')
  const carried = good === undefined ? 0 : GOODS.indexOf(good) + 1
  if (carried > 0 && s.shipGood.includes(carried))
    return problem('good-on-two-ships', `${path}: another ship carries ${good}`, 'PR-INV-6')
  s.shipGood[ship] = carried
  s.shipLoad[ship] = load
  return undefined
}

/** The trading house has four spaces (PR-INV-6). */
export const layTradingHouse: PositionPart = (s, p) => {
  layCounts(s.house, 0, GOODS, p.tradingHouse)
  const held = bagSize(s.house)
  if (held <= HOUSE_SPACES) return undefined
  return problem('house-overfull', `tradingHouse has ${held} barrels; 4 fit`, 'PR-INV-6')
}

/** Barrels of each kind (PR-INV-2). */
export const layGoodsSupply: PositionPart = (s, p) => {
  for (const [good, word] of GOODS.entries()) {
    const out = barrelsOut(s, good)
    const box = boxOf(s).barrels[good]
    if (out > box)
      return problem(
        'too-many-barrels',
        `${out} ${word} on the table; the box has ${box}`,
        'PR-INV-2',
      )
    s.supply[good] = box - out
    if (p.goodsSupply !== undefined && (p.goodsSupply[word] ?? 0) !== box - out)
      return wrongSupply(`goodsSupply.${word}`, box - out, 'PR-INV-2')
  }
  return undefined
}

/** Barrels of a good that are not in the supply. */
function barrelsOut(s: State, good: number): number {
  let out = s.house[good]
  for (let seat = 0; seat < s.players; seat++) out += goodsOf(s, seat, good)
  for (const ship of boxOf(s).ships) if (s.shipGood[ship] === good + 1) out += s.shipLoad[ship]
  return out
}

/**
 * Plantations of each kind; a forest was one of them, nobody knows of which kind (PR-INV-3,
 * PR-INFO-4).
 */
export const layPlantations: PositionPart = (s, p) => {
  layCounts(s.faceUp, 0, GOODS, p.faceUp)
  layCounts(s.discard, 0, GOODS, p.discard)
  layCounts(s.faceDown, 0, GOODS, p.faceDown)
  const most = boxOf(s).faceUp
  if (bagSize(s.faceUp) > most)
    return problem('too-many-face-up', `faceUp has more than ${most} tiles`, 'PR-SETTLER-7')
  const rest = boxOf(s).plantations.map((box, good) => box - plantationsOut(s, good))
  const over = rest.findIndex((left) => left < 0)
  if (over >= 0)
    return problem(
      'too-many-tiles',
      `${-rest[over]} more ${GOODS[over]} plantations than the box has; take some away`,
      'PR-INV-3',
    )
  const derived =
    p.faceDown === undefined ? s.faceDown : p.discard === undefined ? s.discard : undefined
  return layRest(s, rest, derived)
}

function plantationsOut(s: State, good: number): number {
  let out = s.faceUp[good] + s.faceDown[good] + s.discard[good]
  for (let seat = 0; seat < s.players; seat++) out += tilesOf(s, seat, good)
  return out
}

/**
 * Forests come out of the most plentiful kinds; what is left then lies in the pile that was left
 * out.
 */
function layRest(s: State, rest: number[], pile: Uint8Array | undefined): Refusal | undefined {
  let forests = 0
  for (let seat = 0; seat < s.players; seat++) forests += forestsOf(s, seat)
  if (forests > 0 && !mayHaveForests(s))
    return problem('wrong-tiles', 'island.forest: nobody can plant forests here', 'PR-X-FOREST-1')
  const left = rest.reduce((sum, count) => sum + count, 0)
  if (left < forests || (pile === undefined && left > forests))
    return problem(
      'wrong-tiles',
      `${left} plantations of the box are nowhere and there are ${forests} forests; name every tile once, or leave faceDown out`,
      'PR-INV-3',
    )
  if (pile === undefined) return undefined
  for (let i = 0; i < forests; i++) rest[rest.indexOf(Math.max(...rest))]--
  pile.set(rest)
  return undefined
}

/** Also with the option `forestFromHacienda` a forest needs its building (PR-RUL-31). */
function mayHaveForests(s: State): boolean {
  return violetInGame(s).some((key) => BUILDINGS[buildingNumber(key)].plantsForest)
}

/** Quarries (PR-INV-3). */
export const layQuarries: PositionPart = (s, p) => {
  let left = boxOf(s).quarries
  for (let seat = 0; seat < s.players; seat++) left -= tilesOf(s, seat, QUARRY)
  if (left < 0)
    return problem('too-many-tiles', `${-left} more quarries than the box has`, 'PR-INV-3')
  s.quarries = left
  const given = p.quarries ?? left
  return given === left ? undefined : wrongSupply('quarries', left, 'PR-INV-3')
}

/**
 * Colonists; left out, n of those left are on the ship, or none while they are placed (PR-INV-1).
 */
export const layColonists: PositionPart = (s, p) => {
  const box = boxOf(s)
  const all = hasOption(s, OPTION.cityOnly) ? ALL_COLONISTS : box.colonistSupply + box.colonistShip
  let left = all
  for (let seat = 0; seat < s.players; seat++) left -= allColonists(s, seat)
  if (left < 0)
    return problem(
      'too-many-colonists',
      `${-left} more colonists than the ${all} in the game`,
      'PR-INV-1',
    )
  s.colonistShip = shipDefault(s, p, left)
  s.colonistSupply = p.colonistSupply ?? Math.max(0, left - s.colonistShip)
  if (s.colonistSupply + s.colonistShip !== left)
    return wrongSupply('colonistSupply and colonistShip together', left, 'PR-INV-1')
  if (s.stage === MAYOR_PLACE && s.colonistShip > 0)
    return problem(
      'wrong-supply',
      'colonistShip is dealt before anybody places; it must be 0',
      'PR-MAYOR-2',
    )
  return undefined
}

function shipDefault(s: State, p: PositionInput, left: number): number {
  if (p.colonistShip !== undefined) return p.colonistShip
  if (p.colonistSupply !== undefined) return Math.max(0, left - p.colonistSupply)
  return s.stage === MAYOR_PLACE ? 0 : Math.min(s.players, left)
}

/** VP chips; the supply is below 0 when some are credited (PR-INV-4). */
export const layVp: PositionPart = (s, p) => {
  let left = hasOption(s, OPTION.cityOnly) ? ALL_VP : boxOf(s).vp
  for (let seat = 0; seat < s.players; seat++) left -= s.vp[seat]
  s.vpSupply = left
  const given = p.vpSupply ?? left
  return given === left ? undefined : wrongSupply('vpSupply', left, 'PR-INV-4')
}

function wrongSupply(path: string, left: number, rule: string): Refusal {
  return problem(
    'wrong-supply',
    `${path} must be ${left}, what the box has left; or leave it out`,
    rule,
  )
}
