/** The second line of the prompt: the arithmetic of what is marked, or a word about the question. */
import type { Moment } from '../../client/contract.ts'
import { byPointer } from '../../pointer.svelte.ts'
import type { TableModel } from '../../table/model.svelte.ts'
import { saySanJuan } from '../../text/say-san-juan.ts'
import type { Picks } from '../picks.svelte.ts'
import type { Picking, SanJuan } from '../table-types.ts'
import { productionOf, salesOf } from './income.ts'
import { sumOfBuild } from './sum.ts'

type Words = typeof saySanJuan.decisions.details
type Say = (words: Words, moment: Moment<SanJuan>, picks: Picks, picking: Picking) => string

/** A word about a choice of cards or places, by the id of the decision. */
const DETAILS: Readonly<Record<string, Say>> = {
  'D-SJ-1': (words, _, __, { most }) => words.start(most),
  'D-SJ-4': (words, moment, picks, { most }) =>
    productionOf(moment, picks.text ?? '') ?? words.produce(most),
  'D-SJ-5': (words, moment, picks, { most }) =>
    salesOf(moment, picks.text ?? '') ?? words.sell(most),
  'D-SJ-6': (words, _, picks, { most }) => words.keep(picks.drawn.length, most),
  'D-SJ-7': (words, _, picks) => words.putAway(picks.fresh.length),
  'D-SJ-8': (words) => words.exchange,
  'D-SJ-9': (words) => words.tuck,
  'D-SJ-10': (words) => words.deposit,
  'D-SJ-11': (words, { view, viewer }, picks) =>
    words.discard(picks.hand.length, view.seats[viewer]?.handLimit ?? 0),
}

/** What is said under the question; empty if nothing is asked of the viewer. */
export function detailOf(
  table: TableModel<SanJuan>,
  moment: Moment<SanJuan>,
  picks: Picks,
): string {
  const { picking } = picks
  if (picks.building !== undefined) return sumOfBuild(moment, picks)
  if (picking !== undefined) return detailOfPicks(moment, picks, picking)
  return table.isAsked && moment.decision === 'D-SJ-2' ? detailOfRole(table) : ''
}

function detailOfPicks(moment: Moment<SanJuan>, picks: Picks, picking: Picking): string {
  const about =
    DETAILS[moment.decision]?.(saySanJuan.decisions.details, moment, picks, picking) ?? ''
  if (picks.missing === 0 || (picking.canPass && picks.count === 0)) return about
  const isGoods = picking.from === 'goods' || picking.from === 'empty'
  const { missing } = saySanJuan.decisions
  return `${(isGoods ? missing.goods : missing.cards)(picks.missing)} ${about}`
}

/** What the role somebody points at does. */
function detailOfRole({ selected, offers }: TableModel<SanJuan>): string {
  const move = offers.find(({ text }) => text === selected)?.move
  if (move?.type !== 'choose') return byPointer(saySanJuan.prompt.role)
  return saySanJuan.board.roles.tells[move.role] ?? byPointer(saySanJuan.prompt.role)
}
