/** What happened at a moment of a finished game, out of its log: for any game whose events tell roles and buildings. */
import type { HistoryEntry, TableTypes } from '../client/contract.ts'
import type { LogEntry } from '../table/log-entry.ts'
import { emblemOf } from '../text/names.ts'
import { sayLater } from '../text/say-later.ts'
import type { TurnTold } from './end-summary.ts'

export function turnTold<F extends TableTypes>(
  history: readonly HistoryEntry<F>[],
  entries: readonly LogEntry[],
  n: number,
  nameOf: Naming,
): TurnTold {
  const line = history.find((it) => it.n === n)
  const entry =
    entries.find((it) => it.n === n && it.seat === line?.seat) ?? entries.find((it) => it.n === n)
  return {
    seat: entry?.seat ?? line?.seat,
    text: entry?.text ?? '',
    picture: pictureOf(history, n),
    what: whatOf(history, n, nameOf),
  }
}

/** What kinds of things are called in a game. */
interface Naming {
  readonly building: (key: string) => string
  readonly role: (key: string) => string
}

/** In a word or two: the building that was built, what became of goods, else the role in whose phase it happened. */
function whatOf<F extends TableTypes>(
  history: readonly HistoryEntry<F>[],
  n: number,
  { building, role }: Naming,
): string {
  const events = history.find((it) => it.n === n)?.events ?? []
  const built = wordIn(events, 'built', 'building')
  if (built !== undefined) return building(built)
  const deed = Object.entries(sayLater.end.deeds).find(([type]) =>
    events.some((event) => event.type === type),
  )
  return deed?.[1] ?? role(roleAt(history, n))
}

/** The building that was built, else the role in whose phase it happened. */
function pictureOf<F extends TableTypes>(history: readonly HistoryEntry<F>[], n: number): string {
  const built = wordIn(history.find((it) => it.n === n)?.events ?? [], 'built', 'building')
  if (built !== undefined) return `b-${built}`
  return `role-${emblemOf(roleAt(history, n))}`
}

/** The role in whose phase it happened. */
function roleAt<F extends TableTypes>(history: readonly HistoryEntry<F>[], n: number): string {
  const upTo = history.filter((it) => it.n <= n)
  const roles = upTo.flatMap(({ events }) => wordIn(events, 'roleTaken', 'role') ?? [])
  return roles.at(-1) ?? ''
}

function wordIn(
  events: readonly TableTypes['event'][],
  type: string,
  name: string,
): string | undefined {
  const event = events.find((it) => it.type === type)
  const word: unknown = event === undefined ? undefined : Reflect.get(event, name)
  return typeof word === 'string' ? word : undefined
}
