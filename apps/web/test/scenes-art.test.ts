/** The painted pictures: all are there, and none is too heavy. How they are made is in art/. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { ROLES as PR_ROLES, BUILDINGS as PUERTO_RICO, TILES } from '@doubloon/puerto-rico'
import { BUILDINGS as SAN_JUAN, ROLES as SJ_ROLES } from '@doubloon/san-juan'
import { expect, test } from 'vitest'

const folder = new URL('../public/scenes/', import.meta.url)
const files = readdirSync(folder)
const weight = (file: string) => statSync(new URL(file, folder)).size
const THEMES = ['day', 'night'] as const
const file = (name: string, theme: string) => `${name}.${theme}.webp`

/** Both prospectors have one face. */
const roles = (keys: readonly string[]) => [
  ...new Set(keys.map((key) => `role-${key.replace(/ \d$/, '')}`)),
]
const buildings = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => `b-${key}`)
const tiles = [...TILES, 'back'].map((key) => `tile-${key}`)

const baseGame = [
  ...buildings(PUERTO_RICO.filter(({ set }) => set === 'base')),
  ...roles(PR_ROLES),
  ...tiles.filter((name) => name !== 'tile-forest'),
]
const sanJuan = [...buildings(SAN_JUAN), ...roles(SJ_ROLES), 'card-back']
/** Pictures of no piece: the start page, the long house of trader and storage. */
const LARGE = ['scene-home', 'scene-arch', 'scene-wall']
const wanted = new Set([
  ...buildings(PUERTO_RICO),
  ...roles(PR_ROLES),
  ...tiles,
  ...sanJuan,
  ...LARGE,
])

test('every building, role and tile of both games has a picture by day and by night, and no picture is of anything else', () => {
  const names = [...wanted].flatMap((name) => THEMES.map((theme) => file(name, theme)))
  expect([...files].sort()).toEqual(names.sort())
})

test('no two pictures are alike', () => {
  const seen = new Set(files.map((it) => readFileSync(new URL(it, folder)).toString('base64')))
  expect(seen.size).toBe(files.length)
})

test('no picture of a piece is heavier than 12 kB, none of the large ones heavier than 75 kB', () => {
  const heavy = files.filter(
    (it) => weight(it) > (LARGE.some((name) => it.startsWith(name)) ? 75_000 : 12_000),
  )
  expect(heavy).toEqual([])
})

test.each(THEMES)(
  'by %s a game of Puerto Rico shows at most 300 kB, one of San Juan 350 kB',
  (theme) => {
    const together = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + weight(file(name, theme)), 0)
    expect(together(baseGame)).toBeLessThanOrEqual(300_000)
    expect(together(sanJuan)).toBeLessThanOrEqual(350_000)
  },
)
