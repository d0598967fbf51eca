/** The files of the built page: read once, compressed once, each with the headers it is served with. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** How a body can be sent. */
export type Coding = 'br' | 'gzip' | 'identity'

/** A file of the page. */
export interface ServedFile {
  readonly type: string
  readonly caching: string
  readonly tag: string
  body(coding: Coding): Buffer
  /** Codings that make it smaller. */
  readonly codings: readonly Coding[]
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
}
/** Letters and pictures are compressed already. */
const COMPRESSED = ['.png', '.woff2']
/** Files here carry a hash in their name. */
const LASTING = '/assets/'

/** All files below a folder by the path they are served under; undefined if there is no page. */
export function readPage(folder: string): ReadonlyMap<string, ServedFile> | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const files = new Map<string, ServedFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const whole = join(entry.parentPath, entry.name)
    const path = `/${whole.slice(join(folder, sep).length).split(sep).join('/')}`
    files.set(path, served(path, readFileSync(whole)))
  }
  return files
}

function served(path: string, plain: Buffer): ServedFile {
  const extension = extname(path)
  const type = TYPES[extension] ?? 'application/octet-stream'
  const bodies = new Map<Coding, Buffer>([['identity', plain]])
  return {
    type,
    caching: path.startsWith(LASTING) ? 'public, max-age=31536000, immutable' : 'no-cache',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    codings: COMPRESSED.includes(extension) ? ['identity'] : ['br', 'gzip', 'identity'],
    body(coding) {
      const body = bodies.get(coding) ?? compressed(plain, coding)
      bodies.set(coding, body)
      return body
    },
  }
}

function compressed(plain: Buffer, coding: Coding): Buffer {
  if (coding === 'gzip') return gzipSync(plain, { level: 9 })
  // Quality 9 is nearly as small as 11, and the first visitor waits for it.
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

/** Hashes of the scripts that stand in a document itself, as a policy names them. */
export function inlineScripts(html: string): readonly string[] {
  const scripts = html.matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
