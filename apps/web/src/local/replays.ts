/** Games to be seen again, on the side of the page. */
import { passOn } from '@doubloon/table'
import {
  type Beginning,
  REPLAY_CALLS,
  type Replay,
  type ReplayCalls,
  type TableTypes,
} from '../client/contract.ts'
import type { Caller } from './calls.ts'
import type { DeskCalls } from './protocol.ts'

/** What was laid out at the desk under a number. */
export function replayAt(
  desk: Caller<DeskCalls>,
  number: number,
  begun: Beginning,
): Replay<TableTypes> {
  return {
    ...begun,
    ...passOn<ReplayCalls<TableTypes>>(REPLAY_CALLS, (call, args) =>
      desk.ask('seen', number, call, args),
    ),
    close: () => void desk.ask('clear', number),
  }
}
