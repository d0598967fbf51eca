/** What all may know of a move: a build without the cards that pay for it, and of chosen cards only what is done (SJ-INFO-3, -5). */
import { goodInWords } from './moves.ts'
import { VERBS } from './notation.ts'
import { GOODS } from './words.ts'

const PAYING = ' paying '
const PAID_GOODS: readonly string[] = GOODS.map(goodInWords)
const OPEN = ['choose', 'pass', 'build', VERBS.produce.words, VERBS.sell.words]

/** A move of another seat in the words of its notation, without what is hidden. */
export function openPart(move: string): string {
  const [made = '', paid] = move.split(PAYING)
  if (paid !== undefined) {
    const goods = paid.split(', ').filter((item) => PAID_GOODS.includes(item))
    return goods.length === 0 ? made : `${made}${PAYING}${goods.join(', ')}`
  }
  return OPEN.some((verb) => beginsWith(move, verb)) ? move : verbOf(move)
}

/** The first words of a move that names cards; of a small step the first word. */
function verbOf(move: string): string {
  const whole = Object.values(VERBS).find(({ words }) => beginsWith(move, words))
  return whole?.words ?? move.split(' ')[0] ?? ''
}

function beginsWith(move: string, words: string): boolean {
  return move === words || move.startsWith(`${words} `)
}
