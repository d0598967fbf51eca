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
