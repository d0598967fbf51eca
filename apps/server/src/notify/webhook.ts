/** A signed message to the host's own address: who is asked where, for the chat of a club. */
import { createHmac } from 'node:crypto'
import { namesIn, roomAddress, type Waiting } from './digest.ts'
import { NotSent, post } from './sending.ts'
import type { Tries } from './tries.ts'

export interface AskedPerson {
  readonly person: string
  readonly name: string
  readonly rooms: readonly { readonly room: string; readonly game: string; readonly url: string }[]
}

export function askedPerson(
  person: string,
  waiting: readonly Waiting[],
  address: string,
): AskedPerson {
  const [first] = waiting
  return {
    person,
    name: (first && namesIn(first.entry)[first.seat]) ?? '',
    rooms: waiting.map(({ entry: { id, game } }) => ({
      ...{ room: id, game, url: roomAddress(address, id) },
    })),
  }
}

interface Undelivered {
  readonly people: readonly AskedPerson[]
  readonly failed: number
  readonly at: number
}

export class Webhook {
  readonly #to: { readonly url: string; readonly secret: string }
  readonly #tries: Tries
  readonly #now: () => number
  #undelivered: Undelivered[] = []

  constructor(
    to: { readonly url: string; readonly secret: string },
    tries: Tries,
    now: () => number,
  ) {
    this.#to = to
    this.#tries = tries
    this.#now = now
  }

  /** Tells who is asked, if anybody is, and what was not taken before and is due again. */
  async tell(people: readonly AskedPerson[]): Promise<void> {
    const time = this.#now()
    const isDue = ({ at }: Undelivered) => at <= time
    const due = this.#undelivered.filter(isDue)
    this.#undelivered = this.#undelivered.filter((it) => !isDue(it))
    const news = people.length > 0 ? [{ people, failed: 0, at: time }] : []
    for (const message of [...due, ...news]) await this.#deliver(message)
  }

  async #deliver({ people, failed }: Undelivered): Promise<void> {
    try {
      await this.#post(people)
      this.#tries.sent++
    } catch {
      const wait = this.#tries.breakAfter(failed)
      if (wait !== undefined)
        this.#undelivered.push({ people, failed: failed + 1, at: this.#now() + wait })
    }
  }

  /** The signature is over the time and the text, so that nothing old can be sent again as if it were new. */
  async #post(people: readonly AskedPerson[]): Promise<void> {
    const { url, secret } = this.#to
    const at = this.#now()
    const body = JSON.stringify({ type: 'turns', at, people })
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
    const headers = {
      'Content-Type': 'application/json',
      'X-Doubloon-Time': String(at),
      'X-Doubloon-Signature': `sha256=${signature}`,
    }
    const status = await post(url, headers, body)
    if (status < 200 || status >= 300) throw new NotSent(`the webhook answered ${status}`)
  }
}
