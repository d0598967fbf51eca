/** Whole games of people at screens of their own, a phone and a laptop at one table, and what only time brings about. */
import { expect, test } from 'vitest'
import {
  fromMenu,
  type Guest,
  gather,
  loseNetwork,
  movesOf,
  pennantOf,
  tell,
} from './at-a-distance.ts'
import { ALL_APPEARANCES, barriersIn, barriersOf } from './barriers.ts'
import { open, withBrowser } from './open.ts'
import { dice, playOn } from './robot.ts'
import { LAPTOP, PHONE } from './sizes.ts'
import { orSayHowItStands } from './standing.ts'

withBrowser()

test.each(['puerto-rico', 'san-juan'] as const)(
  '%s: two browsers, a laptop and a phone, and two bots play to the end',
  async (game) => {
    const { room, guests } = await gather({ game, people: ['Ana', 'Ben'], bots: 2 }, [
      { size: LAPTOP },
      { size: PHONE },
    ])
    const players = guests.map(({ page }, index) =>
      orSayHowItStands(page, playOn(page, dice(11 + index))),
    )
    await Promise.all(players)
    const [ana, ben] = guests as [Guest, Guest]
    const record = await (await ana.context.request.get(`/api/rooms/${room}/record`)).json()
    for (const { page } of guests) {
      expect(await movesOf(page)).toBe(record.moves.length)
      await page.locator('dialog.end [data-rematch]').waitFor()
    }
    const headings = guests.map(({ page }) => page.locator('#end-heading').textContent())
    const [mine, theirs] = await Promise.all(headings)
    expect(mine).toMatch(/wins?|share/)
    // Whoever won is addressed at their own screen only, unless the two share the victory.
    const isSharedByBoth = mine?.startsWith('You') === true && theirs?.startsWith('You') === true
    expect(isSharedByBoth && mine?.includes('share') !== true).toBe(false)
    expect([...ana.complaints, ...ben.complaints]).toEqual([])
    await Promise.all(guests.map(({ close }) => close()))
  },
)

test('a clock that runs out lets a bot move; who is away too long is stood in for, and takes the seat back', async () => {
  const clock = { kind: 'move', seconds: 6 }
  const { guests } = await gather({
    people: ['Ana', 'Ben'],
    settings: { clock, absence: 10, atZero: 'bot-moves' },
  })
  const before = await Promise.all(guests.map(({ page }) => movesOf(page)))
  const [{ page }, ben] = guests as [Guest, Guest]
  // Nobody plays: both are there and let their time run out.
  await page.locator('[data-signs] .short').first().waitFor()
  await expect.poll(() => movesOf(page)).toBeGreaterThan(Math.max(...before))

  await ben.page.close()
  await pennantOf(page, 1, 'away')
  await pennantOf(page, 1, 'replaced')
  await page.getByText('Ben is away: a bot plays').first().waitFor()
  const again = await ben.context.newPage()
  await again.goto(page.url())
  await again.locator('[data-return]').click()
  await pennantOf(page, 1, 'here')
  await Promise.all(guests.map(({ close }) => close()))
})

test.each(['puerto-rico', 'san-juan'] as const)(
  '%s: watches, pennants, strips and sheets bar nobody, in the light and in the dark',
  async (game) => {
    const clock = { kind: 'game', seconds: 600, increment: 5 }
    const { room, guests } = await gather({
      ...{ game, people: ['Ana', 'Ben', 'Cyd'], settings: { clock } },
    })
    const [ana, ben, cyd] = guests as [Guest, Guest, Guest]
    await tell(ben.context, room, { type: 'resign' })
    await tell(ana.context, room, { type: 'leave' })
    await loseNetwork(cyd)
    await cyd.page.locator('[data-hurry]').waitFor()
    for (const { page } of [ana, cyd]) expect(await barriersIn(page, ALL_APPEARANCES)).toEqual([])
    for (const entry of ['Who is here', 'Fair luck', 'Resign']) {
      await fromMenu(ana.page, entry)
      await ana.page.getByRole('dialog').waitFor()
      expect(await barriersOf(ana.page)).toEqual([])
      await ana.page.keyboard.press('Escape')
    }
    const watcher = await open(`/room/${room}`)
    await watcher.page.locator('[data-ask]').click()
    await watcher.page.getByRole('dialog').waitFor()
    expect(await barriersOf(watcher.page)).toEqual([])
    await Promise.all([...guests, watcher].map(({ close }) => close()))
  },
)
