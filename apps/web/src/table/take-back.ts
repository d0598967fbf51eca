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
  const others = setUp?.seats.flatMap(({ bot }, seat) =>
    bot === undefined && seat !== moment?.viewer ? [seat] : [],
  )
  const asked = others?.map((seat) => table.personOf(seat)) ?? []
  const why = undoable === 'ask' ? words.shown(asked) : words.passed(asked)
  return {
    // Whoever looks asks for a move of their own, even where several are called by name.
    question: words.of({ ...table.personOf(mover), isYou: mover === moment?.viewer }),
    reason: history.at(-1)?.seat === mover ? why : `${why} ${words.followed}`,
    yes: words.yes,
    no: words.no,
  }
}
