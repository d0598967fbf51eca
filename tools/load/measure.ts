/** What is measured at one number of streams, and of memory. */
import { inParallel, percentile, sleep } from './figures.ts'
import { memory, processorTime, type Shares } from './processor.ts'
import { type Running, startBare, startServer, withProgram } from './programs.ts'
import { LoadedTable, playFast, playPlanned } from './tables.ts'
import { Wire } from './wire.ts'

const A_TABLE = 4
/** No table plays faster than people could press. */
const MOST_A_SECOND_AND_TABLE = 5
const OPENED_AT_ONCE = 32
/** As many tables, or requests, as are under way when it is measured how fast it goes at most. */
const FAST = 64
const FAST_SECONDS = 5
const WARM_SECONDS = 3
/** The server lets go what nobody has needed for a minute. */
const RESTING = 90_000

/** Moves at planned times: so many a second and stream in all, for so long. */
export interface Plan {
  readonly streams: number
  readonly rate: number
  readonly seconds: number
}

export interface Point {
  /** Open when all was measured. */
  readonly streams: number
  readonly planned: number
  readonly done: number
  /** Milliseconds from when a move was planned until it was acknowledged. */
  readonly times: { readonly p50: number; readonly p99: number }
  readonly shares: Shares
  /** As fast as it goes: moves a second, with what they cost, and inserts of the bare program in the same minute. */
  readonly most: number
  readonly mostShares: Shares
  readonly bare: number
}

export async function measurePoint(plan: Plan): Promise<Point> {
  const bare = await withProgram(startBare, bareRate)
  return withProgram(startServer, async (server) => ({ ...(await pointAt(server, plan)), bare }))
}

async function pointAt({ port, pid }: Running, plan: Plan): Promise<Omit<Point, 'bare'>> {
  const tables = await openTables(port, Math.round(plan.streams / A_TABLE))
  await inParallel(tables, OPENED_AT_ONCE, (table) => table.follow())
  const planned = Math.min(plan.rate, tables.length * MOST_A_SECOND_AND_TABLE)
  await playPlanned(tables, planned, WARM_SECONDS)

  const shares = processorTime(pid)
  const begin = performance.now()
  const times = await playPlanned(tables, planned, plan.seconds)
  const done = (times.length * 1000) / (performance.now() - begin)
  const plannedShares = shares()

  const mostShares = processorTime(pid)
  const most = await playFast(tables, { atOnce: FAST, seconds: FAST_SECONDS })
  const streams = tables.flatMap((table) => table.streams).filter(({ isOpen }) => isOpen).length
  const point = {
    ...{ streams, planned, done, most },
    times: { p50: percentile(times, 50), p99: percentile(times, 99) },
    shares: plannedShares,
    mostShares: mostShares(),
  }
  for (const table of tables) table.close()
  return point
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

/** Memory in kB a table. */
export interface IdleTables {
  readonly count: number
  /** Of the first so many that a fresh server opens: it takes room to work in, and keeps it. */
  readonly first: number
  /** Of as many more. */
  readonly opened: number
  /** Of these, when all have rested. */
  readonly rested: number
}

/** Begun games that nobody follows. */
export function measureIdle(count: number): Promise<IdleTables> {
  return withProgram(startServer, async ({ port, pid }) => {
    const open = async () => {
      const before = memory(pid)
      // Whoever opened a table is gone: connections are no part of what an idle one takes.
      await openTables(port, count, (table) => table.close())
      return { before, each: (memory(pid) - before) / count }
    }
    const first = await open()
    const more = await open()
    await sleep(RESTING)
    const rested = (memory(pid) - more.before) / count
    return { count, first: first.each, opened: more.each, rested }
  })
}

async function openTables(
  port: number,
  count: number,
  then: (table: LoadedTable) => void = () => {},
): Promise<readonly LoadedTable[]> {
  const tables = Array.from({ length: count }, (_, number) => new LoadedTable(port, number))
  await inParallel(tables, OPENED_AT_ONCE, async (table) => {
    await table.open()
    then(table)
  })
  return tables
}
