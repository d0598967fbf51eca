/** A log that is told while it grows. */
import { expect } from 'vitest'

interface Writer<Line, Entry> {
  readonly follow: (history: readonly Line[]) => readonly Entry[]
}

/** It is told once: what was told stays, also when moves are taken back, and in the end all is as if told at the end. */
export function toldOnce<Line, Entry>(
  growing: Writer<Line, Entry>,
  history: readonly Line[],
  tell: (history: readonly Line[]) => readonly Entry[],
): void {
  const early = growing.follow(history.slice(0, 40))
  const grown = growing.follow(history)
  expect(grown).toEqual(tell(history))
  expect(early.every((entry, index) => entry === grown[index])).toBe(true)
  expect(growing.follow(history.slice(0, 30))).toEqual(tell(history.slice(0, 30)))
}
