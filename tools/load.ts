/**
 * `npm run load`: how much one server carries, with the load maker and the database beside it on this machine. Four people
 * at every table, each with an open stream; moves at planned times, so that a slow answer makes the next ones late as well.
 * `--streams 2000 --rate 1000 --seconds 15`; `--curve` goes from 100 to 5,000 streams; `--idle 2000` measures memory.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { cpuSeconds, inParallel, memory, percentile, sleep } from './load/figures.ts'
import { type Running, startBare, startServer } from './load/programs.ts'
import { LoadedTable, playFast, playPlanned } from './load/tables.ts'
import { Wire } from './load/wire.ts'

const CURVE = [100, 500, 1000, 2000, 3500, 5000]
const A_TABLE = 4
/** No table plays faster than people could press. */
const MOST_A_SECOND_AND_TABLE = 5
const AT_ONCE = 32
/** As many tables, or requests, as are under way when it is measured how fast it goes at most. */
const FAST = 64
const FAST_SECONDS = 5
/** The server lets go what nobody has needed for a minute. */
const RESTING = 90_000

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '15' },
    idle: { type: 'string', default: '2000' },
    curve: { type: 'boolean', default: false },
  },
})
const rate = wholeNumber('rate')
const seconds = wholeNumber('seconds')
const rows = values.curve ? CURVE : [wholeNumber('streams')]

await build()
const bare = await withProgram(startBare, bareRate)
console.log(`bare Fastify + node:sqlite, one insert a request: ${bare.toFixed(0)} a second\n`)
console.log('streams  planned/s  done/s  p50 ms  p99 ms  server CPU  load CPU  most/s  of bare')
for (const streams of rows) await withProgram(startServer, (server) => measure(server, streams))
await withProgram(startServer, (server) => measureIdle(server, wholeNumber('idle')))

/** A program with a folder of its own, as long as the work lasts. */
async function withProgram<T>(
  start: (data: string) => Promise<Running>,
  work: (running: Running) => Promise<T>,
): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'doubloon-load-'))
  const running = await start(data)
  try {
    return await work(running)
  } finally {
    await running.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function bareRate({ port }: Running): Promise<number> {
  let done = 0
  const end = performance.now() + FAST_SECONDS * 1000
  const wires = Array.from({ length: FAST }, () => new Wire(port))
  const event = { type: 'moved', seat: 1, move: 'choose settler', n: 17, why: [] }
  await inParallel(wires, FAST, async (wire) => {
    for (; performance.now() < end; done++) await wire.ask('/moves', undefined, event)
    wire.close()
  })
  return done / FAST_SECONDS
}

async function openTables(port: number, count: number): Promise<readonly LoadedTable[]> {
  const tables = Array.from({ length: count }, (_, number) => new LoadedTable(port, number))
  await inParallel(tables, AT_ONCE, (table) => table.open())
  return tables
}

async function measure({ port, pid }: Running, streams: number): Promise<void> {
  const tables = await openTables(port, Math.round(streams / A_TABLE))
  await inParallel(tables, AT_ONCE, (table) => table.follow())
  const planned = Math.min(rate, tables.length * MOST_A_SECOND_AND_TABLE)
  // Once round without measuring: the programs become warm.
  await playPlanned(tables, planned, 3)
  const before = { server: cpuSeconds(pid), load: cpuSeconds(process.pid) }
  const begin = performance.now()
  const times = await playPlanned(tables, planned, seconds)
  const lasted = (performance.now() - begin) / 1000
  const share = (from: number, of: number) =>
    `${(((cpuSeconds(of) - from) / lasted) * 100).toFixed(0)} %`
  const [server, load] = [share(before.server, pid), share(before.load, process.pid)]
  const most = await playFast(tables.slice(0, FAST), FAST_SECONDS)
  const open = tables.flatMap(({ streams }) => streams).filter(({ isOpen }) => isOpen).length
  for (const table of tables) table.close()
  const cells: readonly [string | number, number][] = [
    [open, 7],
    [planned, 9],
    [(times.length / lasted).toFixed(0), 6],
    [percentile(times, 50).toFixed(1), 6],
    [percentile(times, 99).toFixed(1), 6],
    [server, 10],
    [load, 8],
    [most.toFixed(0), 6],
    [(most / bare).toFixed(2), 7],
  ]
  console.log(cells.map(([cell, width]) => String(cell).padStart(width)).join('  '))
}

/** Begun games that nobody follows: just opened, and when the server has let them rest. */
async function measureIdle({ port, pid }: Running, count: number): Promise<void> {
  const warm = await openTables(port, 200)
  const before = memory(pid)
  const idle = await openTables(port, count)
  const each = () => ((memory(pid) - before) / count).toFixed(1)
  const opened = each()
  for (const table of [...warm, ...idle]) table.close()
  await sleep(RESTING)
  console.log(
    `\n${count} begun games nobody follows: ${opened} kB each when opened, ${each()} kB a minute and a half later`,
  )
}

function wholeNumber(name: 'streams' | 'rate' | 'seconds' | 'idle'): number {
  const value = Number(values[name])
  if (Number.isInteger(value) && value > 0) return value
  console.error(`--${name} takes a whole number above 0, not "${values[name]}"`)
  process.exit(1)
}
