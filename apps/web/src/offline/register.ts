/** Lets the browser keep the page for use without a network; only pages that were built, and after everything else. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // Without it everything works as long as there is a network.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  })
}

/** A page that stayed open while a new version came finds its parts gone: it is loaded anew, once. Without a network it could not be. */
export function mendAfterUpdate(): void {
  const KEY = 'doubloon.mended'
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (!navigator.onLine || Date.now() - last < 60_000) return
    sessionStorage.setItem(KEY, `${Date.now()}`)
    location.reload()
  })
}
