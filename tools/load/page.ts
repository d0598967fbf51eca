/** `docs/scale.md`, and the same as lines for who waits. */
import { cpus, getPriority } from 'node:os'
import type { IdleTables, Plan, Point } from './measure.ts'
import type { Shares } from './processor.ts'

/** From here on a thread, or all cores, are taken to have had no time left. */
const FULL = 0.85

interface Column {
  readonly title: string
  readonly of: (point: Point) => string
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

const AS_PLANNED: readonly Column[] = [
  { title: 'streams', of: ({ streams }) => String(streams) },
  { title: 'planned/s', of: ({ planned }) => String(planned) },
  { title: 'acknowledged/s', of: ({ done }) => done.toFixed(0) },
  { title: 'p50 ms', of: ({ times }) => times.p50.toFixed(1) },
  { title: 'p99 ms', of: ({ times }) => times.p99.toFixed(1) },
  ...sharesOf(({ shares }) => shares),
]

const AT_MOST: readonly Column[] = [
  { title: 'streams', of: ({ streams }) => String(streams) },
  { title: 'moves/s', of: ({ most }) => most.toFixed(0) },
  { title: 'bare inserts/s', of: ({ bare }) => bare.toFixed(0) },
  { title: 'ratio', of: ({ most, bare }) => (most / bare).toFixed(2) },
  ...sharesOf(({ mostShares }) => mostShares),
  { title: 'bound by', of: ({ mostShares }) => boundBy(mostShares) },
]

function sharesOf(shares: (point: Point) => Shares): readonly Column[] {
  return [
    { title: 'main thread', of: (point) => percent(shares(point).main) },
    { title: 'database', of: (point) => percent(shares(point).database) },
    { title: 'server in all', of: (point) => percent(shares(point).server) },
    { title: 'load maker', of: (point) => percent(shares(point).load) },
    { title: 'others', of: (point) => percent(shares(point).others) },
  ]
}

function boundBy({ main, database, server, load, others }: Shares): string {
  if (main >= FULL) return "the server's main thread"
  if (database >= FULL) return 'the thread of the database'
  if (load >= FULL) return 'the load maker'
  // With priority others take only what is left.
  const used = server + load + (getPriority() < 0 ? 0 : others)
  if (used >= FULL * cpus().length) return 'all cores are busy'
  return 'waiting for the disk'
}

/** A point as a line for who waits. */
export function lineOf(point: Point): string {
  const told = [...AS_PLANNED.slice(0, 5), ...AT_MOST.slice(1)]
  return told.map(({ title, of }) => `${title} ${of(point)}`).join(' · ')
}

export function lineOfIdle({ count, first, opened, rested }: IdleTables): string {
  return `begun games nobody follows: ${first.toFixed(1)} kB each of the first ${count}, ${opened.toFixed(1)} kB each of ${count} more, ${rested.toFixed(1)} kB each of these a minute and a half later`
}

function table(columns: readonly Column[], points: readonly Point[]): string {
  const rows = [
    columns.map(({ title }) => title),
    columns.map(() => '--:'),
    ...points.map((point) => columns.map(({ of }) => of(point))),
  ]
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** Whether what is measured went before whatever else ran. */
function priorityOf(): string {
  const nice = getPriority()
  return nice < 0
    ? ` What is measured had priority over it (\`nice -n ${nice}\`), for the processor, not for the disk.`
    : ''
}

export interface Measured {
  readonly plan: Omit<Plan, 'streams'>
  readonly points: readonly Point[]
  readonly idle: IdleTables
}

export function scalePage({ plan, points, idle }: Measured): string {
  const [processor] = cpus()
  return `# How much one server carries

\`npm run load -- --write\` measured and wrote this page; it is not edited by hand. Server, load maker and database share one machine: ${cpus().length} cores (${processor?.model.trim()}), Node ${process.versions.node}, SQLite with WAL and
\`synchronous = FULL\`. A move counts when it was acknowledged, which is after it was committed; whether the disk of a virtual machine keeps what it says it has kept is beyond what can be seen from inside.

* **Tables** are games of Puerto Rico with four people, each with an open stream that is told every move. No table plays more than five moves a second.
* **Times** run from when a move was planned, not from when it was sent: a late answer makes the next one late as well.
* **Shares** are of one core, ${percent(cpus().length)} is the whole machine. *Others* is everything that ran beside on this machine and had nothing to do with this: where it is large, times are longer than on a machine of one's own.${priorityOf()}
* **Bare** is Fastify with one \`node:sqlite\` insert a request, on the disk before it is answered, nothing else; measured right before each point, with as many requests under way, so that the ratio counts where speeds depend on what runs beside.

## At the planned rate

Up to ${plan.rate} moves a second for ${plan.seconds} seconds.

${table(AS_PLANNED, points)}

## As fast as it goes

Sixty-four tables at a time play as soon as they are answered; all other streams stay open. *Bound by* is said of what had ${percent(FULL)} of the time or more.

${table(AT_MOST, points)}

Of every move four streams are told, each in bytes of its own (ADR 0018), so that the main thread writes five times for one move; the bare program writes once, and each of its inserts waits for the disk by itself, where the server commits moves of many tables
together: the slower the disk, the higher the ratio.

## Memory

Resident memory of the whole process, for each begun game that nobody follows: **${idle.opened.toFixed(1)} kB** when opened, **${idle.rested.toFixed(1)} kB** when it was not needed for a minute and a half, measured on ${idle.count} games after ${idle.count} others. A fresh process takes
${idle.first.toFixed(1)} kB for each of the first ${idle.count}: most of that is room in which it works and which it keeps, however many games follow.
`
}
