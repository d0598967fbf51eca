/** A mail server as far as the page's tests need one: it takes every letter (RFC 5321), and gives its text. */
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface Mailbox {
  readonly address: string
  /** Of each letter, as its reader sees it. */
  readonly texts: readonly string[]
  close(): void
}

const ANSWERS: Readonly<Record<string, string>> = {
  EHLO: '250 mail.test',
  DATA: '354 end with a dot',
  QUIT: '221 good bye',
}

export async function openMailbox(): Promise<Mailbox> {
  const texts: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let rest = ''
    let letter: string[] | undefined
    const take = (line: string) => {
      if (letter !== undefined && line !== '.') return void letter.push(line)
      if (letter !== undefined) texts.push(readable(letter.join('\n')))
      letter = line === 'DATA' ? [] : undefined
      socket.write(`${ANSWERS[line.slice(0, 4)] ?? '250 go on'}\r\n`)
    }
    socket.write('220 mail.test\r\n')
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (part: string) => {
      const lines = (rest + part).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  const { port } = server.address() as AddressInfo
  return { address: `smtp://127.0.0.1:${port}`, texts, close }
}

/** Without the breaks and signs that letters travel with. */
function readable(letter: string): string {
  return letter
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
}
