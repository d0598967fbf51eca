/** The games of this browser. The desk that runs them is a worker, started when it is first asked. */
import { passOn, TABLE_CALLS, type TableCalls } from '@doubloon/table'
import {
  GAMES_CALLS,
  type Games,
  type GamesCalls,
  type Replay,
  type TableClient,
  type TableTypes,
  type Update,
} from '../client/contract.ts'
import { ROOM_CALLS, type RoomCalls, type RoomNews, roomOfTable } from '../online/contract.ts'
import { Caller, type Port } from './calls.ts'
import type { DeskCalls, News } from './protocol.ts'

/** All games behind a port that leads to a desk. */
export function gamesAt(connect: () => Port): Games {
  const subscriptions = new Map<number, (update: Update<TableTypes>) => void>()
  const rooms = new Map<number, (news: RoomNews) => void>()
  let caller: Caller<DeskCalls> | undefined
  let counted = 0
  const desk = () => {
    caller ??= new Caller(connect(), (news) => {
      const told = news as News
      if ('now' in told) rooms.get(told.subscription)?.(told.now)
      else subscriptions.get(told.subscription)?.(told.update)
    })
    return caller
  }
  return {
    ...passOn<GamesCalls>(GAMES_CALLS, (call, args) => desk().pass(call, args)),
    ...passOn<RoomCalls>(ROOM_CALLS, (call, args) => desk().pass(call, args)),
    enter(table, listener) {
      const subscription = ++counted
      rooms.set(subscription, listener)
      void desk().ask('enter', table, subscription)
      return () => {
        rooms.delete(subscription)
        void desk().ask('leave', table, subscription)
      }
    },
    async replay<F extends TableTypes>(source: string | { readonly id: string }) {
      const number = ++counted
      const begun = await desk().ask('replay', number, source)
      if ('code' in begun) return begun
      const { replayAt } = await import('./replays.ts')
      return replayAt(desk(), number, begun) as unknown as Replay<F>
    },
    open<F extends TableTypes>(id: string): TableClient<F> {
      const own = new Set<number>()
      const leave = (subscription: number) => {
        subscriptions.delete(subscription)
        if (own.delete(subscription)) void desk().ask('leave', id, subscription)
      }
      const table: TableClient<TableTypes> = {
        ...passOn<TableCalls<TableTypes>>(TABLE_CALLS, (call, args) =>
          desk().ask('ask', id, call, args),
        ),
        id,
        canReseat: roomOfTable(id) === undefined,
        subscribe(listener) {
          const subscription = ++counted
          own.add(subscription)
          subscriptions.set(subscription, listener)
          void desk().ask('sit', id, subscription)
          return () => leave(subscription)
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
