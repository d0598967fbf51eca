/** What comes over a line and is no request at all: it is refused in the same words as requests, and the line is let go. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Refused, refused } from './refusals.ts'

export function refuseLine({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, refusal } = refusalOf(code)
  const body = JSON.stringify(refusal)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
    // Who sends on without end is not listened to.
    () => socket.destroySoon(),
  )
}

function refusalOf(code: string | undefined): Refused {
  if (code === 'HPE_HEADER_OVERFLOW') return refused('headers-too-large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refused('too-slow')
  return refused('bad-request', 'this is not HTTP as it is written')
}
