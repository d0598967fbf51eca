/** How the host lets people be told that it is their turn; everything is off unless it is set (docs/server.md). */

export interface NotifySettings {
  /** Where people reach this server, without a slash at its end; what is sent leads there. */
  readonly address: string | undefined
  /** Whom a push service may ask about this server (`mailto:` or `https:`); undefined: nothing is pushed. */
  readonly pushContact: string | undefined
  /** Where browsers may be told: origins, `*.` for all below a name. */
  readonly pushServices: readonly string[]
  /** The host's mail server, with name and password; undefined: no e-mail is sent. */
  readonly mailServer: string | undefined
  readonly mailFrom: string
  readonly webhook: { readonly url: string; readonly secret: string } | undefined
  /** Milliseconds for which somebody who is asked was not here, before they are told. */
  readonly away: number
  /** Milliseconds between two messages to the same person. */
  readonly every: number
}

export const NOTIFY_NAMES = {
  address: 'DOUBLOON_ADDRESS',
  push: 'DOUBLOON_PUSH',
  pushServices: 'DOUBLOON_PUSH_SERVICES',
  mailServer: 'DOUBLOON_MAIL_SERVER',
  mailFrom: 'DOUBLOON_MAIL_FROM',
  webhook: 'DOUBLOON_WEBHOOK',
  webhookSecret: 'DOUBLOON_WEBHOOK_SECRET',
  away: 'DOUBLOON_NOTIFY_AWAY',
  every: 'DOUBLOON_NOTIFY_EVERY',
} as const

/** What browsers of today use. */
const SERVICES =
  'https://fcm.googleapis.com, https://*.push.services.mozilla.com, https://*.notify.windows.com, https://*.push.apple.com'
const SHORTEST_SECRET = 16
const DAY = 86_400

/** How settings are read; a sentence says what is wrong. */
interface Reader {
  readonly text: (name: string) => string | undefined
  readonly number: (name: string, usual: number, least: number, most: number) => number
  readonly bad: (sentence: string) => Error
}

export function readNotify({ text, number, bad }: Reader): NotifySettings {
  const url = (name: string, schemes: readonly string[]): string | undefined => {
    const given = text(name)
    if (given === undefined) return undefined
    if (URL.canParse(given) && schemes.includes(new URL(given).protocol)) return given
    throw bad(`${name} must be an address that begins with ${schemes.join(' or ')}.`)
  }
  const address = url(NOTIFY_NAMES.address, ['https:', 'http:'])?.replace(/\/+$/, '')
  const pushContact = url(NOTIFY_NAMES.push, ['mailto:', 'https:'])
  const mailServer = url(NOTIFY_NAMES.mailServer, ['smtp:', 'smtps:'])
  const hook = url(NOTIFY_NAMES.webhook, ['https:', 'http:'])
  const mailFrom = text(NOTIFY_NAMES.mailFrom) ?? ''
  const secret = text(NOTIFY_NAMES.webhookSecret) ?? ''
  const sends = [pushContact, mailServer, hook].some((it) => it !== undefined)
  if (sends && address === undefined)
    throw bad(
      `What is sent leads back here: set ${NOTIFY_NAMES.address}, as https://games.example.`,
    )
  if (mailServer !== undefined && !mailFrom.includes('@'))
    throw bad(`${NOTIFY_NAMES.mailFrom} must say who writes, as Doubloon <games@games.example>.`)
  if (hook !== undefined && secret.length < SHORTEST_SECRET)
    throw bad(`${NOTIFY_NAMES.webhookSecret} must have ${SHORTEST_SECRET} characters or more.`)
  return {
    address,
    pushContact,
    pushServices: (text(NOTIFY_NAMES.pushServices) ?? SERVICES).split(/[\s,]+/),
    mailServer,
    mailFrom,
    webhook: hook === undefined ? undefined : { url: hook, secret },
    away: number(NOTIFY_NAMES.away, 180, 1, DAY) * 1000,
    every: number(NOTIFY_NAMES.every, 30, 0, 24 * 60) * 60_000,
  }
}
