/** What a picture is: a drawing on a grid before a sky, and how large it is baked. */
import { type Drawing, n, svg } from './hand/pen.ts'

/** The skies, by class of building; `role` for people and fields. */
export type Sky = 'violet' | 'indigo' | 'sugar' | 'tobacco' | 'coffee' | 'silver' | 'role' | 'none'

export interface Building {
  readonly sky?: Sky
  /** A large tile, 96 × 124 instead of 96 × 64. */
  readonly tall?: true
  /** Small houses are moved closer, so that they fill the tile. */
  readonly closer?: number
  /** What lies behind and under it. */
  readonly land: Drawing
  /** The building with all that stands around it; larger paintings take it without its land. */
  readonly house: Drawing
}

/** By the key of the building. */
export type Buildings = Readonly<Record<string, Building>>

/** How a picture is painted: `fine` for tiles and cards, `far` for the large one. */
export type Brush = 'fine' | 'far'

export interface Picture {
  readonly name: string
  /** Width and height of the drawing. */
  readonly grid: readonly [number, number]
  /** Width of the baked picture in pixels; about 2.6 times that of the tile on a desktop. */
  readonly width: number
  readonly sky: Sky
  readonly brush: Brush
  /** Width of the outlines. */
  readonly ink: number
  readonly drawing: Drawing
}

const GROUND = 61.5

/** The picture of a building, `b-` and its key. */
export function buildingPicture(key: string, building: Building): Picture {
  const { land, house, sky = 'violet', tall, closer } = building
  const whole = svg([land, house])
  const drawing =
    closer === undefined
      ? whole
      : `<g transform="translate(${n(48 - 48 * closer)} ${n(GROUND + 1.3 - GROUND * closer)}) scale(${closer})">${whole}</g>`
  return {
    name: `b-${key}`,
    grid: [96, tall ? 124 : 64],
    width: 288,
    sky,
    brush: 'fine',
    ink: 1.15,
    drawing,
  }
}

/** The picture of a role, a half figure at work. */
export const rolePicture = (key: string, drawing: Drawing): Picture => ({
  name: `role-${key}`,
  grid: [120, 80],
  width: 330,
  sky: 'role',
  brush: 'fine',
  ink: 1.3,
  drawing,
})

/** The picture of an island tile. */
export const tilePicture = (key: string, drawing: Drawing): Picture => ({
  name: `tile-${key}`,
  grid: [64, 64],
  width: 168,
  sky: 'role',
  brush: 'fine',
  ink: 1.1,
  drawing,
})
