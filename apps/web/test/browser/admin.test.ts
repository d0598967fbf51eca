/** The admin page: the key, what is reported, and what is done about it; and how bots from outside are shown. On a server of its own. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ALL_APPEARANCES, barriersIn } from './barriers.ts'
import { open, withBrowser } from './open.ts'
import { serve } from './server.ts'

withBrowser()

let server: Awaited<ReturnType<typeof serve>>
const data = mkdtempSync(join(tmpdir(), 'doubloon-admin-'))
beforeAll(async () => {
  server = await serve(inject('folder'), data)
})
afterAll(() => {
  server.end()
  rmSync(data, { recursive: true, force: true })
})

/** Somebody without a browser. */
class Guest {
  readonly #headers: Readonly<Record<string, string>>
  #cookie = ''

  constructor(headers: Readonly<Record<string, string>> = {}) {
    this.#headers = headers
  }

  async post(path: string, body: object): Promise<Record<string, unknown>> {
    const reply = await fetch(new URL(path, server.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie, ...this.#headers },
      body: JSON.stringify(body),
    })
    const [set] = reply.headers.getSetCookie()
    if (set !== undefined) this.#cookie = set.split(';')[0] ?? ''
    return (await reply.json()) as Record<string, unknown>
  }
}

/** The token of a bot, made as who runs the server makes it. */
function newToken(): string {
  const command = join(import.meta.dirname, '../../../cli/src/index.ts')
  const args = JSON.stringify(['token', 'make', 'a bot', '--json', '--data', data])
  const out = execFileSync(process.execPath, [
    ...['--conditions=source', '--input-type=module', '-e'],
    `process.exitCode = await (await import('${command}')).main(${args})`,
  ])
  return JSON.parse(String(out)).token
}

/** Two people at a table; one is rude, the other reports it. */
async function rudeTable(): Promise<{ room: string; rude: Guest }> {
  const [rude, other] = [new Guest(), new Guest()]
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', name: 'Rosa', bot: 'novice' }]
  const { room } = await rude.post('/api/rooms', { settings: { game: 'san-juan' }, seats })
  const path = `/api/rooms/${room}/commands`
  await rude.post(path, { type: 'sit', name: 'Rudolf' })
  await other.post(path, { type: 'sit', name: 'Olga' })
  await other.post(path, { type: 'say', words: { text: 'Good evening!' } })
  const said = await rude.post(path, { type: 'say', words: { text: '<b>Something rude</b>' } })
  await other.post(path, { type: 'report', about: said['number'] })
  return { room: String(room), rude }
}

test('who has the key sees what was reported, takes the word from somebody, and closes the table', async () => {
  const { room, rude } = await rudeTable()
  const { page, complaints, close } = await open(new URL('/admin', server.address).href)
  const key = page.locator('input[type=password]')
  await key.fill('not the key')
  await page.locator('form button').click()
  await page.locator('[role=alert]', { hasText: 'This is not the key' }).waitFor()
  expect(await key.inputValue()).toBe('not the key')
  expect(await barriersIn(page, ALL_APPEARANCES)).toEqual([])
  await key.fill(await server.key())
  await key.press('Enter')

  const report = page.locator('[data-report]')
  await report.waitFor()
  expect(await report.locator('.meant').innerText()).toContain('<b>Something rude</b>')
  expect(await barriersIn(page, ALL_APPEARANCES)).toEqual([])
  await report.getByRole('button', { name: 'Mute Rudolf', exact: true }).click()
  await page.locator('[data-person]', { hasText: 'muted' }).waitFor()
  const path = `/api/rooms/${room}/commands`
  expect(await rude.post(path, { type: 'say', words: { text: 'what?' } })).toMatchObject({
    code: 'muted',
  })
  await report.getByRole('button', { name: 'It is settled' }).click()
  await report.waitFor({ state: 'detached' })

  const person = page.locator('[data-person]', { hasText: 'Rudolf' })
  await person.getByRole('button', { name: 'Rename Rudolf' }).click()
  await person.getByRole('textbox').fill('Olga')
  await person.getByRole('textbox').press('Enter')
  await page
    .locator('[role=alert]', { hasText: 'Somebody at the same table has this name' })
    .waitFor()
  await person.getByRole('textbox').fill('Guest')
  await person.getByRole('textbox').press('Enter')
  await page.locator('[data-person]', { hasText: 'Guest' }).waitFor()

  await page.getByRole('textbox', { name: 'Name to block' }).fill('Rudolf')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByRole('button', { name: 'Free the name rudolf' }).waitFor()

  const table = page.locator(`[data-room="${room}"]`)
  await table.getByRole('button', { name: 'Close the table of Guest' }).press('Enter')
  await page.keyboard.press('Enter')
  await table.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await key.waitFor()
  const refusals = /status of (401|403|409|422)/
  expect(complaints.filter((it) => !refusals.test(it))).toEqual([])
  await close()
})

test('a bot from outside is shown as one, to ears, too', async () => {
  const bot = new Guest({ authorization: `Bearer ${newToken()}` })
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const { room } = await bot.post('/api/rooms', { settings: { game: 'san-juan' }, seats })
  await bot.post(`/api/rooms/${room}/commands`, { type: 'sit', name: 'Robot' })
  const { page, complaints, close } = await open(new URL(`/room/${room}`, server.address).href)
  const seat = page.locator('[data-seat="0"]')
  await seat.getByText('bot from outside').waitFor()
  expect(await seat.locator('.wood').count()).toBe(1)
  expect(complaints).toEqual([])
  await close()
})
