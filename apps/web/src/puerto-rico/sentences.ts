/** The log in the language of the reader. */
import { telling } from '../table/telling.ts'
import { names } from '../text/say.ts'
import { sayLater } from '../text/say-later.ts'
import type { PuertoRico } from './face.ts'
import { chronicle } from './tell.ts'

/** Everything that happened, the oldest first. */
export const toldOf = telling<PuertoRico>(
  () => [sayLater.log],
  (nameOf) => chronicle({ log: sayLater.log, names, nameOf }),
)
