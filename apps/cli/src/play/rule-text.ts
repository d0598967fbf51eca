/** Paragraphs of the rules by their ids, from docs/rules if that folder is there. */
import { readFileSync } from 'node:fs'
import type { CommandAdapter } from '../command-adapter.ts'
import { say } from '../messages.ts'

/** The paragraph of a rule, or all that belong to a thing of the game. */
export function ruleText(row: CommandAdapter, asked: string): readonly string[] {
  if (asked === '') return [say.play.whichRule(row.terminal.examples)]
  let rules: string
  try {
    rules = readFileSync(
      new URL(`../../../../docs/rules/${row.terminal.rulesFile}`, import.meta.url),
      'utf8',
    )
  } catch {
    return [say.play.noRules]
  }
  const prefix = row.terminal.ruleOf(asked.toLowerCase())
  const id = asked.toUpperCase()
  const found = paragraphs(rules).filter((it) =>
    prefix === undefined ? it.id === id : it.id === prefix || it.id.startsWith(`${prefix}-`),
  )
  return found.length === 0 ? [say.play.noRule(asked)] : found.flatMap(({ lines }) => lines)
}

/** A rule: its id, and its text, in which formulas and lists have lines of their own. */
interface Paragraph {
  readonly id: string
  readonly lines: string[]
}

/** A paragraph is a list item that begins with its id in bold, with formulas and lines indented below it. */
const ITEM = /^[-*] \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)/
const BELOW = /^(?: {2}|```|$)/
const ITEM_BELOW = /^ +(?:[-*]|\d+\.) /

function paragraphs(rules: string): readonly Paragraph[] {
  const found: Paragraph[] = []
  let open: string[] | undefined
  let isFormula = false
  for (const line of rules.split('\n')) {
    const [start = '', id] = ITEM.exec(line) ?? []
    if (id !== undefined) {
      open = [`${id}  ${plain(line.slice(start.length))}`]
      found.push({ id, lines: open })
    } else if (line.startsWith('```')) {
      isFormula = !isFormula
      if (!isFormula) open?.push('')
    } else if (!isFormula && !BELOW.test(line)) open = undefined
    else if (isFormula || ITEM_BELOW.test(line)) open?.push(plain(line))
    else if (line !== '' && open !== undefined) open.push(`${open.pop()} ${plain(line)}`.trim())
  }
  return found
}

function plain(text: string): string {
  return text.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim()
}
