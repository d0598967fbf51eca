/** The terminal game: opponents move, people are asked, until the game is over or somebody leaves. */
import { orThrow, WATCHER } from '@doubloon/engine'
import type { AnyTable } from '../any-game.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import type { Io } from '../io.ts'
import { say } from '../messages.ts'
import { chooseMove } from '../opponents.ts'
import type { Company } from '../terminal-table.ts'
import { scoreLines } from '../transcript.ts'
import { type Answer, answer, save } from './answer.ts'
import { choicesOf } from './choices.ts'
import { finalScreen, handOver, screen } from './screen.ts'
import { Terminal } from './terminal.ts'

/** A game and who plays it. */
export interface Round {
  readonly row: CommandAdapter
  readonly table: AnyTable
}

/** Plays until the end; says the exit code. */
export async function playRound(io: Io, { row, table: begun }: Round): Promise<number> {
  const terminal = new Terminal(io)
  try {
    let notice: string | undefined
    let viewer: number | undefined
    let table = begun
    for (;;) {
      table = letOpponentsMove(io, table)
      const round = { row, table }
      const { over, toMove } = table.game
      if (!over && toMove !== viewer && !(await handedOver(terminal, round))) return 0
      const answered = over
        ? await askAfterwards(terminal, round, notice)
        : await askMove(terminal, round, notice)
      if (answered.quit === true) return 0
      notice = answered.notice
      table = answered.table ?? table
      viewer = toMove
    }
  } finally {
    terminal.close()
  }
}

function letOpponentsMove(io: Io, begun: AnyTable): AnyTable {
  let table = begun
  while (!table.game.over) {
    const { game, seats } = table
    const { name = '', bot } = seats[game.toMove] ?? {}
    if (bot === undefined) return table
    if (io.outputIsTty) io.out(`\r\x1b[2K${say.play.thinking(name)}`)
    const { seed, moves } = game.record()
    table = orThrow(table.play(chooseMove(game, bot, `${seed}-${moves.length}`)))
  }
  return table
}

function namesOf({ seats }: AnyTable): readonly string[] {
  return seats.map(({ name }) => name)
}

/** The seats of people. */
function peopleAt({ seats }: AnyTable): readonly number[] {
  return seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
}

/** Lets the person to move take the place of another one before cards are shown; false if there is nobody. */
async function handedOver(terminal: Terminal, { row, table }: Round): Promise<boolean> {
  if (!row.hasHiddenHands || peopleAt(table).length < 2) return true
  terminal.forget()
  terminal.show(handOver(terminal.io, namesOf(table)[table.game.toMove] ?? ''))
  if ((await terminal.ask()) !== undefined) return true
  leave(terminal)
  return false
}

/** Asks the person to move until the game has gone on or back. */
async function askMove(
  terminal: Terminal,
  round: Round,
  before: string | undefined,
): Promise<Answer> {
  const { row, table } = round
  const company: Company = { names: namesOf(table), you: table.game.toMove }
  let choices = choicesOf(row, table.game)
  let notice = before
  for (;;) {
    terminal.show(screen(terminal.io, row, table, company, { choices, notice }))
    const line = await terminal.ask()
    if (line === undefined) return leave(terminal)
    const given = await answer(terminal, { row, table, company, choices }, line)
    if (given.quit === true) return offerToSave(terminal, table)
    if (given.table !== undefined) return given
    choices = given.choices ?? choices
    notice = given.notice
  }
}

/** After the end one can still look, save and take back. */
async function askAfterwards(
  terminal: Terminal,
  { row, table }: Round,
  before: string | undefined,
): Promise<Answer> {
  const names = namesOf(table)
  const people = peopleAt(table)
  // Several people look at the end together: then nobody's cards are shown.
  const you = people.length === 1 ? (people[0] ?? WATCHER) : WATCHER
  const company: Company = { names, you }
  const scores = scoreLines(row, table.game, names)
  let notice = before
  for (;;) {
    terminal.show(finalScreen(terminal.io, row, table, company, { scores, notice }))
    if (people.length === 0) return { quit: true }
    const line = await terminal.ask()
    if (line === undefined) return leave(terminal)
    const choices = { items: [] }
    const given = await answer(terminal, { row, table, company, choices }, line)
    if (given.quit === true || line === '') return leave(terminal)
    if (given.table !== undefined) return given
    notice = given.notice
  }
}

async function offerToSave(terminal: Terminal, table: AnyTable): Promise<Answer> {
  terminal.show(`${say.play.saveOnQuit}\n`)
  const path = await terminal.ask()
  if (path !== undefined && path !== '')
    terminal.show(`${save(table, path.replace(/^save\s+/, ''))}\n`)
  return leave(terminal)
}

function leave(terminal: Terminal): Answer {
  terminal.show(`${say.play.goodbye}\n`)
  return { quit: true }
}
