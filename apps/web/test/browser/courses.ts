/** Lessons one after the other, and how they look at all sizes. */
import { expect } from 'vitest'
import { type Game, lessonsOf } from '../../src/learn/courses.ts'
import { shownMove } from '../../src/learn/lesson.ts'
import { NAMES } from '../../src/style/arrangements.ts'
import { ALL_APPEARANCES, barriersIn } from './barriers.ts'
import { AT_ONCE, open } from './open.ts'
import { coach, make, mistakeIn, takeLesson, theLesson } from './pupil.ts'
import { comeToRest } from './rest.ts'
import { ALL_SIZES, LAPTOP, PHONE, type Size } from './sizes.ts'

/** Takes the first so many lessons, each with a mistake first, and looks at what is remembered of it. */
export async function takeFirst(game: Game, many: number, size: Size): Promise<void> {
  const { page, complaints, close } = await open(`/learn/${game}`, { kept: AT_ONCE, size })
  const names = lessonsOf(game).slice(0, many)
  const isAll = names.length === lessonsOf(game).length
  await page.locator('[data-begin]').click()
  for (const name of names) {
    await page.locator(`[data-lesson="${name}"]`).waitFor()
    await takeLesson(page, game, name)
    await page.locator('[data-next]').click()
  }
  if (!isAll) await page.locator('[data-leave]').click()
  const done = () => page.locator('a.done').count()
  await expect.poll(done).toBe(names.length)
  await page.reload()
  await expect.poll(done).toBe(names.length)
  expect(complaints).toEqual([])
  await close()
}

/** Takes the last lesson on a phone, which ends the course. */
export async function takeLast(game: Game): Promise<void> {
  const name = lessonsOf(game).at(-1) ?? ''
  const { page, complaints, close } = await open(`/learn/${game}/${name}`, {
    kept: AT_ONCE,
    size: PHONE,
  })
  await coach(page).waitFor()
  await takeLesson(page, game, name)
  await page.locator('[data-next]').click()
  await expect.poll(() => page.locator('a.done').count()).toBe(1)
  expect(complaints).toEqual([])
  await close()
}

/** What does not fit in these lessons, at any size. */
export async function unfitIn(
  lessons: readonly (readonly [Game, string])[],
): Promise<readonly string[]> {
  const { page, close } = await open('/learn', { kept: AT_ONCE })
  const found: string[] = []
  for (const [game, name] of lessons) {
    await page.goto(`/learn/${game}/${name}`)
    await page.locator('[data-task]').waitFor({ state: 'attached' })
    for (const size of ALL_SIZES) {
      await page.setViewportSize(size)
      await comeToRest(page)
      const parts = await page.evaluate(unfit, NAMES.small)
      found.push(...parts.map((it) => `${name}, ${size.width}: ${it}`))
    }
  }
  await close()
  return found
}

/** What axe finds on the way through a lesson and before it. */
export async function barriersInLesson(game: Game, name: string): Promise<readonly string[]> {
  const found: string[] = []
  const { page, close } = await open('/learn', { kept: AT_ONCE })
  const look = async (where: string, appearances = ALL_APPEARANCES) => {
    const barriers = await barriersIn(page, appearances)
    found.push(...barriers.map((it) => `${where}, ${it}`))
    await page.setViewportSize(LAPTOP)
  }
  const wide = ALL_APPEARANCES.filter(([size]) => size === LAPTOP)
  const lesson = theLesson(game, name)
  await page.locator('main h1').waitFor()
  await look('games', wide)
  await page.goto(`/learn/${game}`)
  await page.locator(`[data-name="${name}"]`).waitFor()
  await look('list', wide)
  await page.goto(`/learn/${game}/${name}`)
  await page.locator('[data-task]').waitFor()
  await look('asks')
  await make(page, name, mistakeIn(lesson.steps[0]) ?? '', lesson)
  await look('explains')
  await page.locator('[data-restart]').click()
  await page.locator('[data-explanation]').waitFor({ state: 'detached' })
  for (const step of lesson.steps) await make(page, name, shownMove(step), lesson)
  await look('is done')
  await close()
  return found
}

function unfit(small: string): string[] {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
  const isSmall = matchMedia(small).matches
  const band = document.querySelector<HTMLElement>('[data-lesson]')
  const parts = [...(band?.querySelectorAll<HTMLElement>('button, a.btn, a.tool, .said') ?? [])]
  const bad = parts
    .filter((it) => it.checkVisibility())
    .filter((it) => {
      const { left, right, bottom, height } = it.getBoundingClientRect()
      const isOut = left < 0 || right > innerWidth || bottom > innerHeight
      const isCut = it.matches('.said') && it.scrollHeight > it.clientHeight + 1
      const isTiny = isSmall && it.matches('button, .btn, .tool') && height < 39.5
      return isOut || isCut || isTiny
    })
    .map((it) => it.outerHTML.slice(0, 100))
  const scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight
  return scrolls ? ['the page scrolls', ...bad] : bad
}
