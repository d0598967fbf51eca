/** English: San Juan, what a role would bring. */
import type { Person } from '../../person.ts'
import { cards, list, plural, signed, verb } from '../words.ts'

export const impact = {
  note: 'If everybody makes the most of it; cards and prices that nobody has seen are guessed.',
  nothing: 'nothing',
  /** A building one knows, with its price; of others it is only said that they build. */
  builds: (who: Person, building: string, paid: number) =>
    `${verb(who, 'build')} ${building} for ${paid}`,
  buildsUnknown: (who: Person) => verb(who, 'build'),
  /** Of goods that should be produced. */
  noneLeft: (goods: readonly string[]) => `no card is left for ${goods.join(' ')}`,
  /** What lies on a city building without being made. */
  getsGood: (who: Person) => `${verb(who, 'get')} a good`,
  makes: (who: Person, goods: readonly string[]) => `${verb(who, 'make')} ${goods.join(' ')}`,
  sells: (who: Person, goods: readonly string[]) => `${verb(who, 'sell')} ${goods.join(' ')}`,
  keeps: (who: Person, kept: number, seen: number) => `${verb(who, 'keep')} ${kept} of ${seen}`,
  /** By a building; without one, by the role. */
  draws: (who: Person, building: string | undefined) =>
    building === undefined ? verb(who, 'draw') : `${verb(who, 'draw')} (${building})`,
  tucks: (who: Person, count: number) => `${verb(who, 'tuck')} ${cards(count)}`,
  searches: (who: Person, buildings: readonly string[]) => `${verb(who, 'use')} ${list(buildings)}`,
  good: (symbol: string) => `:${symbol}:`,
  joined: (parts: readonly string[]) => parts.join(', '),
  signed,
  cards: (count: number) => plural(Math.abs(count), { one: 'card', other: 'cards' }),
}
