/** Games under a server whose machine's clock is set forward and back, by hours and days. */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Logged, Room, type RoomContext } from '@doubloon/table'
import { expect } from 'vitest'
import { Client } from './client.ts'
import { type Program, withProgram } from './program.ts'
import { dice, openTable } from './robots.ts'
import type { Acknowledged } from './survivors.ts'
import { type Survived, type Trial, throughTrouble, untilMoves } from './trials.ts'

export interface ClockPlan extends Trial {
  /** How often it is set while the server runs, and how often back while it does not. */
  readonly jumps: number
  readonly restarts: number
}

const HOUR = 3_600_000
const DAYS_10 = 240
/** An hour for the whole game, and as long an absence: every jump would end both. */
const SETTINGS = { clock: { kind: 'game', seconds: 3600, increment: 0 }, absence: 3600 }
const PRELOAD = fileURLToPath(new URL('wrong-clock.ts', import.meta.url))
/** Times are cut to whole milliseconds. */
const CUT = 2

/** A program whose clock is wrong by so many hours as are set. */
async function withWrongClock(
  work: (program: Program, data: string, set: (hours: number) => void) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-clock-'))
  const file = join(folder, 'wrong-by')
  const set = (hours: number) => {
    writeFileSync(`${file}.new`, String(hours * HOUR))
    renameSync(`${file}.new`, file)
  }
  set(0)
  const environment = { WRONG_BY: file, NODE_OPTIONS: `--import=${PRELOAD}` }
  try {
    await withProgram({ environment }, (program, data) => work(program, data, set))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function clockIsSet(plan: ClockPlan): Promise<void> {
  const { tables, moves, seed, jumps, restarts } = plan
  const roll = dice(seed)
  const between = Math.floor((tables * moves * 0.3) / (jumps + restarts))
  /** Before anybody could be answered. */
  const began: number[] = []
  return withWrongClock(async (program, data, set) => {
    const start = async () => {
      began.push(performance.now())
      await program.start()
    }
    await start()
    const survived = await throughTrouble(
      program,
      { ...plan, settings: SETTINGS },
      async (underway) => {
        for (let time = 1; time <= jumps; time++) {
          await untilMoves(underway, time * between)
          set(roll(2 * DAYS_10) - DAYS_10)
        }
        for (let time = 1; time <= restarts; time++) {
          await untilMoves(underway, (jumps + time) * between)
          await program.stop('SIGKILL')
          set(-DAYS_10 - time)
          await start()
        }
      },
      () => join(data, 'doubloon.sqlite'),
    )
    expect(program.complaints).toBe('')
    timesAreRight(survived, began)
  })
}

/** A time that is up is noticed by itself: while the clock is set back, and when it was while the server was down. */
export function timeRunsOut(): Promise<void> {
  return withWrongClock(async (program, _data, set) => {
    await program.start()
    const people = [new Client(program.port), new Client(program.port)]
    const seated = people.map((client, n) => ({ client, name: `Slow ${n}` }))
    const settings = { clock: { kind: 'move', seconds: 5 } }
    const room = await openTable('san-juan', seated, { bots: 0, settings })
    const moves = async () => (await people[0]?.view(room))?.moves ?? 0
    set(-1)
    await expect.poll(moves).toBeGreaterThan(0)
    await program.stop('SIGKILL')
    set(-DAYS_10)
    await program.start()
    const before = await moves()
    await expect.poll(moves).toBeGreaterThan(before)
  })
}

/** Nobody's time was up, nobody was away, and between two moves there passed as much time as did. */
function timesAreRight({ acknowledged, kept }: Survived, began: readonly number[]): void {
  let compared = 0
  for (const [room, { log, context }] of kept) {
    expect(log.map(({ event }) => event.type)).not.toContain('timeRanOut')
    const away = log.filter(({ event }) => event.type === 'seatChanged' && 'standIn' in event.is)
    expect(away).toEqual([])
    const times = log.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    const moved = movedAt(log)
    const promised = acknowledged
      .filter((it) => it.room === room)
      .toSorted((one, other) => one.n - other.n)
    for (const [index, next] of promised.entries()) {
      const before = promised[index - 1]
      if (before === undefined) continue
      const passed = (moved[next.n - 1] ?? 0) - (moved[before.n - 1] ?? 0)
      expect(passed).toBeLessThanOrEqual(next.answered - before.asked + CUT)
      if (isSameRun(before, next, began))
        expect(passed).toBeGreaterThanOrEqual(next.asked - before.answered - CUT)
      compared++
    }
    // What is left of an hour is never more than before.
    const left = leftAfterEach(log, context)
    for (const [seat, values] of left.entries())
      expect(values, `seat ${seat}`).toEqual(values.toSorted((a, b) => b - a))
  }
  expect(compared).toBeGreaterThan(kept.size * 5)
}

function movedAt(log: readonly Logged[]): readonly number[] {
  return log.flatMap(({ at, event }) => (event.type === 'moved' ? [at] : []))
}

/** While the server was down, no time can be told. */
function isSameRun(one: Acknowledged, other: Acknowledged, began: readonly number[]): boolean {
  return !began.some((at) => at > one.asked && at < other.answered)
}

/** Milliseconds that each seat has after each event of the game, by seat. */
function leftAfterEach(
  log: readonly Logged[],
  context: RoomContext,
): readonly (readonly number[])[] {
  const rooms: Room[] = []
  for (const logged of log) {
    const before = rooms.at(-1)
    rooms.push(before === undefined ? Room.fold(context, [logged]) : before.with(logged))
  }
  const playing = rooms.filter(({ table }) => table !== undefined)
  const seats = playing[0]?.seats ?? []
  return seats.map((_, seat) => playing.map((room) => room.timeLeft(seat, room.at) ?? 0))
}
