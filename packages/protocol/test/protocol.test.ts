import { expect, test } from 'vitest'
import { openApi, ROUTES, settingsOf, streamMessage } from '../src/index.ts'

const reads =
  (route: { readonly body: { safeParse(raw: unknown): { success: boolean } } }) => (raw: unknown) =>
    route.body.safeParse(raw).success

test('a wish for settings is completed with what is usual', () => {
  const { settings } = ROUTES.openRoom.body.parse({
    settings: { game: 'san-juan' },
    seats: [{ kind: 'open' }, { kind: 'bot', name: 'Rosa', bot: 'club' }],
  })
  expect(settingsOf(settings)).toEqual({
    game: 'san-juan',
    options: {},
    isPublic: false,
    clock: { kind: 'none' },
    atZero: 'bot-moves',
    absence: undefined,
    standIn: 'casual',
    watchDelay: undefined,
    isRated: false,
  })
})

test.each([
  [{ type: 'sit', name: 'Ada' }, true],
  [{ type: 'sit', name: 'Ada', seat: 3 }, true],
  [{ type: 'sit', name: ' Ada' }, false],
  [{ type: 'sit', name: 'A\u202eda' }, false],
  [{ type: 'sit', name: 'A\nda' }, false],
  [{ type: 'sit', name: 'x'.repeat(21) }, false],
  [{ type: 'sit', name: '🎲'.repeat(20) }, true],
  [{ type: 'sit', name: 'Ada ❤\ufe0f' }, true],
  [{ type: 'sit', name: 'नीता' }, true],
  [{ type: 'sit', name: 'Ada\ufe0f' }, false],
  [{ type: 'sit', name: '\u3164' }, false],
  [{ type: 'sit', name: '\u2800' }, false],
  [{ type: 'sit', name: 'A\u034fda' }, false],
  [{ type: 'sit', name: '\u0301Ada' }, false],
  [{ type: 'sit', name: `A${'\u0301'.repeat(9)}` }, false],
  [{ type: 'sit', name: 'Ada', by: 'somebody-else' }, false],
  [{ type: 'sit', name: 'Ada', seat: 1.5 }, false],
  [{ type: 'play', after: 0, move: 'choose builder' }, true],
  [{ type: 'play', after: -1, move: 'choose builder' }, false],
  [{ type: 'play', after: 0, move: '' }, false],
  [{ type: 'play', after: 0, move: 'x'.repeat(2001) }, false],
  [{ type: 'say', words: { text: 'hello' } }, true],
  [{ type: 'say', words: { text: '   ' } }, false],
  [{ type: 'say', words: { text: 'hello', phrase: 'hello' } }, false],
  [{ type: 'askClock', clock: { kind: 'move', seconds: 1e9 } }, false],
  [{ type: 'reassign', seat: 1, to: { bot: 'club', name: 'Rosa' } }, true],
  [{ type: 'tick' }, false],
  [{ type: 'playBot', seat: 0, after: 0, move: 'choose builder', why: [] }, false],
  [{ type: 'standIn', seat: 0 }, false],
  [{ type: 'rematch', room: 'abcdefgh' }, false],
  ['sit', false],
  [null, false],
])('of commands, %j is read: %s', (command, isRead) => {
  expect(reads(ROUTES.command)(command)).toBe(isRead)
})

test('a name is read in one spelling, so that no two look the same', () => {
  const { name } = ROUTES.command.body.parse({ type: 'sit', name: 'Zoe\u0308' }) as { name: string }
  expect(name).toBe('Zoë')
})

test('messages of a stream are strict as well: nothing travels that has no place in them', () => {
  const presence = { type: 'presence', people: ['somebody-1'], watchers: 0 }
  expect(streamMessage.safeParse(presence).success).toBe(true)
  expect(streamMessage.safeParse({ ...presence, keys: [] }).success).toBe(false)
})

test('the description names every route, and every schema it refers to is in it', () => {
  const text = JSON.stringify(openApi('1.2.3'))
  const described = JSON.parse(text)
  for (const { method, path } of Object.values(ROUTES))
    expect(described.paths[path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase())
  const referred = [...text.matchAll(/"\$ref":"#([^"]+)"/g)].map(([, way = '']) => way)
  expect(referred.length).toBeGreaterThan(20)
  for (const way of referred) expect(described).toHaveProperty(way.slice(1).split('/'))
})
