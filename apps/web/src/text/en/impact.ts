/** English: what a role would bring everybody. */
import { barrels, list, low, signed } from './words.ts'

export const impact = {
  title: (role: string) => `If you take the ${role}`,
  note: 'If everybody makes the most of it. Doubloons on the card are counted.',
  /** Of a card that cannot be chosen now. */
  takenBy: (name: string) => `${name} has it in this round.`,
  lying: (doubloons: number) =>
    doubloons === 0 ? '' : `Whoever takes it gets **${doubloons}** :doubloon: that lie on it.`,
  nothing: 'nothing',
  made: (goods: readonly string[]) => goods.join('\u2002'),
  goods: (count: number, good: string) => `${count}:${good}:`,
  /** Of a kind that should be produced. */
  noneLeft: (good: string) => `no :${good}: is left`,
  sells: (good: string) => `sells :${good}:`,
  ships: (goods: readonly string[]) => `ships ${goods.join('\u2002')}`,
  shipsMixed: (count: number) => `ships ${barrels(count)}`,
  loses: (goods: readonly string[]) => `loses ${goods.join('\u2002')}`,
  takes: (tiles: readonly string[]) => `takes ${low(list(tiles))}`,
  builds: (building: string) => `builds ${building}`,
  drawn: 'a drawn plantation',
  signed,
  doubloons: (count: number) => `${signed(count)} doubloons`,
  vp: 'VP',
  colonists: 'colonists',
}
