/** Somebody who takes lessons by pressing what lies on the table. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TableTypes } from '../../src/client/contract.ts'
import { type Game, lessonOf } from '../../src/learn/courses.ts'
import { type Lesson, type Step, shownMove } from '../../src/learn/lesson.ts'
import { looksOf } from './robot.ts'

/** Colonists that are moved: from where, and to where. */
const PLACEMENTS: Readonly<Record<string, readonly [string, string]>> = {
  mayor: ['indigo', 'smallIndigoPlant'],
  end: ['office', 'guildHall'],
}

export function theLesson(game: Game, name: string): Lesson<TableTypes> {
  const lesson = lessonOf(game, name)
  if (lesson === undefined) throw new Error(`no lesson ${name}`)
  return lesson
}

/** After so many milliseconds without an effect a control is pressed again. */
const A_LOOK = 5000

export const coach = (page: Page) => page.locator('[data-lesson]')
export const seen = (page: Page, what: string) => page.locator(what).locator('visible=true').first()
const camel = (words: string) =>
  words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())

/** Where the lesson stands. */
async function stands(page: Page): Promise<string> {
  return coach(page).evaluate(({ dataset }) => `${dataset['step']} ${dataset['done']}`)
}

/** The coach has asked, and the table lies open. */
export async function asked(page: Page): Promise<void> {
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
async function arrange(page: Page, name: string, move: string, { position }: Lesson<TableTypes>) {
  const [from, to] = PLACEMENTS[name] ?? ['', '']
  if (move.startsWith('place ')) {
    await seen(page, `[data-workplace="${from}"]`).dragTo(
      seen(page, `[data-workplace="${to}"] [data-free]`),
    )
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
export async function make(
  page: Page,
  name: string,
  move: string,
  lesson: Lesson<TableTypes>,
): Promise<void> {
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
export function mistakeIn({ wrong }: Step<TableTypes>): string | undefined {
  return Object.values(wrong)
    .flat()
    .find((pattern) => !/\*|^place|^store/.test(pattern))
}

/** Takes a lesson, with a mistake first. */
export async function takeLesson(page: Page, game: Game, name: string): Promise<void> {
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
