/**
 * Nothing jumps: over a robot's game no control and no piece lies elsewhere after a move or under a pointer, but for what stands
 * in the lists here with its reason. Everything is found by its attributes, so that the looks may change.
 */
import type { Page } from 'playwright-core'
import { aimAt, type Control, looksOf, settled } from './robot.ts'
import { type Jump, jumpsBetween, type Spot, type Spots, spotsOf, TOLERANCE } from './spots.ts'

/** What happened between two looks: something was pointed at, something was marked but nothing played, or moves were made. */
type Cause = 'hover' | 'mark' | 'move'

/** The table at rest: where everything lies, and what is asked. */
interface Look {
  readonly spots: Spots
  readonly looks: string
  readonly n: string
  readonly decision: string
  readonly phase: string
  readonly over: boolean
}

/** A jump, and when it was seen. */
interface Seen {
  readonly jump: Jump
  readonly cause: Cause
  readonly before: Look
  readonly after: Look
  readonly game: string
}

/** What may lie elsewhere. */
interface Allowed {
  readonly what: RegExp
  readonly when: readonly Cause[]
  readonly why: string
  /** How it may differ; without it, in any way. */
  readonly how?: (from: Spot, to: Spot) => boolean
  /** Only then. */
  readonly onlyIf?: (seen: Seen) => boolean
}

const ALLOWED: readonly Allowed[] = [
  {
    what: /^log: /,
    when: ['hover', 'mark', 'move'],
    why: 'the newest line of the log is at the bottom: the others rise',
  },
  {
    what: /^decision: /,
    when: ['move'],
    why: 'the sheet of a decision is there for that decision alone',
  },
  {
    what: /: place (hand-|seat-\d+-hand|drawn)/,
    when: ['mark', 'move'],
    why: 'cards in hand close up and make room',
  },
  {
    what: /: place seat-\d+-tile-/,
    when: ['move'],
    why: 'of the tiles of a kind the one that was laid last has the name',
  },
  {
    what: /: place governor$/,
    when: ['move'],
    why: 'the governor’s card goes round',
  },
  {
    what: /: place seat-\d+-(good-.*|tucked)$/,
    when: ['move'],
    why: 'goods lie on the building that made them, and other buildings make them later',
    onlyIf: ({ game }) => game === 'san-juan',
  },
  {
    what: /^mat: place seat-\d+-san-juan$/,
    when: ['move'],
    why: 'while colonists are placed, San Juan is the tray they are taken from, deeper by the room of the sum below it',
    how: ([left, top, width], to) =>
      isClose(left, to[0]) && isClose(top, to[1]) && isClose(width, to[2]),
    onlyIf: ({ before, after }) =>
      (before.decision === 'D-MAYOR-PLACE') !== (after.decision === 'D-MAYOR-PLACE'),
  },
  {
    what: /^harbor: place face-up-/,
    when: ['move'],
    why: 'after a settler’s phase other tiles are dealt into the same places; during the phase each stays',
    how: ([, ...from], [, ...to]) => from.every((number, at) => isClose(number, to[at])),
    onlyIf: ({ before, after }) => before.phase === 'settler' || after.phase !== 'settler',
  },
  {
    what: /^roles: place role-|^market: place building-|: place cathedral$/,
    when: ['mark', 'move'],
    why: 'height means state: the card of the phase under way and what is marked are held up, three pixels at most',
    how: ([left, top, width, height], to) =>
      isClose(width, to[2]) && isClose(height, to[3]) && Math.hypot(left - to[0], top - to[1]) <= 4,
  },
  {
    what: /^prompt: (button|offer) /,
    when: ['move'],
    why: 'another question has other answers: along their line they make room for each other',
    how: ([, top], [, newTop]) => isClose(top, newTop),
  },
  {
    what: /^prompt: main$/,
    when: ['move'],
    why: 'on phones it fills what the other answers leave of the line; its right end stays where it is',
    how: ([left, top, width], to) => isClose(left + width, to[0] + to[2]) && isClose(top, to[1]),
  },
]

/** Presses no game needs. */
const MOST = 2000

/** What is pointed at is lifted by this many pixels at most. */
const LIFT = 12

/** Plays on for some presses, or to the end; everything that jumped. */
export async function jumpsIn(page: Page, game: string, random: () => number, most = MOST) {
  const found = new Set<string>()
  let before = await atRest(page)
  for (let presses = 0; presses < most && !before.over; presses++) {
    const control = await aimAt(page, random())
    if (control === undefined) throw new Error(`nothing can be pressed at ${before.decision}`)
    const asked = `${control.offer} (${before.decision})`
    await page.mouse.move(control.x, control.y)
    const pointed = { ...before, spots: await spotsOf(page) }
    // A slow machine may answer the press before only now: then nothing was seen at rest.
    if ((await looksOf(page)) !== before.looks) {
      before = await atRest(page)
      continue
    }
    for (const jump of jumpsBetween(before.spots, pointed.spots))
      if (
        !isAllowed({ jump, cause: 'hover', before, after: pointed, game }) &&
        !isLifted(jump, control)
      )
        found.add(`pointing at ${asked}: ${told(jump)}`)
    await page.mouse.click(control.x, control.y)
    await answered(page, before.looks)
    const after = await atRest(page)
    const cause = after.n === before.n ? 'mark' : 'move'
    for (const jump of jumpsBetween(before.spots, after.spots))
      if (!isAllowed({ jump, cause, before, after, game }))
        found.add(`${cause} ${asked}: ${told(jump)}`)
    before = after
  }
  return [...found]
}

/** Looks until nothing happens meanwhile, the pointer aside. */
async function atRest(page: Page): Promise<Look> {
  await page.mouse.move(0, 0)
  for (;;) {
    const looks = await looksOf(page)
    const { over, n, decision } = await settled(page)
    const spots = await spotsOf(page)
    const phase = (await page.locator('main.table').getAttribute('data-phase')) ?? ''
    if (looks === (await looksOf(page))) return { spots, looks, n, decision, phase, over }
  }
}

/** A press at something that was just covered does nothing; then another one is tried. */
async function answered(page: Page, before: string): Promise<void> {
  for (let tries = 0; tries < 40 && (await looksOf(page)) === before; tries++)
    await page.waitForTimeout(50)
}

function isClose(one: number, other: number | undefined): boolean {
  return Math.abs(one - (other ?? 0)) <= TOLERANCE
}

function isAllowed(seen: Seen): boolean {
  const { name, from, to } = seen.jump
  return ALLOWED.some(({ what, when, how, onlyIf }) => {
    if (!what.test(name) || !when.includes(seen.cause) || onlyIf?.(seen) === false) return false
    return how === undefined || from.every((spot, at) => how(spot, to[at] ?? spot))
  })
}

/** Whether only what lies under the pointer is a little higher and larger. */
function isLifted({ from, to }: Jump, { x, y }: Control): boolean {
  return from.every((spot, at) => {
    const [left, top, width, height] = spot
    const isUnder = x >= left && x <= left + width && y >= top && y <= top + height
    const most = isUnder ? LIFT : 0
    return (to[at] ?? spot).every((number, it) => Math.abs(number - (spot[it] ?? 0)) <= most)
  })
}

function told({ name, from, to }: Jump): string {
  const rounded = (spots: readonly Spot[]) => spots.map((spot) => spot.map(Math.round).join(' '))
  return `${name} from ${rounded(from).join(', ')} to ${rounded(to).join(', ')}`
}
