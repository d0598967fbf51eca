/** The start page, and the dialog in which a game is set up. */
import { type Appearance, barriersIn } from './barriers.ts'
import { open } from './open.ts'
import { planned } from './plans.ts'

/** What axe finds on both. */
export async function barriersAtHome(
  game: 'puerto-rico' | 'san-juan',
  appearances: readonly Appearance[],
): Promise<readonly string[]> {
  const { page, close } = await open('/', { kept: planned({ game, players: 4 }) })
  await page.locator('[data-load]').click()
  await page.locator('#load-heading').waitFor()
  const found = await barriersIn(page, appearances)
  await page.locator('[data-change]').click()
  await page.locator('dialog h3').waitFor()
  const inDialog = await barriersIn(page, appearances)
  await close()
  return [...found, ...inDialog]
}
