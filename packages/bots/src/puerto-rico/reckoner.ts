import { ROLE, type State } from '@doubloon/puerto-rico/fast'
import type { Sense } from '../sense.ts'
import { endgame } from './endgame.ts'
import { facts } from './facts.ts'
import { usesLeft } from './left.ts'
import { pick } from './pick.ts'
import { worth } from './worth.ts'

/** Puerto Rico as a sensible player sees it who has no experience: it judges as it reckons. Small, and enough for many bots. */
export const puertoRicoReckoner: Sense<State> = {
  game: 'puerto-rico',
  worth,
  judge: worth,
  pick,
  isRoleChoice: (s) => s.stage === ROLE,
  isContinued: (s) => s.cursor !== 0,
  round: (s) => s.round,
  spread: (s) => 1 + 0.6 * usesLeft(s),
  facts,
  isEnding: (s) => s.endTriggers !== 0,
  endgame,
}
