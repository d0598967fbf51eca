/** Web push: a message to a browser that is closed, encrypted for it alone, by the service that its maker runs. */
import webPush from 'web-push'
import * as z from 'zod'
import type { Way } from '../storage/notify.ts'
import type { Digest } from './digest.ts'
import type { NotifyKeys } from './keys.ts'
import { NotSent, post, type Sender } from './sending.ts'
import type { NotifySettings } from './settings.ts'

/** Seconds after which nobody wants to know any more. */
const KEPT = 12 * 3600

const subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

export class PushSender implements Sender {
  readonly #services: readonly string[]
  readonly #vapid: {
    readonly subject: string
    readonly publicKey: string
    readonly privateKey: string
  }

  constructor({ pushServices }: NotifySettings, contact: string, { push }: NotifyKeys) {
    this.#services = pushServices
    this.#vapid = { subject: contact, ...push }
  }

  async send({ target }: Way, { title, lines, url }: Digest): Promise<void> {
    const to = subscription.parse(JSON.parse(target))
    if (!isOfService(to.endpoint, this.#services)) throw new NotSent('not a push service', true)
    const { endpoint, headers, body } = this.#sealed(to, { title, body: lines.join('\n'), url })
    const status = await post(endpoint, headers, body)
    if (status >= 200 && status < 300) return
    throw new NotSent(`a push service answered ${status}`, status === 404 || status === 410)
  }

  close(): void {}

  #sealed(to: z.infer<typeof subscription>, payload: object) {
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        to,
        JSON.stringify(payload),
        {
          ...{ vapidDetails: this.#vapid, TTL: KEPT, topic: 'turn', contentEncoding: 'aes128gcm' },
        },
      )
      const own = Object.entries(headers).filter(([name]) => name !== 'Content-Length')
      const texts = Object.fromEntries(own.map(([name, value]) => [name, String(value)]))
      return { endpoint, headers: texts, body: new Uint8Array(body ?? []) }
    } catch {
      throw new NotSent('a browser gave a key that is none', true)
    }
  }
}

/** Whether an address belongs to a service to which the host lets messages go. */
export function isOfService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  return services.some((service) => {
    const [before = '', after] = service.split('*.')
    if (after === undefined) return origin === service
    return origin.startsWith(before) && origin.endsWith(`.${after}`)
  })
}
