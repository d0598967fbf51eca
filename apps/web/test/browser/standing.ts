/** How a table stands that nobody can go on with: what it takes to play the game again and to see why. */
import type { Page } from 'playwright-core'
import { keptGames } from './kept-games.ts'

/** Runs something at a table; if it fails, the error also says how the table stood. */
export async function orSayHowItStands<A>(page: Page, work: Promise<A>): Promise<A> {
  return work.catch(async (error: unknown) => {
    const said = error instanceof Error ? error.message : String(error)
    throw new Error(`${said}; ${await standing(page)}`, { cause: error })
  })
}

async function standing(page: Page): Promise<string> {
  const seen = await page.evaluate(lookAround).catch(String)
  const records = await keptGames(page)
    .then((games) => games.map(({ record }) => record))
    .catch(String)
  return JSON.stringify({ seen, records })
}

/** What lies where the robot looks. */
function lookAround() {
  const nameOf = (it: Element | null) => it && `${it.tagName}.${it.getAttribute('class')}`
  const table = document.querySelector<HTMLElement>('main.table')
  const controls = [...document.querySelectorAll<HTMLElement>('[data-offer]')].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    return {
      offer: it.dataset['offer'],
      isSeen: it.checkVisibility({ visibilityProperty: true }),
      place: [x, y, width, height].map(Math.round),
      pressed: it.getAttribute('aria-pressed'),
      above: nameOf(document.elementFromPoint(x + width / 2, y + height / 2)),
    }
  })
  return {
    address: location.pathname,
    table: { ...table?.dataset },
    prompt: document.querySelector('.prompt')?.textContent,
    focus: nameOf(document.activeElement),
    dialogs: document.querySelectorAll('dialog[open]').length,
    inert: [...document.querySelectorAll('[inert]')].map(nameOf),
    moving: document.getAnimations().filter(({ playState }) => playState === 'running').length,
    controls,
  }
}
