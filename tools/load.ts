/**
 * `npm run load`: how much one server carries, with the load maker and the database beside it on this machine. Four people
 * at every table, each with an open stream; moves at planned times, so that a slow answer makes the next ones late as well.
 * `--streams 2000 --rate 1000 --seconds 15`; `--idle 2000` tables for what they take of memory; `--curve` goes from 100 to 5,000
 * streams; `--write` does so, too, and writes `docs/scale.md`.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { measureIdle, measurePoint, type Point } from './load/measure.ts'
import { lineOf, lineOfIdle, scalePage } from './load/page.ts'

const CURVE = [100, 500, 1000, 2000, 5000]
const PAGE = new URL('../docs/scale.md', import.meta.url)

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '15' },
    idle: { type: 'string', default: '2000' },
    curve: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const plan = { rate: wholeNumber('rate'), seconds: wholeNumber('seconds') }
const isCurve = values.curve || values.write

await build()
const points: Point[] = []
for (const streams of isCurve ? CURVE : [wholeNumber('streams')]) {
  const point = await measurePoint({ ...plan, streams })
  points.push(point)
  console.log(lineOf(point))
}
const idle = await measureIdle(wholeNumber('idle'))
console.log(lineOfIdle(idle))
if (values.write) writeFileSync(PAGE, scalePage({ plan, points, idle }))

function wholeNumber(name: 'streams' | 'rate' | 'seconds' | 'idle'): number {
  const value = Number(values[name])
  if (Number.isInteger(value) && value > 0) return value
  console.error(`--${name} takes a whole number above 0, not "${values[name]}"`)
  process.exit(1)
}
