/** The keys of this server for what it sends: made when they are first needed, and kept beside the database. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import * as z from 'zod'

export const KEYS_FILE = 'notify-keys.json'

const keys = z.strictObject({
  /** By which push services and browsers know this server (VAPID). */
  push: z.strictObject({ publicKey: z.string(), privateKey: z.string() }),
  /** Signs what stands in the links of e-mails. */
  links: z.string(),
})

export type NotifyKeys = z.infer<typeof keys>

/** The same keys as ever: with others, all browsers and links would be strangers. */
export function notifyKeys(folder: string): NotifyKeys {
  const path = join(folder, KEYS_FILE)
  if (existsSync(path)) return keys.parse(JSON.parse(readFileSync(path, 'utf8')))
  const made = { push: webPush.generateVAPIDKeys(), links: randomBytes(32).toString('base64url') }
  // For nobody else's eyes, and never half written.
  writeFileSync(`${path}.new`, JSON.stringify(made), { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
  return made
}
