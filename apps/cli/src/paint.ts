/** Colours of the terminal, or none; and text that keeps its width whatever colour it has. */

const CODES = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  violet: '35',
  cyan: '36',
} as const

/** A way to emphasise. */
export type Tint = keyof typeof CODES

/** Paints a text, or leaves it as it is. */
export type Paint = (tint: Tint, text: string) => string

/** Paints with the codes of ANSI terminals. */
export const inColour: Paint = (tint, text) =>
  text.trim() === '' ? text : `\x1b[${CODES[tint]}m${text}\x1b[0m`

/** Paints nothing. */
export const plain: Paint = (_tint, text) => text

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')

/** Columns a text takes on the screen. */
export function widthOf(text: string): number {
  return text.replace(ESCAPES, '').length
}

/** Fills up with spaces on the right; a longer text is cut. */
export function filled(text: string, width: number): string {
  const length = widthOf(text)
  return length > width ? cut(text, width) : text + ' '.repeat(width - length)
}

/** At most so wide; what is cut off is an ellipsis. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  return `${text.replace(ESCAPES, '').slice(0, Math.max(0, width - 1))}…`
}

/** Two texts at both ends of a line. */
export function spread(left: string, right: string, width = 100): string {
  return `${filled(left, width - widthOf(right))}${right}`
}

/** Breaks a text into lines between its words. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

/** A list with commas, broken into lines only between its items. */
export function wrapList(items: readonly string[], width: number): readonly string[] {
  const lines: string[] = []
  for (const [index, item] of items.entries()) {
    const text = index < items.length - 1 ? `${item},` : item
    const last = lines.at(-1)
    if (last === undefined || widthOf(last) + 1 + widthOf(text) > width) lines.push(text)
    else lines[lines.length - 1] = `${last} ${text}`
  }
  return lines
}
