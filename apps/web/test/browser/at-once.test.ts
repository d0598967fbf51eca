/** Where all place their colonists at once, what others do disturbs nobody, and one's own placement goes back alone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, come, type Guest, movesOf, NOWHERE, tell } from './at-a-distance.ts'
import { GOLD } from './finger.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { momentsOf } from './scenes.ts'

withBrowser()

/** A game in which all three are to place. */
const ASKS_ALL = momentsOf({ players: 3, mayorSimultaneous: true }, '1').find(
  ({ waiting }) => waiting.length === 3,
)
const BEGUN = ASKS_ALL?.record().moves.length ?? 0

/** Ana and Ben at the table; Cyd sits there, too, and does what is asked of him by hand. */
async function three() {
  const guest = async (name: string) => ({ name, ...(await open(NOWHERE, { kept: AT_ONCE })) })
  const [ana, ben, cyd] = [await guest('Ana'), await guest('Ben'), await guest('Cyd')]
  const seats = [ana, ben, cyd].map(() => ({ kind: 'open' }))
  const wish = { settings: {}, seats, record: ASKS_ALL?.record() }
  const { room } = await ask<{ room: string }>(ana.context, '/api/rooms/brought', wish)
  for (const { context, name } of [ana, ben, cyd]) await tell(context, room, { type: 'sit', name })
  for (const { context } of [ana, ben, cyd])
    await tell(context, room, { type: 'ready', isReady: true })
  for (const { page } of [ana, ben]) await come(page, room)
  const place = async (after: number) => {
    const move = ASKS_ALL?.offers(undefined, 2)?.[0]?.text
    await ask(cyd.context, `/api/rooms/${room}/moves`, { after, move })
  }
  const lies = async (moves: number) => {
    for (const { page } of [ana, ben]) await expect.poll(() => movesOf(page)).toBe(BEGUN + moves)
  }
  return { ana, ben, cyd, place, lies }
}

const proposed = (page: Page) => page.locator('[data-workplace]:has(.circle.proposed)').first()
const laid = (page: Page) => page.locator('[data-workplace] .circle.on').count()
const done = ({ page }: Guest) => page.locator(GOLD).click()

test('a placement that is half made stays when others place and take back, each alone', async () => {
  const { ana, ben, cyd, place, lies } = await three()
  const before = await laid(ana.page)
  await proposed(ana.page).click()
  await expect.poll(() => laid(ana.page)).toBe(before + 1)
  await done(ben)
  await lies(1)
  await place(BEGUN + 1)
  await lies(2)
  expect(await laid(ana.page)).toBe(before + 1)
  // Somebody has placed since, and still it is Ben's own business; what Cyd has placed stays.
  await ben.page.getByRole('button', { name: 'Undo' }).click()
  await lies(1)
  await expect.poll(() => laid(ana.page)).toBe(before + 1)
  await done(ana)
  await lies(2)
  await done(ben)
  for (const { page } of [ana, ben])
    await expect.poll(() => movesOf(page)).toBeGreaterThan(BEGUN + 2)
  expect([ana.complaints, ben.complaints]).toEqual([[], []])
  await Promise.all([ana, ben, cyd].map((guest) => guest.close()))
})
