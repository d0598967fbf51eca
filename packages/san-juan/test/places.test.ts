/** Where a building stands: the test names every file that a new one still lacks. */
import { globSync, readFileSync } from 'node:fs'
import { lackingPlaces, placesOf } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import { BASE } from '../src/buildings/base.ts'
import { EXPANSION } from '../src/buildings/expansion.ts'
import { MONUMENTS, PRODUCTION } from '../src/buildings/production.ts'
import { ASKED_IN, type Building } from '../src/buildings/questions.ts'
import { KINDS_N } from '../src/state.ts'

/** Not those of the catalog, which refuses to count more buildings than the state has room for. */
const ROWS: readonly Building[] = [...PRODUCTION, ...MONUMENTS, ...BASE, ...EXPANSION]

const root = new URL('../../../', import.meta.url)

/** A file, or all sources of a folder as one text. */
function read(path: string): string {
  const files = globSync(path.endsWith('/') ? `${path}*.ts` : path, { cwd: root })
  return files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n')
}

const PLACES = placesOf('san-juan', { rows: ROWS, room: KINDS_N, askedIn: ASKED_IN }, read)

test('every building is in all its places', () => {
  expect(lackingPlaces(ROWS, PLACES)).toEqual([])
})
