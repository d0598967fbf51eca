/** Setting up a game (PR-SETUP-1 … 7). Chance comes in the order of PR-RUL-64. */
import { random, seedRng } from '@doubloon/engine'
import { leftOf } from './board.ts'
import { ALL_COLONISTS, ALL_VP, BOXES } from './box.ts'
import { setOptions } from './chosen-options.ts'
import { bringInProduction, bringInViolet } from './draft.ts'
import type { Options } from './options.ts'
import { DRAFT, PHASE_ENDS } from './stages.ts'
import type { State } from './state.ts'
import { turnUpTile } from './supplies.ts'
import { CORN, TILES_N } from './words.ts'

/** Puts everything on the table; `advance` has to follow. */
export function setUp(s: State, options: Options, seed: string): void {
  s.bytes.fill(0)
  setOptions(s, options)
  seedRng(s.rng, seed)
  s.round = 1
  s.governor = random(s.rng, s.players)
  s.seat = s.governor
  s.chooser = s.governor
  fillSupplies(s, options)
  bringInProduction(s)
  bringInViolet(s, options.buildings, options.buildingSet)
  equipSeats(s, options)
  for (let i = 0; i < BOXES[s.players].faceUp; i++) turnUpTile(s)
  s.stage = options.buildings === 'draft' ? DRAFT : PHASE_ENDS
}

/** The common supplies; the city-only end uses all colonists and VP of the box (PR-VAR-2). */
function fillSupplies(s: State, options: Options): void {
  const box = BOXES[s.players]
  const all = options.endRule === 'cityOnly'
  s.vpSupply = all ? ALL_VP : box.vp
  s.colonistShip = box.colonistShip
  s.colonistSupply = all ? ALL_COLONISTS - box.colonistShip : box.colonistSupply
  s.quarries = box.quarries
  s.supply.set(box.barrels)
  s.faceDown.set(box.plantations)
}

/** Doubloons and the starting plantation, by distance from the first governor (PR-SETUP-3, PR-RUL-63). */
function equipSeats(s: State, options: Options): void {
  const box = BOXES[s.players]
  let seat = s.governor
  for (const tile of box.startTiles) {
    s.doubloons[seat] = options.balanced && tile === CORN ? box.doubloons - 1 : box.doubloons
    s.tiles[seat * TILES_N + tile]++
    s.faceDown[tile]--
    seat = leftOf(s, seat)
  }
}
