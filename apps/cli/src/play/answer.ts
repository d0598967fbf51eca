/** What a typed line means: a number, a command, or a move in words. */
import { writeText } from '../files.ts'
import type { GameRow } from '../game-row.ts'
import { say } from '../messages.ts'
import { wrap } from '../paint.ts'
import type { Choices } from './choices.ts'
import type { History } from './history.ts'
import { logOf } from './log.ts'
import { ruleText } from './rule-text.ts'
import type { Terminal } from './terminal.ts'

/** Where the game is asked for an answer. */
export interface Asked {
  readonly row: GameRow
  readonly history: History
  readonly names: readonly string[]
  /** Seats whose moves can be taken back. */
  readonly people: readonly number[]
  readonly choices: Choices
}

/** What followed from a line. */
export interface Answer {
  readonly notice?: string
  /** A new proposal instead of the old choices. */
  readonly choices?: Choices
  /** The game went on or back. */
  readonly moved?: boolean
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
      await terminal.page(say.play.help)
      return {}
    case 'undo':
      return asked.history.undo(asked.people)
        ? { moved: true, notice: say.play.undone }
        : { notice: say.play.nothingToUndo }
    case 'save':
      return { notice: save(asked.history, argument) }
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
      return asked.history.game.over ? {} : move(asked, line)
  }
}

/** Writes the record and says so. */
export function save(history: History, path: string): string {
  if (path === '') return say.play.saveWhere
  return (
    writeText(path, `${JSON.stringify(history.record, undefined, 1)}\n`) ?? say.play.saved(path)
  )
}

function wholeLog({ row, history, names }: Asked): readonly string[] {
  const style = { names, isShort: false }
  return logOf(row, history, style).flatMap((text) => wrap(text, WIDTH))
}

function move({ row, history, choices }: Asked, line: string): Answer {
  const { game } = history
  if (/^\d+$/.test(line)) {
    const chosen = choices.moves[Number(line) - 1]
    if (chosen === undefined) return { notice: say.play.noNumber(choices.moves.length) }
    history.play(chosen)
    return { moved: true }
  }
  const typed = line === '' ? choices.proposal : line
  if (typed === undefined) return {}
  const checked = game.check(typed)
  if (checked.ok) {
    history.play(typed)
    return { moved: true }
  }
  const completed = row.face.proposal(game, typed)
  if (completed !== undefined)
    return { notice: say.play.completed, choices: { moves: [], proposal: completed } }
  const { code, message, rule } = checked.error
  return { notice: code === 'unknown-move' ? say.play.noMove : say.play.refused(message, rule) }
}
