/** What processes cost, read where Linux tells it. Shares are of one core: two cores that are busy are 2. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100
/** Where user and system time stand behind the name in `/proc/N/stat`. */
const USER = 11
const SYSTEM = 12
/** Where the machine does nothing, or waits for the disk, in the first line of `/proc/stat`. */
const IDLE = [3, 4]
/** User time that is counted again for guests. */
const COUNTED_TWICE = 8

/** Seconds of processor time so far. */
interface Spent {
  readonly at: number
  /** Of the thread that answers requests. */
  readonly main: number
  readonly database: number
  /** Of the server with all its threads. */
  readonly server: number
  readonly load: number
  readonly machine: number
}

export interface Shares extends Omit<Spent, 'at' | 'machine'> {
  /** Everything on this machine that is no part of what is measured. */
  readonly others: number
}

/** The thread of the database bears this name. */
const DATABASE = 'database'

/** Begins to measure; what is given back ends it. */
export function processorTime(pid: number): () => Shares {
  const before = spentBy(pid)
  return () => {
    const now = spentBy(pid)
    const share = (key: keyof Omit<Spent, 'at'>) => (now[key] - before[key]) / (now.at - before.at)
    const [server, load] = [share('server'), share('load')]
    return {
      ...{ main: share('main'), database: share('database'), server, load },
      others: Math.max(0, share('machine') - server - load),
    }
  }
}

function spentBy(pid: number): Spent {
  const database = readdirSync(`/proc/${pid}/task`).filter(
    (thread) => readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8').trim() === DATABASE,
  )
  return {
    at: performance.now() / 1000,
    main: secondsOf(`${pid}/task/${pid}`),
    database: database.reduce((sum, thread) => sum + secondsOf(`${pid}/task/${thread}`), 0),
    server: secondsOf(`${pid}`),
    load: secondsOf(`${process.pid}`),
    machine: machineSeconds(),
  }
}

function secondsOf(who: string): number {
  const fields = readFileSync(`/proc/${who}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_A_SECOND
}

function machineSeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const ticks = line.trim().split(/\s+/).slice(1).map(Number)
  const busy = ticks.filter((_, place) => !IDLE.includes(place) && place < COUNTED_TWICE)
  return busy.reduce((sum, it) => sum + it, 0) / TICKS_A_SECOND
}

/** Memory of a process in kB. */
export function memory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
}
