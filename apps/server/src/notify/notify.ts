/** All that tells people of their turns, put together as the host has set it up. */
import type { Storage } from '../storage/contract.ts'
import { type NotifyKeys, notifyKeys } from './keys.ts'
import { MailSender } from './mail.ts'
import { Notifier } from './notifier.ts'
import type { Presence } from './presence.ts'
import { PushSender } from './push.ts'
import type { NotifySettings } from './settings.ts'

interface Environment {
  readonly storage: Storage
  readonly presence: Presence
  readonly now: () => number
  readonly warn: (what: string) => void
}

export interface Notify {
  readonly notifier: Notifier
  readonly keys: NotifyKeys | undefined
  readonly mail: MailSender | undefined
}

/** `folder`: where everything is kept. Nothing is made there unless something can be sent. */
export function notify(settings: NotifySettings, folder: string, around: Environment): Notify {
  const { pushContact, mailServer } = settings
  const isUsed = pushContact !== undefined || mailServer !== undefined
  const keys = isUsed ? notifyKeys(folder) : undefined
  const mail =
    keys && mailServer !== undefined ? new MailSender(settings, mailServer, keys.links) : undefined
  const push =
    keys && pushContact !== undefined ? new PushSender(settings, pushContact, keys) : undefined
  const senders = { ...(mail && { mail }), ...(push && { push }) }
  return { notifier: new Notifier({ ...around, settings, senders }), keys, mail }
}
