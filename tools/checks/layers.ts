/** Inside a game: words ← state ← buildings ← phases ← flow ← doors, and phases that know nothing of each other. */
import type { Finding, Import, Sources } from '../lib/sources.ts'
import { GAMES, LAYERS, PHASES } from './tables.ts'

export function layers(sources: Sources): Finding[] {
  return Object.keys(GAMES).flatMap((game) => layersIn(`packages/${game}/src/`, sources))
}

function layersIn(folder: string, sources: Sources): Finding[] {
  const inFolder = [...sources.values()].filter(({ path }) => path.startsWith(folder))
  return inFolder.flatMap(({ path, imports }) =>
    imports.flatMap((it) => {
      const text = tooHigh(path, it, folder, sources) ?? sibling(path, it, folder)
      return text === undefined ? [] : [{ path, line: it.line, text }]
    }),
  )
}

function layerOf(path: string, folder: string): number {
  const inside = path.startsWith(folder) ? path.slice(folder.length) : ''
  return LAYERS.findIndex(({ files }) => files.test(inside))
}

function tooHigh(
  path: string,
  { target }: Import,
  folder: string,
  sources: Sources,
): string | undefined {
  const layer = layerOf(path, folder)
  if (layer < 0 || target === undefined) return undefined
  const way = wayTo((file) => layerOf(file, folder) > layer, target, sources)
  if (way === undefined) return undefined
  const chain = way.map((file) => file.replace(folder, '')).join(' → ')
  return `${LAYERS[layer]?.name} may not reach ${chain}, turn the dependency round`
}

function sibling(path: string, { target }: Import, folder: string): string | undefined {
  if (target === undefined || !isPhase(path, folder) || !isPhase(target, folder)) return undefined
  return `a phase may not import the phase ${target}, move what both need out of ${PHASES}`
}

function isPhase(path: string, folder: string): boolean {
  return path.startsWith(folder + PHASES)
}

/** The shortest chain of imports from a file (itself included) to one that is wanted. */
export function wayTo(
  wanted: (path: string) => boolean,
  start: string,
  sources: Sources,
): string[] | undefined {
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways) {
    const end = way.at(-1) ?? start
    if (wanted(end)) return way
    for (const { target } of sources.get(end)?.imports ?? [])
      if (target !== undefined && !seen.has(target)) {
        seen.add(target)
        ways.push([...way, target])
      }
  }
  return undefined
}
