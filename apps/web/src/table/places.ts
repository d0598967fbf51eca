/** Marks on the things that lie at places of the table, whichever component draws them. */
import type { Candidates } from './log-entry.ts'

/** Puts an attribute on everything at these places, and takes it from everything else. */
export function markPlaces(
  attribute: 'data-last' | 'data-pointed',
  places: readonly Candidates[],
): void {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-place]')]
  const drawn = new Set(elements.map(placeOf))
  const marked = new Set(places.map((names) => names.find((name) => drawn.has(name))))
  for (const element of elements) element.toggleAttribute(attribute, marked.has(placeOf(element)))
}

/** The name of a place; empty if it is none. */
export function placeOf(element: HTMLElement | null): string {
  return element?.dataset['place'] ?? ''
}
