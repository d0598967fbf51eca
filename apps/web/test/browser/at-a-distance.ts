/** People at screens of their own, around one table of the real server. */
import type { BrowserContext, Page } from 'playwright-core'
import { AT_ONCE, type Opened, type Opening, open } from './open.ts'
import { press } from './robot.ts'

/** An address of the server without a page, where a browser waits until the room is there. */
export const NOWHERE = '/api/health'

/** A room for some people and a bot, as its host wishes it. */
export interface Wish {
  readonly game?: 'puerto-rico' | 'san-juan'
  /** Names of those who come; the first is the host. */
  readonly people: readonly string[]
  readonly bots?: number
  readonly settings?: object
}

/** Somebody at the table, with a browser of their own. */
export interface Guest extends Opened {
  readonly name: string
}

/** Asks the server as the browser of somebody does. */
export async function ask<A>(context: BrowserContext, path: string, data: object): Promise<A> {
  const response = await context.request.post(path, { data })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return (await response.json()) as A
}

export function tell(context: BrowserContext, room: string, command: object): Promise<unknown> {
  return ask(context, `/api/rooms/${room}/commands`, command)
}

/** Everybody sits at a table that has begun. */
export async function gather(
  { game = 'puerto-rico', people, bots = 1, settings }: Wish,
  openings: readonly Opening[] = [],
): Promise<{ readonly room: string; readonly guests: readonly Guest[] }> {
  const guests: Guest[] = []
  for (const [index, name] of people.entries())
    guests.push({ name, ...(await open(NOWHERE, { kept: AT_ONCE, ...openings[index] })) })
  const [host] = guests
  if (host === undefined) throw new Error('nobody came')
  const { room } = await ask<{ room: string }>(host.context, '/api/rooms', {
    settings: { game, watchDelay: 0, standIn: 'novice', ...settings },
    seats: [
      ...people.map(() => ({ kind: 'open' })),
      ...Array.from({ length: bots }, (_, index) => ({
        ...{ kind: 'bot', name: `Robot ${index + 1}`, bot: 'novice' },
      })),
    ],
  })
  for (const { context, name } of guests) await tell(context, room, { type: 'sit', name })
  for (const { context } of guests) await tell(context, room, { type: 'ready', isReady: true })
  await Promise.all(guests.map(({ page }) => come(page, room)))
  return { room, guests }
}

/** Opens the link of the table and waits until it lies there. */
export async function come(page: Page, room: string): Promise<void> {
  await page.goto(`/room/${room}`)
  await page.locator('main.table').waitFor()
}

/** Loses the network. A line that was opened anew in this very moment would outlive it here, so that it is told twice. */
export async function loseNetwork({ context, page }: Guest): Promise<void> {
  await context.setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
}

/** How many moves lie on the table of a page. */
export async function movesOf(page: Page): Promise<number> {
  return Number(await page.locator('main.table').getAttribute('data-n'))
}

/** The one of them who is asked, as soon as somebody is. */
export async function whoIsAsked(guests: readonly Guest[]): Promise<Guest> {
  const isAsked = ({ page }: Guest) =>
    page.waitForFunction(() =>
      [...document.querySelectorAll('[data-offer]')].some((it) =>
        it.checkVisibility({ visibilityProperty: true }),
      ),
    )
  return Promise.any(guests.map((guest) => isAsked(guest).then(() => guest)))
}

/** Whoever is asked makes one move. */
export async function playOne(guests: readonly Guest[], random: () => number): Promise<Guest> {
  const guest = await whoIsAsked(guests)
  const before = await movesOf(guest.page)
  while ((await movesOf(guest.page)) === before)
    await press(guest.page, random(), `move ${before} of ${guest.name}`)
  return guest
}

/** Waits until so many moves lie on the table of a page. */
export async function lies(page: Page, moves: number): Promise<void> {
  await page.locator(`main.table[data-n="${moves}"]`).waitFor()
}

/** Opens the menu of the table and presses an entry. */
export async function fromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.menu').getByRole('button', { name: entry }).click()
}

/** How a seat's pennant hangs on the table of a page. */
export async function pennantOf(page: Page, seat: number, is: string): Promise<void> {
  await page.locator(`[data-signs="${seat}"] [data-presence="${is}"]`).first().waitFor()
}
