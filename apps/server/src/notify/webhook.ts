/** A signed message to the host's own address: who is asked where, for the chat of a club. */
import { createHmac } from 'node:crypto'
import { NotSent, post } from './sending.ts'

export interface AskedPerson {
  readonly person: string
  readonly name: string
  readonly rooms: readonly { readonly room: string; readonly game: string; readonly url: string }[]
}

/** The signature is over the time and the text, so that nothing old can be sent again as if it were new. */
export async function tellWebhook(
  { url, secret }: { readonly url: string; readonly secret: string },
  people: readonly AskedPerson[],
  now: number,
): Promise<void> {
  const body = JSON.stringify({ type: 'turns', at: now, people })
  const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex')
  const status = await post(
    url,
    {
      'Content-Type': 'application/json',
      'X-Doubloon-Time': String(now),
      'X-Doubloon-Signature': `sha256=${signature}`,
    },
    body,
  )
  if (status < 200 || status >= 300) throw new NotSent(`the webhook answered ${status}`)
}
