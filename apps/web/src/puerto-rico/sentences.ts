/** The log in the language of the reader. */
import type { TableModel } from '../table/model.svelte.ts'
import type { Told } from '../table/told.ts'
import { names, say } from '../text/say.svelte.ts'
import type { PuertoRico } from './face.ts'
import { Chronicle } from './tell.ts'

type Model = TableModel<PuertoRico>

/** Several components ask for the same log after each move: it is told once, in one language. */
let kept: { readonly key: readonly unknown[]; readonly chronicle: Chronicle } | undefined

/** Everything that happened, the oldest first. */
export function toldOf(table: Model): readonly Told[] {
  const key = [table.setUp, say.log]
  if (kept === undefined || kept.key.some((part, index) => part !== key[index])) {
    const nameOf = (seat: number) => table.nameOf(seat)
    kept = { key, chronicle: new Chronicle({ log: say.log, names, nameOf }) }
  }
  return kept.chronicle.follow(table.lines)
}

/** What the last mover did, at the moment that is shown. */
export function lastSentence(
  table: Model,
): { readonly seat: number; readonly text: string } | undefined {
  const n = table.shown?.n ?? 0
  const line = table.lines.find((it) => it.n === n) ?? table.lines.at(-1)
  const entry = toldOf(table).find((it) => it.n === line?.n && it.seat === line.seat)
  return entry?.seat === undefined ? undefined : { seat: entry.seat, text: entry.text }
}
