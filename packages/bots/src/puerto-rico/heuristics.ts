import { puertoRicoAdapter } from '@doubloon/puerto-rico'
import type { State } from '@doubloon/puerto-rico/fast'
import type { BotAdapter } from '../bot-adapter.ts'
import { countables, prospects } from './countables.ts'
import { endgame } from './endgame.ts'
import { expectedScore } from './expected-score.ts'
import { usesLeft } from './left.ts'
import { pick } from './pick.ts'

/** Puerto Rico as a sensible player sees it who looks at no net. Small, and enough for many bots. */
export const puertoRicoHeuristics: BotAdapter<State> = {
  ...puertoRicoAdapter,
  expectedScore,
  smallNetValue: expectedScore,
  pick,
  spread: (s) => 1 + 0.6 * usesLeft(s),
  countables,
  prospects,
  endgame,
}
