import { puertoRicoAdapter } from '@doubloon/puerto-rico'
import type { State } from '@doubloon/puerto-rico/fast'
import type { Sense } from '../sense.ts'
import { endgame } from './endgame.ts'
import { facts } from './facts.ts'
import { usesLeft } from './left.ts'
import { pick } from './pick.ts'
import { worth } from './worth.ts'

/** Puerto Rico as a sensible player sees it who has no experience: it judges as it reckons. Small, and enough for many bots. */
export const puertoRicoReckoner: Sense<State> = {
  ...puertoRicoAdapter,
  worth,
  judge: worth,
  pick,
  spread: (s) => 1 + 0.6 * usesLeft(s),
  facts,
  endgame,
}
