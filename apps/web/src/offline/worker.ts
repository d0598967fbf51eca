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
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null
}
interface Pressed extends Lasting {
  readonly notification: Notification
}
interface Window {
  readonly url: string
  focus(): Promise<unknown>
  navigate(path: string): Promise<unknown>
}
interface Scope {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { readonly type: 'window' }): Promise<readonly Window[]>
    openWindow(path: string): Promise<unknown>
  }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void
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

scope.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json())))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(Object(event.notification.data).url))
})

/** What the server has sent is shown as it is: it is written in the language of the reader. */
async function tell(message: unknown): Promise<void> {
  const { title, body, url } = Object(message)
  await scope.registration.showNotification(String(title), {
    ...{ body: String(body), tag: 'turn', icon: '/icon-192.png', data: { url } },
  })
}

/** Where it leads, in a window that is open already if there is one; never to another site. */
async function goTo(url: unknown): Promise<void> {
  const { origin } = scope.location
  const { pathname } = URL.canParse(String(url), origin)
    ? new URL(String(url), origin)
    : { pathname: '/' }
  const windows = await scope.clients.matchAll({ type: 'window' })
  const [first] = windows
  const same = windows.find((it) => new URL(it.url).pathname === pathname)
  if (same !== undefined) await same.focus()
  else if (first === undefined) await scope.clients.openWindow(pathname)
  else {
    await first.focus()
    await first.navigate(pathname)
  }
}

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
