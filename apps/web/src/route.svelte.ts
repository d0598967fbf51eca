/** Where one is in the page: the path of the address, and what stands behind its `#`. */
const here = $state({ path: location.pathname, hash: location.hash.slice(1) })

function look(): void {
  here.path = location.pathname
  here.hash = location.hash.slice(1)
}
addEventListener('popstate', look)
addEventListener('hashchange', look)

/** The path as its parts: `/table/abc` → `['table', 'abc']`. */
export function route(): readonly string[] {
  return here.path.split('/').filter((part) => part !== '')
}

/** What stands behind `#`. */
export function hash(): string {
  return here.hash
}

/** Goes to another place without loading the page anew; `replace` leaves no way back to this one. */
export function go(path: string, way: 'push' | 'replace' = 'push'): void {
  if (way === 'push') history.pushState(undefined, '', path)
  else history.replaceState(undefined, '', path)
  look()
}

/** Makes an ordinary link go without loading the page anew; new tabs and downloads stay as they are. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (link === null || !isPlain || link.target !== '' || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.hash !== '') return
  event.preventDefault()
  go(link.pathname + link.search)
}
