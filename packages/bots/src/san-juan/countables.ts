/** What people count at a seat of San Juan. */
import { allGoods, fast, type State } from '@doubloon/san-juan/fast'
import type { Countable } from '../bot-adapter.ts'

export const countables: readonly Countable<State>[] = [
  /** As if the game ended now. */
  { what: 'vp', points: 1, of: (s, seat) => fast.total(s, seat) },
  { what: 'cards', points: 0.6, of: (s, seat) => s.handSize[seat] },
  /** Lying on buildings. */
  { what: 'goods', points: 0.7, of: allGoods },
  { what: 'buildings', points: 1, of: (s, seat) => s.buildings[seat] },
]

/** What is in a hand is told to nobody, so there is nothing that all could foresee. */
export const prospects: readonly Countable<State>[] = []
