/**
 * How scenarios write down cards and tableaux: `crane 2, well` and `indigo plant 2*, sugar mill*crane, chapel, quarry!`.
 * A star = a good lies on it, with a word behind it: which card that is; `!` = built in this phase. Read into JSON and
 * written back for failures.
 */
import { inWords } from '@doubloon/engine'
import { BUILDINGS } from '../src/index.ts'

/** How many cards of each kind, by key. */
export type Cards = Readonly<Record<string, number>>

/** A place of a tableau. A good of which nobody said which card it is, is just `true`. */
export interface Place {
  readonly building: string
  readonly good?: string | true | undefined
  readonly isNew?: boolean | undefined
}

const EMPTY = ['', 'none', 'nothing', 'empty']

function items(list: string): readonly string[] {
  if (EMPTY.includes(list.trim())) return []
  return list.split(',').map((item) => item.trim())
}

/** `crane 2, well` → how many of each kind. */
export function readCards(list: string): Cards {
  const cards: Record<string, number> = {}
  for (const item of items(list)) {
    const [, word = item, count = '1'] = /^(.+?)(?:\s+(\d+))?$/.exec(item) ?? []
    const key = keyNamed(word)
    cards[key] = (cards[key] ?? 0) + Number(count)
  }
  return cards
}

/** In the order of the buildings; kinds of which there are none are left out. */
export function writeCards(cards: Cards): string {
  const written = BUILDINGS.flatMap(({ key }) => {
    const count = cards[key] ?? 0
    if (count === 0) return []
    return [count === 1 ? inWords(key) : `${inWords(key)} ${count}`]
  })
  return written.join(', ') || 'none'
}

export function cardCount(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0)
}

/** `indigo plant 2*, sugar mill*crane, quarry!` → the places in their order. */
export function readTableau(list: string): readonly Place[] {
  return items(list).flatMap((item) => {
    const match = /^([A-Za-z ]+?)(?:\s+(\d+))?\s*(?:(\*)\s*([A-Za-z ]+?)?)?\s*(!)?$/.exec(item)
    if (match === null) throw new Error(`"${item}" in "${list}" cannot be read`)
    const [, word = '', count = '1', star, card, isNew] = match
    const place: Place = {
      building: keyNamed(word),
      ...(star !== undefined && { good: card === undefined ? true : keyNamed(card) }),
      ...(isNew !== undefined && { isNew: true }),
    }
    return Array.from({ length: Number(count) }, () => place)
  })
}

/** One word for each place; which card a good is and what is new are told only where `like` tells them too. */
export function writeTableau(places: readonly Place[], like: readonly Place[] = places): string {
  const words = places.map(({ building, good, isNew }, index) => {
    const card = typeof like[index]?.good === 'string' && typeof good === 'string'
    const star = good === undefined ? '' : card ? `*${inWords(good)}` : '*'
    return `${inWords(building)}${star}${isNew && like[index]?.isNew ? '!' : ''}`
  })
  return words.join(', ') || 'none'
}

/** The key of a building by its words or by the key itself. */
function keyNamed(word: string): string {
  const building = BUILDINGS.find(({ key }) => key === word || inWords(key) === word)
  if (building === undefined) throw new Error(`there is no building "${word}"`)
  return building.key
}

/** A word of a list, or an error that names the list. */
export function known<W extends string>(words: readonly W[], word: string, what: string): W {
  const found = words.find((other) => other === word)
  if (found === undefined) throw new Error(`"${word}" is no ${what}; there are ${words.join(', ')}`)
  return found
}
