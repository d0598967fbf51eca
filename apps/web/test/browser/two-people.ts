/** Two people at one table of the real server, on a laptop and a phone; and what becomes of roles they plan. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ask, type Guest, gather, movesOf, whoIsAsked } from './at-a-distance.ts'
import { barriersOf } from './barriers.ts'
import { PHONE } from './sizes.ts'

/** A move of somebody, as a program makes it; it lies on all tables then. */
export async function play(
  room: string,
  { context }: Guest,
  all: readonly Guest[],
  wanted?: string,
) {
  const view = await context.request.get(`/api/rooms/${room}/view`)
  const { moves: after, offers } = (await view.json()) as { moves: number; offers: string[] }
  const move = wanted ?? offers.at(-1)
  await ask(context, `/api/rooms/${room}/moves`, { after, move })
  for (const { page } of all) await expect.poll(() => movesOf(page)).toBeGreaterThan(after)
}

/** Two at one table, Ana with a laptop and Ben with a phone. */
export async function two(
  game: 'puerto-rico' | 'san-juan' = 'puerto-rico',
  names = ['Ana', 'Ben'],
) {
  const { room, guests } = await gather({ game, people: names, bots: 0 }, [{}, { size: PHONE }])
  const [ana, ben] = guests
  if (ana === undefined || ben === undefined) throw new Error('two were to come')
  const done = async () => {
    for (const { complaints } of guests) expect(complaints).toEqual([])
    for (const { close } of guests) await close()
  }
  return { room, guests, ana, ben, done }
}

const card = (page: Page, role: string) => page.locator(`button[data-place="role-${role}"]`)

const isPlanned = (page: Page, role: string) => card(page, role).getAttribute('aria-pressed')

/** Presses a role card while somebody else is asked. */
async function plan({ page }: Guest, role: string): Promise<void> {
  const before = await isPlanned(page, role)
  await card(page, role).click()
  await expect.poll(() => isPlanned(page, role)).not.toBe(before)
}

/** Roles that leave nobody a choice in the first round, in the order in which they are taken. */
interface Roles {
  /** Taken by one, planned in vain by the other. */
  readonly first: string
  readonly next: string
  /** Planned by one and played. */
  readonly planned: string
}

/** A planned role is withdrawn when somebody else has it, played when it is offered, and nobody hears of it before. */
export async function planAhead(
  game: 'puerto-rico' | 'san-juan',
  { first, next, planned }: Roles,
): Promise<void> {
  const { room, guests, ana, ben, done } = await two(game)
  await ben.page.locator('[data-tab="roles"]').click()
  const one = await whoIsAsked(guests)
  const other = one === ana ? ben : ana
  await card(other.page, first).and(other.page.locator('[aria-pressed]')).waitFor()
  const sent: string[] = []
  for (const { page } of guests)
    page.on('request', (it) => sent.push(...[it.postData() ?? []].flat()))

  await plan(other, first)
  await other.page.keyboard.press('Escape')
  await expect.poll(() => isPlanned(other.page, first)).toBe('false')
  await plan(other, first)
  await plan(other, first)
  expect(await isPlanned(other.page, first)).toBe('false')
  await plan(other, first)
  await other.page.locator('[data-prompt]', { hasText: 'Planned:' }).waitFor()
  expect(await barriersOf(other.page)).toEqual([])
  await play(room, one, guests, `choose ${first}`)
  await other.page.locator('[data-prompt]', { hasText: 'Your plan is withdrawn' }).waitFor()
  expect(sent).toEqual([])

  if (one === ben) await ben.page.locator('[data-tab="roles"]').click()
  await plan(one, planned)
  expect(sent).toEqual([])
  const n = await movesOf(one.page)
  await play(room, other, guests, `choose ${next}`)
  for (const { page } of guests) await expect.poll(() => movesOf(page)).toBe(n + 2)
  expect(sent.filter((it) => it.includes('choose'))).toEqual([
    JSON.stringify({ after: n + 1, move: `choose ${planned}` }),
  ])
  await done()
}
