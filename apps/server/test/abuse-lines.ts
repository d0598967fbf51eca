/** What no HTTP library sends: lines on the wire, each answered and then let go. */
import { connect } from 'node:net'

const HOST = 'Host: 127.0.0.1\r\n'

/** What must be answered: a status, or nothing at all but the end of the connection. */
export const LINES: readonly { readonly text: string; readonly status: readonly number[] }[] = [
  { text: 'nonsense\r\n\r\n', status: [400] },
  // As it was written before there were versions.
  { text: `GET /api/health\r\n${HOST}\r\n`, status: [200, 400] },
  { text: `GET /api/health HTTP/9.9\r\n${HOST}\r\n`, status: [400] },
  { text: `GET /api/health HTTP/1.1\r\n\r\n`, status: [400] },
  { text: `GET /api/\u0000 HTTP/1.1\r\n${HOST}\r\n`, status: [400] },
  { text: `GET /api/health HTTP/1.1\r\n${HOST}X: a\u0000b\r\n\r\n`, status: [400] },
  { text: `GET /api/health HTTP/1.1\r\n${HOST}X : a\r\n\r\n`, status: [400] },
  { text: `\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003`, status: [400] },
  {
    text: `POST /api/rooms HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    status: [400],
  },
  {
    text: `POST /api/rooms HTTP/1.1\r\n${HOST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
    status: [400],
  },
  { text: `POST /api/rooms HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`, status: [400] },
  {
    text: `POST /api/rooms HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    status: [400],
  },
  { text: `GET ${'/x'.repeat(12_000)} HTTP/1.1\r\n${HOST}\r\n`, status: [431] },
  { text: `GET / HTTP/1.1\r\n${HOST}${'X: y\r\n'.repeat(4000)}\r\n`, status: [431] },
  { text: `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`, status: [] },
  {
    text: `GET http://evil.example/api/health HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    status: [200, 400, 404],
  },
  {
    text: `GET /api/health HTTP/1.1\r\n${HOST}Connection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
    status: [200, 400],
  },
]

/** Everything that comes until the other side ends the line. */
export function sendLine(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.setEncoding('utf8').on('data', (part) => {
      heard += part
    })
    socket.on('error', () => {})
    socket.once('close', () => resolve(heard))
  })
}

export const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0)
