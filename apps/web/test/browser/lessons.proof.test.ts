/** A robot takes all lessons, on a laptop, and the first ones on a phone; all of them fit at all sizes. */
import { describe, expect, test } from 'vitest'
import { GAMES, lessonsOf } from '../../src/learn/courses.ts'
import { barriersInLesson, takeFirst, takeLast, unfitIn } from './courses.ts'
import { withBrowser } from './open.ts'
import { LAPTOP, PHONE } from './sizes.ts'

withBrowser()

describe.each(GAMES)('%s', (game) => {
  test('a robot takes all lessons one after the other, each with a mistake first', () =>
    takeFirst(game, lessonsOf(game).length, LAPTOP))

  test('the first and the last on a phone', async () => {
    await takeFirst(game, 2, PHONE)
    await takeLast(game)
  })

  test('the page never scrolls and the coach can be read, at all sizes', async () => {
    expect(await unfitIn(lessonsOf(game).map((name) => [game, name]))).toEqual([])
  })
})

test.each([
  ['puerto-rico', 'danger'],
  ['san-juan', 'producer'],
] as const)('axe has nothing to say of a lesson of %s, light and dark', async (game, name) => {
  expect(await barriersInLesson(game, name)).toEqual([])
})
