/** Reading rule ids: where the documents define them, and which ones the title of a test names. */
import ts from 'typescript'
import { lineOf, walk } from './sources.ts'

/** `PR-CAPTAIN-5`, `PR-B-WHARF-1`, `D-HACIENDA-FOREST`, `D-SJ-2a`, `EX-SJ-D1`; the longest prefix is tried first. */
function idPattern(prefixes: readonly string[]): string {
  const longestFirst = [...prefixes].sort((a, b) => b.length - a.length)
  return `(?:${longestFirst.join('|')})-[A-Z0-9]+(?:-[A-Z0-9]+)*[a-z]?`
}

/** Ids a document defines: bold at the start of a list item, first cell of a table row, or a heading. */
export function idsDefinedIn(text: string, prefixes: readonly string[]): string[] {
  const definition = new RegExp(`^(?:[-*] \\*\\*|\\| |### )(${idPattern(prefixes)})(?=[ *])`, 'gm')
  return [...new Set([...text.matchAll(definition)].flatMap(([, id]) => id ?? []))]
}

/** What may follow a numbered id: a range `…3`, `..3`, `–3`, or one more number `, -3`, ` and -3`, `/3`. */
const MORE = /\s*(?:…|\.{2,3}|–)\s*-?(?<to>\d+)|(?:\s*(?:,|and|&)\s*-|\/-?)(?<also>\d+)/y

/** All ids a title names, with ranges and lists written out. */
export function idsNamedIn(title: string, prefixes: readonly string[]): string[] {
  const ids: string[] = []
  for (const match of title.matchAll(new RegExp(`(?<![\\w-])${idPattern(prefixes)}`, 'g'))) {
    const [id] = match
    ids.push(id)
    const stem = id.replace(/\d+$/, '')
    let last = Number(id.slice(stem.length))
    MORE.lastIndex = match.index + id.length
    for (let more = MORE.exec(title); more && stem !== id; more = MORE.exec(title)) {
      const next = Number(more.groups?.['to'] ?? more.groups?.['also'])
      const first = more.groups?.['to'] === undefined ? next : last + 1
      for (let number = first; number <= next; number++) ids.push(stem + number)
      last = next
    }
  }
  return ids
}

/** The titles of tests and groups of tests; skipped and unwritten ones prove nothing. */
export function titlesOf(ast: ts.SourceFile): { readonly title: string; readonly line: number }[] {
  const titles: { title: string; line: number }[] = []
  walk(ast, (node) => {
    if (!ts.isCallExpression(node) || !isTest(node.expression)) return
    const [first] = node.arguments
    if (first === undefined) return
    if (ts.isStringLiteralLike(first)) titles.push({ title: first.text, line: lineOf(ast, first) })
    else if (ts.isTemplateExpression(first))
      titles.push({ title: first.getText(ast).slice(1, -1), line: lineOf(ast, first) })
  })
  return titles
}

/** `test`, `it`, `describe`, also as `test.each(rows)`, `test.concurrent`, but not `test.skip` or `test.todo`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text)
  if (ts.isPropertyAccessExpression(callee))
    return !['skip', 'todo'].includes(callee.name.text) && isTest(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return isTest(callee.tag)
  return ts.isCallExpression(callee) && isTest(callee.expression)
}
