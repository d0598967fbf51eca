/** The common supplies: doubloons, VP chips, colonists and plantations, and how a seat receives them. */
import { bagSize, drawFrom, type Permission } from '@doubloon/engine'
import { ask } from './buildings/catalog.ts'
import { byPermission, type CauseWriter } from './causes.ts'
import { hasOption, OPTION } from './chosen-options.ts'
import {
  COLONIST_TAKEN,
  DISCARDS_SHUFFLED,
  DOUBLOONS_GAINED,
  END_TRIGGERED,
  note,
  PLANTATION_DRAWN,
  TILE_TURNED_UP,
  VP_GAINED,
} from './events.ts'
import type { State } from './state.ts'
import { GOODS_N, VP_GONE } from './words.ts'

/** Doubloons from the bank, which is never empty (PR-RUL-27). */
export function gainDoubloons(s: State, seat: number, count: number, tell: CauseWriter): void {
  if (count === 0) return
  s.doubloons[seat] += count
  if (s.journal !== undefined) tell(s, DOUBLOONS_GAINED, seat, count)
}

/** VP chips; taking the last one triggers the end (PR-RUL-22, PR-RUL-23), what is missing is credited (PR-END-3). */
export function gainVp(s: State, seat: number, count: number, tell: CauseWriter): void {
  if (count === 0) return
  s.vp[seat] += count
  s.vpSupply -= count
  if (s.journal !== undefined) tell(s, VP_GAINED, seat, count)
  if (s.vpSupply <= 0) triggerExhaustion(s, VP_GONE)
}

/** Sets a trigger once; nothing takes it back (PR-END-5). */
export function triggerEnd(s: State, reason: number): void {
  if ((s.endTriggers & reason) !== 0) return
  s.endTriggers |= reason
  note(s, END_TRIGGERED, reason)
}

/** Triggers by an exhausted supply, which the city-only variant ignores (PR-VAR-2). */
export function triggerExhaustion(s: State, reason: number): void {
  if (!hasOption(s, OPTION.cityOnly)) triggerEnd(s, reason)
}

/** Whether a single colonist can be had: from the supply, else from the ship (PR-B-HOSPICE-2). */
export function hasColonistToTake(s: State): boolean {
  return s.colonistSupply + s.colonistShip > 0
}

/** Takes that colonist away from supply or ship, as a building permits it. */
export function takeColonist(s: State, seat: number, permission: Permission<State>): void {
  const fromShip = s.colonistSupply === 0
  if (fromShip) s.colonistShip--
  else s.colonistSupply--
  if (s.journal !== undefined)
    note(s, COLONIST_TAKEN, seat, 1, byPermission(s, seat, permission), fromShip ? 1 : 0)
}

/** Whether a face-down plantation can be drawn, shuffling the discards if need be (PR-B-HACIENDA-4). */
export function hasTileToDraw(s: State): boolean {
  return bagSize(s.faceDown) + bagSize(s.discard) > 0
}

/** Draws a face-down plantation for a seat, which still has to place it. */
export function drawPlantation(s: State, seat: number): number {
  const tile = drawTile(s)
  if (s.journal !== undefined)
    note(s, PLANTATION_DRAWN, seat, tile, byPermission(s, seat, ask.drawsPlantation))
  return tile
}

/** Turns up one face-down plantation; false if there is none left at all (PR-SETTLER-7). */
export function turnUpTile(s: State): boolean {
  const tile = drawTile(s)
  if (tile < 0) return false
  s.faceUp[tile]++
  note(s, TILE_TURNED_UP, tile)
  return true
}

/** The next tile of the stack; an empty stack is made of the discards first (PR-RUL-17, PR-RUL-18). */
function drawTile(s: State): number {
  const tile = drawFrom(s.faceDown, s.rng)
  if (tile >= 0) return tile
  shuffleDiscards(s)
  return drawFrom(s.faceDown, s.rng)
}

function shuffleDiscards(s: State): void {
  const discards = bagSize(s.discard)
  if (discards === 0) return
  note(s, DISCARDS_SHUFFLED, discards)
  for (let good = 0; good < GOODS_N; good++) {
    s.faceDown[good] += s.discard[good]
    s.discard[good] = 0
  }
}
