/**
 * Settler phase (PR-SETTLER-1 … 9). In turn, each player may take one face-up plantation; the settler may
 * take a quarry instead. Afterwards the tiles not taken are discarded and new ones turned up.
 */
import type { MoveList } from '@doubloon/engine'
import { boxOf, islandSpacesUsed } from '../board.ts'
import { ask } from '../buildings/catalog.ts'
import { byPermission, byRole } from '../causes.ts'
import { hasOption, OPTION } from '../chosen-options.ts'
import { FOREST_MADE, note, SKIPPED, TILE_TAKEN, TILES_DISCARDED } from '../events.ts'
import { openWindow } from '../guests.ts'
import { DRAW, MAKE_FOREST, PASS, SETTLE_COLONIST, TAKE, TAKE_AS_FOREST } from '../moves.ts'
import { DRAW_FIRST, DRAWN_FOREST, PHASE_ENDS, SETTLE, SETTLE_2, SETTLE_STAFF } from '../stages.ts'
import type { State } from '../state.ts'
import {
  drawPlantation,
  hasColonistToTake,
  hasTileToDraw,
  takeColonist,
  turnUpTile,
} from '../supplies.ts'
import { beginTurns, type Decision, endTurn, ONCE_AROUND, type Phase } from '../turns.ts'
import { FOREST, GOODS_N, ISLAND_SPACES, QUARRY, SETTLER, TILES_N, WORKPLACES_N } from '../words.ts'

export const settler: Phase = {
  begin: beginTurns,
  turns: ONCE_AROUND,

  turn(s) {
    s.onceDone = 0
    openWindow(s, DRAW_FIRST)
  },

  /** The second tile of a doubled privilege comes after everybody's turn (PR-SETTLER-6, PR-RUL-58). */
  end(s) {
    s.onceDone = 0
    if (ask.ownsDoubler(s, s.seat)) openWindow(s, SETTLE_2)
    else refill(s)
  },
}

/** D-HACIENDA: draw a face-down plantation first (PR-SETTLER-1). */
export const drawFirst: Decision = {
  offers(s, out) {
    if (!ask.drawsPlantation(s, s.seat) || !hasIslandSpace(s, s.seat) || !hasTileToDraw(s)) return
    out.add(DRAW)
    out.add(PASS)
  },

  play(s, step) {
    if (step === PASS) {
      s.stage = SETTLE
      return
    }
    s.subject = drawPlantation(s, s.seat)
    addTile(s, s.seat, s.subject)
    s.stage = DRAWN_FOREST
  },

  skip(s) {
    s.stage = SETTLE
  },
}

/** D-HACIENDA-FOREST: only with the option (PR-RUL-31, PR-RUL-61). */
export const drawnForest: Decision = {
  offers(s, out) {
    if (!hasOption(s, OPTION.forestFromHacienda) || !ask.plantsForest(s, s.seat)) return
    out.add(MAKE_FOREST)
    out.add(PASS)
  },

  play(s, step) {
    if (step === MAKE_FOREST) {
      s.tiles[s.seat * TILES_N + s.subject]--
      addTile(s, s.seat, FOREST)
      if (s.journal !== undefined)
        note(s, FOREST_MADE, s.seat, s.subject, byPermission(s, s.seat, ask.plantsForest))
      s.subject = FOREST
    }
    settleDrawnTile(s)
  },

  skip: settleDrawnTile,
}

/** A colonist on the drawn tile only by option (PR-RUL-1); then the window before the face-up choice. */
function settleDrawnTile(s: State): void {
  s.resume = SETTLE
  if (hasOption(s, OPTION.hospiceOnHaciendaTile)) s.stage = SETTLE_STAFF
  else afterSettling(s)
}

/** D-SETTLE: one face-up plantation, or a quarry (PR-SETTLER-2). */
export const settle: Decision = {
  offers(s, out) {
    const { seat } = s
    if (!hasIslandSpace(s, seat)) return
    const before = out.length
    offerPlantations(s, seat, out)
    if (mayTakeQuarry(s, seat)) out.add(TAKE + QUARRY)
    if (out.length > before) out.add(PASS)
  },

  play(s, step) {
    if (step === PASS) {
      endTurn(s)
      return
    }
    s.subject = takeTile(s, step)
    if (ask.settlesColonist(s, s.seat)) s.stage = SETTLE_STAFF
    else endTurn(s)
  },

  skip(s) {
    note(s, SKIPPED, s.seat, SETTLE)
    endTurn(s)
  },
}

/** D-HOSPICE: a colonist on the tile just taken (PR-SETTLER-4); with a forest he goes to San Juan. */
export const settleColonist: Decision = {
  offers(s, out) {
    if (s.onceDone === 1 || !ask.settlesColonist(s, s.seat) || !hasColonistToTake(s)) return
    out.add(SETTLE_COLONIST)
    out.add(PASS)
  },

  play(s, step) {
    if (step === SETTLE_COLONIST) {
      takeColonist(s, s.seat, ask.settlesColonist)
      if (s.subject === FOREST) s.sanJuan[s.seat]++
      else s.workers[s.seat * WORKPLACES_N + s.subject]++
      s.onceDone = 1
    }
    afterSettling(s)
  },

  skip: afterSettling,
}

/** The drawn tile leads on to the face-up choice, any other to the end of the turn. */
function afterSettling(s: State): void {
  if (s.resume === SETTLE) {
    s.subject = 0
    openWindow(s, SETTLE)
  } else endTurn(s)
}

/** D-SETTLE-2: the settler's second tile, also without a first; no colonist, no draw (PR-X-LIBRARY-3 … 5, PR-RUL-40). */
export const settleSecond: Decision = {
  offers(s, out) {
    if (!ask.doublesPrivilege(s, s.seat) || !hasIslandSpace(s, s.seat)) return
    const before = out.length
    offerPlantations(s, s.seat, out)
    if (s.quarries > 0 && ask.takesQuarry(s, s.seat)) out.add(TAKE + QUARRY)
    if (out.length > before) out.add(PASS)
  },

  play(s, step) {
    if (step !== PASS) takeTile(s, step)
    refill(s)
  },

  skip: refill,
}

function hasIslandSpace(s: State, seat: number): boolean {
  return islandSpacesUsed(s, seat) < ISLAND_SPACES
}

/** By privilege or by a building, as long as there are quarries (PR-SETTLER-2 b, PR-SETTLER-8). */
function mayTakeQuarry(s: State, seat: number): boolean {
  return s.quarries > 0 && (seat === s.chooser || ask.takesQuarry(s, seat))
}

function offerPlantations(s: State, seat: number, out: MoveList): void {
  const forests = ask.plantsForest(s, seat)
  for (let good = 0; good < GOODS_N; good++) {
    if (s.faceUp[good] === 0) continue
    out.add(TAKE + good)
    if (forests) out.add(TAKE_AS_FOREST + good)
  }
}

/** Moves the chosen tile to the island and says as what it lies there. */
function takeTile(s: State, step: number): number {
  const asForest = step >= TAKE_AS_FOREST
  const taken = asForest ? step - TAKE_AS_FOREST : step - TAKE
  if (taken === QUARRY) s.quarries--
  else s.faceUp[taken]--
  const tile = asForest ? FOREST : taken
  addTile(s, s.seat, tile)
  if (s.journal !== undefined)
    note(s, TILE_TAKEN, s.seat, taken, asForest ? 1 : 0, takenBy(s, taken))
  return tile
}

/** A second tile, or a quarry without the privilege, is a building's (PR-X-LIBRARY-3, PR-SETTLER-2). */
function takenBy(s: State, tile: number): number {
  if (s.stage === SETTLE_2) return byPermission(s, s.seat, ask.doublesPrivilege)
  if (tile === QUARRY && s.seat !== s.chooser) return byPermission(s, s.seat, ask.takesQuarry)
  return byRole(SETTLER)
}

function addTile(s: State, seat: number, tile: number): void {
  s.tiles[seat * TILES_N + tile]++
}

/** What was not taken is discarded, then n + 1 tiles are turned up one by one (PR-SETTLER-7). */
function refill(s: State): void {
  for (let good = 0; good < GOODS_N; good++) {
    if (s.faceUp[good] === 0) continue
    note(s, TILES_DISCARDED, good, s.faceUp[good])
    s.discard[good] += s.faceUp[good]
    s.faceUp[good] = 0
  }
  for (let i = 0; i < boxOf(s).faceUp; i++) if (!turnUpTile(s)) break
  s.stage = PHASE_ENDS
}
