/** What is answered to a request for the page: a file, the document for a place in it, or that there is no such thing. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { say } from '../messages.ts'
import { type Coding, inlineScripts, type ServedFile } from './files.ts'

const DOCUMENT = '/index.html'

export class Answerer {
  readonly #files: ReadonlyMap<string, ServedFile>
  readonly #safety: Readonly<Record<string, string>>

  constructor(files: ReadonlyMap<string, ServedFile>) {
    this.#files = files
    const html = files.get(DOCUMENT)?.body('identity').toString('utf8') ?? ''
    this.#safety = {
      'Content-Security-Policy': policy(inlineScripts(html)),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    }
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(this.#safety)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      plain(response, 405, say.serve.onlyReading)
      return
    }
    const path = pathOf(request.url ?? '/')
    const file = path === undefined ? undefined : this.#find(path)
    if (file === undefined) plain(response, 404, say.serve.notFound)
    else send(file, request, response)
  }

  /** The file of a path. What looks like no file is a place in the page, which is one document. */
  #find(path: string): ServedFile | undefined {
    const isPlace = !/\.[^/]*$/.test(path) && !path.startsWith('/assets/')
    return this.#files.get(path) ?? (isPlace ? this.#files.get(DOCUMENT) : undefined)
  }
}

/** The path of an address, decoded; undefined if it is malformed. Files are looked up by name, never by folder. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(address.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
}

function send(file: ServedFile, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', file.caching)
  response.setHeader('ETag', file.tag)
  response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match']?.includes(file.tag) === true) {
    response.writeHead(304).end()
    return
  }
  const coding = codingFor(request.headers['accept-encoding'] ?? '', file.codings)
  const body = file.body(coding)
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding)
  response.setHeader('Content-Type', file.type)
  response.setHeader('Content-Length', body.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}

/** The best coding the other side takes; one that is marked `q=0` is refused. */
function codingFor(accepted: string, codings: readonly Coding[]): Coding {
  const taken = accepted
    .split(',')
    .filter((it) => !/;\s*q=0(\.0*)?\s*$/.test(it))
    .map((it) => it.replace(/;.*/, '').trim())
  return codings.find((coding) => taken.includes(coding)) ?? 'identity'
}

function plain(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`)
}

/** Everything comes from here; styles are also set by the page itself. */
function policy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
