/** The commands of who runs a server reach the server's tools, with their words, answers and exit codes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run, type } from './run.ts'

const data = mkdtempSync(join(tmpdir(), 'doubloon-host-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

test('a tool is told its words, and its sentence and exit code come back', async () => {
  const { code, out, err } = await run(['moderate', 'mute', '--data', data, '--', '-an-id', 'more'])
  expect([code, out]).toEqual([2, ''])
  expect(err).toBe('doubloon moderate mute PERSON: exactly these words are needed.\n')
})

test.each(['backup', 'restore', 'stats', 'migrate', 'moderate', 'token', 'key', 'verify'])(
  '`doubloon %s --help` tells what it does and where the data are',
  async (name) => {
    const { code, out } = await type(`${name} --help`)
    expect(code).toBe(0)
    expect(out).toMatch(RegExp(`^doubloon ${name}`))
    if (name !== 'verify') expect(out).toContain('--data FOLDER')
    expect((await type('--help')).out).toContain(`doubloon ${name}`)
  },
)

test('what is not known is refused before anything is touched', async () => {
  expect((await type('backup --chess')).err).toContain('There is no option --chess here')
  expect((await type('stats more')).err).toContain('"more" is one word too many')
})
