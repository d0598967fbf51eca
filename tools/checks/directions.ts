/**
 * Who imports whom: workspaces, packages from outside, and no cycles. dependency-cruiser would read a component only as it is
 * compiled, without its imports of types, and names no lines.
 */
import { type Finding, type Import, manifests, type Source, type Sources } from '../lib/sources.ts'
import { wayTo } from './layers.ts'
import { MAY_IMPORT, NOT_SHIPPED, PURE, TESTS_MAY_IMPORT } from './tables.ts'

export function directions(sources: Sources): Finding[] {
  return [...sources.values()].flatMap((source) => [
    ...(/^(packages|apps)\//.test(source.path) ? importsOf(source, sources) : []),
    ...cyclesFrom(source, sources),
  ])
}

function importsOf(source: Source, sources: Sources): Finding[] {
  return source.imports.flatMap((it) => {
    const text =
      it.target === undefined ? outside(source.path, it) : inside(source.path, it, sources)
    return text === undefined ? [] : [{ path: source.path, line: it.line, text }]
  })
}

/** What is wrong with an import of another file of this repository. */
function inside(
  path: string,
  { specifier, target = '' }: Import,
  sources: Sources,
): string | undefined {
  const [area, workspace = '', part] = path.split('/')
  const [otherArea, other = ''] = target.split('/')
  if (!sources.has(target) && !/\.(json|css)$/.test(target))
    return `imports ${specifier}, which does not exist, mend the path (with .ts)`
  if ((otherArea === area && other === workspace) || otherArea === 'docs') return undefined
  if (otherArea === 'apps') return `imports the app ${other}, move what is shared into a package`
  if (specifier.startsWith('.'))
    return `reaches into ${target} by path, import a door of that package`
  if (area === 'apps') return undefined
  const allowed = MAY_IMPORT[workspace]
  if (allowed === undefined) return `packages/${workspace} is unknown, give it a row in MAY_IMPORT`
  if (allowed.includes(other) || (part === 'test' && TESTS_MAY_IMPORT.includes(other)))
    return undefined
  return `${workspace} may not import ${other}, it may import: ${allowed.join(', ') || 'nothing'}`
}

/** What is wrong with an import of Node or of a package of others. */
function outside(path: string, { specifier }: Import): string | undefined {
  const [area, workspace = '', part = ''] = path.split('/')
  const isFree = NOT_SHIPPED.includes(part) || /\.config\.ts$/.test(part)
  if (specifier.startsWith('node:'))
    return isFree || !PURE.includes(workspace)
      ? undefined
      : `${workspace} runs without Node, move the use of ${specifier} into an app or tool`
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const own = manifests.find(({ folder }) => folder === `${area}/${workspace}`)
  const whole = manifests.find(({ folder }) => folder === '')
  if (specifier.startsWith('virtual:')) return undefined
  const declared = isFree
    ? { ...own?.dependencies, ...own?.devDependencies, ...whole?.devDependencies }
    : { ...own?.dependencies }
  return name in declared ? undefined : `imports ${name}, declare it in package.json or do without`
}

/** Each cycle once: at its file that comes first in the alphabet. */
function cyclesFrom({ path, imports }: Source, sources: Sources): Finding[] {
  return imports.flatMap(({ target, line }) => {
    const back = target === undefined ? undefined : wayTo((file) => file === path, target, sources)
    if (!back?.every((file) => file >= path)) return []
    const cycle = [path, ...back].join(' → ')
    return [
      { path, line, text: `import cycle ${cycle}, move what they share into a file of its own` },
    ]
  })
}
