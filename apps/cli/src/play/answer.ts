/** What a typed line means: a number, a command, or a move in words. */
import { orThrow } from '@doubloon/engine'
import type { AnyGame, AnyTable } from '../any-game.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import { writeText } from '../files.ts'
import { say } from '../messages.ts'
import { ADVISER, advise } from '../opponents.ts'
import { wrap } from '../paint.ts'
import { whyOf } from '../reasons.ts'
import type { Company, Menu, MenuItem } from '../terminal-table.ts'
import { type Choices, choicesOf } from './choices.ts'
import { logOf } from './log.ts'
import { ruleText } from './rule-text.ts'
import type { Terminal } from './terminal.ts'

/** Where the game is asked for an answer. */
export interface Asked {
  readonly row: CommandAdapter
  readonly table: AnyTable
  readonly company: Company
  readonly choices: Choices
}

/** What followed from a line. */
export interface Answer {
  readonly notice?: string
  /** Others instead of the old choices. */
  readonly choices?: Choices
  /** The table, where the game went on or back. */
  readonly table?: AnyTable
  readonly quit?: boolean
}

const WIDTH = 98

/** Carries out what was typed. */
export async function answer(terminal: Terminal, asked: Asked, line: string): Promise<Answer> {
  const [word = '', ...rest] = line.split(/\s+/)
  const argument = rest.join(' ')
  switch (word.toLowerCase()) {
    case '?':
    case 'help':
      await terminal.page(say.play.help(asked.row.terminal.examples))
      return {}
    case 'hint':
      return hint(asked)
    case 'undo':
      return undo(asked)
    case 'save':
      return { notice: save(asked.table, argument) }
    case 'log':
      await terminal.page(wholeLog(asked))
      return {}
    case 'rules':
      await terminal.page(ruleText(asked.row, argument).flatMap((text) => wrap(text, WIDTH)))
      return {}
    case 'quit':
    case 'exit':
      return { quit: true }
    default:
      return asked.table.game.over ? {} : move(asked, line)
  }
}

/** Writes the record and says so. */
export function save({ game }: AnyTable, path: string): string {
  if (path === '') return say.play.saveWhere
  return writeText(path, `${JSON.stringify(game.record(), undefined, 1)}\n`) ?? say.play.saved(path)
}

/** What a master would play for the person to move, who learns nothing else by it. */
function hint({ table: { game }, company }: Asked): Answer {
  if (game.over) return {}
  const { move, shares, reasons } = advise(game, ADVISER, `hint-${game.record().moves.length}`)
  const why = whyOf(reasons, company.names)
  return { notice: say.play.advice(move, shares[game.toMove] ?? 0, why) }
}

/** A move that is only begun is taken back first. */
function undo({ row, table, choices }: Asked): Answer {
  if (choices.isBegun) return { choices: choicesOf(row, table.game) }
  const before = table.undo()
  return before === table
    ? { notice: say.play.nothingToUndo }
    : { table: before, notice: say.play.undone }
}

function wholeLog({ row, table, company }: Asked): readonly string[] {
  const style = { company, isShort: false }
  return logOf(row, table, style).flatMap((text) => wrap(text, WIDTH))
}

function move(asked: Asked, line: string): Answer {
  const { row, table, choices } = asked
  const { game } = table
  const numbers = line.split(/[ ,]+/)
  const isNumbers = numbers.every((it) => /^\d+$/.test(it))
  const typed = isNumbers ? chosen(choices, numbers.map(Number)) : line || choices.proposal
  if (typed === undefined) return isNumbers ? { notice: say.play.noNumber(choices) } : {}
  const checked = game.check(typed)
  if (!checked.ok || isOnlyPart(game, typed)) {
    const menu = row.terminal.menu(game, typed)
    if (menu !== undefined) return begun(menu)
  }
  if (checked.ok) return { table: orThrow(table.play(typed)) }
  const { code, message, rule } = checked.error
  return { notice: code === 'unknown-move' ? say.play.noMove : say.play.refused(message, rule) }
}

/** Shows how what was typed can be completed; a menu with a question of its own says so itself. */
function begun(menu: Menu): Answer {
  const choices: Choices = { ...menu, isBegun: true }
  return menu.question === undefined ? { notice: say.play.completed, choices } : { choices }
}

/** A small step that could begin a composite: people get the composite completed instead. */
function isOnlyPart({ rules, midway }: AnyGame, typed: string): boolean {
  const step = rules.steps.fromText(typed)
  return !midway && step !== undefined && rules.composites.isPart(step)
}

/** What the numbers of items mean; undefined if there is no such item, or items that do not go together. */
function chosen({ items, verb }: Choices, numbers: readonly number[]): string | undefined {
  const found = numbers.map((number): MenuItem | undefined => items[number - 1])
  const [first] = found
  const standsAlone = verb === undefined || first?.move !== undefined
  if (standsAlone) return found.length === 1 ? (first?.move ?? first?.label) : undefined
  const labels = found.flatMap((item) => (item?.move === undefined && item ? [item.label] : []))
  return labels.length === found.length ? `${verb} ${labels.join(', ')}` : undefined
}
