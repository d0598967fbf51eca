/** The trading hall, 700 × 250: four arches over a quay. Goods for sale stand in them, and goods to be kept. */
import { type Drawing, NO_INK, shade } from '../hand/pen.ts'
import { each, steps, upTo } from '../hand/placing.ts'
import { line, path, rect } from '../hand/shapes.ts'
import type { Picture } from '../picture.ts'

const [WIDTH, HEIGHT] = [700, 250]
/** Where the floor of the arches ends and the quay begins. */
const QUAY = HEIGHT - 30

/** One arch of the four, 132 wide, from x on; it is dark inside and has a wooden floor. */
function archway(x: number): Drawing {
  const w = 132
  const right = x + w
  return [
    path(`M${x - 11} ${QUAY}V128A${w / 2 + 11} 64 0 0 1 ${right + 11} 128V${QUAY}Z`, 's1', {
      ink: 2,
    }),
    line(
      [128, 160, 190].map((y) => `M${x - 11} ${y}H${x}M${right} ${y}H${right + 11}`).join(''),
      1.2,
      0.5,
    ),
    line(`M${x + 6} 88L${x + 14} 96M${x + 66} 66V74M${x + 126} 88L${x + 118} 96`, 1.2, 0.5),
    `<path d="M${x} ${QUAY}V128A${w / 2} 56 0 0 1 ${right} 128V${QUAY}Z" fill="url(#archg)" stroke-width="2.4"/>`,
    path(`M${x + 1} ${QUAY}L${x + 18} ${QUAY - 24}H${right - 18}L${right - 1} ${QUAY}Z`, 'o2', {
      ink: 1.4,
    }),
    line(
      `M${x + 44} ${QUAY}L${x + 50} ${QUAY - 24}M${x + 88} ${QUAY}L${x + 82} ${QUAY - 24}`,
      1.2,
      0.5,
    ),
  ]
}

/** A pilaster between two arches. */
const pilaster = (x: number): Drawing =>
  path(`M${x} 60H${x + 8}V${QUAY}H${x}Z`, 'wm', { ink: 1.2, lineOpacity: 0.5 })

const hall: Drawing = [
  '<defs><linearGradient id="archg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#20130b"/><stop offset=".55" stop-color="#452c1b"/><stop offset="1" stop-color="#7a5636"/></linearGradient></defs>',
  rect(0, 0, WIDTH, HEIGHT, 'wm', NO_INK),
  path(`M0 46H${WIDTH}V${QUAY}H0Z`, 'wl', shade(0.6)),
  // The lower edge of the roof, and its shadow.
  path(`M0 0H${WIDTH}V38H0Z`, 't1'),
  line([9, 18, 27].map((y) => `M0 ${y}H${WIDTH}`).join(''), 1.2, 0.4),
  line(
    steps(10, WIDTH, 15)
      .map((x) => `M${x} 0V38`)
      .join(''),
    1,
    0.28,
  ),
  path(`M0 38H${WIDTH}V46H0Z`, 'o2'),
  path(`M0 46H${WIDTH}V64H0Z`, 'sh', shade(0.28)),
  each(upTo(4), (i) => archway(26 + 168 * i)),
  each(upTo(3), (i) => pilaster(172 + 168 * i)),
  path(`M0 ${QUAY}H${WIDTH}V${HEIGHT}H0Z`, 's1'),
  line(`M0 ${QUAY + 1}H${WIDTH}`, 1.8, 0.8),
  line(
    steps(40, WIDTH, 64)
      .map((x) => `M${x} ${QUAY}V${HEIGHT}`)
      .join(''),
    1.2,
    0.45,
  ),
]

export const HALL: Picture = {
  name: 'scene-hall',
  grid: [WIDTH, HEIGHT],
  width: 1000,
  sky: 'none',
  brush: 'wide',
  ink: 2,
  drawing: hall,
}
