/** Notes that lie over the table cover neither the prompt nor what is looked at, and stay in the window. */

/** What is left free: what is asked, and what one points at or has led keys to. */
const FREE = '[data-prompt], button:hover, button:focus-visible'
/** Pixels between a note and what it leaves free. */
const GAP = 6

/** Left, top, right and bottom on the screen. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type Shift = readonly [x: number, y: number]

/** Attach to a note: it is moved as little as it must be, whenever it appears or gets another size. */
export function keepClear(note: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => place(note))
  sizes.observe(note)
  return () => sizes.disconnect()
}

function place(note: HTMLElement): void {
  note.style.transform = ''
  // Where it has a place of its own, it covers nothing.
  if (getComputedStyle(note).position === 'static') return
  const free = [...document.querySelectorAll(FREE)].map((it) => it.getBoundingClientRect())
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const [x, y] = bestShift(note.getBoundingClientRect(), free, screen)
  if (x !== 0 || y !== 0) note.style.transform = `translate(${x}px, ${y}px)`
}

/** The shortest way to where it covers as little as possible of what shall be free, and of what is outside. */
export function bestShift(note: Box, free: readonly Box[], inside: Box): Shift {
  const shifts = free
    .flatMap((it) => waysOff(note, it))
    .concat([[0, 0]])
    .map((shift) => into(note, shift, inside))
  const costOf = (shift: Shift) => {
    const moved = shifted(note, shift)
    const covered = free.reduce((sum, it) => sum + overlap(moved, it), 0)
    return covered * 1000 + Math.hypot(...shift)
  }
  return shifts.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? [0, 0]
}

/** Above, below, to the left and to the right of a thing. */
function waysOff(note: Box, it: Box): readonly Shift[] {
  return [
    [0, it.top - GAP - note.bottom],
    [0, it.bottom + GAP - note.top],
    [it.left - GAP - note.right, 0],
    [it.right + GAP - note.left, 0],
  ]
}

/** The same way, as far as it stays inside. */
function into(note: Box, [x, y]: Shift, { left, top, right, bottom }: Box): Shift {
  return [
    Math.max(left - note.left, Math.min(x, right - note.right)),
    Math.max(top - note.top, Math.min(y, bottom - note.bottom)),
  ]
}

function shifted({ left, top, right, bottom }: Box, [x, y]: Shift): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

/** How much of two things lies over each other, in square pixels. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
