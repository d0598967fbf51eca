/** The drawings of symbols.svg and pieces.svg as the page carries them: those a first game needs stand in it, the others come later. */
import { readFileSync } from 'node:fs'

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Not needed to begin a game: pieces of San Juan, signs of pages opened later. */
const LATER = new Set([
  ...['good-silver', 'good-customs', 'card-back', 'card-tucked'],
  ...['ui-play', 'ui-pause', 'ui-step', 'ui-step-back', 'ui-first', 'ui-last', 'ui-replay'],
  ...[
    'ui-check',
    'ui-lock',
    'ui-keys',
    'ui-save',
    'ui-bin',
    'ui-eye',
    'ui-branch',
    'ui-text',
    'ui-link',
    'ui-search',
    'ui-learn',
  ],
])

/** Whether a drawing stands in the page itself, so that every use finds it at once. */
export const isInPage = (id: string) => !LATER.has(id)

/** What gives pieces their volume: all drawings use it, so that it stands in the page once. */
const SHADES = 'shades'

/** Everything that is drawn: the signs, and the pieces with their volume (made by art/). */
export function drawn(): string {
  const [signs, pieces] = ['./src/art/symbols.svg', './src/art/pieces.svg'].map(text)
  return `${signs}${pieces}`.replace(/<\/svg>\s*<svg[^>]*>/, '')
}

/** The drawings that are wanted, in an element nobody sees; without the words of the file. */
export function drawings(isWanted: (id: string) => boolean): string {
  const hidden = '<svg width="0" height="0" style="position:absolute" aria-hidden="true">'
  return drawn()
    .replace(/<(title|style)>[^<]*<\/\1>|<!--.*?-->/gs, '')
    .replace(/<g [^>]*><\/g>/g, '')
    .replace(/<defs>.*?<\/defs>/s, (shades) => (isWanted(SHADES) ? shades : ''))
    .replace(/<symbol id="([^"]*)".*?<\/symbol>/gs, (symbol, id) => (isWanted(id) ? symbol : ''))
    .replace(/ d="([^"]*)"/g, (_, path) => ` d="${packed(path)}"`)
    .replace(/>\s+</g, '><')
    .trim()
    .replace(/^<svg[^>]*>/, hidden)
}

/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, A: 7 }

/** The same path in steps from point to point: smaller numbers, which repeat more often and pack better. */
export function packed(path: string): string {
  let here = { x: 0, y: 0 }
  let start = here
  let written = ''
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = command.toUpperCase()
    const takes = TAKES[name]
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (takes === undefined) {
      if (name !== 'Z') throw new Error(`the path has a command that is not known here: ${command}`)
      written += 'z'
      here = start
      continue
    }
    for (let at = 0; at < numbers.length; at += takes) {
      const given = numbers.slice(at, at + takes)
      const from = command === name ? here : { x: 0, y: 0 }
      const steps = given.map((number, index) => rounded(number - originOf(name, index, from)))
      written += name.toLowerCase() + joined(steps)
      here = moved(here, name, steps)
      if (name === 'M') start = here
    }
  }
  return written
}

/** What to take off a number so that it counts from the point: x and y in turns; radii and flags of arcs stay. */
function originOf(name: string, index: number, { x, y }: { x: number; y: number }): number {
  if (name === 'H') return x
  if (name === 'V') return y
  if (name === 'A') return [0, 0, 0, 0, 0, x, y][index] ?? 0
  return index % 2 === 0 ? x : y
}

function moved({ x, y }: { x: number; y: number }, name: string, steps: readonly number[]) {
  const [dx = 0, dy = 0] =
    name === 'V' ? [0, steps[0]] : name === 'H' ? [steps[0], 0] : steps.slice(-2)
  return { x: x + dx, y: y + dy }
}

/** A tenth of a unit is less than a point of the screen, wherever a drawing is shown. */
const rounded = (number: number) => Math.round(number * 10) / 10

/** Numbers one after another: a minus parts them too, and nothing stands before a point. */
function joined(numbers: readonly number[]): string {
  return numbers
    .map((number) => `${number}`.replace(/^(-?)0\./, '$1.'))
    .map((number, index) => (index === 0 || number.startsWith('-') ? number : ` ${number}`))
    .join('')
}
