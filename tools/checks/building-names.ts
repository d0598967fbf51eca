/** Shared code of a game never names a building: phases ask questions, and only the rows of the table answer. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type Finding, lineOf, root, type Sources, walk } from '../lib/sources.ts'
import { GAMES, MAY_NAME_BUILDINGS } from './tables.ts'

export function buildingNames(sources: Sources): Finding[] {
  return Object.entries(GAMES).flatMap(([game, { rules }]) => {
    const folder = `packages/${game}/src/`
    const keys = keysIn(readFileSync(join(root, rules), 'utf8'))
    return [...sources.values()]
      .filter(
        ({ path }) =>
          path.startsWith(folder) && !MAY_NAME_BUILDINGS.test(path.slice(folder.length)),
      )
      .flatMap(({ path, ast }) => namedIn(ast, keys).map((it) => ({ path, ...it })))
  })
}

/** `smallmarket` → `smallMarket`, from the table of buildings in the rules. */
function keysIn(rules: string): Map<string, string> {
  const table = /^```csv\n(key,[^`]*)```/m.exec(rules)?.[1] ?? ''
  const keys = table
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.slice(0, row.indexOf(',')))
  if (keys.length === 0) throw new Error('the rules have no table of buildings')
  return new Map(keys.map((key) => [squeeze(key), key]))
}

/** One form for `smallMarket`, `SMALL_MARKET` and `small market`. */
function squeeze(name: string): string {
  return name.replaceAll(/[\s_]/g, '').toLowerCase()
}

function namedIn(ast: ts.SourceFile, keys: Map<string, string>): Omit<Finding, 'path'>[] {
  const findings: Omit<Finding, 'path'>[] = []
  walk(ast, (node) => {
    const key = candidates(node).flatMap((name) => keys.get(squeeze(name)) ?? [])[0]
    if (key === undefined) return
    const text = `names the building ${key}, ask a question of buildings/ instead`
    findings.push({ line: lineOf(ast, node), text })
  })
  return findings
}

/** An identifier, or the words and pairs of words of a text; rule and decision ids in texts do not count. */
function candidates(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text]
  if (
    !ts.isStringLiteralLike(node) &&
    !ts.isTemplateMiddleOrTemplateTail(node) &&
    !ts.isTemplateHead(node)
  )
    return []
  const words = node.text.replaceAll(/\b[A-Z0-9]+(?:-[A-Z0-9]+)+\b/g, '').match(/\w+/g) ?? []
  return [...words.slice(1).map((word, index) => `${words[index]} ${word}`), ...words]
}
