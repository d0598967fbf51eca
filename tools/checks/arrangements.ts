/**
 * One file knows the sizes of windows; everything else says the names it gives them. And a component styles what another one
 * draws only with a reason, which stands in a comment on the line before.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, root, type Sources } from '../lib/sources.ts'

const AUTHORITY = 'apps/web/src/style/arrangements.ts'

/** A media query, `matchMedia` or a comparison that knows a size by itself. */
const RAW_SIZE =
  /@media[^{]*\b(width|height|orientation|aspect-ratio)\b|matchMedia\([^)]*\b(width|height|orientation)\b|\binner(Width|Height)\s*[<>]=?\s*\d/g

export function arrangements(sources: Sources): Finding[] {
  const styles = globSync('apps/web/src/**/*.css', { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const page = [...sources.values()].filter(({ path }) => path.startsWith('apps/web/'))
  return [...styles, ...page]
    .filter(({ path }) => path !== AUTHORITY)
    .flatMap(({ path, text }) =>
      [...rawSizes(text), ...unexplained(text)].map((it) => ({ path, ...it })),
    )
}

function rawSizes(text: string): Omit<Finding, 'path'>[] {
  return [...text.matchAll(RAW_SIZE)].map(({ index }) => ({
    line: text.slice(0, index).split('\n').length,
    text: `a size of windows, say the name of an arrangement (${AUTHORITY})`,
  }))
}

/** A comment counts for all lines of one list of selectors. */
function unexplained(text: string): Omit<Finding, 'path'>[] {
  const lines = text.split('\n')
  const isExplained = (at: number): boolean => {
    const before = lines[at - 1]?.trim() ?? ''
    return before.endsWith('*/') || (before.endsWith(',') && isExplained(at - 1))
  }
  return lines.flatMap((line, at) =>
    line.includes(':global') && !isExplained(at)
      ? [{ line: at + 1, text: ':global without a comment before it that says why' }]
      : [],
  )
}
