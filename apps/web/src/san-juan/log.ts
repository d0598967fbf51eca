/** The log in the language of the reader. */
import { keptLog } from '../table/kept-log.ts'
import { sayLater } from '../text/say-later.ts'
import { namesSanJuan, saySanJuan } from '../text/say-san-juan.ts'
import { logWriter } from './log-writer.ts'
import type { SanJuan } from './table-types.ts'

/** Everything that happened, the oldest first. */
export const entriesOf = keptLog<SanJuan>(
  () => [sayLater.log, saySanJuan.log],
  (personOf) =>
    logWriter({ log: saySanJuan.log, frame: sayLater.log, names: namesSanJuan, personOf }),
)
