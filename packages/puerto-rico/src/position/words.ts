/** The words of a position's turn and the numbers that stand for them in the state. */
import { ask, COLUMN } from '../buildings/catalog.ts'
import { circlesAt, PLACES_N } from '../city.ts'
import { BUILDING_KEYS } from '../describe.ts'
import { WORKPLACES } from '../moves.ts'
import * as stage from '../stages.ts'
import type { State } from '../state.ts'
import {
  BUILDER,
  CAPTAIN,
  CRAFTSMAN,
  GOODS,
  MAYOR,
  OWN_SMALL_SHIP,
  SETTLER,
  TILES,
  TRADER,
} from '../words.ts'

/** Where a window can lead: decisions, and what the rules do themselves. */
const NEXT = [
  ['D-ROLE', stage.ROLE],
  ['D-HACIENDA', stage.DRAW_FIRST],
  ['D-SETTLE', stage.SETTLE],
  ['D-SETTLE-2', stage.SETTLE_2],
  ['D-BUILD', stage.BUILD],
  ['D-PRODUCE', stage.PRODUCE],
  ['D-CRAFT-EXTRA', stage.CRAFT_EXTRA],
  ['D-TRADE', stage.TRADE],
  ['D-LOAD', stage.LOAD],
  ['D-STORE', stage.STORE],
  ['phase begins', stage.PHASE_BEGINS],
  ['first load', stage.FIRST_LOAD],
  ['final window', stage.FINAL_WINDOW],
] as const

/** A word of `turn.next`. */
export type NextWord = (typeof NEXT)[number][0]

/** All words of `turn.next`. */
export const NEXT_WORDS: readonly NextWord[] = NEXT.map(([word]) => word)

/** The stage a word of `turn.next` stands for. */
export function nextStage(word: NextWord): number {
  return NEXT.find(([known]) => known === word)?.[1] ?? 0
}

/** The word for where a window leads; undefined if nowhere. */
export function nextWord(resume: number): NextWord | undefined {
  return NEXT.find(([, at]) => at === resume)?.[0]
}

/** The stage that counts: of a guest window the one it leads to. */
export function focusOf(s: State): number {
  return s.stage === stage.GUEST ? s.resume : s.stage
}

/** The phase each stage belongs to; the stages between phases are missing. */
const PHASE_OF: ReadonlyMap<number, number> = new Map([
  [stage.DRAW_FIRST, SETTLER],
  [stage.DRAWN_FOREST, SETTLER],
  [stage.SETTLE, SETTLER],
  [stage.SETTLE_STAFF, SETTLER],
  [stage.SETTLE_2, SETTLER],
  [stage.MAYOR_EXTRA, MAYOR],
  [stage.MAYOR_PLACE, MAYOR],
  [stage.PHASE_BEGINS, MAYOR],
  [stage.BUILD, BUILDER],
  [stage.BARTER, BUILDER],
  [stage.STAFF_BUILT, BUILDER],
  [stage.PRODUCE, CRAFTSMAN],
  [stage.CRAFT_EXTRA, CRAFTSMAN],
  [stage.TRADE, TRADER],
  [stage.FIRST_LOAD, CAPTAIN],
  [stage.LOAD, CAPTAIN],
  [stage.LOAD_SELECTION, CAPTAIN],
  [stage.STORE, stage.STORAGE_PHASE],
])

/**
 * The phase a stage belongs to; undefined between phases. Before a phase begins it may be the
 * prospector's.
 */
export function phaseOfStage(focus: number): number | undefined {
  return PHASE_OF.get(focus)
}

/** Whether a phase is under way, its chooser's card taken. */
export function isInPhase(s: State): boolean {
  return PHASE_OF.has(focusOf(s))
}

/** Decisions about something that must be named. */
const ABOUT_SOMETHING = [stage.DRAWN_FOREST, stage.SETTLE_STAFF, stage.BARTER, stage.STAFF_BUILT]

/** Whether the pending decision is about a tile or a building. */
export function isAboutSomething(s: State): boolean {
  return ABOUT_SOMETHING.includes(s.stage)
}

/** What decisions of a phase can be about, by number. */
export function subjectWords(phase: number): readonly string[] {
  if (phase === SETTLER) return TILES
  return phase === BUILDER ? BUILDING_KEYS : []
}

/** What the pending decision is about in words: a tile, a building, a small wharf being loaded. */
export function aboutInWords(s: State): string | undefined {
  if (s.stage === stage.LOAD_SELECTION) return OWN_SMALL_SHIP
  return isAboutSomething(s) ? subjectWords(s.phase)[s.subject] : undefined
}

/**
 * The parts of a composite decision of a phase, in their order. A placement stands at the workplace
 * that is decided, everything else after the last part that was decided.
 */
export function partWords(phase: number): readonly string[] {
  if (phase === MAYOR) return WORKPLACES
  if (phase === BUILDER) return ['colonist', 'vp', 'barrel']
  return phase === CAPTAIN || phase === stage.STORAGE_PHASE ? GOODS : []
}

/** A guest window leads to the choice of a role, unless told. */
export function usualResume(s: State): number {
  return s.stage === stage.GUEST ? stage.ROLE : 0
}

/**
 * Counts that follow from the rest: circles of a placement to come, VP for the building just built.
 */
export function usualCount(s: State): number {
  if (s.stage === stage.MAYOR_PLACE) return circlesFrom(s, Math.max(0, s.cursor - 1))
  return s.stage === stage.STAFF_BUILT ? ask.vpForBuilding(s, s.seat, COLUMN[s.subject]) : 0
}

/** Circles of the seat at a workplace and all later ones. */
function circlesFrom(s: State, first: number): number {
  let circles = 0
  for (let place = first; place < PLACES_N; place++) circles += circlesAt(s, s.seat, place)
  return circles
}
