/** What the talk keeps in the browser; one that keeps nothing forgets it with the page. */

/** For as long as the browser is used. */
export function keep(key: string, what: object): void {
  quietly(() => localStorage.setItem(key, JSON.stringify(what)))
}

/** For as long as this window is open: what was typed and not said. */
export function keepDraft(key: string, text: string): void {
  quietly(() => (text === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)))
}

export function keptDraft(key: string): string {
  return quietly(() => sessionStorage.getItem(key)) ?? ''
}

function quietly<T>(doing: () => T): T | undefined {
  try {
    return doing()
  } catch {
    return undefined
  }
}
