/**
 * Code nobody uses: exports no other file imports, files nothing leads to, declared packages nobody imports.
 * What a package offers through its doors (`exports` of package.json) counts as used; so does what only tests use.
 */
import { posix } from 'node:path'
import ts from 'typescript'
import {
  type Finding,
  type Manifest,
  manifests,
  type Source,
  type Sources,
  walk,
} from '../lib/sources.ts'
import { USED_BY_NAME } from './tables.ts'

export function unused(sources: Sources): Finding[] {
  const used = usedNames(sources)
  return [
    ...[...sources.values()].flatMap((source) => unusedIn(source, used)),
    ...manifests.flatMap((manifest) => unusedPackages(manifest, sources)),
  ]
}

/** Names that other files take, by file; '*' if one takes everything. */
function usedNames(sources: Sources): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const { imports } of sources.values())
    for (const { target = '', names } of imports) {
      const known = used.get(target) ?? []
      used.set(target, new Set([...known, ...(names === '*' ? ['*'] : names)]))
    }
  return used
}

const doors = new Set(
  manifests.flatMap(({ folder, bin = {}, exports = {} }) => {
    const ways = Object.values(exports).map((way) => (typeof way === 'string' ? way : way.source))
    return [...Object.values(bin), ...ways].map((way) => posix.join(folder, way ?? ''))
  }),
)
/** What tools load by its name: their settings, and what serves the page to the tests. */
const isDoor = (path: string) => doors.has(path) || /\.config\.(ts|mjs)$|\/served\.ts$/.test(path)
/** Workers are started by their address, pages by their main file; tools and training are run by hand. */
const isEntry = (path: string) =>
  isDoor(path) ||
  /\.test\.ts$|\/(worker|main)\.ts$|\.d\.ts$|^tools\/[^/]+$|\/training\/(play|fit)\.ts$/.test(path)

function unusedIn(source: Source, used: Map<string, Set<string>>): Finding[] {
  const { path } = source
  const names = used.get(path)
  if (names === undefined && !isEntry(path))
    return [{ path, line: 1, text: 'nothing imports this file, use it or delete it' }]
  if (isDoor(path) || path.endsWith('.svelte') || names?.has('*')) return []
  return source.exports
    .filter(({ name, isType }) => !names?.has(name) && !(isType && mentionsAgain(source, name)))
    .map(({ name, line }) => ({
      path,
      line,
      text: `nobody imports ${name}, drop \`export\` or all of it`,
    }))
}

/** A type its own file mentions again is part of the signature of something else. */
function mentionsAgain({ ast }: Source, name: string): boolean {
  let mentions = 0
  walk(ast, (node) => {
    if (ts.isIdentifier(node) && node.text === name) mentions++
  })
  return mentions > 1
}

function unusedPackages(
  { folder, dependencies, devDependencies }: Manifest,
  sources: Sources,
): Finding[] {
  const imported = [...sources.values()]
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ imports }) => imports.map(({ specifier }) => specifier))
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !USED_BY_NAME.includes(name))
    .filter((name) => !imported.some((it) => it === name || it.startsWith(`${name}/`)))
    .map((name) => ({
      path: posix.join(folder, 'package.json'),
      line: 1,
      text: `nobody imports ${name}, remove the dependency`,
    }))
}
