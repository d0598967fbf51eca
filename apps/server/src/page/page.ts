/**
 * The built page: its files, the one document for every place in the page, or that there is no such thing. Finding, caching
 * and packing files is the work of Fastify's plugins; here stand the headers and what counts as a place.
 */
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { constants } from 'node:zlib'
import { fastifyCompress } from '@fastify/compress'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { say } from '../words.ts'

/** Types that others name otherwise, or without their letters. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}
/** Files here carry a hash in their name. */
const LASTING = '/assets/'
/** What begins so is for programs. */
const API = '/api/'
/** Every answer is packed anew. Quality 9 makes the whole page 1 % smaller (384 kB) and takes more than twice as long. */
const BROTLI_QUALITY = 5

/** Serves a folder whose document is `html`; whatever is not found anywhere else is not found here, too. */
export async function page(
  app: FastifyInstance,
  { folder, html }: { readonly folder: string; readonly html: string },
): Promise<void> {
  const safety = safetyHeaders(html)
  const refuse = (reply: FastifyReply, status: number, sentence: string) =>
    reply.code(status).headers(safety).type('text/plain; charset=utf-8').send(`${sentence}\n`)
  const notFound = (reply: FastifyReply) => refuse(reply, 404, say.notFound)

  app.setNotFoundHandler(({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') return notFound(reply)
    return refuse(reply.header('Allow', 'GET, HEAD'), 405, say.onlyReading)
  })
  app.setErrorHandler((_error, _request, reply) => notFound(reply))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(safety)
  })
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  await app.register(fastifyStatic, {
    root: folder,
    acceptRanges: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isLasting = path.startsWith(LASTING, folder.length)
      reply.header('Cache-Control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('Vary', 'accept-encoding')
      const type = TYPES[extname(path)]
      if (type !== undefined) reply.header('Content-Type', type)
    },
  })
}

/** What looks like no file is a place in the page, which is one document. A malformed address is neither. */
export function isPlace(address: string): boolean {
  if (address.startsWith(API)) return false
  try {
    const path = decodeURIComponent(address.replace(/[?#].*$/s, ''))
    return !/\.[^/]*$/.test(path) && !path.startsWith(LASTING)
  } catch {
    return false
  }
}

/** Everything comes from here; styles are also set by the page itself, and a value net's arithmetic is WebAssembly (ADR 0015). */
function safetyHeaders(html: string): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...inlineScripts(html)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

/** Hashes of the scripts that stand in a document itself, as a policy names them. */
function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
