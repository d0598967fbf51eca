/** The log in the language of the reader. */
import { telling } from '../table/telling.ts'
import { sayLater } from '../text/say-later.ts'
import { namesSanJuan, saySanJuan } from '../text/say-san-juan.ts'
import type { SanJuan } from './face.ts'
import { chronicle } from './tell.ts'

/** Everything that happened, the oldest first. */
export const toldOf = telling<SanJuan>(
  () => [sayLater.log, saySanJuan.log],
  (nameOf) => chronicle({ log: saySanJuan.log, frame: sayLater.log, names: namesSanJuan, nameOf }),
)
