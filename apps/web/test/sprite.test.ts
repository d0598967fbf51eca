import { GOODS as PUERTO_RICO } from '@doubloon/puerto-rico'
import { GOODS as SAN_JUAN } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { drawn as allDrawn, drawings, isInPage, packed } from '../sprite.ts'
import { emblemOfGood } from '../src/text/names-san-juan.ts'

const idsIn = (svg: string) => [...svg.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id ?? '')
const drawn = idsIn(allDrawn())
const inPage = idsIn(drawings(isInPage))
const later = idsIn(drawings((id) => !isInPage(id)))

test('every drawing stands in the page or comes later, and none has the name of another', () => {
  expect([...inPage, ...later].sort()).toEqual([...drawn].sort())
  expect(new Set(drawn).size).toBe(drawn.length)
})

test('every good of both games is drawn, and those of Puerto Rico stand in the page', () => {
  const without = (ids: readonly string[], goods: readonly string[]) =>
    goods.map((good) => `good-${good}`).filter((id) => !ids.includes(id))
  expect(without(drawn, SAN_JUAN.map(emblemOfGood))).toEqual([])
  expect(without(inPage, PUERTO_RICO)).toEqual([])
})

test('no two drawings are alike', () => {
  const bodies = drawings(() => true).matchAll(/<symbol id="[^"]*"(.*?)<\/symbol>/g)
  const all = [...bodies].map(([, body]) => body)
  expect(new Set(all).size).toBe(all.length)
})

test('a path is the same in steps', () => {
  expect(packed('M10 43V24L24 13.5H38Z')).toBe('m10 43v-19l14-10.5h14z')
  expect(packed('M5 24a19 19 0 1 0 38 0ZM8 4A5 5 0 0 1 3 9')).toBe(
    'm5 24a19 19 0 1 0 38 0zm3-20a5 5 0 0 1-5 5',
  )
  expect(packed('M0.5 1C1 2 3 4 5 6 7 8 9 10 11 12')).toBe('m.5 1c.5 1 2.5 3 4.5 5c2 2 4 4 6 6')
})
