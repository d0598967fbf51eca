/** A game as bytes that one viewer may have (ADR 0018). */
import { randomUUID } from 'node:crypto'
import { type Game, type GameState, type GameTypes, layoutOf, type Rules } from '@doubloon/engine'

/** The layout depends on the rules alone. */
const layouts = new Map<object, string>()

export function layoutFor(rules: Rules<GameState, GameTypes>): string {
  const known = layouts.get(rules) ?? layoutOf(rules)
  layouts.set(rules, known)
  return known
}

/** Drawn by lot each time, from nothing that belongs to the game. */
export function glimpseFor(game: Game<GameState, GameTypes>, viewer: number) {
  const bytes = game.glimpse(viewer, randomUUID())
  return { layout: layoutFor(game.rules), bytes: Buffer.from(bytes).toString('base64') }
}
