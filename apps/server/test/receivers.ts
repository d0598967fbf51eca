/** Who receives what the server sends, each as the real one speaks: a mail server, a push service with a browser behind it, a webhook. */
import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer as createHttp, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

export interface Letter {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

/** A mail server (RFC 5321) that keeps letters; `refuse` is answered instead of accepting one. */
export async function mailServer() {
  const letters: Letter[] = []
  const state = { refuse: '' }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const say = (line: string) => socket.write(`${line}\r\n`)
    let letter = { from: '', to: [] as string[] }
    let data: string[] | undefined
    let rest = ''
    say('220 mail.test ESMTP')
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (part: string) => {
      const lines = (rest + part).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
    const take = (line: string) => {
      if (data !== undefined) {
        if (line !== '.') data.push(line.replace(/^\./, ''))
        else {
          letters.push({ ...letter, text: data.join('\n') })
          data = undefined
          say('250 kept')
        }
        return
      }
      const [, address = ''] = /<(.*)>/.exec(line) ?? []
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO') say('250-mail.test\r\n250 SMTPUTF8')
      else if (verb === 'MAIL') {
        letter = { from: address, to: [] }
        say('250 go on')
      } else if (verb === 'RCPT') {
        if (state.refuse !== '') return say(state.refuse)
        letter.to.push(address)
        say('250 go on')
      } else if (verb === 'DATA') {
        data = []
        say('354 end with a dot')
      } else if (verb === 'QUIT') {
        say('221 good bye')
        socket.end()
      } else say('250 go on')
    }
  })
  const port = await listening(server)
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { address: `smtp://127.0.0.1:${port}`, letters, state, close }
}

/** The text of a letter as its reader sees it. */
export function readLetter({ text }: Letter): string {
  const gap = text.indexOf('\n\n')
  const isQuoted = /^content-transfer-encoding: quoted-printable$/im.test(text.slice(0, gap))
  const body = text.slice(gap + 2)
  if (!isQuoted) return body
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Keeps what is posted; `status` is answered. */
export async function postBox() {
  const received: Received[] = []
  const state = { status: 201 }
  const server = createHttp((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts),
      })
      response.writeHead(state.status).end()
    })
  })
  const port = await listening(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, received, state, close }
}

const url64 = (bytes: Buffer) => bytes.toString('base64url')

/** A browser that has subscribed: it alone can read what is pushed to it (RFC 8291), if it comes from the right server (RFC 8292). */
export function browserAt(origin: string, name = 'box') {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const subscription = {
    endpoint: `${origin}/push/${name}`,
    keys: { p256dh: url64(keys.getPublicKey()), auth: url64(auth) },
  }
  const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  const open = ({ headers, body }: Received, serverKey: string) => {
    checkSender(String(headers.authorization), origin, serverKey)
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + (body[20] ?? 0))
    const sealed = body.subarray(21 + sender.length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
    const shared = hkdf(keys.computeSecret(sender), auth, info, 32)
    const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const opening = createDecipheriv('aes-128-gcm', key, nonce)
    opening.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
    const end = plain.lastIndexOf(2)
    return JSON.parse(plain.subarray(0, end).toString('utf8'))
  }
  return { subscription, open }
}

function checkSender(authorization: string, origin: string, serverKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [header = '', claims = '', sign = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: url64(point.subarray(1, 33)),
    y: url64(point.subarray(33)),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(sign, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  const isFresh = exp > Date.now() / 1000 && exp <= Date.now() / 1000 + 86_400
  if (!isSigned || key !== serverKey || aud !== origin || !isFresh || !String(sub).includes(':'))
    throw new Error(`not from our server: ${authorization}`)
}

/** What a webhook says, if its signature is right. */
export function readWebhook({ headers, body }: Received, secret: string) {
  const time = String(headers['x-doubloon-time'])
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  if (headers['x-doubloon-signature'] !== `sha256=${expected}`) throw new Error('not signed')
  return JSON.parse(body.toString('utf8'))
}

/** Where everything that people are told arrives. */
interface Receivers {
  readonly mails: Awaited<ReturnType<typeof mailServer>>
  readonly box: Awaited<ReturnType<typeof postBox>>
  readonly hook: Awaited<ReturnType<typeof postBox>>
}

/** The settings of a server that tells people in every way, nearly at once and every time. */
export function tellingAtOnce({ mails, box, hook }: Receivers, secret: string) {
  return {
    DOUBLOON_ADDRESS: 'https://games.example/',
    DOUBLOON_PUSH: 'mailto:host@games.example',
    DOUBLOON_PUSH_SERVICES: box.origin,
    DOUBLOON_MAIL_SERVER: mails.address,
    DOUBLOON_MAIL_FROM: 'Doubloon <games@games.example>',
    DOUBLOON_WEBHOOK: `${hook.origin}/turns`,
    DOUBLOON_WEBHOOK_SECRET: secret,
    DOUBLOON_NOTIFY_AWAY: '1',
    DOUBLOON_NOTIFY_EVERY: '0',
  }
}
