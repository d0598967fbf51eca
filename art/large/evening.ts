/** The harbour at evening, 320 × 200, behind the start page: the town is made of the buildings of the game without their land. */
import { CHURCHES } from '../buildings/churches.ts'
import { FORTS } from '../buildings/forts.ts'
import { HALLS } from '../buildings/halls.ts'
import { HOMES } from '../buildings/homes.ts'
import { MARKETS } from '../buildings/markets.ts'
import { OFFICES } from '../buildings/offices.ts'
import { PRODUCTION } from '../buildings/production.ts'
import { PUBLIC_HOUSES } from '../buildings/public-houses.ts'
import { STORES } from '../buildings/stores.ts'
import { palm } from '../hand/land.ts'
import { type Drawing, d, NO_INK } from '../hand/pen.ts'
import { at, each, upTo } from '../hand/placing.ts'
import { line, path } from '../hand/shapes.ts'
import { cargoShip, colonistShip, HULL_GRADIENT } from '../hand/ships.ts'
import { barrel, crate } from '../hand/things.ts'
import type { Picture } from '../picture.ts'

const TOWN = {
  ...CHURCHES,
  ...FORTS,
  ...HALLS,
  ...HOMES,
  ...MARKETS,
  ...OFFICES,
  ...PRODUCTION,
  ...PUBLIC_HOUSES,
  ...STORES,
}

/** A building of the game with its foot at (x, y). */
function put([key, x, y, scale]: readonly [string, number, number, number]): Drawing {
  const building = TOWN[key]
  if (building === undefined) throw new Error(`there is no building ${key} for the harbour`)
  const foot = building.tall ? 104 : 57
  return at(x - 48 * scale, y - foot * scale, scale, building.house)
}

const GRADIENTS = `<defs>${HULL_GRADIENT}<linearGradient id="hsky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--hs0)"/><stop offset=".42" stop-color="var(--hs1)"/><stop offset=".8" stop-color="var(--hs2)"/><stop offset="1" stop-color="var(--hs3)"/></linearGradient><radialGradient id="hsun"><stop offset="0" stop-color="#fff3c4"/><stop offset=".22" stop-color="#ffe39a" stop-opacity=".95"/><stop offset=".3" stop-color="#ffd27a" stop-opacity=".55"/><stop offset="1" stop-color="#ffc060" stop-opacity="0"/></radialGradient><linearGradient id="hsea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--hw0)"/><stop offset=".5" stop-color="var(--hw1)"/><stop offset="1" stop-color="var(--hw2)"/></linearGradient></defs>`

/** Numbers between 0 and 1 that look random and are the same each time. */
const scattered = (i: number) => (Math.sin(i * 127.1 + 311.7) * 43758.5453) % 1

/** The path of the sun on the water, wider towards us. */
const glitter: Drawing = each(upTo(46), (i) => {
  const width = (9 + 6 * scattered(i)) * (1 + i / 60)
  const x = 214 + scattered(i + 50) * (6 + i * 0.5)
  return `<path d="${d`M${x - width / 2} ${140 + i * 1.25}h${width}`}" stroke="#ffe3a0" stroke-width="${0.7 + i * 0.012}" opacity="${Math.max(0.25, 0.85 - i * 0.012)}" fill="none"/>`
})

const waves: Drawing = each(upTo(60), (i) => {
  const [x, y] = [160 + 160 * scattered(i + 200), 170 + 29 * scattered(i + 300)]
  const width = 10 + 5 * scattered(i + 400)
  return line(d`M${x} ${y}q${width / 4}-1.6 ${width / 2} 0t${width / 2} 0`, 0.7, 0.5, 'e1')
})

const harbour: Drawing = [
  GRADIENTS,
  '<rect width="320" height="140" fill="url(#hsky)" stroke="none"/><circle cx="214" cy="78" r="74" fill="url(#hsun)" stroke="none"/>',
  each(
    [
      [30, 22, 60],
      [120, 34, 46],
      [230, 20, 70],
      [276, 44, 40],
      [160, 52, 30],
    ] as const,
    ([x, y, w]) =>
      path(
        d`M${x} ${y}q${w * 0.18}-7 ${w * 0.34}-3q${w * 0.2}-8 ${w * 0.36} 0q${w * 0.14}-4 ${w * 0.3} 3z`,
        'cl',
        { ink: 0, opacity: 0.5 },
      ),
  ),
  path('M0 96C30 70 58 74 92 88S150 78 178 92S250 72 284 80S320 84 320 84V140H0Z', 'h1', NO_INK),
  path('M0 108C40 92 80 96 120 104S200 98 240 100S300 92 320 98V140H0Z', 'h2', NO_INK),
  // The town far up the slope.
  each(
    [
      ['chapel', 112, 104, 0.36],
      ['smallWarehouse', 138, 104, 0.3],
      ['hospice', 232, 102, 0.32],
      ['residence', 146, 106, 0.3],
      ['smallIndigoPlant', 258, 104, 0.3],
      ['sugarMill', 276, 104, 0.5],
      ['hacienda', 300, 106, 0.34],
      ['office', 190, 106, 0.32],
      ['tobaccoStorage', 60, 106, 0.3],
      ['chapel', 20, 106, 0.3],
    ] as const,
    put,
  ),
  path('M0 118C60 108 120 112 180 114S280 108 320 112V140H0Z', 'l1', NO_INK),
  path('M0 124C60 117 120 120 180 121S280 117 320 119V146H0Z', 'g1', NO_INK),
  // The town at the quay.
  each(
    [
      ['fortress', 298, 130, 0.62],
      ['university', 122, 124, 0.62],
      ['cityHall', 168, 127, 0.66],
      ['guildHall', 214, 127, 0.62],
      ['largeMarket', 255, 128, 0.54],
      ['customsHouse', 80, 127, 0.52],
      ['coffeeRoaster', 42, 125, 0.52],
      ['smallSugarMill', 8, 125, 0.5],
    ] as const,
    put,
  ),
  palm(146, 131, 0.6),
  palm(191, 132, 0.7),
  palm(277, 132, 0.62),
  palm(100, 131, 0.55),
  path('M0 130H320V138H0Z', 's1'),
  line(
    upTo(27)
      .map((i) => `M${6 + 12 * i} 131V138`)
      .join(''),
    0.6,
    0.45,
  ),
  '<path d="M0 137.4H320V200H0Z" fill="url(#hsea)" stroke="none"/>',
  glitter,
  waves,
  at(176, 133, 0.74, cargoShip(6, true)),
  at(286, 137, 0.34, cargoShip(4, true)),
  at(118, 143, 0.5, colonistShip),
  // The pier before us.
  path('M246 200L256 180H320V200Z', 'o3'),
  '<ellipse cx="280" cy="193" rx="30" ry="5" fill="#000" opacity=".35" stroke="none"/>',
  line('M252 188H320M249 194H320M272 180V200M296 180V200', 0.8, 0.5),
  barrel(268, 190, 1.5),
  barrel(288, 192, 1.7),
  crate(300, 193, 14, 11, 5),
]

export const EVENING: Picture = {
  name: 'scene-home',
  grid: [320, 200],
  width: 1280,
  sky: 'none',
  brush: 'far',
  ink: 1,
  drawing: harbour,
}
