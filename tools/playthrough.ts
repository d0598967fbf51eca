/**
 * `npm run playthrough [-- --game san-juan]`: compares all accepted files; with `--accept` writes them anew:
 * playthroughs, perft counts, hashes and the schema of positions of each game. The commit says why they changed.
 * `npm run playthrough -- san-juan/two-players` prints one playthrough.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { GameState, GameTypes } from '@doubloon/engine'
import { type PerftPosition, perftCounts, perftDepth, type Story } from '@doubloon/testkit'
import { positionSchema as puertoRicoSchema } from '../packages/puerto-rico/src/position/form.ts'
import * as puertoRicoHashes from '../packages/puerto-rico/test/fingerprints.ts'
import { POSITIONS as puertoRicoPositions } from '../packages/puerto-rico/test/perft/positions.ts'
import * as puertoRicoStories from '../packages/puerto-rico/test/stories.ts'
import { positionSchema as sanJuanSchema } from '../packages/san-juan/src/position/form.ts'
import * as sanJuanHashes from '../packages/san-juan/test/fingerprints.ts'
import { POSITIONS as sanJuanPositions } from '../packages/san-juan/test/perft/positions.ts'
import * as sanJuanStories from '../packages/san-juan/test/stories.ts'

/** The games told in a package: file name → game, and how it is told. */
interface Stories {
  readonly STORIES: Readonly<Record<string, Story>>
  tell(story: Story): string
}

/** One row per game: its folder in packages/, its stories, and the texts of its counts and hashes. */
const GAMES: readonly {
  readonly game: string
  readonly stories: Stories
  counts(): string
  hashes(): string
  readonly schema: object
}[] = [
  {
    game: 'puerto-rico',
    stories: puertoRicoStories,
    counts: () => countsOf(puertoRicoPositions),
    hashes: () => puertoRicoHashes.ROWS.map(puertoRicoHashes.fingerprintRow).join('\n'),
    schema: puertoRicoSchema,
  },
  {
    game: 'san-juan',
    stories: sanJuanStories,
    counts: () => countsOf(sanJuanPositions),
    hashes: () => sanJuanHashes.ROWS.map(sanJuanHashes.fingerprintRow).join('\n'),
    schema: sanJuanSchema,
  },
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean' }, game: { type: 'string' } },
})
const [asked] = positionals
const games = GAMES.filter(({ game }) => values.game === undefined || values.game === game)

if (asked !== undefined) printStory(asked)
else if (games.length === 0)
  complain(`--game takes one of ${GAMES.map(({ game }) => game).join(', ')}.`)
else
  for (const row of games) {
    const { STORIES, tell } = row.stories
    for (const [name, story] of Object.entries(STORIES))
      compare(row.game, `playthroughs/${name}.txt`, tell(story))
    compare(row.game, 'perft/counts.txt', `${row.counts()}\n`)
    compare(row.game, 'hashes.txt', `${row.hashes()}\n`)
    compare(row.game, '../position.schema.json', `${JSON.stringify(row.schema, null, 2)}\n`)
  }

function countsOf<S extends GameState, T extends GameTypes>(
  positions: readonly PerftPosition<S, T>[],
): string {
  return positions.map((position) => perftCounts(position, perftDepth(position))).join('\n\n')
}

function printStory(name: string): void {
  const told = GAMES.flatMap(({ game, stories: { STORIES, tell } }) =>
    Object.entries(STORIES).map(([key, story]) => ({
      key: `${game}/${key}`,
      text: () => tell(story),
    })),
  )
  const found = told.find(({ key }) => key === name)
  if (found !== undefined) console.log(found.text())
  else
    complain(
      `There is no playthrough "${name}". There are: ${told.map(({ key }) => key).join(', ')}.`,
    )
}

function compare(game: string, name: string, text: string): void {
  const path = join(import.meta.dirname, `../packages/${game}/test`, name)
  const same = unformatted(name, read(path) ?? '') === unformatted(name, text)
  if (!same && values.accept) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  if (!same && !values.accept) process.exitCode = 1
  console.log(`${same ? 'same    ' : values.accept ? 'accepted' : 'DIFFERS '} ${game}/${name}`)
}

/** JSON is the same however it is laid out: `npm run format` does that. */
function unformatted(name: string, text: string): string {
  return name.endsWith('.json') && text !== '' ? JSON.stringify(JSON.parse(text)) : text
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
