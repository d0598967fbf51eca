/** The log in the language of the reader. */
import { keptLog } from '../table/kept-log.ts'
import { names } from '../text/say.ts'
import { sayLater } from '../text/say-later.ts'
import { logWriter } from './log-writer.ts'
import type { PuertoRico } from './table-types.ts'

/** Everything that happened, the oldest first. */
export const entriesOf = keptLog<PuertoRico>(
  () => [sayLater.log],
  (personOf) => logWriter({ log: sayLater.log, names, personOf }),
)
