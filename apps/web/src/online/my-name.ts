/** The name one used last among others; offered again wherever one sits down. */
const KEY = 'doubloon.name'

export function myName(storage: Pick<Storage, 'getItem'>): string {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '""')
    return typeof kept === 'string' ? kept : ''
  } catch {
    return ''
  }
}

export function keepMyName(storage: Pick<Storage, 'setItem'>, name: string): void {
  try {
    storage.setItem(KEY, JSON.stringify(name))
  } catch {
    // A browser that keeps nothing asks for it again.
  }
}
