/** One thing has one word: those that docs/glossary.md has retired, and those that stand in it twice. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, root, type Sources } from '../lib/sources.ts'
import { FREE_OF_WORDS } from './tables.ts'

const GLOSSARY = 'docs/glossary.md'
const WORD = /^\| ([a-z][^|`]*?) \|/
const ROW = /^\| `([^`]+)` \| ([^|]+) \|$/gm

export function retiredWords(sources: Sources): Finding[] {
  const glossary = read(GLOSSARY)
  const retired = new Map([...glossary.matchAll(ROW)].map(([, not = '', but = '']) => [not, but]))
  if (retired.size === 0)
    return [{ path: GLOSSARY, line: 1, text: 'its table of retired words cannot be read' }]
  const pattern = RegExp(`(?<![\\w-])(?:${[...retired.keys()].join('|')})(?![\\w-])`, 'g')
  const texts = new Map([
    ...[...sources.values()].map(({ path, text }) => [path, text] as const),
    ...globSync('{*.md,{docs,packages,apps,art,training}/**/*.md}', { cwd: root }).map(
      (path) => [path, read(path)] as const,
    ),
  ])
  const retiredOnes = [...texts].flatMap(([path, text]) => {
    if (FREE_OF_WORDS.some((free) => path.startsWith(free))) return []
    return text.split('\n').flatMap((row, index) =>
      [...row.matchAll(pattern)].map(([word]) => ({
        path,
        line: index + 1,
        text: `"${word}" is retired, write ${retired.get(word)} (${GLOSSARY})`,
      })),
    )
  })
  return [...standTwice(glossary), ...retiredOnes]
}

/** Words that the glossary explains in two places. */
function standTwice(glossary: string): Finding[] {
  const seen = new Set<string>()
  return glossary.split('\n').flatMap((row, index) => {
    const word = WORD.exec(row)?.[1]
    if (word === undefined) return []
    if (seen.has(word)) return [{ path: GLOSSARY, line: index + 1, text: `"${word}" stands twice` }]
    seen.add(word)
    return []
  })
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
