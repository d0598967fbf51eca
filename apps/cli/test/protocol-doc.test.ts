import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAME_NAMES } from '../src/games.ts'
import { run } from './run.ts'

const doc = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
/** The sessions in their order. */
const sessions = [...doc.matchAll(/```session\n(.*?)```/gs)].map(([, session = '']) => {
  const lines = session.trimEnd().split('\n')
  return {
    requests: lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2)),
    expected: lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2)),
  }
})

const REST = '…'

/** What the documentation shows of an answer: an ellipsis stands for anything, or for all that follows. */
function shown(pattern: unknown, value: unknown): unknown {
  if (pattern === REST) return REST
  if (Array.isArray(pattern) && Array.isArray(value)) {
    if (pattern.at(-1) !== REST) return value.map((it, index) => shown(pattern[index], it))
    const head = pattern.slice(0, -1).map((it, index) => shown(it, value[index]))
    return [...head, REST]
  }
  if (!isObject(pattern) || !isObject(value)) return value
  const keys = REST in pattern ? Object.keys(pattern) : Object.keys(value)
  return Object.fromEntries(
    keys.map((key) => [key, key === REST ? pattern[REST] : shown(pattern[key], value[key])]),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

test('there is a session for every game', () => {
  expect(sessions.map(({ requests }) => JSON.parse(requests[0] ?? '').game)).toEqual(GAME_NAMES)
})

test.each(sessions)(
  'a session in docs/protocol.md runs as it is written',
  async ({ requests, expected }) => {
    expect(expected).toHaveLength(requests.length)
    const { out, code } = await run(['engine'], `${requests.join('\n')}\n`)
    expect(code).toBe(0)
    const replies = out.trimEnd().split('\n')
    expect(replies).toHaveLength(requests.length)
    for (const [index, reply] of replies.entries()) {
      const pattern: unknown = JSON.parse(expected[index] ?? '')
      expect(shown(pattern, JSON.parse(reply)), requests[index]).toEqual(pattern)
    }
  },
)

test('docs/protocol.md names every verb and every error code', async () => {
  const { verbs } = JSON.parse((await run(['engine'], '{"do":"help"}\n')).out)
  for (const verb of Object.keys(verbs)) expect(doc).toContain(`| \`${verb}\` |`)
  for (const file of ['session', 'request', 'best']) {
    const source = readFileSync(new URL(`../src/engine/${file}.ts`, import.meta.url), 'utf8')
    for (const [, code] of source.matchAll(/code: '([\w-]+)'/g))
      expect(doc).toContain(`| \`${code}\` |`)
  }
})
