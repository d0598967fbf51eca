/**
 * `npm run playthrough`: prints one playthrough, or compares all accepted files; with `--accept` writes them anew:
 * playthroughs, perft counts and hashes of Puerto Rico. The commit says why they changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintRow, ROWS } from '../packages/puerto-rico/test/fingerprints.ts'
import { countsOf, depthOf } from '../packages/puerto-rico/test/perft/counts.ts'
import { POSITIONS } from '../packages/puerto-rico/test/perft/positions.ts'
import { STORIES, tell } from '../packages/puerto-rico/test/stories.ts'

const folder = join(import.meta.dirname, '../packages/puerto-rico/test')
const accept = process.argv.includes('--accept')
const asked = process.argv.slice(2).find((word) => !word.startsWith('-'))

/** What each file should hold. */
const files: readonly (readonly [name: string, text: () => string])[] = [
  ...Object.entries(STORIES).map(
    ([name, story]) => [`playthroughs/${name}.txt`, () => tell(story)] as const,
  ),
  [
    'perft/counts.txt',
    () => `${POSITIONS.map((position) => countsOf(position, depthOf(position))).join('\n\n')}\n`,
  ],
  ['hashes.txt', () => `${ROWS.map(fingerprintRow).join('\n')}\n`],
]

if (asked !== undefined) printStory(asked)
else for (const [name, text] of files) compare(name, text())

function printStory(name: string): void {
  const story = STORIES[name]
  if (story === undefined) {
    console.error(
      `There is no playthrough "${name}". There are: ${Object.keys(STORIES).join(', ')}.`,
    )
    process.exitCode = 1
  } else console.log(tell(story))
}

function compare(name: string, text: string): void {
  const path = join(folder, name)
  const same = read(path) === text
  if (!same && accept) writeFileSync(path, text)
  if (!same && !accept) process.exitCode = 1
  console.log(`${same ? 'same    ' : accept ? 'accepted' : 'DIFFERS '} ${name}`)
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
