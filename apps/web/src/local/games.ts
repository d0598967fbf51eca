/** The games of this browser. The desk that runs them is a worker, started when it is first asked. */
import { passOn, TABLE_CALLS, type TableCalls } from '@doubloon/table'
import {
  type Face,
  GAMES_CALLS,
  type Games,
  type GamesCalls,
  type Replay,
  type TableClient,
  type Update,
} from '../client/contract.ts'
import { Caller, type Port } from './calls.ts'
import type { DeskCalls, News } from './protocol.ts'

/** All games behind a port that leads to a desk. */
export function gamesAt(connect: () => Port): Games {
  const sittings = new Map<number, (update: Update<Face>) => void>()
  let caller: Caller<DeskCalls> | undefined
  let counted = 0
  const desk = () => {
    caller ??= new Caller(connect(), (news) => {
      const { sitting, update } = news as News
      sittings.get(sitting)?.(update)
    })
    return caller
  }
  return {
    ...passOn<GamesCalls>(GAMES_CALLS, (call, args) => desk().pass(call, args)),
    async replay<F extends Face>(source: string | { readonly id: string }) {
      const number = ++counted
      const begun = await desk().ask('replay', number, source)
      if ('code' in begun) return begun
      const { replayAt } = await import('./replays.ts')
      return replayAt(desk(), number, begun) as unknown as Replay<F>
    },
    open<F extends Face>(id: string): TableClient<F> {
      const own = new Set<number>()
      const leave = (sitting: number) => {
        sittings.delete(sitting)
        if (own.delete(sitting)) void desk().ask('leave', id, sitting)
      }
      const table: TableClient<Face> = {
        ...passOn<TableCalls<Face>>(TABLE_CALLS, (call, args) => desk().ask('ask', id, call, args)),
        id,
        canReseat: true,
        subscribe(listener) {
          const sitting = ++counted
          own.add(sitting)
          sittings.set(sitting, listener)
          void desk().ask('sit', id, sitting)
          return () => leave(sitting)
        },
        close: () => own.forEach(leave),
      }
      // The desk speaks of any game; which one this table is of is known to whoever opens it.
      return table as unknown as TableClient<F>
    },
  }
}

/** The games of this page. */
export const games: Games = gamesAt(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'desk' }),
)
