/** The terminal game: opponents move, people are asked, until the game is over or somebody leaves. */
import { WATCHER } from '@doubloon/engine'
import type { GameRow } from '../game-row.ts'
import type { Io } from '../io.ts'
import { say } from '../messages.ts'
import { chooseMove } from '../opponents.ts'
import type { Company } from '../table-face.ts'
import { scoreLines } from '../transcript.ts'
import { type Answer, answer, save } from './answer.ts'
import { choicesOf } from './choices.ts'
import type { History } from './history.ts'
import { finalScreen, handOver, screen } from './screen.ts'
import { namesOf, peopleIn, type Sitter, YOU } from './seats.ts'
import { Terminal } from './terminal.ts'

/** A game, who plays it, and what it is shown on. */
export interface Round {
  readonly row: GameRow
  readonly history: History
  readonly seats: readonly Sitter[]
}

/** Plays until the end; says the exit code. */
export async function playRound(io: Io, round: Round): Promise<number> {
  const terminal = new Terminal(io)
  try {
    let notice: string | undefined
    let looker: number | undefined
    for (;;) {
      letOpponentsMove(io, round)
      const { over, toMove } = round.history.game
      if (!over && toMove !== looker && !(await handedOver(terminal, round))) return 0
      const { quit, notice: next } = over
        ? await askAfterwards(terminal, round, notice)
        : await askMove(terminal, round, notice)
      if (quit === true) return 0
      notice = next
      looker = toMove
    }
  } finally {
    terminal.close()
  }
}

function letOpponentsMove(io: Io, { history, seats }: Round): void {
  const names = namesOf(seats)
  while (!history.game.over) {
    const { toMove } = history.game
    const sitter = seats[toMove] ?? YOU
    if (sitter === YOU) return
    if (io.outputIsTty) io.out(`\r\x1b[2K${say.play.thinking(names[toMove] ?? '')}`)
    const { seed, moves } = history.record
    history.play(chooseMove(history.game, sitter, `${seed}-${moves.length}`))
  }
}

/** Lets the person to move take the place of another one before cards are shown; false if there is nobody. */
async function handedOver(terminal: Terminal, { row, history, seats }: Round): Promise<boolean> {
  if (!row.hasHiddenHands || peopleIn(seats).length < 2) return true
  terminal.forget()
  terminal.show(handOver(terminal.io, namesOf(seats)[history.game.toMove] ?? ''))
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
  const { row, history, seats } = round
  const company: Company = { names: namesOf(seats), you: history.game.toMove }
  let choices = choicesOf(row, history.game)
  let notice = before
  for (;;) {
    terminal.show(screen(terminal.io, row, history, company, { choices, notice }))
    const line = await terminal.ask()
    if (line === undefined) return leave(terminal)
    const people = peopleIn(seats)
    const given = await answer(terminal, { row, history, company, people, choices }, line)
    if (given.quit === true) return offerToSave(terminal, history)
    if (given.moved === true) return given
    choices = given.choices ?? choices
    notice = given.notice
  }
}

/** After the end one can still look, save and take back. */
async function askAfterwards(
  terminal: Terminal,
  { row, history, seats }: Round,
  before: string | undefined,
): Promise<Answer> {
  const names = namesOf(seats)
  const people = peopleIn(seats)
  // Several people look at the end together: then nobody's cards are shown.
  const you = people.length === 1 ? (people[0] ?? WATCHER) : WATCHER
  const company: Company = { names, you }
  const scores = scoreLines(row, history.game, names)
  let notice = before
  for (;;) {
    terminal.show(finalScreen(terminal.io, row, history, company, { scores, notice }))
    if (people.length === 0) return { quit: true }
    const line = await terminal.ask()
    if (line === undefined) return leave(terminal)
    const choices = { items: [] }
    const given = await answer(terminal, { row, history, company, people, choices }, line)
    if (given.quit === true || line === '') return leave(terminal)
    if (given.moved === true) return given
    notice = given.notice
  }
}

async function offerToSave(terminal: Terminal, history: History): Promise<Answer> {
  terminal.show(`${say.play.saveOnQuit}\n`)
  const path = await terminal.ask()
  if (path !== undefined && path !== '')
    terminal.show(`${save(history, path.replace(/^save\s+/, ''))}\n`)
  return leave(terminal)
}

function leave(terminal: Terminal): Answer {
  terminal.show(`${say.play.goodbye}\n`)
  return { quit: true }
}
