/** Fingers on the screen: real touches, of which the browser itself makes taps, drags and scrolling. */
import type { CDPSession, Page } from 'playwright-core'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, type Opened, open } from './open.ts'
import { settled } from './robot.ts'
import { PHONE, PHONE_ON_ITS_SIDE, type Size } from './sizes.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** What changed less than 300 ms ago is not pressed by a finger: nobody has seen it yet. */
const GLANCE = 350
const STEPS = 5
const FRAME = 16
const REST = 80
const FIRST = 0
const SECOND = 1

interface Touch extends Spot {
  readonly id: number
}

export class Finger {
  readonly #page: Page
  readonly #session: CDPSession

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async on({ page, context }: Opened): Promise<Finger> {
    return new Finger(page, await context.newCDPSession(page))
  }

  /** The middle of what can be seen of this. */
  async spotOf(selector: string): Promise<Spot> {
    const found = this.#page.locator(selector).filter({ visible: true }).first()
    const box = await found.boundingBox()
    if (box === null) throw new Error(`${selector} is not on the screen`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  /** Time to see what lies there now: needed after every move, before the next press. */
  async look(): Promise<void> {
    await this.#page.waitForTimeout(GLANCE)
  }

  async down(spot: Spot): Promise<void> {
    await this.#send('touchStart', { ...spot, id: FIRST })
  }

  async move(spot: Spot): Promise<void> {
    await this.#send('touchMove', { ...spot, id: FIRST })
    await this.#page.waitForTimeout(FRAME)
  }

  async lift(): Promise<void> {
    await this.#send('touchEnd')
  }

  /** While the first finger stays where it is, a second one, or the ball of the hand, touches the screen. */
  async touchBeside(first: Spot, second: Spot): Promise<void> {
    await this.#send('touchStart', { ...first, id: FIRST }, { ...second, id: SECOND })
    await this.#send('touchEnd', { ...second, id: SECOND })
  }

  async tapAt(spot: Spot): Promise<void> {
    await this.down(spot)
    await this.lift()
  }

  async tap(selector: string): Promise<void> {
    await this.tapAt(await this.spotOf(selector))
  }

  /** Rests on it until something is shown, then lifts. */
  async hold(selector: string, shown: string): Promise<void> {
    await this.down(await this.spotOf(selector))
    await this.#page.locator(shown).waitFor()
    await this.lift()
  }

  async drag(from: Spot, to: Spot): Promise<void> {
    await this.down(from)
    await this.slide(from, to)
    // Who swings the finger away throws the page, and the next tap would only stop that.
    await this.#page.waitForTimeout(REST)
    await this.move(to)
    await this.lift()
  }

  /** Moves a finger that is down. */
  async slide(from: Spot, to: Spot): Promise<void> {
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS
      await this.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    }
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: readonly Touch[]) {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  }
}

export const PHONES: readonly (readonly [string, Size])[] = [
  ['upright', PHONE],
  ['on its side', PHONE_ON_ITS_SIDE],
]

/** The button that plays what is marked. */
export const GOLD = '[data-prompt] .primary'

/** Sits down at a game, with a finger. */
export async function sit(record: string, size: Size = PHONE) {
  const opened = await open(`/#${await pack(record)}`, { size, kept: AT_ONCE, hasTouch: true })
  await settled(opened.page)
  const finger = await Finger.on(opened)
  await finger.look()
  return { ...opened, finger }
}

/** For what must not happen: long enough that it would have. */
export const wait = (page: Page) => page.waitForTimeout(200)
