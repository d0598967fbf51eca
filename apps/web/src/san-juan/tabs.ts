/** The parts of San Juan's table: sheets on a phone, and letters that lead to them. */
import type { Sheet } from '../table/model.svelte.ts'
import type { Tab } from '../table/Tabs.svelte'
import { saySanJuan } from '../text/say-san-juan.ts'

export const JUMPS: Readonly<Record<string, Sheet>> = {
  m: 'mat',
  c: 'cities',
  t: 'prices',
  r: 'roles',
  l: 'log',
}

/** The tabs; the first says how many cards one holds. */
export function tabsOf(cards: number): readonly Tab[] {
  const { mat, cities, prices, roles, log } = saySanJuan.board.tabs
  return [
    { sheet: 'mat', label: mat, icon: 'card-back', badge: cards },
    { sheet: 'cities', label: cities, icon: 'ui-home' },
    { sheet: 'prices', label: prices, icon: 'trading-house' },
    { sheet: 'roles', label: roles, icon: 'governor' },
    { sheet: 'log', label: log, icon: 'ui-chat' },
  ]
}
