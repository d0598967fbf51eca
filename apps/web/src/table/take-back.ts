/** What is asked before a move is taken back that is not the business of the viewer alone. */
import type { TableTypes } from '../client/contract.ts'
import { sayLater } from '../text/say-later.ts'
import type { TableModel } from './model.svelte.ts'

export interface Doubt {
  readonly question: string
  /** Who has to agree, and why. */
  readonly reason: string
  readonly yes: string
  readonly no: string
}

export function doubtOf<F extends TableTypes>(table: TableModel<F>): Doubt {
  const words = sayLater.over.takeBack
  const { moment, undoable, setUp, history, lastMover: mover = -1 } = table
  const isOwn = mover === moment?.viewer
  const others = setUp?.seats.filter(
    ({ bot }, seat) => bot === undefined && seat !== moment?.viewer,
  )
  const asked = others?.map(({ name }) => name) ?? []
  const why = undoable === 'ask' ? words.shown(asked) : words.passed(asked)
  return {
    question: isOwn ? words.own : words.of(table.nameOf(mover)),
    reason: history.at(-1)?.seat === mover ? why : `${why} ${words.followed}`,
    yes: words.yes,
    no: words.no,
  }
}
