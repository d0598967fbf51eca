/** Games to be seen again, on the side of the page. */
import type { Face, Replay } from '../client/contract.ts'
import type { Caller } from './calls.ts'
import type { Beginning, DeskCalls, ReplayCalls } from './protocol.ts'

/** What was laid out at the desk under a number. */
export function replayAt(desk: Caller<DeskCalls>, number: number, begun: Beginning): Replay<Face> {
  const ask = <N extends keyof ReplayCalls>(
    call: N,
    ...args: ReplayCalls[N]['args']
  ): Promise<ReplayCalls[N]['answer']> =>
    desk.ask('seen', number, call, args) as Promise<ReplayCalls[N]['answer']>
  return {
    ...begun,
    at: (n, viewer) => ask('at', n, viewer),
    lines: (viewer) => ask('lines', viewer),
    course: () => ask('course'),
    record: () => ask('record'),
    transcript: () => ask('transcript'),
    close: () => void ask('close'),
  }
}
