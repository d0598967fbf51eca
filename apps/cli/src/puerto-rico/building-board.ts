/** The building board in three columns: cost, copies left, and who has it with how many colonists. */
import { inWords } from '@doubloon/engine'
import { BUILDINGS, costOf, type View } from '@doubloon/puerto-rico'
import { filled, type Paint } from '../paint.ts'
import type { Company } from '../terminal-table.ts'
import { words } from './table-words.ts'

const COLUMNS = 3
const WIDTH = 33
const NAME = 19

/** Kinds in the game, by column of the board and cost. */
export function buildingBoard(view: View, company: Company, paint: Paint): readonly string[] {
  const cost = ({ key }: Kind) => costOf(key, view.options)
  const kinds = BUILDINGS.filter(({ key }) => view.buildingsLeft[key] !== undefined).sort(
    (a, b) => a.column - b.column || cost(a) - cost(b),
  )
  const rows = Math.ceil(kinds.length / COLUMNS)
  const lines = Array.from({ length: rows }, (_, line) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const kind = kinds[column * rows + line]
      return kind === undefined ? '' : filled(entry(kind, view, company, paint), WIDTH)
    }).join(' '),
  )
  const initials = company.names.map((name) => name.slice(0, 3)).join(' ')
  return [paint('dim', words.buildings(initials)), ...lines.map((line) => line.trimEnd())]
}

type Kind = (typeof BUILDINGS)[number]

function entry({ key, class: kind }: Kind, view: View, company: Company, paint: Paint): string {
  const left = view.buildingsLeft[key] ?? 0
  const name = filled(inWords(key), NAME)
  const owners = view.seats.map(({ buildings }, seat) => {
    const colonists = buildings[key]
    const mark = colonists === undefined ? '·' : String(colonists)
    return seat === company.you && colonists !== undefined ? paint('bold', mark) : mark
  })
  const shown = left === 0 ? paint('dim', name) : kind === 'violet' ? paint('violet', name) : name
  const cost = String(costOf(key, view.options)).padStart(2)
  return `${shown}${cost} ${left === 0 ? '  ' : `×${left}`}  ${owners.join('')}`
}
