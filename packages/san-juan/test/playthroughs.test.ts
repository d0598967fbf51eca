/** The playthroughs are told as they were accepted; `npm run playthrough -- --accept` writes them anew. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STORIES, tell } from './stories.ts'

const MOST_LINES = 400

test.each(Object.entries(STORIES))('playthrough: %s', (name, story) => {
  const accepted = readFileSync(join(import.meta.dirname, `playthroughs/${name}.txt`), 'utf8')
  expect(tell(story)).toBe(accepted)
  expect(accepted.split('\n').length).toBeLessThanOrEqual(MOST_LINES)
})
