/** Does something when the page has nothing else to do. */
export function whenIdle(then: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3000 })
  else setTimeout(then, 300)
}
