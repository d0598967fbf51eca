/** Gives something to the one who sits here: as a file, or to the clipboard. */

/** Offers a text as a file to save. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Copies a text; says whether it could. Pages without https may not. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** `doubloon-puerto-rico-2031-05-14.json` */
export function recordName(game: string, when: Date): string {
  return `doubloon-${game}-${when.toISOString().slice(0, 10)}.json`
}
