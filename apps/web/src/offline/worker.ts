/**
 * Keeps all files of the page in the browser, so that it works without a network after the first visit. A new version is
 * fetched in the background and shown the next time the page is opened; what was kept of older ones is thrown away.
 */

/** Both are put in when the page is built: all its files, and a hash of their contents. */
declare const FILES: readonly string[]
declare const VERSION: string

/** What is used of the types of a service worker; those of the page know nothing of it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Scope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

const scope = globalThis as unknown as Scope
const PREFIX = 'doubloon-'
const CACHE = PREFIX + VERSION
/** Files here carry a hash in their name and never change. */
const LASTING = '/assets/'

scope.addEventListener('install', (event) => event.waitUntil(keepAll()))
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const isOwn = new URL(request.url).origin === scope.location.origin
  if (request.method === 'GET' && isOwn) event.respondWith(answer(request))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE)
  const requests = FILES.map(
    (path) => new Request(path, { cache: path.startsWith(LASTING) ? 'default' : 'reload' }),
  )
  await cache.addAll(requests)
  await scope.skipWaiting()
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** Every place of the page is the same document. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  const isLasting = new URL(request.url).pathname.startsWith(LASTING)
  if (isLasting && response.status === 200) await cache.put(request, response.clone())
  return response
}
