/** "Your turn" as somebody meets it: letters and their links, a page that lies behind others, a page that is closed. */

import type { ViewReply } from '@doubloon/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Browser, type RunningServer, startServer } from '../server-program.ts'
import { ALL_APPEARANCES, barriersIn } from './barriers.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { open, withBrowser } from './open.ts'
import { PHONE } from './sizes.ts'

withBrowser()

let mails: Mailbox
let server: RunningServer
beforeAll(async () => {
  mails = await openMailbox()
  server = await startServer(
    {
      DOUBLOON_ADDRESS: 'http://games.example',
      DOUBLOON_PUSH: 'mailto:host@games.example',
      DOUBLOON_MAIL_SERVER: mails.address,
      DOUBLOON_MAIL_FROM: 'Doubloon <games@games.example>',
    },
    inject('folder'),
  )
})
afterAll(async () => {
  await server.stop()
  mails.close()
})

test('letters: a wrong address is said and kept, the link confirms the right one, one press ends them', async () => {
  const { page, complaints, close } = await open(`${server.address}your-turn`)
  const [field, send] = [page.locator('[data-mail] input'), page.locator('[data-mail] form button')]
  await field.fill('ada at example')
  await send.click()
  await page.getByText('This is no e-mail address').waitFor()
  expect(await field.inputValue()).toBe('ada at example')
  await field.fill('ada@example.org')
  await send.click()
  await page.getByText('A link was sent to ada@example.org').waitFor()
  await page.getByRole('radio', { name: 'From … to …' }).check()
  await page.locator('input[type="time"]').first().fill('21:30')
  await page.locator('input[type="time"]').first().blur()

  const [, confirm] = /(your-turn#confirm=\S+)/.exec(mails.texts[0] ?? '') ?? []
  await page.goto('about:blank')
  await page.goto(server.address + confirm)
  await page.getByText('Your address is confirmed').waitFor()
  await page.getByText('Letters go to ada@example.org').waitFor()
  expect(await page.locator('input[type="time"]').first().inputValue()).toBe('21:30')
  expect(await barriersIn(page, ALL_APPEARANCES)).toEqual([])
  await page.getByRole('button', { name: 'Write no more' }).click()
  await field.waitFor()

  await page.goto('about:blank')
  await page.goto(server.address + confirm)
  await page.getByText('This link does not work any more').waitFor()
  // What the server refused, browsers write down by themselves.
  expect(complaints.filter((it) => !it.includes('the server responded with'))).toEqual([])
  await close()
})

/** As if another window lay over this one, or no more. */
async function lieBehind(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test('a page that lies behind others: asked once when one comes back, and told from then on', async () => {
  const kept = { 'doubloon.settings': { speed: 'off', pause: 'none', sound: 'off' } }
  const { page, context, complaints, close } = await open(server.address, { kept })
  const bob = new Browser(server.address)
  const { room } = await bob.post<{ room: string }>('/api/rooms', {
    settings: { game: 'san-juan' },
    seats: [{ kind: 'open' }, { kind: 'open' }],
  })
  for (const name of ['Bob', 'Ada'])
    for (const body of [
      { type: 'sit', name },
      { type: 'ready', isReady: true },
    ])
      if (name === 'Bob') await bob.post(`/api/rooms/${room}/commands`, body)
      else
        await page.evaluate(
          ([path, text]) =>
            fetch(path, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: text,
            }),
          [`/api/rooms/${room}/commands`, JSON.stringify(body)] as const,
        )
  await context.addInitScript(() => {
    const told: string[] = []
    const grants = { permission: 'default' as NotificationPermission }
    class Recorder {
      static requestPermission = async () => {
        grants.permission = 'granted'
        return grants.permission
      }
      static get permission() {
        return grants.permission
      }
      constructor(title: string, options: NotificationOptions) {
        told.push(`${title}: ${options.body}`)
      }
      close() {}
    }
    Object.assign(window, { told, Notification: Recorder })
  })
  await page.goto(`${server.address}room/${room}`)
  await page.locator('main.table').waitFor()
  const question = page.locator('[data-asked="turn"]')
  const told = () => page.evaluate(() => Reflect.get(window, 'told') as string[])
  const myTurn = () => page.waitForFunction(() => document.title.startsWith('●'))

  // The turn comes while nobody looks: the page is left when it is not asked.
  await playUntilAway(page, bob, room)
  await lieBehind(page, true)
  await playUntilAsked(bob, room)
  await myTurn()
  expect(await told()).toEqual([])
  await lieBehind(page, false)
  await question.waitFor()
  expect(await barriersIn(page, [[PHONE, 'dark']])).toEqual([])
  await question.getByRole('button', { name: 'Tell me' }).click()
  await question.waitFor({ state: 'detached' })

  await playUntilAway(page, bob, room)
  await lieBehind(page, true)
  await playUntilAsked(bob, room)
  await expect.poll(told).toEqual(['It is your turn: San Juan waits for you.'])
  await lieBehind(page, false)
  expect(await question.count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

async function viewOf(bob: Browser, room: string): Promise<ViewReply> {
  const response = await bob.fetch(`/api/rooms/${room}/view`)
  return (await response.json()) as ViewReply
}

/** Plays by the page until it is not asked any more. */
async function playUntilAway(page: Page, bob: Browser, room: string): Promise<void> {
  for (;;) {
    const view = await viewOf(bob, room)
    if (view.waiting.includes(0)) return
    await page.locator('[data-offer]:visible').first().click()
    await expect.poll(async () => (await viewOf(bob, room)).number).toBeGreaterThan(view.number)
  }
}

/** Plays for the other until the page is asked. */
async function playUntilAsked(bob: Browser, room: string): Promise<void> {
  for (;;) {
    const view = await viewOf(bob, room)
    if (!view.waiting.includes(0)) return
    const [move = ''] = view.offers ?? view.steps ?? []
    await bob.post(`/api/rooms/${room}/moves`, { after: view.moves, move })
  }
}

test('a page that is closed: what is pushed is shown by its worker', async () => {
  const { page, context, close } = await open(server.address, { isLasting: true })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('no worker')
  // A browser without windows shows nothing: what it would show is kept.
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = async (...shown) => void Object.assign(globalThis, { shown })
  })
  const line = await context.newCDPSession(page)
  const registrationId = await new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
    void line.send('ServiceWorker.enable')
  })
  const message = { title: 'It is your turn', body: 'San Juan with Bob', url: '/room/abc' }
  await line.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(server.address).origin,
    registrationId,
    data: JSON.stringify(message),
  })
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown')))
    .toMatchObject([
      'It is your turn',
      { body: message.body, tag: 'turn', data: { url: '/room/abc' } },
    ])
  await close()
})
