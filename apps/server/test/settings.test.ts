import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BadSetting, readSettings } from '../src/settings.ts'

test('without any setting everything is as usual, and only this machine is served', () => {
  const settings = readSettings({ PATH: '/bin' })
  expect([settings.port, settings.host, settings.data]).toEqual([
    8080,
    '127.0.0.1',
    resolve('data'),
  ])
  expect(settings.isBehindProxy).toBe(false)
})

test('an empty setting counts as none', () => {
  expect(readSettings({ PORT: '', DOUBLOON_DATA: '' })).toEqual(readSettings({}))
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65,535, not "http".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65,535, not "65536".'],
  [{ DOUBLOON_THINKERS: '0' }, 'DOUBLOON_THINKERS must be a whole number from 1 to 64, not "0".'],
  [{ DOUBLOON_PROXY: 'maybe' }, 'DOUBLOON_PROXY must be yes or no, not "maybe".'],
  [{ DOUBLOON_RATE_NEW: '-1' }, 'DOUBLOON_RATE_NEW must be a whole number from 1'],
  [{ DOUBLOON_ADDRESS: 'games.example' }, 'DOUBLOON_ADDRESS must be an address that begins with'],
  [{ DOUBLOON_PUSH: 'mailto:a@b.org' }, 'What is sent leads back here: set DOUBLOON_ADDRESS'],
  [
    { DOUBLOON_ADDRESS: 'https://a.example', DOUBLOON_MAIL_SERVER: 'smtp://b.example' },
    'DOUBLOON_MAIL_FROM must say who writes',
  ],
  [
    { DOUBLOON_ADDRESS: 'https://a.example', DOUBLOON_WEBHOOK: 'https://b.example/x' },
    'DOUBLOON_WEBHOOK_SECRET must have 16 characters or more.',
  ],
  [{ DOUBLOON_DATEN: 'x' }, 'There is no setting DOUBLOON_DATEN. There are: DOUBLOON_DATA,'],
])('%j stops the start with a sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(BadSetting)
  expect(() => readSettings(environment)).toThrow(sentence)
})
