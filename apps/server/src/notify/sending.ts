/** How a message leaves: by whatever way, it goes, fails for now, or fails for good. */
import type { Way } from '../storage/notify.ts'
import type { Digest } from './digest.ts'
import type { NotifyText } from './text/text.ts'

export interface Sender {
  send(way: Way, digest: Digest, text: NotifyText): Promise<void>
  close(): void
}

/** It did not go. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
  /** Nobody is there any more: trying again is of no use. */
  readonly isGone: boolean

  /** What is said is for the host: never whose message it was, and nothing that it said. */
  constructor(why: string, isGone = false) {
    super(why)
    this.isGone = isGone
  }
}

const PATIENCE = 10_000

/** Sends by HTTP to where the host's settings allow; follows nobody anywhere else, and reads nothing of the answer but its status. */
export async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<number> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await response.body?.cancel()
    return response.status
  } catch {
    throw new NotSent('no answer')
  }
}
