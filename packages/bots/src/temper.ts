/** How people play less well than they could: they count what lies before them, and look at nobody but themselves. */
import type { GameState } from '@doubloon/engine'
import type { Bot, Task } from './bot.ts'
import type { Sense } from './sense.ts'

/** A way of playing. */
export interface Temper {
  /** How much is seen of what things will bring by the end; the rest is counted as it lies there: 1 all, 0 nothing. */
  readonly sight: number
  /** How much of what a move changes for the others is seen: 1 all of it, 0 nothing. */
  readonly regard: number
}

/** The bot, playing with a temper. */
export function tempered(bot: Bot, temper: Temper): Bot {
  return {
    name: bot.name,
    about: bot.about,
    answer: <S extends GameState>(task: Task<S>) =>
      bot.answer({ ...task, sense: seenBy(task, temper) }),
  }
}

function seenBy<S extends GameState>(
  { rules, sense, state }: Task<S>,
  { sight, regard }: Temper,
): Sense<S> {
  const self = rules.toMove(state)
  const worth = (s: S, seat: number): number => {
    const lying = countedBy(sense, s, seat)
    return lying + sight * (sense.worth(s, seat) - lying)
  }
  if (regard === 1) return { ...sense, worth }
  const before = Array.from({ length: rules.players(state) }, (_, seat) => worth(state, seat))
  const spread = sense.spread(state)
  return {
    ...sense,
    worth: (s, seat) =>
      seat === self ? worth(s, seat) : before[seat] + regard * (worth(s, seat) - before[seat]),
    // Who does not see the others does not see either how much surer a lead becomes.
    spread: () => spread,
  }
}

/** What lies before a seat, each thing for about what it is worth, no matter what time it is. */
function countedBy<S extends GameState>({ facts }: Sense<S>, s: S, seat: number): number {
  return facts.reduce((sum, fact) => sum + fact.worth * fact.of(s, seat), 0)
}
