/** Games seen again in a real browser: steps, links, playing on, files, keys, broken records, and what stays hidden. */
import { readFileSync } from 'node:fs'
import { Game, orThrow } from '@doubloon/engine'
import { sanJuan } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { buildings } from '../../src/text/en/buildings/san-juan/index.ts'
import { GAMES } from '../replays.ts'
import { barriersIn } from './barriers.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import {
  badLooksOf,
  brokenOff,
  FULL,
  LONG,
  lengthOf,
  openReplay,
  RECORDS,
  screenOf,
  shown,
  walkThrough,
} from './replayed.ts'
import { LAPTOP, PHONE } from './sizes.ts'

withBrowser()

/** Whole games are walked through in the proofs. */
test.each(GAMES)('%s: the same screens forward and backward', (game) =>
  walkThrough(brokenOff(RECORDS[game], 30)),
)

test('a link leads to the same screen; where a page may not copy, it is laid out', async () => {
  const { page, context, close } = await openReplay(LONG, '&n=57&view=2')
  await shown(page, 57)
  const before = await screenOf(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('[data-open=more]').click()
  await page.locator('[data-share]').click()
  await page.getByText('Link copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('&n=57&view=2')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.locator('[data-share]').click()
  expect(await page.locator('dialog input[readonly]').inputValue()).toBe(link)
  const other = await context.newPage()
  await other.goto(link)
  await shown(other, 57)
  expect(await screenOf(other)).toBe(before)
  await close()
})

test('the address follows, so that a reload shows the same moment', async () => {
  const { page, close } = await openReplay(LONG, '&n=10&view=table')
  await shown(page, 10)
  await page.locator('[data-step=on-move]').click()
  await shown(page, 11)
  await page.waitForFunction(() => location.hash.includes('&n=11&view=table'))
  await page.reload()
  await shown(page, 11)
  // Where the game is over nobody can play on.
  await page.keyboard.press('End')
  await shown(page, lengthOf(LONG))
  await page.locator('[data-open=play-on]').click()
  await page.getByText('The game is over here').waitFor()
  await close()
})

test('one plays on from a moment, against bots', async () => {
  const { page, complaints, close } = await openReplay(LONG, '&n=20&view=1')
  await page.locator('[data-open=play-on]').click()
  await page.locator('[data-begin]').click()
  await page.waitForURL('**/table/*')
  await page.locator('main.table[data-decision]').waitFor()
  expect(Number(await page.locator('main.table').getAttribute('data-n'))).toBeGreaterThanOrEqual(20)
  expect(complaints).toEqual([])
  await close()
})

test('transcript, record and picture are saved, charts tell every measure, and the log leads to its moments', async () => {
  const { page, complaints, close } = await openReplay(FULL, '&n=60&view=0')
  await page.locator('[data-open=more]').click()
  const save = async (what: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`[data-save=${what}]`).click(),
    ])
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  }
  const transcript = await save('transcript')
  expect(transcript.name).toMatch(/^doubloon-puerto-rico-[\d-]+\.txt$/)
  expect(transcript.bytes.toString()).toContain('Round 2')
  const record = await save('record')
  expect(JSON.parse(record.bytes.toString()).moves).toEqual(JSON.parse(FULL).moves)
  const picture = await save('picture')
  expect(picture.name).toMatch(/-60-[\d-]+\.png$/)
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
  // Two points for each of the page's, and more in it than a plain cloth.
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([2560, 1600])
  expect(picture.bytes.length).toBeGreaterThan(300_000)
  await page.keyboard.press('Escape')

  await page.locator('[data-open=charts]').click()
  const choices = page.locator('dialog fieldset label')
  await choices.first().waitFor()
  expect(await choices.count()).toBeGreaterThanOrEqual(4)
  for (let index = 0; index < (await choices.count()); index++) {
    await choices.nth(index).click()
    const charts = await page.locator('dialog svg[role=img]').count()
    expect(charts).toBe(index === (await choices.count()) - 1 ? 4 : 1)
  }
  await page.keyboard.press('Escape')

  // A sentence of the log leads to its moment.
  await page.locator('.log ol button').nth(3).click()
  await page.waitForFunction(() => Number(document.querySelector('main')?.dataset['n']) < 60)
  const n = Number(await page.locator('main.table').getAttribute('data-n'))
  await page.waitForFunction((at) => location.hash.includes(`&n=${at}&`), n)
  expect(complaints).toEqual([])
  await close()
})

test('keys go by move, turn, round and to the ends, and play', async () => {
  const { page, close } = await openReplay(FULL, '&n=0&view=0')
  const press = async (key: string, isThere: (n: number) => boolean) => {
    await page.keyboard.press(key)
    const shownNow = async () => Number(await page.locator('main.table').getAttribute('data-n'))
    await expect.poll(async () => isThere(await shownNow()), { message: key }).toBe(true)
    return shownNow()
  }
  await press('ArrowRight', (n) => n === 1)
  const turn = await press('Shift+ArrowRight', (n) => n > 1)
  const round = await press('PageDown', (n) => n > turn)
  await press('Shift+ArrowLeft', (n) => n < round)
  await press('PageDown', (n) => n === round)
  await press('End', (n) => n === lengthOf(FULL))
  await press('PageUp', (n) => n > round)
  await press('Home', (n) => n === 0)
  await press('Space', (n) => n >= 2)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  // The address follows when nothing is on its way any more.
  const there = await page.waitForFunction(() => {
    const n = document.querySelector<HTMLElement>('main.table')?.dataset['n']
    return location.hash.includes(`&n=${n}&`) && Number(n)
  })
  const paused = await there.jsonValue()
  const stopped = await press('ArrowLeft', (n) => n === Number(paused) - 1)
  await page.waitForTimeout(1500)
  expect(await page.locator('main.table').getAttribute('data-n')).toBe(`${stopped}`)
  await page.keyboard.press('?')
  await page.locator('dialog[open]').getByText('play and pause').waitFor()
  await close()
})

/** Cards in the hands of others that a seat never gets to know, and their names. */
function neverSeenBy(seat: number, record: string): readonly { key: string; name: string }[] {
  const raw = JSON.parse(record)
  const { moves } = raw
  const seen: string[] = []
  const hidden = new Set<string>()
  for (let n = 0; n <= moves.length; n++) {
    const game = orThrow(Game.replay(sanJuan, raw, n))
    seen.push(JSON.stringify([game.view(seat), game.eventsFor(seat)]))
    for (let other = 0; other < game.players; other++)
      for (const key of Object.keys(game.view(other).seats[other]?.hand ?? {}))
        if (other !== seat) hidden.add(key)
  }
  const all = seen.join()
  return [...hidden]
    .filter((key) => !all.includes(`"${key}"`))
    .flatMap((key) => Object.entries(buildings).filter(([it]) => it === key))
    .map(([key, { name }]) => ({ key, name }))
}

test('from a seat’s view no hidden card is in the page or in what the worker says', async () => {
  // Broken off early: the longer a game, the fewer kinds of cards stay unknown.
  const record = brokenOff(LONG, 24)
  const secrets = neverSeenBy(0, record)
  expect(secrets.length).toBeGreaterThan(1)
  const { page, context, close } = await openReplay(record, '&n=0&view=open')
  await context.addInitScript(listen)
  await page.goto('/replay')
  await page.goto(`/replay#${await pack(record)}&n=0&view=0`)
  await page.reload()
  const found: string[] = []
  for (let n = 0; n <= 24; n++) {
    await shown(page, n)
    const html = await page.evaluate(shownMarkup)
    for (const { key, name } of secrets)
      if (html.includes(`"#b-${key}"`) || html.includes(name)) found.push(`${n}: ${name}`)
    if (n < 24) await page.keyboard.press('ArrowRight')
  }
  const heard: readonly string[] = await page.evaluate('heard')
  expect(heard.length).toBeGreaterThan(24)
  for (const { key, name } of secrets)
    if (heard.some((it) => it.includes(`"${key}"`) || it.includes(name)))
      found.push(`told: ${name}`)
  expect(found).toEqual([])
  await close()

  /** Keeps all that workers say. */
  function listen(): void {
    const heard: string[] = []
    Object.assign(window, { heard })
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args)
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)))
      }
    }
  }

  /** The page without the drawings that lie ready for all cards. */
  function shownMarkup(): string {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const it of body.querySelectorAll('symbol, script')) it.remove()
    return body.outerHTML
  }
})

test('what cannot be shown says why and what to do', async () => {
  const { page, close } = await open('/replay', { kept: AT_ONCE })
  const text = RECORDS['san-juan']
  const record = JSON.parse(text)
  const bad: readonly (readonly [string, string])[] = [
    ['its end is missing', text.slice(0, text.length / 2)],
    ['not a record', 'Dear Ana, how are you?'],
    ['not the record of a game', '{"a": 1}'],
    ['another version of the rules', JSON.stringify({ ...record, rulesVersion: '0' })],
    ['not known here', JSON.stringify({ ...record, game: 'chess' })],
    ['cannot be played to its end', JSON.stringify({ ...record, moves: ['fly'] })],
  ]
  for (const [sentence, content] of bad) {
    const buffer = Buffer.from(content)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
  }
  await page.goto(`/replay#${(await pack(text)).slice(0, -30)}`)
  await page.reload()
  await page.getByRole('alert').filter({ hasText: 'link' }).waitFor()
  await page.goto('/replay/nobody')
  await page.getByRole('alert').filter({ hasText: 'no such game' }).waitFor()
  const looks = [
    [LAPTOP, 'light'],
    [LAPTOP, 'dark'],
  ] as const
  expect(await barriersIn(page, looks)).toEqual([])
  const buffer = Buffer.from(text)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await shown(page, 0)
  await close()
})

/** The proofs look at San Juan's, too, and at both in all appearances. */
test('axe finds nothing, nothing scrolls, fingers find room', async () => {
  expect(await badLooksOf(FULL, [[PHONE, 'light']])).toEqual([])
})
