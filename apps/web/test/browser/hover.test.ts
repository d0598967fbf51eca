/** Moving a pointer only previews: nothing is marked by it, and nothing opens under one that rests. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { comeToRest } from './rest.ts'
import { moved, settled } from './robot.ts'
import { type Scene, scenesOf } from './scenes.ts'
import { LAPTOP, type Size } from './sizes.ts'

withBrowser()

let scenes: readonly Scene[] = []
beforeAll(() => {
  scenes = scenesOf('puerto-rico', { players: 4 }, '1')
})

/** The first seat's choice of a role, or another decision; the mouse is where nothing lies. */
async function openScene(decision = 'role') {
  const scene = scenes.find((it) => it.name === `puerto-rico-${decision}`)
  const opened = await open(`/#${await pack(scene?.record ?? '')}`, { kept: AT_ONCE })
  await settled(opened.page)
  await opened.page.mouse.move(2, 2)
  return opened
}

const roles = (page: Page) => page.locator('.role[data-offer]')
const marks = (page: Page) => page.locator('.selected, [data-enter]').count()
const note = (page: Page) => page.locator('.impact')
const taken = (page: Page) => page.locator('.role.now').getAttribute('data-place')

async function middleOf(page: Page, what: string | ReturnType<typeof roles>) {
  const box = await (typeof what === 'string' ? page.locator(what) : what).boundingBox()
  if (box === null) throw new Error('it is not there')
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

test('a pointer that passes over roles shows what they bring, and marks none of them', async () => {
  const { page, complaints, close } = await openScene()
  const { n } = await settled(page)
  await overRoles(page, [0, 1, 2], async () => {
    await note(page).waitFor()
    expect(await marks(page)).toBe(0)
  })
  await page.mouse.move(2, 2)
  await note(page).waitFor({ state: 'detached' })
  expect([await marks(page), (await settled(page)).n]).toEqual([0, n])

  // A press that is drawn from a role over others to the gold button takes that role.
  const place = await roles(page).first().getAttribute('data-place')
  await page.mouse.move(...(await middleOf(page, roles(page).first())))
  await page.mouse.down()
  await overRoles(page, [1, 2, 3])
  await page.mouse.move(...(await middleOf(page, '[data-enter]')))
  await page.mouse.up()
  await moved(page, n, `a press drawn from ${place}`)
  await expect.poll(() => taken(page)).toBe(place)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator(`main.table[data-n="${n}"]`).waitFor()
  await settled(page)

  // One that was pressed stays marked on the way to the gold button.
  await page.mouse.move(...(await middleOf(page, roles(page).first())))
  await page.mouse.down()
  await page.mouse.move(2, 2)
  await page.mouse.up()
  await overRoles(page, [1, 2, 3])
  await page.mouse.click(...(await middleOf(page, '[data-enter]')))
  await moved(page, n, 'the gold button')
  await expect.poll(() => taken(page)).toBe(place)
  expect(complaints).toEqual([])
  await close()
})

async function overRoles(
  page: Page,
  which: readonly number[],
  look: () => Promise<void> = async () => {},
): Promise<void> {
  for (const index of which) {
    await page.mouse.move(...(await middleOf(page, roles(page).nth(index))))
    await look()
  }
}

test('nothing opens under a mouse that rests while the table is laid or changes', async () => {
  const { page, close } = await open('/', { kept: planned({ players: 4 }) })
  await page.locator('[data-start]').focus()
  // Where a role card will lie.
  await page.mouse.move(LAPTOP.width / 3, 90)
  await page.keyboard.press('Enter')
  await settled(page)
  await comeToRest(page)
  const isOver = () => page.evaluate(() => document.querySelector('.role:hover') !== null)
  await expect.poll(isOver).toBe(true)
  for (let move = 0; move < 3; move++) {
    const { n } = await settled(page)
    await comeToRest(page)
    expect([await note(page).count(), await page.locator('.role.selected').count()]).toEqual([0, 0])
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await moved(page, n, 'the first choice')
    await settled(page)
    await page.keyboard.press('Escape')
  }
  // A real movement opens it.
  await page.mouse.move(LAPTOP.width / 3 + 3, 92)
  await note(page).waitFor()
  await close()
})

const SIZES: readonly Size[] = [LAPTOP, { width: 1024, height: 600 }, { width: 768, height: 1024 }]

test('no note covers the prompt or what is pointed at, at any size', async () => {
  const { page, close } = await openScene()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await comeToRest(page)
    const things = page.locator(
      '.role[data-place], .market button[data-place], .city button[data-place]',
    )
    const covered: string[] = []
    let notes = 0
    const all = await things.locator('visible=true').all()
    // Some of each kind, and the last: those at the edges reach furthest.
    for (const thing of all.filter((_, at) => at % 6 === 0 || at === all.length - 1)) {
      await page.mouse.move(2, size.height - 2)
      await page.mouse.move(...(await middleOf(page, thing)))
      const note = page.locator('.impact, .card[aria-hidden]')
      await note.first().waitFor()
      await comeToRest(page)
      covered.push(...(await note.first().evaluate(coveredBy)))
      notes++
    }
    expect(notes).toBeGreaterThan(5)
    expect(covered, `${size.width} × ${size.height}`).toEqual([])
  }
  await close()
})

/** What a note lies over that it must not; runs in the page. */
function coveredBy(note: Element): readonly string[] {
  const a = note.getBoundingClientRect()
  return [...document.querySelectorAll('[data-prompt], button:hover')].flatMap((it) => {
    const b = it.getBoundingClientRect()
    const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
    return isApart ? [] : [`${note.textContent?.slice(0, 30)} covers ${it.className}`]
  })
}
