/** Where one is in the page: the path of the address, and what stands behind its `?` and its `#`. */
const here = $state({
  path: location.pathname,
  search: location.search,
  hash: location.hash.slice(1),
  from: cameFrom(),
})

function look(): void {
  here.path = location.pathname
  here.search = location.search
  here.hash = location.hash.slice(1)
  here.from = cameFrom()
}
addEventListener('popstate', look)
addEventListener('hashchange', look)

/** The path as its parts: `/table/abc` → `['table', 'abc']`. */
export function route(): readonly string[] {
  return here.path.split('/').filter((part) => part !== '')
}

/** What stands behind `?`, by name. */
export function query(): URLSearchParams {
  return new URLSearchParams(here.search)
}

/** What stands behind `#`. */
export function hash(): string {
  return here.hash
}

/** The address of the place of the page one came from; undefined if one came from elsewhere. */
export function from(): string | undefined {
  return here.from
}

/** Kept with each step of the history, so that loading anew and going back find it. */
function cameFrom(): string | undefined {
  const kept: unknown = history.state?.from
  return typeof kept === 'string' ? kept : undefined
}

/** Within a place the way back stays what it was. */
function wayBack(path: string): string | undefined {
  const isSamePlace = path.split(/[/?#]/)[1] === here.path.split('/')[1]
  return isSamePlace ? here.from : location.pathname + location.search + location.hash
}

/** Goes to another place without loading the page anew; `replace` leaves no way back to this one. */
export function go(path: string, way: 'push' | 'replace' = 'push'): void {
  if (way === 'push') history.pushState({ from: wayBack(path) }, '', path)
  else history.replaceState({ from: here.from }, '', path)
  look()
}

/** Makes an ordinary link go without loading the page anew; new tabs and downloads stay as they are. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (event.defaultPrevented || link === null || !isPlain) return
  if (link.target !== '' || link.hasAttribute('download')) return
  if (link.origin !== location.origin || isWithinPage(link)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

/** A jump to a part of what is shown is the browser's. */
function isWithinPage({ pathname, search, hash: part }: HTMLAnchorElement): boolean {
  return part !== '' && pathname === location.pathname && search === location.search
}
