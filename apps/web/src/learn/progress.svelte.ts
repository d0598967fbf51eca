/** Which lessons are done; kept in the browser. */

import { keptUnder } from '../settings/kept.ts'
import { GAMES, type Game, lessonsOf } from './courses.ts'

type Done = Readonly<Record<Game, readonly string[]>>

const KEY = 'doubloon.lessons'

const kept = $state({ now: read() })

export function isDone(game: Game, name: string): boolean {
  return kept.now[game].includes(name)
}

/** How many lessons of a game are done. */
export function doneIn(game: Game): number {
  return kept.now[game].length
}

/** The first lesson that is not done yet. */
export function firstOpen(game: Game): string | undefined {
  return lessonsOf(game).find((name) => !isDone(game, name))
}

export function markDone(game: Game, name: string): void {
  if (!isDone(game, name)) write({ ...kept.now, [game]: [...kept.now[game], name] })
}

/** Begins a game's lessons anew. */
export function forget(game: Game): void {
  write({ ...kept.now, [game]: [] })
}

function write(done: Done): void {
  kept.now = done
  try {
    localStorage.setItem(KEY, JSON.stringify(done))
  } catch {
    // A browser that keeps nothing still knows it until the page is closed.
  }
}

/** What can be read of it. */
function read(): Done {
  const stored = keptUnder(KEY)
  const done = GAMES.map((game) => {
    const names: unknown = stored[game]
    const list: readonly unknown[] = Array.isArray(names) ? names : []
    return [game, lessonsOf(game).filter((name) => list.includes(name))]
  })
  return Object.fromEntries(done)
}
