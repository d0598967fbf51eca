/** Nobody is refused anything online without a sentence that says what to do. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOM_REFUSALS } from '@doubloon/table'
import { expect, test } from 'vitest'
import { sayNotify } from '../src/text/say-notify.ts'
import { sayOnlinePeople } from '../src/text/say-online-people.ts'
import { sayRoomRefusal } from '../src/text/say-room-refusals.ts'
import { sayTournament } from '../src/text/say-tournament.ts'

const SOURCES = ['../../server/src', '../../../packages/table/src']
/** `refuse('busy', …)`, `refused('storage')`, `no('full')`; other codes come out of typed lists. */
const REFUSING = /\b(?:refused?|no)\(\s*'([a-z-]+)'/g

/** Every code with which the server and its rooms refuse, as it stands in their sources. */
function codes(): readonly string[] {
  const folders = SOURCES.map((path) => fileURLToPath(new URL(path, import.meta.url)))
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  const refused = files.flatMap((text) => [...text.matchAll(REFUSING)].map(([, code = '']) => code))
  return [...new Set([...Object.keys(ROOM_REFUSALS), ...refused])]
}

/** What only the pages about people, tournaments and one's turn can be refused, they say themselves; `leaves-games` is a question there. */
const ELSEWHERE = new Set([
  ...Object.keys(sayOnlinePeople.problems),
  ...Object.keys(sayNotify.problems),
  ...Object.keys(sayTournament.refused),
  'leaves-games',
])

test('every refusal of a room and of the server has a sentence', () => {
  const unknown = sayRoomRefusal({ code: 'never-heard' })
  const found = codes()
  expect(found).toEqual(expect.arrayContaining(['seat-kept', 'no-such-room', 'busy', 'bad-name']))
  const unsaid = found.filter((code) => sayRoomRefusal({ code }) === unknown)
  expect(unsaid.filter((code) => !ELSEWHERE.has(code))).toEqual([])
  expect(sayRoomRefusal({ code: 'toString' })).toBe(unknown)
})
