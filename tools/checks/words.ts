/** Names the rules may not use, comments that switch checks off, and files that grew too long. */
import ts from 'typescript'
import { type Finding, lineOf, type Source, type Sources, walk } from '../lib/sources.ts'
import { BANNED_IN_RULES, GAMES, MAX_LINES, SUPPRESSION } from './tables.ts'

export function words(sources: Sources): Finding[] {
  return [...sources.values()].flatMap((source) => [
    ...(isRules(source.path) ? bannedNames(source) : []),
    ...suppressions(source),
    ...length(source),
  ])
}

const isRules = (path: string) =>
  ['engine', ...Object.keys(GAMES)].some((name) => path.startsWith(`packages/${name}/src/`))

function bannedNames({ path, ast }: Source): Finding[] {
  const findings: Finding[] = []
  walk(ast, (node) => {
    const name = usedName(node)
    if (name === undefined || !Object.hasOwn(BANNED_IN_RULES, name)) return
    const text = `${name} is banned in rules, ${BANNED_IN_RULES[name]}`
    findings.push({ path, line: lineOf(ast, node), text })
  })
  return findings
}

/** A name of the language or its surroundings that this node uses: `Date`, `Math.random`, `type any`. */
function usedName(node: ts.Node): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'type any'
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
    return `${node.expression.text}.${node.name.text}`
  if (!ts.isIdentifier(node)) return undefined
  const isOwnName = 'name' in node.parent && node.parent.name === node
  return isOwnName ? undefined : node.text
}

function suppressions({ path, text }: Source): Finding[] {
  if (path.startsWith('tools/checks/')) return []
  return text.split('\n').flatMap((row, index) => {
    const [found] = SUPPRESSION.exec(row) ?? []
    if (found === undefined) return []
    return [
      { path, line: index + 1, text: `${found} switches a check off, mend the cause instead` },
    ]
  })
}

function length({ path, text }: Source): Finding[] {
  const lines = text.split('\n').length - 1
  if (lines <= MAX_LINES || path.includes('/test/')) return []
  return [{ path, line: MAX_LINES + 1, text: `${lines} lines, split it (at most ${MAX_LINES})` }]
}
