/** Whether moves allocate: growth of the heap over many moves through the fast door, with the collector watched. */
import { PerformanceObserver } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MoveList, random, seedRng } from '@doubloon/engine'
import type { CommandAdapter } from '../command-adapter.ts'

/** What the heap did while moves were played. */
export interface HeapSample {
  readonly moves: number
  readonly bytesPerMove: number
  /** Runs of the garbage collector in that time. */
  readonly collections: number
}

/** Plays at least so many moves from one starting position and looks at the heap before and after. */
export async function measureAllocation(
  row: CommandAdapter,
  options: object,
  least: number,
): Promise<HeapSample> {
  const play = player(row, options)
  play(Math.min(least, 500_000))
  const collect = collector()
  const counter = countCollections()
  await counter.reset()
  collect()
  await counter.reset()
  const before = process.memoryUsage().heapUsed
  const moves = play(least)
  const after = process.memoryUsage().heapUsed
  const collections = await counter.reset()
  counter.stop()
  return { moves, bytesPerMove: Math.max(0, after - before) / moves, collections }
}

/** Plays games again and again from one start, which is copied, so that only moves are measured. */
function player(row: CommandAdapter, options: object): (least: number) => number {
  const { rules } = row
  const start = rules.newState()
  const state = rules.newState()
  const moves = new MoveList()
  const dice = new Uint32Array(4)
  seedRng(dice, 'allocation')
  rules.setUp(start, options, 'allocation', moves)
  return (least) => {
    let played = 0
    while (played < least) {
      state.copyFrom(start)
      rules.offers(state, moves)
      while (moves.length > 0) {
        rules.play(state, moves.at(random(dice, moves.length)), moves)
        played++
      }
    }
    return played
  }
}

/** The garbage collector as a function: Node hides it behind a flag. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  return typeof collect === 'function' ? () => void collect() : () => {}
}

function countCollections() {
  let count = 0
  const observer = new PerformanceObserver((entries) => {
    count += entries.getEntries().length
  })
  observer.observe({ entryTypes: ['gc'] })
  return {
    /** Says how many there were since the last call; they are reported a moment later. */
    async reset(): Promise<number> {
      await new Promise((resolve) => setTimeout(resolve, 20))
      const counted = count
      count = 0
      return counted
    },
    stop: () => observer.disconnect(),
  }
}
