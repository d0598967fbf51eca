/**
 * Nothing jumps: over a robot's game no control and no piece lies elsewhere after a move or under a pointer, but for what stands
 * in the lists here with its reason. Everything is found by its attributes, so that the looks may change.
 */
import type { Page } from 'playwright-core'
import { aimAt, type Control, looksOf, settled } from './robot.ts'
import { type Jump, jumpsBetween, type Spot, spotsOf } from './spots.ts'

/** What may lie elsewhere: after a move, under a pointer, or both. */
interface Allowed {
  readonly what: RegExp
  readonly when: 'move' | 'hover' | 'both'
  readonly why: string
  /** Only where the table lies sheet by sheet. */
  readonly isOnPhones?: true
  /** How it may differ; without it, in any way. */
  readonly how?: (from: Spot, to: Spot) => boolean
}

const ALLOWED: readonly Allowed[] = [
  {
    what: /^log: /,
    when: 'both',
    why: 'the newest line of the log is at the bottom: the others rise',
  },
  {
    what: /^decision: |: offer /,
    when: 'move',
    why: 'the sheet and the answers of a decision are there for that decision alone',
  },
  {
    what: /: place (hand-|seat-\d+-hand|drawn)/,
    when: 'move',
    why: 'cards in hand close up and make room',
  },
  {
    what: /: place seat-\d+-tile-/,
    when: 'move',
    why: 'of the tiles of a kind the one that was laid last has the name',
  },
  {
    what: /: place (governor|seat-\d+-good-.*|seat-\d+-tucked)$/,
    when: 'move',
    why: 'the governor’s card goes round; goods of San Juan lie on the building that made them',
  },
  {
    what: /^roles: place role-|^market: place building-/,
    when: 'move',
    why: 'height means state: the card of the phase under way and what is marked are held up, three pixels at most',
    how: ([left, top, width, height], to) =>
      width === to[2] && height === to[3] && Math.hypot(left - to[0], top - to[1]) <= 4,
  },
  {
    what: /^prompt: (button|offer) /,
    when: 'both',
    why: 'a button is as wide as what it says; along their line the others make room',
    how: ([, top], [, newTop]) => Math.abs(top - newTop) <= 1.5,
  },
]

/** What still jumps and shall not: a row goes when it is mended, and none may come. */
const NOT_YET: readonly Allowed[] = [
  {
    what: /^harbor: place (face-up-|quarries|face-down|supply-|ship-|house|vp-supply|bank|colonist-)/,
    when: 'move',
    why: 'face-up tiles close up, stacks move with them, numbers of two figures are wider',
  },
  {
    what: /: place seat-\d+-(building-.*|island|city|good-.*|vp|doubloons|san-juan)$|: place seat-\d+$/,
    when: 'both',
    why: 'buildings are ordered anew when one is built; a card in front of a seat makes its head higher',
  },
  {
    what: /^roles: place role-/,
    when: 'hover',
    why: 'on phones what a role would do is told below the cards, which make room for it',
    isOnPhones: true,
  },
]

/** What is pointed at is lifted by this many pixels at most. */
const LIFT = 12

/** Plays on for some presses, or to the end; everything that jumped. */
export async function jumpsIn(page: Page, random: () => number, most: number) {
  const found = new Set<string>()
  await settled(page)
  const isPhone = (await page.locator('[data-tab]:visible').count()) > 0
  for (let presses = 0; presses < most; presses++) {
    const { over, decision } = await settled(page)
    if (over) break
    await page.mouse.move(0, 0)
    const control = await aimAt(page, random())
    if (control === undefined) continue
    const [before, looks] = [await spotsOf(page), await looksOf(page)]
    await page.mouse.move(control.x, control.y)
    for (const jump of jumpsBetween(before, await spotsOf(page)))
      if (!isAllowed(jump, 'hover', isPhone) && !isLifted(jump, control))
        found.add(`pointing at ${control.offer} (${decision}): ${told(jump)}`)
    await page.mouse.click(control.x, control.y)
    await answered(page, looks)
    await settled(page)
    await page.mouse.move(0, 0)
    for (const jump of jumpsBetween(before, await spotsOf(page)))
      if (!isAllowed(jump, 'move', isPhone))
        found.add(`${control.offer} (${decision}): ${told(jump)}`)
  }
  return [...found]
}

/** A press at something that was just covered does nothing; then another one is tried. */
async function answered(page: Page, before: string): Promise<void> {
  for (let tries = 0; tries < 40 && (await looksOf(page)) === before; tries++)
    await page.waitForTimeout(50)
}

function isAllowed({ name, from, to }: Jump, when: 'move' | 'hover', isPhone: boolean): boolean {
  return [...ALLOWED, ...NOT_YET].some((rule) => {
    if (rule.isOnPhones === true && !isPhone) return false
    if (!rule.what.test(name) || (rule.when !== 'both' && rule.when !== when)) return false
    const { how } = rule
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
