import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PICTURES } from '../catalog.ts'
import { svg } from '../hand/pen.ts'
import { piecesSvg } from '../pieces/sprite.ts'
import { SURFACES } from '../textures/surfaces.ts'
import { TEETH } from '../textures/tooth.ts'

const page = new URL('../../apps/web/', import.meta.url)

test('every picture of the page is drawn here, so that it can be made again', () => {
  const files = readdirSync(new URL('public/scenes/', page))
  const drawn = PICTURES.flatMap(({ name }) => [`${name}.day.webp`, `${name}.night.webp`])
  expect(files.sort()).toEqual(drawn.sort())
})

test('no drawing has a number that is none', () => {
  const broken = PICTURES.filter(({ drawing }) => /NaN|undefined|Infinity/.test(svg(drawing)))
  expect(broken.map(({ name }) => name)).toEqual([])
})

test('the pieces and the textures of the page are those made here', () => {
  expect(readFileSync(new URL('src/art/pieces.svg', page), 'utf8')).toBe(piecesSvg())
  const made = [...Object.keys(TEETH), ...Object.keys(SURFACES)]
  expect(readdirSync(new URL('public/tex/', page)).sort()).toEqual(made.sort())
})
