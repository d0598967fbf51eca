/**
 * A long house on a quay, of which one arch is painted, 120 × 150, and the wall between arches, 60 × 150: put side by side they make the
 * trading hall or one's own storage, with as many arches as are needed. Goods for sale stand in them, and goods to be kept.
 */
import { type Drawing, NO_INK, shade } from '../hand/pen.ts'
import { steps } from '../hand/placing.ts'
import { line, path, rect } from '../hand/shapes.ts'
import type { Picture } from '../picture.ts'

const HEIGHT = 150
/** Where the floor of the arches ends and the quay begins. */
const QUAY = HEIGHT - 24
/** The lower edge of the roof. */
const EAVES = 21

/** The arch, from x on: it is dark inside and has a wooden floor. */
function archway(x: number, w: number): Drawing {
  const right = x + w
  const [spring, round] = [84, w / 2]
  const stones = 8
  return [
    path(
      `M${x - stones} ${QUAY}V${spring}A${round + stones} ${round + stones} 0 0 1 ${right + stones} ${spring}V${QUAY}Z`,
      's1',
      { ink: 1.4 },
    ),
    line(
      [spring, 98, 112]
        .map((y) => `M${x - stones} ${y}H${x}M${right} ${y}H${right + stones}`)
        .join(''),
      0.9,
      0.5,
    ),
    line(
      [-60, -30, 0, 30, 60]
        .map((degrees) => {
          const turn = (degrees * Math.PI) / 180
          const ray = (far: number) =>
            `${x + round + far * Math.sin(turn)} ${spring - far * Math.cos(turn)}`
          return `M${ray(round)}L${ray(round + stones)}`
        })
        .join(''),
      0.9,
      0.5,
    ),
    `<path d="M${x} ${QUAY}V${spring}A${round} ${round} 0 0 1 ${right} ${spring}V${QUAY}Z" fill="url(#archg)" stroke-width="1.5"/>`,
    path(`M${x + 0.6} ${QUAY}L${x + 11} ${QUAY - 15}H${right - 11}L${right - 0.6} ${QUAY}Z`, 'o2', {
      ink: 0.9,
    }),
    line(
      `M${x + 27} ${QUAY}L${x + 31} ${QUAY - 15}M${right - 27} ${QUAY}L${right - 31} ${QUAY - 15}`,
      0.8,
      0.5,
    ),
  ]
}

/** Roof, wall and quay: the same all along the house, so that one piece follows on the other. */
const wall = (width: number): Drawing => [
  rect(0, 0, width, HEIGHT, 'wm', NO_INK),
  path(`M0 ${EAVES + 5}H${width}V${QUAY}H0Z`, 'wl', shade(0.6)),
  path(`M-2 -2H${width + 2}V${EAVES}H-2Z`, 't1'),
  line([7, 14].map((y) => `M0 ${y}H${width}`).join(''), 0.9, 0.4),
  line(
    steps(5, width, 10)
      .map((x) => `M${x} 0V${EAVES}`)
      .join(''),
    0.8,
    0.28,
  ),
  path(`M-2 ${EAVES}H${width + 2}V${EAVES + 5}H-2Z`, 'o2'),
  path(`M0 ${EAVES + 5}H${width}V${EAVES + 14}H0Z`, 'sh', shade(0.28)),
  path(`M-2 ${QUAY}H${width + 2}V${HEIGHT + 2}H-2Z`, 's1'),
  line(
    steps(15, width, 30)
      .map((x) => `M${x} ${QUAY}V${HEIGHT}`)
      .join(''),
    0.9,
    0.45,
  ),
]

const DEFS =
  '<defs><linearGradient id="archg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#20130b"/><stop offset=".55" stop-color="#452c1b"/><stop offset="1" stop-color="#7a5636"/></linearGradient></defs>'

const picture = (name: string, width: number, drawing: Drawing): Picture => ({
  name,
  grid: [width, HEIGHT],
  width: width * 3,
  sky: 'none',
  brush: 'fine',
  ink: 1.3,
  drawing,
})

/** The two pieces of the long house. */
export const HALL: readonly Picture[] = [
  picture('scene-arch', 120, [DEFS, wall(120), archway(18, 84)]),
  picture('scene-wall', 60, wall(60)),
]
