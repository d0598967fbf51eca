/** Marks in messages: `**bold**`, and symbols such as `:corn:` or `:vp:`. */

interface Part {
  readonly kind: 'text' | 'bold' | 'good' | 'symbol'
  readonly text: string
}

/** Parts that follow each other; with `count`, a number and its symbol, which stay on one line. */
export interface Piece {
  readonly parts: readonly Part[]
  readonly count?: number
}

const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'silver']
const SYMBOLS = ['doubloon', 'vp', 'colonist']

/** Behind a letter of a name that could be a mark: it is not seen, and keeps it from being one. */
const JOINER = '\u2060'
const COUNTED = /((?:\*\*\d+\*\*|\d+) :[a-z]+:)/
const MARK = /^(?:\*\*(.*)\*\*|:(.*):)$/
const MARKED = /(\*\*(?:[^*]|\*\u2060)+\*\*|:[a-z]+:)/

export function piecesOf(text: string): readonly Piece[] {
  return text.split(COUNTED).map((piece, index) => {
    const parts = piece.split(MARKED).flatMap(partOf)
    return index % 2 === 1 ? { parts, count: Number(/\d+/.exec(piece)?.[0]) } : { parts }
  })
}

function partOf(piece: string): readonly Part[] {
  if (piece === '') return []
  const [, bold, word = ''] = MARK.exec(piece) ?? []
  if (bold !== undefined) return [{ kind: 'bold', text: bold }]
  if (GOODS.includes(word)) return [{ kind: 'good', text: word }]
  return [SYMBOLS.includes(word) ? { kind: 'symbol', text: word } : { kind: 'text', text: piece }]
}

/** Without the marks. */
export function plain(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/:[a-z]+:/g, '')
    .replace(/ {2,}/g, ' ')
}

/** A name as somebody typed it: whatever it has in it, it stays a name in any message. */
export function unmarked(name: string): string {
  return name.replace(/[*:]/g, `$&${JOINER}`)
}
