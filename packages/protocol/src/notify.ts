/** How somebody wishes to be told that it is their turn while the page is closed. */
import * as z from 'zod'
import { count } from './common.ts'
import type { Route } from './route.ts'

const LAST_MINUTE = 24 * 60 - 1
/** Of the day, as clocks show it where the person is. */
const minute = z.int().min(0).max(LAST_MINUTE)

const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'a time zone as browsers name them, as "Europe/Vienna"' })

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** When one wants no message, and in which language one reads it. */
const wishes = z
  .strictObject({
    language: z.string().regex(/^[a-z]{2,8}$/),
    timeZone,
    quiet: z.strictObject({ from: minute, to: minute }).exactOptional(),
  })
  .meta({ id: 'NotifyWishes' })

const LONGEST_ADDRESS = 254
const mailBody = z
  .strictObject({ address: z.email().max(LONGEST_ADDRESS) })
  .meta({ id: 'MailAddress' })

const LONGEST_ENDPOINT = 1000
const endpoint = z.url().max(LONGEST_ENDPOINT)

/** A subscription as browsers give it: the key is a point of 65 bytes, the secret has 16. */
const pushBody = z
  .strictObject({
    endpoint,
    keys: z.strictObject({
      p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
      auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/),
    }),
  })
  .meta({ id: 'PushSubscription' })

const stopPushBody = z.strictObject({ endpoint }).meta({ id: 'StopPush' })
const nothingBody = z.strictObject({}).meta({ id: 'Nothing' })

const token = z.string().regex(/^[\w.-]{20,200}$/)
const tokenBody = z.strictObject({ token }).meta({ id: 'NotifyToken' })

const notifyReply = z
  .strictObject({
    /** Set where this server sends to browsers: the key by which they know it. */
    pushKey: z.string().exactOptional(),
    /** Whether this server sends e-mails. */
    hasMail: z.boolean(),
    wishes: wishes.exactOptional(),
    mail: z.strictObject({ address: z.string(), isConfirmed: z.boolean() }).exactOptional(),
    /** In how many browsers one is told. */
    pushes: count,
  })
  .meta({ id: 'Notify' })

const post = (path: string, summary: string, body: z.ZodType) => ({
  method: 'POST' as const,
  path: `/api/me/notify${path}`,
  summary,
  body,
  reply: notifyReply,
  status: 200 as const,
})

export const NOTIFY_ROUTES = {
  notify: {
    method: 'GET',
    path: '/api/me/notify',
    summary: 'How one is told that it is one’s turn, and how one could be',
    reply: notifyReply,
    status: 200,
  },
  wishNotify: {
    ...post('/wishes', 'Says when one wants no message, and in which language', wishes),
    body: wishes,
  },
  addPush: { ...post('/push', 'Tells this browser, too', pushBody), body: pushBody },
  stopPush: {
    ...post('/push/stop', 'Tells this browser no more', stopPushBody),
    body: stopPushBody,
  },
  addMail: {
    ...post('/mail', 'Writes to an address, once it is confirmed by the link sent there', mailBody),
    body: mailBody,
  },
  stopMail: { ...post('/mail/stop', 'Writes no more', nothingBody), body: nothingBody },
  confirmMail: {
    method: 'POST',
    path: '/api/me/notify/confirm',
    summary: 'Confirms an address by what stands in the link; whoever has the link may',
    body: tokenBody,
    reply: nothingBody,
    status: 200,
  },
  /** Mail programs send this by themselves (RFC 8058), with a form that says nothing more. */
  stopByLink: {
    method: 'POST',
    path: '/api/me/notify/stop',
    summary: 'Writes no more to the address to which the link was sent',
    query: tokenBody,
    reply: nothingBody,
    status: 200,
  },
} as const satisfies Record<string, Route>

export type NotifyState = z.infer<typeof notifyReply>
export type NotifyWishes = z.infer<typeof wishes>
export type PushTarget = z.infer<typeof pushBody>
