/** The source files of the repository with their imports, for the checks. Parses only, never runs them. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { scriptOf } from './svelte.ts'

export const root = dirname(dirname(import.meta.dirname))

/** One import or re-export. */
export interface Import {
  readonly specifier: string
  readonly line: number
  /** The file in this repository, if it is one. */
  readonly target: string | undefined
}

export interface Source {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly ast: ts.SourceFile
  readonly imports: readonly Import[]
}

/** All files by path. */
export type Sources = ReadonlyMap<string, Source>

/** A package.json of the repository, as far as the checks look at it. */
export interface Manifest {
  readonly name: string
  /** From the root: '' is the root itself. */
  readonly folder: string
  readonly exports?: Record<string, string | { readonly source?: string }>
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
}

/** One thing to mend: what it is, and what to do. */
export interface Finding {
  readonly path: string
  readonly line: number
  readonly text: string
}

const skipped = (name: string) => /^(node_modules|dist|reports|\.stryker-tmp)$/.test(name)
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: skipped })
    .map((path) => path.split(sep).join('/'))
    .sort()

export const manifests: readonly Manifest[] = [
  'package.json',
  ...find('{packages,apps}/*/package.json'),
].map((path) => ({
  ...JSON.parse(readFileSync(join(root, path), 'utf8')),
  folder: path.replace(/\/?package\.json$/, ''),
}))

/** The source file behind a door of a workspace, as '@doubloon/engine' or '@doubloon/puerto-rico/fast'. */
function doorOf(specifier: string): string | undefined {
  const home = manifests.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
  const door = home?.exports?.[`.${specifier.slice(home.name.length)}`]
  if (home === undefined || typeof door !== 'object' || door.source === undefined) return undefined
  return join(home.folder, door.source).split(sep).join('/')
}

/** Every TypeScript and JavaScript file and every component under packages, apps, tools, art and in the root. */
export function readSources(): Sources {
  const paths = [...find('*.{ts,mjs}'), ...find('{packages,apps,tools,art}/**/*.{ts,mjs,svelte}')]
  return new Map(paths.map((path) => [path, readSource(path)]))
}

function readSource(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const code = path.endsWith('.svelte') ? scriptOf(text) : text
  const ast = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  return { path, text, ast, imports: importsOf(ast) }
}

/** The line a node begins on, counted from 1. */
export const lineOf = (ast: ts.SourceFile, node: ts.Node) =>
  ast.getLineAndCharacterOfPosition(node.getStart(ast)).line + 1

/** Calls `visit` for every node of a file. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

function importsOf(ast: ts.SourceFile): Import[] {
  const found: Import[] = []
  const add = (node: ts.Node, specifier: ts.Node | undefined) => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return
    const target = specifier.text.startsWith('.')
      ? relative(root, join(root, dirname(ast.fileName), specifier.text))
          .split(sep)
          .join('/')
      : doorOf(specifier.text)
    found.push({ specifier: specifier.text, line: lineOf(ast, node), target })
  }
  walk(ast, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      add(node, node.moduleSpecifier)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node, node.argument.literal)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, node.arguments[0])
  })
  return found
}
