/** San Juan's moves in words: putting a move together, and taking one apart that a bot proposes. */
import { inWords } from '@doubloon/engine'

/** A build with everything that is paid for it. Buildings and cards by key, goods by kind. */
export interface Build {
  readonly building: string
  /** What is built over, and whether a good lies there. */
  readonly over: string | undefined
  readonly withGood: boolean
  readonly goods: readonly string[]
  readonly cards: readonly string[]
}

const BUILD = 'build '
const PAYING = ' paying '
const OVER = ' over '
const WITH_GOOD = ' with good'
const GOOD = ' good'
/** The good of a city building has no kind of its own: its name says already that it is a good. */
const CITY_GOOD = 'customs office good'

/** `silver smelter` → `silverSmelter`. */
export function keyOf(words: string): string {
  return words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** `build library over indigo plant with good paying indigo good, well`. */
export function buildText({ building, over, withGood, goods, cards }: Build): string {
  const target = over === undefined ? '' : `${OVER}${inWords(over)}${withGood ? WITH_GOOD : ''}`
  const paid = [...goods.map(paidGood), ...cards.map(inWords)]
  const payment = paid.length === 0 ? '' : PAYING + paid.join(', ')
  return BUILD + inWords(building) + target + payment
}

/** The parts of a build; undefined if the text is another move. */
export function buildOf(text: string): Build | undefined {
  if (!text.startsWith(BUILD)) return undefined
  const [bought = '', paying = ''] = text.slice(BUILD.length).split(PAYING)
  const [building = '', target] = bought.split(OVER)
  const paid = paying === '' ? [] : paying.split(', ')
  const isGood = (item: string) => item.endsWith(GOOD)
  return {
    building: keyOf(building),
    over: target === undefined ? undefined : keyOf(target.replace(WITH_GOOD, '')),
    withGood: target?.endsWith(WITH_GOOD) ?? false,
    goods: paid.filter(isGood).map(goodKind),
    cards: paid.filter((item) => !isGood(item)).map(keyOf),
  }
}

/** `keep well, tower` or `sell indigo`: a verb, and what it is about in words. */
export function pickText(verb: string, items: readonly string[]): string {
  return `${verb} ${items.map(inWords).join(', ')}`
}

/** What a verb is about, in words; undefined if the text has another verb. */
export function pickedIn(verb: string, text: string): readonly string[] | undefined {
  return text.startsWith(`${verb} `) ? text.slice(verb.length + 1).split(', ') : undefined
}

function paidGood(kind: string): string {
  return kind === CITY_GOOD ? kind : kind + GOOD
}

function goodKind(paid: string): string {
  return paid === CITY_GOOD ? paid : paid.slice(0, -GOOD.length)
}
