/** Where a building stands: the test names every file that a new one still lacks, and CONTRIBUTING's recipe lists the same. */
import { globSync, readFileSync } from 'node:fs'
import { lackingPlaces, pathsIn, placesOf } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import { BASE } from '../src/buildings/base.ts'
import { EXPANSION } from '../src/buildings/expansion.ts'
import { PRODUCTION } from '../src/buildings/production.ts'
import { ASKED_IN, type Building } from '../src/buildings/questions.ts'
import { BUILDINGS_N } from '../src/state.ts'

/** Not those of the catalog, which refuses to count more buildings than the state has room for. */
const ROWS: readonly Building[] = [...PRODUCTION, ...BASE, ...EXPANSION]

const root = new URL('../../../', import.meta.url)

/** A file, or all sources of a folder as one text. */
function read(path: string): string {
  const files = globSync(path.endsWith('/') ? `${path}*.ts` : path, { cwd: root })
  return files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n')
}

const PLACES = placesOf('puerto-rico', { rows: ROWS, room: BUILDINGS_N, askedIn: ASKED_IN }, read)

test('every building is in all its places', () => {
  expect(lackingPlaces(ROWS, PLACES)).toEqual([])
})

test('a building that is nowhere but in its row lacks all of them', () => {
  const nowhere: Building = {
    key: 'nowhere',
    rule: 'PR-X-NOWHERE',
    set: 'expansion',
    class: 'violet',
    cost: 1,
    vp: 1,
    circles: 1,
    size: 1,
    column: 1,
    copies: 2,
    saleBonus: () => 1,
  }
  const rows = [...ROWS.slice(0, 1), nowhere]
  const places = placesOf('puerto-rico', { rows, room: 1, askedIn: ASKED_IN }, read)
  const [state, ...others] = PLACES.map(({ path }) => path)
  expect(lackingPlaces(rows, places)).toEqual([
    `${state}: all buildings`,
    ...others.map((path) => `${path}: nowhere`),
  ])
})

test("CONTRIBUTING's recipe names exactly these places, seven at most", () => {
  const [, recipe = ''] =
    /\*\*Add a building\*\*([\s\S]*?)\n\*\*/.exec(read('CONTRIBUTING.md')) ?? []
  const row = 'packages/puerto-rico/src/buildings/'
  expect(pathsIn(recipe)).toEqual([row, ...PLACES.map(({ path }) => path)])
  expect(PLACES.length).toBeLessThan(7)
})
