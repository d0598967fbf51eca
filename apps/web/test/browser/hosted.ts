/** A table with its host, and who comes to it. */
import type { Page } from 'playwright-core'
import { AT_ONCE, type Opened, type Opening, open } from './open.ts'

export const OPEN = { kind: 'open' }
export const BOT = { kind: 'bot', name: 'Clara', bot: 'novice' }

export const named = (name: string): Opening => ({
  kept: { ...AT_ONCE, 'doubloon.name': { name } },
})

/** Asks the server as the browser of a page does. */
function post<A>(page: Page, path: string, body: object): Promise<A> {
  return page.evaluate(
    async ([to, asked]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, { method: 'POST', headers, body: asked })
      if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`)
      return answer.json()
    },
    [path, JSON.stringify(body)] as const,
  )
}

export interface Hosted extends Opened {
  readonly link: string
}

/** A host who sits at the first seat of a new table, and looks at it. */
export async function host(seats: readonly object[], opening = named('Ana')): Promise<Hosted> {
  const opened = await open('/stats', opening)
  const settings = { game: 'puerto-rico', watchDelay: 0 }
  const { room } = await post<{ room: string }>(opened.page, '/api/rooms', { settings, seats })
  const link = `/room/${room}`
  await post(opened.page, `/api/rooms/${room}/commands`, { type: 'sit', name: 'Ana' })
  await opened.page.goto(link)
  await opened.page.locator('button[data-ready]').waitFor()
  return { ...opened, link }
}

export const seat = (page: Page, number: number) => page.locator(`[data-seat="${number}"]`)
export const heard = (page: Page, sentence: string) =>
  page.locator('[data-live]').getByText(sentence).last().waitFor({ state: 'attached' })
