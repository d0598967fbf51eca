/** Rows of the tables that match nothing any more: what they allow nobody does, or what they name is not there. */
import type { Finding, Sources } from '../lib/sources.ts'
import {
  GAMES,
  LAYERS,
  MAY_IMPORT,
  MAY_NAME_BUILDINGS,
  NOT_SHIPPED,
  PHASES,
  PURE,
  TESTS_MAY_IMPORT,
} from './tables.ts'

export function stale(sources: Sources): Finding[] {
  const paths = [...sources.keys()]
  const rules = Object.keys(GAMES).flatMap((game) => insideOf(`packages/${game}/src/`, paths))
  const isThere = (part: string) => paths.some((path) => path.startsWith(part))
  const isImported = (from: RegExp, other: string) =>
    [...sources.values()].some(
      ({ path, imports }) =>
        from.test(path) && imports.some(({ target }) => target?.startsWith(`packages/${other}/`)),
    )
  const rows: [table: string, row: string, isUsed: boolean][] = [
    ...Object.entries(MAY_IMPORT).flatMap(([name, others]) => [
      row('MAY_IMPORT', name, isThere(`packages/${name}/`)),
      ...others.map((other) =>
        row(
          'MAY_IMPORT',
          `${name}: ${other}`,
          isImported(RegExp(`^packages/${name}/(?!test/)`), other),
        ),
      ),
    ]),
    ...TESTS_MAY_IMPORT.map((other) =>
      row('TESTS_MAY_IMPORT', other, isImported(/^packages\/[^/]+\/test\//, other)),
    ),
    ...NOT_SHIPPED.map((part) =>
      row('NOT_SHIPPED', part, isIn(paths, RegExp(`^(packages|apps)/[^/]+/${part}/`))),
    ),
    ...PURE.map((name) => row('PURE', name, isThere(`packages/${name}/`))),
    ...LAYERS.flatMap(({ name, files }) =>
      wordsOf(files).map((file) => row('LAYERS', `${name}: ${file.source}`, isIn(rules, file))),
    ),
    row('PHASES', PHASES, isIn(rules, RegExp(`^${PHASES}`))),
    ...wordsOf(MAY_NAME_BUILDINGS).map((file) =>
      row('MAY_NAME_BUILDINGS', file.source, isIn(rules, file)),
    ),
  ]
  return rows
    .filter(([, , isUsed]) => !isUsed)
    .map(([table, name]) => ({
      path: 'tools/checks/tables.ts',
      line: 1,
      text: `${table} has a row "${name}" that matches nothing, delete it`,
    }))
}

const row = (table: string, name: string, isUsed: boolean): [string, string, boolean] => [
  table,
  name,
  isUsed,
]

const isIn = (paths: readonly string[], pattern: RegExp) => paths.some((path) => pattern.test(path))

const insideOf = (folder: string, paths: readonly string[]) =>
  paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))

/** `^(a|b)c` as `^ac` and `^bc`, so that each is asked for itself. */
function wordsOf({ source }: RegExp): readonly RegExp[] {
  const [, before = '', words, after = ''] = /^(\^)\(([^)]*)\)(.*)$/.exec(source) ?? []
  return words === undefined
    ? [RegExp(source)]
    : words.split('|').map((word) => RegExp(before + word + after))
}
