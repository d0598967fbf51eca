/** Every file that `npm run fuzz` left in failures/ is a test until what it shows is mended; then it stays one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BrokenLaw, type Failure, recheck, writeFailure } from '@doubloon/testkit'
import { describe, expect, test } from 'vitest'
import { sanJuan } from '../src/index.ts'
import { suite } from './suite.ts'

const folder = join(import.meta.dirname, 'failures')
const read = (name: string): Failure => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

test.each(files)('mended: %s', (name) => recheck(suite, read(name)))

describe('a failure file', () => {
  const record = {
    game: 'san-juan',
    rulesVersion: sanJuan.version,
    options: { players: 3, expansion: true },
    seed: 'sample',
    moves: ['choose prospector', 'choose producer', 'pass'],
  }
  const failure = {
    law: 'a sample',
    what: 'nothing',
    record,
    nonsense: { to: 'play', value: { type: 5 } },
  } as const

  test('is written and read back', () => {
    const written = new Map<string, string>()
    const name = writeFailure(new BrokenLaw(failure), (file, text) => written.set(file, text))
    expect(name).toBe('a-sample-sample.json')
    expect(JSON.parse(written.get(name) ?? '')).toEqual(failure)
  })

  test('passes when the laws hold at every move of its record', () => {
    expect(() => recheck(suite, failure)).not.toThrow()
  })

  test('fails when its record cannot be played', () => {
    const wrong = { ...failure, record: { ...record, moves: ['choose prospector', 'sell indigo'] } }
    expect(() => recheck(suite, wrong)).toThrow(/law "nothing throws" is broken.*record: /s)
  })

  test('fails when a law is broken', () => {
    const never = { ...suite, invariants: () => ['nothing is right'] }
    expect(() => recheck(never, failure)).toThrow(
      /law "invariants of the game" is broken: nothing is right/,
    )
  })
})
