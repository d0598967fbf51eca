/**
 * The server of the built page: its files, the one document for every place in the page, or that there is no such thing.
 * Finding, caching and packing files is the work of Fastify and its plugins; here stand the headers and what counts as a place.
 */
import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { say } from '../messages.ts'

/** Types that others name otherwise, or without their letters. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}
/** Files here carry a hash in their name. */
const LASTING = '/assets/'
/** Every answer is packed anew. Quality 9 makes the whole page 1 % smaller (384 kB) and takes more than twice as long. */
const BROTLI_QUALITY = 5

/** Serves a folder whose document is `html`. Fastify is loaded only now: the other commands start without it. */
export async function pageServer(folder: string, html: string): Promise<FastifyInstance> {
  const [{ fastify }, { fastifyStatic }, { fastifyCompress }] = await Promise.all([
    import('fastify'),
    import('@fastify/static'),
    import('@fastify/compress'),
  ])
  const safety = safetyHeaders(html)
  const refuse = (reply: FastifyReply, status: number, sentence: string) =>
    reply.code(status).headers(safety).type('text/plain; charset=utf-8').send(`${sentence}\n`)
  const notFound = (reply: FastifyReply) => refuse(reply, 404, say.serve.notFound)

  const server = fastify({
    rewriteUrl: ({ url = '/' }) => (isPlace(url) ? '/' : url),
    frameworkErrors: (_error, _request, reply) => notFound(reply),
  })
  server.setNotFoundHandler((_request, reply) => notFound(reply))
  server.setErrorHandler((_error, _request, reply) => notFound(reply))
  server.addHook('onRequest', async ({ method }, reply) => {
    reply.headers(safety)
    if (method === 'GET' || method === 'HEAD') return undefined
    return refuse(reply.header('Allow', 'GET, HEAD'), 405, say.serve.onlyReading)
  })
  await server.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  await server.register(fastifyStatic, {
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
  return server
}

/** What looks like no file is a place in the page, which is one document. A malformed address is neither. */
function isPlace(address: string): boolean {
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
