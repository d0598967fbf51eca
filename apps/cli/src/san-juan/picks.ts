/** Decisions in which some of several cards or goods are picked: which, and how many. All numbers come from the rules. */
import { inWords, MoveList, type Pending, walkWhole } from '@doubloon/engine'
import { type State, type Step, sanJuan, type View } from '@doubloon/san-juan'
import type { AnyPending } from '../any-game.ts'
import { byCost, goodOf, isProduction, listOf, ownSeat } from './cards.ts'

/** What can be picked now. */
export interface Picks {
  /** The word a whole move begins with. */
  readonly verb: string
  /** Cards by key or goods, each by itself, with those that the rules have picked for want of another choice. */
  readonly items: readonly string[]
  readonly least: number
  readonly most: number
  readonly mayPass: boolean
}

const picked = (view: View): readonly string[] => listOf(view.own?.picked ?? {})
const hand = (view: View): readonly string[] =>
  [...listOf(ownSeat(view).hand ?? {}), ...picked(view)].sort(byCost)
const drawn = (view: View): readonly string[] =>
  [...listOf(view.own?.drawn ?? {}), ...picked(view)].sort(byCost)
const goods = (view: View): readonly string[] =>
  ownSeat(view)
    .tableau.filter(({ good }) => good)
    .map(({ building }) => goodOf(building))
const emptyBuildings = (view: View): readonly string[] =>
  ownSeat(view)
    .tableau.filter(({ building, good }) => !good && isProduction(building))
    .map(({ building }) => goodOf(building))

/** Verb and source by decision. */
const SOURCES: Readonly<
  Record<string, readonly [verb: string, from: (view: View) => readonly string[]]>
> = {
  'D-SJ-1': ['discard', hand],
  'D-SJ-4': ['produce', emptyBuildings],
  'D-SJ-5': ['sell', goods],
  'D-SJ-6': ['keep', drawn],
  'D-SJ-7': ['put away', hand],
  'D-SJ-8': ['exchange', hand],
  'D-SJ-9': ['tuck', hand],
  'D-SJ-10': ['deposit', hand],
  'D-SJ-11': ['discard', hand],
}

/** The view of the seat that decides in an imagined state. */
export function viewOf({ state }: AnyPending): View {
  return sanJuan.view(state as State, sanJuan.toMove(state as State))
}

/** The picks of the seat that decides; undefined if it decides something else. */
export function picksOf(imagined: AnyPending): Picks | undefined {
  const view = viewOf(imagined)
  const source = SOURCES[view.decision]
  if (source === undefined) return undefined
  const [verb, from] = source
  const mayPass = imagined.moves.toArray().some((step) => sanJuan.steps.text(step) === 'pass')
  const most = picked(view).length + mostPicks(imagined)
  return { verb, items: from(view), least: mayPass ? 1 : most, most, mayPass }
}

/** How many more are picked by somebody who never stops. */
function mostPicks(imagined: AnyPending): number {
  const first = ({ moves }: AnyPending) => moves.at(0)
  const taken = walkWhole(sanJuan, copyOf(imagined), first).map(
    (choice) => sanJuan.steps.typed(choice.taken) as Step,
  )
  return taken.filter(({ type }) => type !== 'pass' && type !== 'done').length
}

/** Another state like this one, to try moves on. */
export function copyOf(imagined: AnyPending): Pending<State> {
  const state = sanJuan.newState()
  const moves = new MoveList()
  state.copyFrom(imagined.state)
  sanJuan.offers(state, moves)
  return { state, moves }
}

/** The whole move that picks these. */
export function pickInWords(verb: string, items: readonly string[]): string {
  return `${verb} ${items.map(inWords).join(', ')}`
}
