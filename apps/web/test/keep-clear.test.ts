/** Where a note is moved to, so that it covers nothing that is needed. */
import { expect, test } from 'vitest'
import { bestShift } from '../src/table/keep-clear.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const SCREEN = box(0, 0, 1000, 600)
const prompt = box(0, 300, 700, 80)
const button = box(100, 120, 80, 60)

test('a note that covers nothing stays where it is', () => {
  expect(bestShift(box(200, 100, 300, 150), [prompt, button], SCREEN)).toEqual([0, 0])
})

test('one that reaches over the prompt goes above it, beside the thing that is looked at', () => {
  expect(bestShift(box(200, 150, 300, 200), [prompt, button], SCREEN)).toEqual([0, -56])
})

test('one with no room above goes below or aside, and stays in the window', () => {
  const [x, y] = bestShift(box(650, 100, 300, 400), [prompt], SCREEN)
  expect([x, y]).toEqual([50, 0])
  expect(bestShift(box(900, 500, 200, 150), [], SCREEN)).toEqual([-100, -50])
})
