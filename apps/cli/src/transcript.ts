/**
 * A record as text for people, which can be read back: header lines (`game: …`), then one move a line; what follows
 * `#` on a line of moves is a comment. Headers have no comments, because their values may contain anything.
 */
import { accept, Game, type GameRecord, type Result, refuse, splitLine } from '@doubloon/engine'
import { Table } from '@doubloon/table'
import type { AnyGame, AnyTable } from './any-game.ts'
import type { CommandAdapter } from './command-adapter.ts'
import { say } from './messages.ts'
import { roundHeading } from './sentences.ts'

/** Column in which comments behind moves begin. */
const COMMENT_COLUMN = 44

const TEXT_HEADERS = ['game', 'rulesVersion', 'seed']
const OBJECT_HEADERS = ['options', 'position']
const HEADER = /^(game|rulesVersion|seed|options|position):(.*)$/

/** One played move with its seat, and the game before and after it. */
export interface Turn {
  readonly number: number
  readonly seat: number
  readonly line: string
  readonly before: AnyGame
  readonly after: AnyGame
}

/** A record as a table, as far as `upTo`; of its seats nothing is known. */
export function tableOf(row: CommandAdapter, record: GameRecord, upTo: number): Result<AnyTable> {
  const start = Game.replay(row.rules, record, 0)
  if (!start.ok) return start
  const seats = Array.from({ length: start.value.players }, (_, seat) => ({ name: say.seat(seat) }))
  return Table.fromRecord(row, seats, { ...record, moves: record.moves.slice(0, upTo) })
}

/** The moves of a table in their order. */
export function turnsOf(table: AnyTable): readonly Turn[] {
  const { moves } = table.game.record()
  return moves.flatMap((line, index) => {
    const [before, after] = [table.at(index), table.at(index + 1)]
    if (before === undefined || after === undefined) return []
    const seat = splitLine(line).seat ?? before.toMove
    return [{ number: index + 1, seat, line, before, after }]
  })
}

/** The transcript of a record; with `events`, everything that happened stands between the moves. */
export function transcript(row: CommandAdapter, table: AnyTable, events: boolean): string {
  const names = table.seats.map(({ name }) => name)
  const start = table.at(0) ?? table.game
  const lines = [`# ${row.terminal.title}`, ...headers(start.record()), '']
  lines.push(`# ${openingOf(row, start, names)}`, ...comments(row, start, names, events))
  for (const { line, seat, before, after } of turnsOf(table)) {
    if (before.read(row.isRoleChoice) && lines.at(-2) !== '') lines.push('')
    lines.push(`${line.padEnd(COMMENT_COLUMN - 1)} # ${names[seat]}`)
    lines.push(...comments(row, after, names, events))
  }
  lines.push('', ...scoreLines(row, table.game, names).map((line) => `# ${line}`.trimEnd()))
  return `${lines.join('\n')}\n`
}

/** The heading where a game or a set-up position begins. */
function openingOf(row: CommandAdapter, start: AnyGame, names: readonly string[]): string {
  return roundHeading(start.read(row.round), names[start.read(row.governor)] ?? '')
}

/** The scores under a line that says whether they are final. */
export function scoreLines(
  row: CommandAdapter,
  game: AnyGame,
  names: readonly string[],
): readonly string[] {
  return [scoreTitle(row, game), ...row.terminal.scoreTable(game, names)]
}

function scoreTitle(row: CommandAdapter, game: AnyGame): string {
  if (!game.over) return say.score.present
  return game.read(row.isBrokenOff) ? say.score.brokenOff : say.score.final
}

function headers({ game, rulesVersion, options, seed, position }: GameRecord): readonly string[] {
  const lines = [
    `game: ${game}`,
    `rulesVersion: ${rulesVersion}`,
    `options: ${JSON.stringify(options)}`,
    `seed: ${/^[\w.-]+$/.test(seed) ? seed : JSON.stringify(seed)}`,
  ]
  return position === undefined ? lines : [...lines, `position: ${JSON.stringify(position)}`]
}

function comments(
  row: CommandAdapter,
  game: AnyGame,
  names: readonly string[],
  events: boolean,
): string[] {
  const lines: string[] = []
  for (const { heading, sentence } of row.terminal.tell(game.events, names)) {
    if (heading !== undefined) lines.push('', `# ${heading}`)
    if (events && sentence !== undefined) lines.push(`#   ${sentence}`)
  }
  return lines
}

/** Reads a record from a file's text: JSON, or a transcript. */
export function readRecord(text: string): Result<unknown> {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (!trimmed.startsWith('{')) return parseTranscript(trimmed)
  try {
    return accept(JSON.parse(trimmed))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return refuse('malformed-record', say.replay.notJson(why))
  }
}

function parseTranscript(text: string): Result<unknown> {
  const record: Record<string, unknown> = { seed: '' }
  const moves: string[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, key, value] = HEADER.exec(line) ?? []
    if (key !== undefined && value !== undefined) {
      const read = headerValue(key, value.trim())
      if (read === undefined)
        return refuse('malformed-record', say.replay.badHeader(index + 1, key))
      record[key] = read
      continue
    }
    const move = line.replace(/#.*$/, '').trim()
    if (move !== '') moves.push(move)
  }
  const missing = [...TEXT_HEADERS, 'options'].find((key) => record[key] === undefined)
  if (missing !== undefined) return refuse('malformed-record', say.replay.missingHeader(missing))
  return accept({ ...record, moves })
}

/** The value of a header; undefined if it is not what it must be. */
function headerValue(key: string, text: string): string | object | undefined {
  if (!OBJECT_HEADERS.includes(key) && !text.startsWith('"')) return text
  try {
    const value: unknown = JSON.parse(text)
    const isFine = OBJECT_HEADERS.includes(key)
      ? typeof value === 'object' && value !== null
      : typeof value === 'string'
    return isFine ? (value as string | object) : undefined
  } catch {
    return undefined
  }
}
