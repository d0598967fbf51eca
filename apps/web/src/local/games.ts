/** The games of this browser. The desk that runs them is a worker, started when it is first asked. */
import type { Face, Games, Replay, TableClient, Update } from '../client/contract.ts'
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
    list: () => desk().ask('list'),
    start: (setUp, seed) => desk().ask('start', setUp, seed),
    load: (text) => desk().ask('load', text),
    practise: (text) => desk().ask('practise', text),
    gameOf: (id) => desk().ask('gameOf', id),
    async replay<F extends Face>(source: string | { readonly id: string }) {
      const number = ++counted
      const begun = await desk().ask('replay', number, source)
      if ('code' in begun) return begun
      const { replayAt } = await import('./replays.ts')
      return replayAt(desk(), number, begun) as unknown as Replay<F>
    },
    remove: (id) => desk().ask('remove', id),
    raw: (id) => desk().ask('raw', id),
    open<F extends Face>(id: string): TableClient<F> {
      const own = new Set<number>()
      const leave = (sitting: number) => {
        sittings.delete(sitting)
        if (own.delete(sitting)) void desk().ask('leave', id, sitting)
      }
      const table: TableClient<Face> = {
        id,
        subscribe(listener) {
          const sitting = ++counted
          own.add(sitting)
          sittings.set(sitting, listener)
          void desk().ask('sit', id, sitting)
          return () => leave(sitting)
        },
        play: (move) => desk().ask('play', id, move),
        undo: () => desk().ask('undo', id),
        reseat: (seats) => desk().ask('reseat', id, seats),
        hint: () => desk().ask('hint', id),
        foresee: (move) => desk().ask('foresee', id, move),
        reckon: (move) => desk().ask('reckon', id, move),
        why: (move) => desk().ask('why', id, move),
        at: (n) => desk().ask('at', id, n),
        story: () => desk().ask('story', id),
        record: () => desk().ask('record', id),
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
