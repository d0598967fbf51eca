/** One screen: the table, the last events, the question and the choices, within the rows of the terminal. */
import type { AnyTable } from '../any-game.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import type { Io } from '../io.ts'
import { say } from '../messages.ts'
import { cut, inColour, type Paint, plain, wrap } from '../paint.ts'
import type { Company } from '../terminal-table.ts'
import { type Choices, choiceLines } from './choices.ts'
import { logOf } from './log.ts'

const CLEAR = '\x1b[2J\x1b[3J\x1b[H'
const WIDTH = 100
const FEWEST_LOG_LINES = 1
const MOST_LOG_LINES = 9

/** What is shown besides the game itself. */
export interface Extra {
  readonly choices: Choices
  /** An answer to what was typed last. */
  readonly notice: string | undefined
}

/** Paints if the terminal can. */
function paintFor(io: Io): Paint {
  return io.colours ? inColour : plain
}

/** Wipes the screen of a terminal; elsewhere a line parts one screen from the next. */
function wipe(io: Io): string {
  return io.outputIsTty ? CLEAR : `${'─'.repeat(WIDTH)}\n`
}

/** The screen for a decision of `company.you`. */
export function screen(
  io: Io,
  row: CommandAdapter,
  table: AnyTable,
  company: Company,
  { choices, notice }: Extra,
): string {
  const paint = paintFor(io)
  const { game } = table
  const question = choices.question ?? row.terminal.question(game)
  const asked = wrap(question, WIDTH - 2).map((line) => paint('cyan', ` ${line}`))
  const offered = choiceLines(row, game, choices, { company, paint, width: WIDTH })
  const below = [
    ...asked,
    ...offered,
    ...noticed(notice, paint),
    paint('dim', ` ${say.play.hint(choices)}`),
  ]
  return composed(io, row, table, company, below)
}

/** The screen between two people at one terminal, which shows nothing of what either may see. */
export function handOver(io: Io, name: string): string {
  return `${wipe(io)}${say.play.handOver(name)}\n`
}

/** The screen after the end, with the scores. */
export function finalScreen(
  io: Io,
  row: CommandAdapter,
  table: AnyTable,
  company: Company,
  { scores, notice }: { readonly scores: readonly string[]; readonly notice: string | undefined },
): string {
  const paint = paintFor(io)
  const ended = table.game.read(row.isBrokenOff) ? say.play.brokenOff : say.play.over
  const { seed } = table.game.record()
  // What began with a position has none.
  const below = [
    paint('cyan', seed === '' ? ` ${ended}` : ` ${ended} ${say.play.seed(seed)}`),
    ...scores.slice(1).map((line) => ` ${line}`),
    ...noticed(notice, paint),
    paint('dim', ` ${say.play.hintAfterwards}`),
  ]
  return composed(io, row, table, company, below)
}

function noticed(notice: string | undefined, paint: Paint): readonly string[] {
  return wrap(notice ?? '', WIDTH - 2).map((line) => paint('yellow', ` ${line}`))
}

/** Table, log and what stands below; where rows are few, the empty lines go first. */
function composed(
  io: Io,
  row: CommandAdapter,
  table: AnyTable,
  company: Company,
  below: readonly string[],
): string {
  const paint = paintFor(io)
  const laid = row.terminal.table(table.game.view(company.you), company, paint)
  const paragraphs = logOf(row, table, { company, isShort: true })
  const room = io.rows - below.length - 1
  const isTight = room - laid.length - 2 < FEWEST_LOG_LINES
  const above = isTight ? laid.filter((line) => line !== '') : [...laid, '']
  const log = recent(paragraphs, room - above.length - (isTight ? 0 : 1))
  const middle = log.map((line) => paint('dim', line))
  const lines = [...above, ...middle, ...(isTight ? [] : ['']), ...below]
  return `${wipe(io)}${lines.map((line) => cut(line, WIDTH)).join('\n')}\n`
}

/** The last lines of the log for which there is room. */
function recent(paragraphs: readonly string[], rows: number): readonly string[] {
  const lines = paragraphs.flatMap((text) =>
    wrap(text, WIDTH - 4).map((line, index) => (index === 0 ? ` · ${line}` : `   ${line}`)),
  )
  const count = Math.min(MOST_LOG_LINES, Math.max(FEWEST_LOG_LINES, rows))
  const last = lines.slice(-count)
  const whole = last.findIndex((line) => line.startsWith(' · '))
  return whole > 0 ? last.slice(whole) : last
}
