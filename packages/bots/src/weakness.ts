/** How people play less well than they could: they count what lies before them, and look at nobody but themselves. */
import type { GameState } from '@doubloon/engine'
import type { Bot, Task } from './bot.ts'
import type { BotAdapter } from './bot-adapter.ts'

/** A way of playing. */
export interface Weakness {
  /** How much is seen of what things will bring by the end; the rest is counted as it lies there: 1 all, 0 nothing. */
  readonly sight: number
  /** How much of what a move changes for the others is seen: 1 all of it, 0 nothing. */
  readonly regard: number
}

/** The bot, playing with a weakness. */
export function weakened(bot: Bot, weakness: Weakness): Bot {
  return {
    name: bot.name,
    about: bot.about,
    answer: <S extends GameState>(task: Task<S>) =>
      bot.answer({ ...task, adapter: seenBy(task, weakness) }),
  }
}

function seenBy<S extends GameState>(
  { rules, adapter, state }: Task<S>,
  { sight, regard }: Weakness,
): BotAdapter<S> {
  const self = rules.toMove(state)
  const expectedScore = (s: S, seat: number): number => {
    // With all of the sight exactly what is expected, whatever rounding does.
    return sight * adapter.expectedScore(s, seat) + (1 - sight) * countedBy(adapter, s, seat)
  }
  if (regard === 1) return { ...adapter, expectedScore }
  const before = Array.from({ length: rules.players(state) }, (_, seat) =>
    expectedScore(state, seat),
  )
  const spread = adapter.spread(state)
  return {
    ...adapter,
    expectedScore: (s, seat) =>
      seat === self
        ? expectedScore(s, seat)
        : before[seat] + regard * (expectedScore(s, seat) - before[seat]),
    // Who does not see the others does not see either how much surer a lead becomes.
    spread: () => spread,
  }
}

/** What lies before a seat, each thing for about what it is worth, no matter what time it is. */
function countedBy<S extends GameState>({ countables }: BotAdapter<S>, s: S, seat: number): number {
  return countables.reduce((sum, countable) => sum + countable.points * countable.of(s, seat), 0)
}
