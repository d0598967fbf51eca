/** What people count at a seat of San Juan. */
import { allGoods, fast, type State } from '@doubloon/san-juan/fast'
import type { Fact } from '../sense.ts'

export const facts: readonly Fact<State>[] = [
  /** As if the game ended now. */
  { what: 'vp', worth: 1, of: (s, seat) => fast.total(s, seat) },
  { what: 'cards', worth: 0.6, of: (s, seat) => s.handSize[seat] },
  /** Lying on buildings. */
  { what: 'goods', worth: 0.7, of: allGoods },
  { what: 'buildings', worth: 1, of: (s, seat) => s.buildings[seat] },
]
