import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PICTURES } from '../catalog.ts'
import { svg } from '../hand/pen.ts'

test('every picture of the page is drawn here, so that it can be made again', () => {
  const files = readdirSync(new URL('../../apps/web/src/art/scenes/', import.meta.url))
  const drawn = PICTURES.flatMap(({ name }) => [`${name}.day.webp`, `${name}.night.webp`])
  expect(files.sort()).toEqual(drawn.sort())
})

test('no drawing has a number that is none', () => {
  const broken = PICTURES.filter(({ drawing }) => /NaN|undefined|Infinity/.test(svg(drawing)))
  expect(broken.map(({ name }) => name)).toEqual([])
})
