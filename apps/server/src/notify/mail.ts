/** E-mail by the host's own mail server. */
import { createTransport } from 'nodemailer'
import type { Way } from '../storage/notify.ts'
import type { Digest } from './digest.ts'
import { NotSent, type Sender } from './sending.ts'
import type { NotifySettings } from './settings.ts'
import type { NotifyText } from './text/text.ts'
import { tokenFor } from './tokens.ts'

const PATIENCE = 10_000
const DAYS_3 = 3 * 86_400_000
const HERE = /^(localhost|127\.|\[::1\])/

interface Letter {
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

export class MailSender implements Sender {
  readonly #from: string
  readonly #address: string
  readonly #secret: string
  readonly #transport

  constructor({ mailFrom, address = '' }: NotifySettings, server: string, secret: string) {
    this.#from = mailFrom
    this.#address = address
    this.#secret = secret
    const { username, hostname, protocol } = new URL(server)
    this.#transport = createTransport({
      url: server,
      // A password goes over no open line.
      requireTLS: protocol === 'smtp:' && username !== '' && !HERE.test(hostname),
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  send({ id, target }: Way, { title, lines, url }: Digest, text: NotifyText): Promise<void> {
    const token = tokenFor(this.#secret, 'stop', id, 0)
    return this.#post({
      to: target,
      subject: title,
      paragraphs: [
        lines.map((line) => `- ${line}`).join('\n'),
        text.mail.open(url),
        `${text.mail.why} ${text.mail.stop(`${this.#address}/your-turn#stop=${token}`)}`,
      ],
      headers: {
        'List-Unsubscribe': `<${this.#address}/api/me/notify/stop?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
  }

  /** Asks at an address whether anybody there wants to be written to. */
  ask({ id, target }: Way, text: NotifyText, now: number): Promise<void> {
    const token = tokenFor(this.#secret, 'confirm', id, now + DAYS_3)
    return this.#post({
      to: target,
      subject: text.confirm.subject,
      paragraphs: [
        text.confirm.asked(this.#address),
        `${this.#address}/your-turn#confirm=${token}`,
        text.confirm.otherwise,
      ],
    })
  }

  close(): void {
    this.#transport.close()
  }

  async #post({ to, subject, paragraphs, headers = {} }: Letter): Promise<void> {
    try {
      await this.#transport.sendMail({
        from: this.#from,
        // As a whole: nothing in it can make it two.
        to: { name: '', address: to },
        subject,
        text: `${paragraphs.join('\n\n')}\n`,
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      const { code = 'failed', responseCode = 0 } = error as {
        code?: string
        responseCode?: number
      }
      const isRefused = code === 'EENVELOPE' || code === 'EMESSAGE'
      throw new NotSent(
        `the mail server: ${code} ${responseCode}`,
        isRefused && responseCode >= 500,
      )
    }
  }
}
