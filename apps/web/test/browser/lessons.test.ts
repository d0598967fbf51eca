/** Lessons: a robot takes some of them by pressing what lies on the table, and looks at what the coach says; the proofs take all. */
import { expect, test } from 'vitest'
import { GAMES, lessonsOf } from '../../src/learn/courses.ts'
import { verdictOn } from '../../src/learn/lesson.ts'
import { takeFirst, takeLast, unfitIn } from './courses.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { asked, make, seen, theLesson } from './pupil.ts'
import { LAPTOP } from './sizes.ts'

withBrowser()

test('a robot takes lessons one after the other, each with a mistake first', () =>
  takeFirst('san-juan', 2, LAPTOP))

test('the last lesson on a phone', () => takeLast('puerto-rico'))

test('a warehouse: steppers make a mistake, the coach explains, nothing is played', async () => {
  const { page, close } = await open('/learn/puerto-rico/warehouse', { kept: AT_ONCE })
  await asked(page)
  const offer = seen(page, '[data-offer^="store "]')
  await page.locator('.store li button').locator('visible=true').first().click()
  const move = (await offer.getAttribute('data-offer')) ?? ''
  expect(verdictOn(theLesson('puerto-rico', 'warehouse').steps[0], move).isRight).toBe(false)
  await offer.click()
  await page.locator('[data-explanation]').waitFor()
  expect(await page.locator('main.table').getAttribute('data-n')).toBe('0')
  await close()
})

test('who asks is shown the right move, and may have it played', async () => {
  for (const [game, name] of [
    ['puerto-rico', 'mayor'],
    ['san-juan', 'chapel'],
  ] as const) {
    const { page, close } = await open(`/learn/${game}/${name}`, { kept: AT_ONCE })
    const { steps } = theLesson(game, name)
    for (const [index] of steps.entries()) {
      await page.locator(`[data-step="${index + 1}"] [data-task]`).waitFor()
      await page.getByRole('button', { name: 'Show me' }).click()
      await page.getByRole('button', { name: 'Play it for me' }).click()
    }
    await page.locator('[data-done="true"]').waitFor()
    await close()
  }
})

test('from a lesson into the rules and back to the same step; leaving, skipping, and what is not there', async () => {
  const { page, close } = await open('/learn/puerto-rico/roles', { kept: AT_ONCE })
  await make(page, 'roles', 'choose settler', theLesson('puerto-rico', 'roles'))
  await page.locator('[data-task] a').click()
  await page.locator('article[data-topic="settler"]').waitFor()
  await page.goBack()
  await page.locator('[data-lesson="roles"][data-step="2"] [data-task]').waitFor()
  expect(await page.locator('main.table').getAttribute('data-decision')).toBe('D-SETTLE')
  await page.locator('[data-skip]').click()
  await page.locator('[data-lesson="mayor"]').waitFor()
  await page.locator('[data-leave]').click()
  await page.locator('[data-name="roles"]').waitFor()
  expect(await page.locator('a.done').count()).toBe(0)
  await page.goto('/learn/puerto-rico/flying')
  expect(await page.getByRole('alert').textContent()).toContain('flying')
  await page.goto('/learn/chess')
  expect(await page.locator('main').textContent()).toContain('chess')
  // Damaged progress is no progress, and does no harm.
  await page.evaluate(() => localStorage.setItem('doubloon.lessons', '{"puerto-rico": ["ro'))
  await page.goto('/learn/puerto-rico')
  await page.locator('[data-name="roles"]').waitFor()
  expect(await page.locator('a.done').count()).toBe(0)
  await page.evaluate(() =>
    localStorage.setItem('doubloon.lessons', '{"puerto-rico": ["roles", 5, "x"], "san-juan": 1}'),
  )
  await page.reload()
  await expect.poll(() => page.locator('a.done').count()).toBe(1)
  await page.getByRole('button', { name: 'Forget progress' }).click()
  expect(await page.locator('a.done').count()).toBe(0)
  await close()
})

test('a lesson by keyboard alone', async () => {
  const { page, close } = await open('/learn/san-juan/prospector', { kept: AT_ONCE })
  await page.locator('[data-task]').waitFor()
  await page.locator('main.table[data-keys]').waitFor()
  await page.keyboard.press('5')
  await page.keyboard.press('Enter')
  await page.locator('[data-done="true"]').waitFor()
  await page.locator('[data-next]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-lesson="chapel"]').waitFor()
  await close()
})

/** The first of each game: the proofs look at all. */
const SOME = GAMES.map((game) => [game, lessonsOf(game)[0] ?? ''] as const)

test('the page never scrolls and the coach can be read, at all sizes', async () => {
  expect(await unfitIn(SOME)).toEqual([])
})
