/** Paragraphs of the rules by their ids, from docs/rules if that folder is there. */
import { readFileSync } from 'node:fs'
import type { GameRow } from '../game-row.ts'
import { say } from '../messages.ts'

/** The paragraph of a rule, or all that belong to a thing of the game. */
export function ruleText(row: GameRow, asked: string): readonly string[] {
  if (asked === '') return [say.play.whichRule]
  let rules: string
  try {
    rules = readFileSync(
      new URL(`../../../../docs/rules/${row.face.rulesFile}`, import.meta.url),
      'utf8',
    )
  } catch {
    return [say.play.noRules]
  }
  const prefix = row.face.ruleOf(asked.toLowerCase())
  const id = asked.toUpperCase()
  const found = paragraphs(rules).filter((it) =>
    prefix === undefined ? it.id === id : it.id === prefix || it.id.startsWith(`${prefix}-`),
  )
  return found.length === 0 ? [say.play.noRule(asked)] : found.map((it) => `${it.id}  ${it.text}`)
}

interface Paragraph {
  readonly id: string
  readonly text: string
}

/** A paragraph is a list item that begins with its id in bold, with the lines indented below it. */
function paragraphs(rules: string): readonly Paragraph[] {
  const found: Paragraph[] = []
  for (const [, id = '', text = ''] of rules.matchAll(
    /^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)([^\n]*(?:\n {2}[^\n]*)*)/gm,
  ))
    found.push({ id, text: text.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim() })
  return found
}
