/** What Chromium writes down of a page while something is done with it: paints, work, frames, all by one clock in milliseconds. */
import type { Page } from 'playwright-core'

const CATEGORIES = [
  'blink.user_timing',
  'loading',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
]

/** An entry of a trace; its times are in microseconds. */
interface Entry {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly data?: { readonly type?: string; readonly navigationId?: string } }
}

/** A piece of work of the page's own thread. */
export interface Work {
  /** From its first to its last moment, also while the machine did something else. */
  readonly lasted: number
  /** The time it had the processor. */
  readonly worked: number
}

export interface Trace {
  /** When the page marked this, or the browser did for it. */
  readonly at: (mark: string) => number
  readonly firstPress: () => number
  readonly works: (from: number, to: number) => readonly Work[]
  readonly framesDrawn: (from: number, to: number) => number
}

export async function traced(page: Page, doing: () => Promise<void>): Promise<Trace> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page belongs to no browser of ours')
  await browser.startTracing(page, { categories: CATEGORIES })
  await doing()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return readTrace(traceEvents)
}

/** Leaves a mark in the trace, now. */
export const mark = (page: Page, name: string): Promise<void> =>
  page.evaluate((it) => void performance.mark(it), name)

/** Leaves a mark in the trace at the moment that something is there for the first time. */
export async function markWhenThere(page: Page, name: string, selector: string): Promise<void> {
  await page.addInitScript(
    ([mark, wanted]) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(wanted) === null) return
        performance.mark(mark)
        observer.disconnect()
      })
      observer.observe(document, { childList: true, subtree: true })
    },
    [name, selector] as const,
  )
}

function readTrace(entries: readonly Entry[]): Trace {
  const named = (name: string) => entries.filter((entry) => entry.name === name)
  const first = (found: readonly Entry[], what: string) => {
    const [entry] = found
    if (entry === undefined) throw new Error(`nothing in the trace is called ${what}`)
    return entry
  }
  const contentful = first(named('firstContentfulPaint'), 'firstContentfulPaint')
  const { pid, tid } = contentful
  const within = (name: string, from: number, to: number) =>
    named(name).filter((it) => it.pid === pid && it.ts >= from * 1000 && it.ts <= to * 1000)
  return {
    at: (name) =>
      first(
        named(name).filter((it) => it.pid === pid),
        name,
      ).ts / 1000,
    firstPress: () => {
      const presses = named('EventDispatch').filter(({ args }) => args.data?.type === 'click')
      return first(presses, 'click').ts / 1000
    },
    works: (from, to) =>
      within('RunTask', from, to)
        .filter((it) => it.tid === tid)
        .map(({ dur = 0, tdur = 0 }) => ({ lasted: dur / 1000, worked: tdur / 1000 })),
    framesDrawn: (from, to) => within('DrawFrame', from, to).length,
  }
}
