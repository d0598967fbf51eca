/** The words of a text without its marks, for searching and for showing what was found. */
import type { Piece, Table } from './text.ts'

export const isTable = (piece: Piece): piece is Table =>
  typeof piece !== 'string' && 'caption' in piece

/** What a link says: its own words, or the name of its topic. */
export type NameOf = (key: string) => string

function plain(text: string, nameOf: NameOf): string {
  return text
    .replaceAll(
      /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g,
      (_, key: string, words?: string) => words ?? nameOf(key),
    )
    .replaceAll('**', '')
}

/** All words of a piece in a row. */
export function wordsOf(piece: Piece, nameOf: NameOf): string {
  if (typeof piece === 'string') return plain(piece, nameOf)
  if (isTable(piece)) {
    const cells = [piece.head, ...piece.rows].flat().map((cell) => plain(`${cell}`, nameOf))
    return [plain(piece.caption, nameOf), ...cells].join(' ')
  }
  return piece.map((entry) => plain(entry, nameOf)).join(' ')
}
