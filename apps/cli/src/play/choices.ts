/**
 * What can be chosen now: numbered whole moves with what they bring; where these are too many, a
 * proposal and, unless it is the game's own, the small steps by number.
 */
import type { AnyGame } from '../any-game.ts'
import type { GameRow } from '../game-row.ts'
import { say } from '../messages.ts'
import { chooseMove } from '../opponents.ts'
import { cut, filled, type Paint, widthOf, wrap } from '../paint.ts'
import type { Company } from '../table-face.ts'
import { eventsAfter, eventsOfPhase } from './preview.ts'

/** Numbered moves at most; composite ones, which are long, only in so few rows. */
const MOST_NUMBERED = 40
const MOST_COMPOSITE_ROWS = 6
const WIDTH = 100

/** The choices of a decision. */
export interface Choices {
  /** By number, from 1 on: wholes or small steps; empty where only a proposal stands. */
  readonly moves: readonly string[]
  /** What Enter plays. */
  readonly proposal: string | undefined
}

/** The choices of the seat to move. */
export function choicesOf(row: GameRow, game: AnyGame): Choices {
  const offers = game.offers(MOST_NUMBERED)?.map(({ text }) => text)
  const isComposite = offers?.some((text) => game.rules.steps.fromText(text) === undefined) ?? true
  if (
    offers !== undefined &&
    (!isComposite || inColumns(offers, WIDTH).length <= MOST_COMPOSITE_ROWS)
  )
    return { moves: offers, proposal: isComposite ? row.face.proposal(game) : undefined }
  const proposal = row.face.proposal(game)
  if (proposal !== undefined) return { moves: [], proposal }
  const steps = game.steps()
  return {
    moves: steps.length <= MOST_NUMBERED ? steps : [],
    proposal: chooseMove(game, 'sensible', 'proposal'),
  }
}

/** The lines that show the choices. */
export function choiceLines(
  row: GameRow,
  game: AnyGame,
  { moves, proposal }: Choices,
  look: { readonly company: Company; readonly paint: Paint; readonly width: number },
): readonly string[] {
  const { paint, width } = look
  const proposed =
    proposal === undefined
      ? []
      : [
          ...wrap(`${say.play.enter}  ${paint('bold', proposal)}`, width - 2).map((it) => ` ${it}`),
          ` ${say.play.orType(row.face.notation(game.decision))}`,
        ]
  if (moves.length === 0) return proposed
  if (game.decision === row.face.mainDecision) return previewTable(row, game, moves, look)
  const notes = tellingOnly(moves.map((move) => note(row, game, move)))
  const items = moves.map((move, index) => {
    const label = `${String(index + 1).padStart(3)} ${move}`
    const extra = notes[index] ?? ''
    return extra === '' ? label : `${label}  ${paint('dim', extra)}`
  })
  return [...inColumns(items, width), ...proposed]
}

/** What a single step would bring the one who chooses; composite moves say it themselves. */
function note(row: GameRow, game: AnyGame, move: string): string {
  const step = game.rules.steps.fromText(move)
  if (step === undefined) return ''
  const gains = row.face.digest(eventsAfter(game, step), game.toMove)
  return gains.filter((gain) => !move.includes(gain.replace(/^\+\d+ /, ''))).join(' ')
}

/** The same gain beside every move says nothing; a price always does. */
function tellingOnly(notes: readonly string[]): readonly string[] {
  const [first = '', ...others] = new Set(notes.filter((it) => it !== ''))
  return others.length === 0 && first.startsWith('+') ? notes.map(() => '') : notes
}

/** One line for each main choice, with what it would bring every seat. */
function previewTable(
  row: GameRow,
  game: AnyGame,
  moves: readonly string[],
  { company, paint, width }: { company: Company; paint: Paint; width: number },
): readonly string[] {
  const first = Math.max(...moves.map((move) => move.length)) + 6
  const cell = Math.floor((width - first) / company.names.length)
  const head = company.names.map((name) => filled(name, cell)).join('')
  const rows = moves.map((move, index) => {
    const step = game.rules.steps.fromText(move)
    const events = step === undefined ? [] : eventsOfPhase(row, game, step)
    const cells = company.names.map((_, seat) => {
      const gain = row.face.digest(events, seat).join(' ')
      const shown = filled(gain === '' ? '·' : cut(gain, cell - 1), cell)
      return seat === company.you && gain !== '' ? paint('bold', shown) : shown
    })
    return `${filled(`${String(index + 1).padStart(3)} ${move}`, first)}${cells.join('')}`.trimEnd()
  })
  return [paint('dim', `${' '.repeat(first)}${head}`.trimEnd()), ...rows]
}

/** As many columns as filled, filled from top to bottom. */
function inColumns(items: readonly string[], width: number): readonly string[] {
  const widest = Math.max(...items.map(widthOf)) + 3
  const columns = Math.max(1, Math.min(4, Math.floor(width / widest)))
  const rows = Math.ceil(items.length / columns)
  return Array.from({ length: rows }, (_, line) =>
    Array.from({ length: columns }, (_, column) =>
      filled(items[column * rows + line] ?? '', widest),
    )
      .join('')
      .trimEnd(),
  )
}
