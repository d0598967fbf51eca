/** English: what a role would bring everybody. */
import { about, type Person } from '../person.ts'
import { barrels, list, low, signed, verb } from './words.ts'

export const impact = {
  title: (role: string) => `If you take the ${role}`,
  note: 'If everybody makes the most of it. Doubloons on the card are counted.',
  /** Of a card that cannot be chosen now. */
  takenBy: (who: Person) =>
    about(who, { you: 'You have it in this round.', they: '@ has it in this round.' }),
  lying: (doubloons: number) =>
    doubloons === 0 ? '' : `Whoever takes it gets **${doubloons}** :doubloon: that lie on it.`,
  nothing: 'nothing',
  made: (goods: readonly string[]) => goods.join('\u2002'),
  goods: (count: number, good: string) => `${count}:${good}:`,
  /** Of a kind that should be produced. */
  noneLeft: (good: string) => `no :${good}: is left`,
  /** What somebody does, behind the name. */
  sells: (who: Person, good: string) => `${verb(who, 'sell')} :${good}:`,
  ships: (who: Person, goods: readonly string[]) => `${verb(who, 'ship')} ${goods.join('\u2002')}`,
  shipsMixed: (who: Person, count: number) => `${verb(who, 'ship')} ${barrels(count)}`,
  loses: (who: Person, goods: readonly string[]) => `${verb(who, 'lose')} ${goods.join('\u2002')}`,
  takes: (who: Person, tiles: readonly string[]) => `${verb(who, 'take')} ${low(list(tiles))}`,
  builds: (who: Person, building: string) => `${verb(who, 'build')} ${building}`,
  drawn: 'a drawn plantation',
  signed,
  doubloons: (count: number) => `${signed(count)} doubloons`,
  vp: 'VP',
  colonists: 'colonists',
}
