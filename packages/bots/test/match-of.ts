/** Matches between bots, whatever the game. */
import { type GameState, orThrow } from '@doubloon/engine'
import { type Bot, botAdapterOf, type Match } from '../src/index.ts'

export interface AnyRules {
  readonly game: string
  parseOptions(raw: unknown): { readonly ok: boolean }
}

/** A match of these bots, by seat. */
export function matchOf(
  rules: AnyRules,
  bots: readonly Bot[],
  seed: string,
): Match<GameState, never> {
  return {
    rules: rules as unknown as Match<GameState, never>['rules'],
    adapter: botAdapterOf(rules.game),
    options: orThrow(rules.parseOptions({ players: bots.length }) as never) as never,
    seed,
    players: bots.map((bot) => ({ bot, budget: {} })),
    now: () => 0,
  }
}
