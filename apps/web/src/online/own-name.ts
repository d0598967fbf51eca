/** The name one used last among people at a distance, kept in the browser and offered again wherever it is asked for. */
import { keptUnder } from '../settings/kept.ts'

const KEY = 'doubloon.name'

export function ownName(): string {
  const { name } = keptUnder(KEY)
  return typeof name === 'string' ? name : ''
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ name }))
  } catch {
    // A browser that keeps nothing asks for the name again.
  }
}
