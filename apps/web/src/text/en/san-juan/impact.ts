/** English: San Juan, what a role would bring. */
import { list, plural, signed } from '../words.ts'

export const impact = {
  note: 'If everybody makes the most of it; cards and prices that nobody has seen are guessed.',
  nothing: 'nothing',
  /** A building one knows, with its price; of others it is only said that they build. */
  builds: (building: string, paid: number) => `builds ${building} for ${paid}`,
  buildsUnknown: 'builds',
  /** What lies on a city building without being made. */
  /** Of goods that should be produced. */
  noneLeft: (goods: readonly string[]) => `no card is left for ${goods.join(' ')}`,
  getsGood: 'gets a good',
  makes: (goods: readonly string[]) => `makes ${goods.join(' ')}`,
  sells: (goods: readonly string[]) => `sells ${goods.join(' ')}`,
  keeps: (kept: number, seen: number) => `keeps ${kept} of ${seen}`,
  /** By a building; without one, by the role. */
  draws: (building: string | undefined) =>
    building === undefined ? 'draws' : `draws (${building})`,
  tucks: (count: number) => plural(count, { one: 'tucks # card', other: 'tucks # cards' }),
  searches: (buildings: readonly string[]) => `uses ${list(buildings)}`,
  good: (symbol: string) => `:${symbol}:`,
  joined: (parts: readonly string[]) => parts.join(', '),
  signed,
  cards: (count: number) => plural(Math.abs(count), { one: 'card', other: 'cards' }),
}
