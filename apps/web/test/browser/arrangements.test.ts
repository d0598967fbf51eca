/** The arrangements of the page, as a browser understands them. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ARRANGEMENTS, NAMES } from '../../src/style/arrangements.ts'
import { open, withBrowser } from './open.ts'
import { DESKTOP, LAPTOP, PHONE, PHONE_ON_ITS_SIDE, type Size, TABLET } from './sizes.ts'

withBrowser()

/** Which of the conditions hold in windows of these sizes, asked in a frame that takes each of them. */
function holding(page: Page, conditions: object, sizes: readonly Size[]): Promise<string[][]> {
  return page.evaluate(
    ([queries, sizes]) => {
      const frame = document.body.appendChild(document.createElement('iframe'))
      return sizes.map(({ width, height }) => {
        Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0' })
        const inside = frame.contentWindow
        const isReady = inside?.innerWidth === width && inside.innerHeight === height
        if (!isReady) throw new Error('the frame has another size')
        return queries.filter(([, query]) => inside.matchMedia(query).matches).map(([name]) => name)
      })
    },
    [Object.entries<string>({ ...conditions }), sizes] as const,
  )
}

/** Around every number the conditions speak of. */
const EDGES = [
  ...new Set(
    Object.values(NAMES)
      .join()
      .match(/\d+(?=px)/g),
  ),
].map(Number)
const LENGTHS = [320, 400, ...EDGES.flatMap((edge) => [edge - 1, edge, edge + 1]), 1300, 2000]

test('every window has exactly one arrangement', async () => {
  const { page, close } = await open('/')
  const sizes = LENGTHS.flatMap((width) => LENGTHS.map((height) => ({ width, height })))
  const found = await holding(page, ARRANGEMENTS, sizes)
  expect(found).toHaveLength(LENGTHS.length ** 2)
  expect(sizes.filter((_, at) => found[at]?.length !== 1)).toEqual([])
  const phones = await holding(page, { any: NAMES['any-phone'] }, sizes)
  const isPhone = (at: number) => found[at]?.some((name) => name.startsWith('phone'))
  expect(sizes.filter((_, at) => isPhone(at) !== phones[at]?.includes('any'))).toEqual([])
  await close()
})

test('the sizes the tests look at are what they are called', async () => {
  const { page, close } = await open('/')
  const sizes = { phone: PHONE, 'phone-on-its-side': PHONE_ON_ITS_SIDE, tablet: TABLET }
  const large = { laptop: LAPTOP, desktop: DESKTOP }
  const called = Object.entries({ ...sizes, ...large })
  const found = await holding(
    page,
    NAMES,
    called.map(([, size]) => size),
  )
  for (const [at, [name]] of called.entries()) expect(found[at]).toContain(name)
  await close()
})
