/** Gives something to the one who sits here: as a file, or to the clipboard. */

/** Offers something as a file to save; a text is JSON unless it comes as a blob of another type. */
export function saveFile(name: string, content: string | Blob): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content
  const address = URL.createObjectURL(blob)
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

/** The record of a game, as a file of today. */
export function saveRecord(game: string, record: string): void {
  saveFile(fileName(game, new Date(), 'json'), record)
}

/** `doubloon-san-juan-2031-05-14.png` */
export function fileName(what: string, when: Date, ending: string): string {
  return `doubloon-${what}-${when.toISOString().slice(0, 10)}.${ending}`
}
