/** Lessons: a robot takes all of them by pressing what lies on the table, and looks at what the coach says. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Face } from '../../src/client/contract.ts'
import { GAMES, type Game, lessonOf, lessonsOf } from '../../src/learn/courses.ts'
import { judge, type Lesson, type Step, shownMove } from '../../src/learn/lesson.ts'
import { NAMES } from '../../src/style/arrangements.ts'
import { ALL_LOOKS, barriersIn } from './barriers.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { comeToRest } from './rest.ts'
import { looksOf } from './robot.ts'
import { ALL_SIZES, LAPTOP, PHONE } from './sizes.ts'

withBrowser()

/** Colonists that are moved: from where, and to where. */
const PLACEMENTS: Readonly<Record<string, readonly [string, string]>> = {
  mayor: ['indigo', 'smallIndigoPlant'],
  end: ['office', 'guildHall'],
}

function theLesson(game: Game, name: string): Lesson<Face> {
  const lesson = lessonOf(game, name)
  if (lesson === undefined) throw new Error(`no lesson ${name}`)
  return lesson
}

/** After so many milliseconds without an effect a control is pressed again. */
const A_LOOK = 5000

const coach = (page: Page) => page.locator('[data-lesson]')
const seen = (page: Page, what: string) => page.locator(what).locator('visible=true').first()
const camel = (words: string) =>
  words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())

/** Where the lesson stands. */
async function stands(page: Page): Promise<string> {
  return coach(page).evaluate(({ dataset }) => `${dataset['step']} ${dataset['done']}`)
}

/** The coach has asked, and the table lies open. */
async function asked(page: Page): Promise<void> {
  await page.locator('[data-task], [data-explanation]').first().waitFor({ state: 'attached' })
  const sheet = page.locator('[data-lesson] .open .toggle')
  if (await sheet.isVisible()) await sheet.click()
}

/** Presses a control until something comes of it: what is selected first is played by the next press. */
async function press(page: Page, offer: string, isAnswered: () => Promise<boolean>): Promise<void> {
  const control = seen(page, `[data-offer="${offer}"]`)
  while (!(await isAnswered())) {
    const before = await looksOf(page)
    // A control that was answered while it was aimed at is gone.
    await control.click({ timeout: A_LOOK }).catch(() => undefined)
    await expect
      .poll(async () => (await isAnswered()) || (await looksOf(page)) !== before, {
        timeout: A_LOOK,
      })
      .toBe(true)
      .catch(() => undefined)
  }
}

/** Puts a move together that no control makes by itself. */
async function arrange(page: Page, name: string, move: string, { position }: Lesson<Face>) {
  const [from, to] = PLACEMENTS[name] ?? ['', '']
  if (move.startsWith('place ')) {
    await seen(page, `[data-workplace="${from}"]`).click()
    await seen(page, `[data-workplace="${to}"] [data-free]`).click()
    return
  }
  const { tableau = [] } = position.seats[0] as { tableau?: readonly unknown[] }
  const buildings = tableau.map((it) =>
    typeof it === 'string' ? it : (it as { building: string }).building,
  )
  const [, verb, items = ''] = /^(produce|sell|keep|tuck|discard) (.+)$/.exec(move) ?? []
  for (const item of items.split(', ')) {
    const isGood = verb === 'produce' || verb === 'sell'
    const place = buildings.findIndex((building) => building.startsWith(item))
    const pick = isGood
      ? `[data-pick="good-${place}"]`
      : `[data-pick^="hand-${camel(item)}-"], [data-pick^="drawn-${camel(item)}-"]`
    await seen(page, pick).click()
  }
}

/** Makes a move as a person would, and waits for the answer. */
async function make(page: Page, name: string, move: string, lesson: Lesson<Face>): Promise<void> {
  await asked(page)
  const before = await stands(page)
  const isAnswered = async () =>
    (await stands(page)) !== before || (await page.locator('[data-explanation]').isVisible())
  if ((await page.locator(`[data-offer="${move}"]`).count()) === 0)
    if (move.startsWith('build '))
      await seen(page, `[data-offer^="${move.split(' paying')[0]}"]`).click()
    else await arrange(page, name, move, lesson)
  await press(page, move, isAnswered)
  await expect.poll(isAnswered).toBe(true)
}

/** A wrong move that can be made with one press or with one card; undefined if there is none. */
function mistakeIn({ wrong }: Step<Face>): string | undefined {
  return Object.values(wrong)
    .flat()
    .find((pattern) => !/\*|^place|^store/.test(pattern))
}

async function takeLesson(page: Page, game: Game, name: string): Promise<void> {
  const lesson = theLesson(game, name)
  let mistakes = 0
  for (const [index, step] of lesson.steps.entries()) {
    await expect.poll(() => stands(page)).toBe(`${index + 1} false`)
    const mistake = mistakeIn(step)
    if (mistake !== undefined && mistakes === 0) {
      await make(page, name, mistake, lesson)
      mistakes += 1
      const said = await page.locator('[data-explanation]').innerText()
      expect([name, said.length > 30]).toEqual([name, true])
      expect(await stands(page)).toBe(`${index + 1} false`)
      await page.locator('[data-restart]').evaluate((it: HTMLElement) => it.click())
      await expect.poll(() => stands(page)).toBe('1 false')
      await page.locator('[data-explanation]').waitFor({ state: 'detached' })
      for (const before of lesson.steps.slice(0, index))
        await make(page, name, shownMove(before), lesson)
    }
    await make(page, name, shownMove(step), lesson)
  }
  expect([name, mistakes]).toEqual([name, name === 'warehouse' ? 0 : 1])
  await expect.poll(() => stands(page)).toBe(`${lesson.steps.length} true`)
}

describe.each(GAMES)('%s', (game) => {
  test('a robot takes all lessons one after the other, each with a mistake first', async () => {
    const { page, complaints, close } = await open(`/learn/${game}`, { kept: AT_ONCE })
    await page.locator('[data-begin]').click()
    for (const name of lessonsOf(game)) {
      await page.locator(`[data-lesson="${name}"]`).waitFor()
      await takeLesson(page, game, name)
      await page.locator('[data-next]').click()
    }
    await expect.poll(() => page.locator('a.done').count()).toBe(lessonsOf(game).length)
    await page.reload()
    await expect.poll(() => page.locator('a.done').count()).toBe(lessonsOf(game).length)
    expect(complaints).toEqual([])
    await close()
  })

  test('the same on a phone', async () => {
    const { page, complaints, close } = await open(`/learn/${game}`, { kept: AT_ONCE, size: PHONE })
    const [first = '', second = ''] = lessonsOf(game)
    for (const name of [first, second]) {
      await page.goto(`/learn/${game}/${name}`)
      await coach(page).waitFor()
      await takeLesson(page, game, name)
    }
    await page.goto(`/learn/${game}`)
    await expect.poll(() => page.locator('a.done').count()).toBe(2)
    expect(complaints).toEqual([])
    await close()
  })
})

test('a warehouse: steppers make a mistake, the coach explains, nothing is played', async () => {
  const { page, close } = await open('/learn/puerto-rico/warehouse', { kept: AT_ONCE })
  await asked(page)
  const offer = seen(page, '[data-offer^="store "]')
  await page.locator('.store li button').locator('visible=true').first().click()
  const move = (await offer.getAttribute('data-offer')) ?? ''
  expect(judge(theLesson('puerto-rico', 'warehouse').steps[0], move).isRight).toBe(false)
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
  await page.keyboard.press('5')
  await page.keyboard.press('Enter')
  await page.locator('[data-done="true"]').waitFor()
  await page.locator('[data-next]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-lesson="chapel"]').waitFor()
  await close()
})

test('axe has nothing to say, light and dark', async () => {
  const found: string[] = []
  const { page, close } = await open('/learn', { kept: AT_ONCE })
  const look = async (where: string, looks = ALL_LOOKS) => {
    const barriers = await barriersIn(page, looks)
    found.push(...barriers.map((it) => `${where}, ${it}`))
    await page.setViewportSize(LAPTOP)
  }
  const wide = ALL_LOOKS.filter(([size]) => size === LAPTOP)
  await page.locator('main h1').waitFor()
  await look('games', wide)
  for (const [game, name] of [
    ['puerto-rico', 'danger'],
    ['san-juan', 'producer'],
  ] as const) {
    const lesson = theLesson(game, name)
    await page.goto(`/learn/${game}`)
    await page.locator(`[data-name="${name}"]`).waitFor()
    await look(`list of ${game}`, wide)
    await page.goto(`/learn/${game}/${name}`)
    await page.locator('[data-task]').waitFor()
    await look(`${name} asks`)
    await make(page, name, mistakeIn(lesson.steps[0]) ?? '', lesson)
    await look(`${name} explains`)
    await page.locator('[data-restart]').click()
    await page.locator('[data-explanation]').waitFor({ state: 'detached' })
    for (const step of lesson.steps) await make(page, name, shownMove(step), lesson)
    await look(`${name} is done`)
  }
  expect(found).toEqual([])
  await close()
})

test('the page never scrolls and the coach can be read, at all sizes', async () => {
  const { page, close } = await open('/learn', { kept: AT_ONCE })
  const found: string[] = []
  for (const game of GAMES)
    for (const name of lessonsOf(game)) {
      await page.goto(`/learn/${game}/${name}`)
      await page.locator('[data-task]').waitFor({ state: 'attached' })
      for (const size of ALL_SIZES) {
        await page.setViewportSize(size)
        await comeToRest(page)
        found.push(
          ...(await page.evaluate(unfit, NAMES.small)).map((it) => `${name}, ${size.width}: ${it}`),
        )
      }
    }
  expect(found).toEqual([])
  await close()

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
})
