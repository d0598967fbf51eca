/** A tournament in real browsers: made, joined by its link, led to the table and back, standings and the end. */
import type { TournamentState } from '@doubloon/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from './at-a-distance.ts'
import { named } from './hosted.ts'
import { open, withBrowser } from './open.ts'
import { PHONE } from './sizes.ts'

withBrowser()

const standing = (page: Page, name: string) => page.locator(`[data-standing="${name}"]`)

test('a host makes one, a guest joins on a phone and is led to the table; the host ends it, and all see who won', async () => {
  const hanna = await open('/event', named('Hanna'))
  await hanna.page.getByLabel('What it is called').fill('Thursday club')
  await hanna.page.getByLabel('Rounds').selectOption('1')
  await hanna.page.locator('[data-open]').click()
  await hanna.page.getByRole('heading', { name: 'Thursday club' }).waitFor()
  const path = new URL(hanna.page.url()).pathname
  const id = path.split('/')[2] ?? ''
  await hanna.page.locator('[data-join]').click()
  await standing(hanna.page, 'Hanna').waitFor()

  const ben = await open(path, { ...named('Ben'), size: PHONE, hasTouch: true })
  const screen = await open(`${path}/screen`)
  await screen.page.locator('[data-screen-for-all]').waitFor()
  await ben.page.locator('[data-join]').tap()
  for (const { page } of [hanna, screen]) await standing(page, 'Ben').waitFor()

  await hanna.page.locator('[data-start-round]').click()
  for (const { page } of [hanna, ben]) await page.waitForURL(/\/room\//)
  await ben.page.locator('main.table').waitFor()
  const [room] = await roomsOf(hanna.page, id)
  expect(new URL(ben.page.url()).pathname).toBe(`/room/${room}`)

  await hanna.page.goto(path)
  await hanna.page.waitForURL(/\/room\//)
  await hanna.page.goBack()
  await hanna.page.locator('[data-table]').waitFor()
  await ask(hanna.context, `/api/tournaments/${id}/commands`, {
    type: 'endTable',
    round: 0,
    table: 0,
  })
  await ben.page.getByRole('heading', { name: 'This table is closed' }).waitFor()
  await ben.page.getByRole('link', { name: 'To the tournament' }).tap()
  for (const { page } of [hanna, ben, screen]) await page.locator('[data-podium]').waitFor()
  const saving = hanna.page.waitForEvent('download')
  await hanna.page.locator('[data-csv]').click()
  expect((await saving).suggestedFilename()).toMatch(/^doubloon-tournament-.*\.csv$/)
  for (const { complaints, close } of [hanna, ben, screen]) {
    expect(complaints).toEqual([])
    await close()
  }
})

async function roomsOf(page: Page, id: string): Promise<readonly string[]> {
  const response = await page.request.get(`/api/tournaments/${id}`)
  const { tournament } = (await response.json()) as { tournament: TournamentState }
  return tournament.rounds[0]?.tables.map(({ room }) => room) ?? []
}
