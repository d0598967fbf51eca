/**
 * Which violet buildings are in the game (PR-DRAFT-1 … 6, PR-VAR-1, PR-VAR-3): those of the base game, a fixed
 * or random set that fits the slots of the board, all 31, or what the players draft before the first round.
 * A kind is in the game once it has copies.
 */
import { accept, type Result, random, refuse } from '@doubloon/engine'
import { leftOf } from './board.ts'
import { BUILDINGS, buildingNumber, COST, RIVAL } from './buildings/catalog.ts'
import type { Building } from './buildings/questions.ts'
import { hasOption, OPTION } from './chosen-options.ts'
import { DRAFTED, note } from './events.ts'
import { DRAFT_KIND } from './moves.ts'
import { type BuildingMode, type Options, parseOptions } from './options.ts'
import { PHASE_ENDS } from './stages.ts'
import { BUILDINGS_N, FIRST_VIOLET, type State } from './state.ts'
import type { Decision } from './turns.ts'

/** Slots of the board by cost 1 … 10 (PR-DRAFT-1). */
export const SLOTS = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5]
/** Kinds that a draft brings into the game (PR-DRAFT-5). */
export const SLOTS_N = 17

/** D-DRAFT: any kind with a free slot whose rival is not in the game (PR-DRAFT-2 … 4). */
export const draft: Decision = {
  offers(s, out) {
    if (s.turn === SLOTS_N) return
    for (let kind = FIRST_VIOLET; kind < BUILDINGS_N; kind++)
      if (s.copies[kind] === 0 && hasFreeSlot(s, kind) && !isExcluded(s, kind))
        out.add(DRAFT_KIND + kind - FIRST_VIOLET)
  },

  play(s, step) {
    const kind = step - DRAFT_KIND + FIRST_VIOLET
    bringIn(s, kind)
    note(s, DRAFTED, s.seat, kind)
    s.turn++
    s.seat = leftOf(s, s.seat)
  },

  /** Seventeen kinds are chosen; the first governor begins (PR-DRAFT-5). */
  skip(s) {
    s.chooser = s.governor
    s.stage = PHASE_ENDS
  },
}

export function hasFreeSlot(s: State, kind: number): boolean {
  let used = 0
  for (let other = FIRST_VIOLET; other < BUILDINGS_N; other++)
    if (COST[other] === COST[kind] && s.copies[other] > 0) used++
  return used < SLOTS[COST[kind]]
}

export function isExcluded(s: State, kind: number): boolean {
  return RIVAL[kind] >= 0 && s.copies[RIVAL[kind]] > 0 && hasOption(s, OPTION.draftExclusions)
}

/** As many copies as the box has; with two players two of a production building, one of a violet one (PR-2P-3). */
export function copiesFor(building: Building, players: number): number {
  if (players !== 2) return building.copies
  return building.class === 'production' ? 2 : 1
}

function bringIn(s: State, kind: number): void {
  s.copies[kind] = copiesFor(BUILDINGS[kind], s.players)
}

/** Production buildings are in every game. */
export function bringInProduction(s: State): void {
  for (let kind = 0; kind < FIRST_VIOLET; kind++) bringIn(s, kind)
}

/** Puts the violet buildings of a mode on the board; nothing yet for a draft. */
export function bringInViolet(s: State, mode: BuildingMode, fixedSet: readonly string[]): void {
  if (mode === 'randomSet') bringInRandomSet(s)
  if (mode === 'fixedSet') for (const key of fixedSet) bringIn(s, buildingNumber(key))
  for (let kind = FIRST_VIOLET; kind < BUILDINGS_N; kind++) {
    if (mode === 'base' && BUILDINGS[kind].set === 'base') bringIn(s, kind)
    // One copy each, whatever the number of players (PR-VAR-1).
    if (mode === 'all31') s.copies[kind] = 1
  }
}

/** Every set that fits the slots is equally likely: those with excluded pairs are drawn again (PR-RUL-61). */
function bringInRandomSet(s: State): void {
  for (let cost = 1; cost < SLOTS.length; cost++) {
    const kinds = kindsOfCost(cost)
    do {
      for (const kind of kinds) s.copies[kind] = 0
      const left = [...kinds]
      for (let slot = 0; slot < SLOTS[cost]; slot++)
        bringIn(s, left.splice(random(s.rng, left.length), 1)[0])
    } while (kinds.some((kind) => s.copies[kind] > 0 && isExcluded(s, kind)))
  }
}

function kindsOfCost(cost: number): readonly number[] {
  return BUILDINGS.map((_, id) => id).filter((id) => id >= FIRST_VIOLET && COST[id] === cost)
}

/** The options of a game; a fixed set is checked with them (PR-VAR-3). */
export function parseWithSet(raw: unknown): Result<Options> {
  const options = parseOptions(raw)
  if (!options.ok || options.value.buildings !== 'fixedSet') return options
  const fits = checkFixedSet(options.value.buildingSet)
  return fits.ok ? options : fits
}

/** Whether a fixed set has the right number of kinds of each cost (PR-VAR-3). */
function checkFixedSet(keys: readonly string[]): Result<undefined> {
  const kinds = new Set(keys.map(buildingNumber))
  const strange = keys.find((key) => buildingNumber(key) < FIRST_VIOLET)
  if (strange !== undefined) return wrong(`"${strange}" is no violet building`)
  if (kinds.size !== keys.length) return wrong('it names a kind twice')
  for (let cost = 1; cost < SLOTS.length; cost++) {
    const count = [...kinds].filter((kind) => COST[kind] === cost).length
    if (count !== SLOTS[cost])
      return wrong(`it needs ${SLOTS[cost]} of cost ${cost} and has ${count}`)
  }
  return accept(undefined)
}

function wrong(what: string): Result<never> {
  return refuse('bad-options', `buildingSet does not fit the 17 slots: ${what}`, 'PR-VAR-3')
}
