/**
 * What can be chosen now: the game's own menu, or numbered composite moves with what they bring; where these are too
 * many, a proposal and the small steps by number.
 */
import type { AnyGame } from '../any-game.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import { say } from '../messages.ts'
import { chooseMove, foreseen, QUICK_ADVISER } from '../opponents.ts'
import { cut, filled, type Paint, widthOf, wrap } from '../paint.ts'
import type { Company, Menu, MenuItem } from '../terminal-table.ts'

/** Numbered moves at most; composite ones, which are long, only in so few rows. */
const MOST_NUMBERED = 40
const MOST_COMPOSITE_ROWS = 6
const WIDTH = 100

/** The choices of a decision. */
export interface Choices extends Menu {
  /** Whether they complete a move that was begun, so that one can go back to the choices before. */
  readonly isBegun?: true
}

/** The choices of the seat to move. */
export function choicesOf(row: CommandAdapter, game: AnyGame): Choices {
  const menu = row.terminal.menu(game)
  if (menu !== undefined && menu.items.length > 0) return menu
  const offers = game.offers(MOST_NUMBERED)?.map(({ text }) => text)
  const isComposite = offers?.some((text) => game.rules.steps.fromText(text) === undefined) ?? true
  if (
    offers !== undefined &&
    (!isComposite || inColumns(offers, WIDTH).length <= MOST_COMPOSITE_ROWS)
  )
    return isComposite && menu !== undefined
      ? { ...menu, items: listed(row, game, offers) }
      : { items: listed(row, game, offers) }
  if (menu !== undefined) return menu
  const steps = game.steps()
  return {
    items: steps.length <= MOST_NUMBERED ? listed(row, game, steps) : [],
    proposal: chooseMove(game, QUICK_ADVISER, 'proposal'),
  }
}

/** Moves as items, each with what it would bring; main choices get a preview of their own. */
function listed(row: CommandAdapter, game: AnyGame, moves: readonly string[]): readonly MenuItem[] {
  if (game.read(row.isRoleChoice)) return moves.map((label) => ({ label, note: '' }))
  const notes = tellingOnly(moves.map((move) => note(row, game, move)))
  return moves.map((label, index) => ({ label, note: notes[index] ?? '' }))
}

/** What a single step would bring the one who chooses; composite moves say it themselves. */
function note(row: CommandAdapter, game: AnyGame, move: string): string {
  if (game.rules.steps.fromText(move) === undefined) return ''
  const gains = row.terminal.digest(foreseen(game, move).events, game.toMove, game)
  return gains.filter((gain) => !move.includes(gain.replace(/^\+\d+ /, ''))).join(' ')
}

/** The same gain beside every move says nothing; a price always does. */
function tellingOnly(notes: readonly string[]): readonly string[] {
  const [first = '', ...others] = new Set(notes.filter((it) => it !== ''))
  return others.length === 0 && first.startsWith('+') ? notes.map(() => '') : notes
}

/** The lines that show the choices. */
export function choiceLines(
  row: CommandAdapter,
  game: AnyGame,
  { items, proposal }: Choices,
  look: { readonly company: Company; readonly paint: Paint; readonly width: number },
): readonly string[] {
  const { paint, width } = look
  const proposed =
    proposal === undefined
      ? []
      : [
          ...wrap(`${say.play.enter}  ${paint('bold', proposal)}`, width - 2).map((it) => ` ${it}`),
          ` ${say.play.orType(row.terminal.notation(game.decision))}`,
        ]
  if (items.length === 0) return proposed
  if (game.read(row.isRoleChoice)) return previewTable(row, game, items, look)
  const lines = items.map(({ label, note }, index) => {
    const numbered = `${String(index + 1).padStart(3)} ${label}`
    return note === '' ? numbered : `${numbered}  ${paint('dim', note)}`
  })
  return [...inColumns(lines, width), ...proposed]
}

/** One line for each main choice, with what it would bring every seat. */
function previewTable(
  row: CommandAdapter,
  game: AnyGame,
  items: readonly MenuItem[],
  { company, paint, width }: { company: Company; paint: Paint; width: number },
): readonly string[] {
  const first = Math.max(...items.map(({ label }) => label.length)) + 6
  const cell = Math.floor((width - first) / company.names.length)
  const head = company.names.map((name) => filled(name, cell)).join('')
  const rows = items.map(({ label }, index) => {
    const { phase } = foreseen(game, label)
    const cells = company.names.map((_, seat) => {
      const gain = row.terminal.digest(phase, seat, game).join(' ')
      const shown = filled(gain === '' ? '·' : cut(gain, cell - 1), cell)
      return seat === company.you && gain !== '' ? paint('bold', shown) : shown
    })
    const numbered = `${String(index + 1).padStart(3)} ${label}`
    return `${filled(numbered, first)}${cells.join('')}`.trimEnd()
  })
  return [paint('dim', `${' '.repeat(first)}${head}`.trimEnd()), ...rows]
}

/** As many columns as fit, filled from top to bottom. */
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
