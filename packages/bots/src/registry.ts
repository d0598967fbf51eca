/** All bots by name, and what they know of each game. */
import { accept, type GameState, type Result, refuse } from '@doubloon/engine'
import type { Bot, Budget, NetAdapter } from './bot.ts'
import type { BotAdapter } from './bot-adapter.ts'
import { greedy, smallNetGreedy } from './greedy.ts'
import { LEVELS } from './levels.ts'
import { netGreedy, puct } from './net/bots.ts'
import type { Player } from './player.ts'
import { puertoRicoBotAdapter } from './puerto-rico/adapter.ts'
import { randomBot } from './random.ts'
import { sanJuanBotAdapter } from './san-juan/adapter.ts'
import { flat, roleUct, uct, uctGreedy, uctRound } from './uct.ts'
import { withSolver } from './with-solver.ts'

/** The reference bots, the simplest first. All that search play the last round exactly where it can be solved. */
export const REFERENCES: readonly Bot[] = [
  randomBot,
  greedy,
  smallNetGreedy,
  ...[flat, uct, uctRound, uctGreedy, roleUct].map(withSolver),
  netGreedy,
  withSolver(puct),
]

/** Everybody who plays. */
export const BOTS: readonly Bot[] = [...REFERENCES, ...LEVELS]

const SENSES: readonly BotAdapter<GameState>[] = [puertoRicoBotAdapter, sanJuanBotAdapter]

/** What bots know of a game; the state of the rules of that game fits it. */
export function botAdapterOf<S extends GameState>(game: string): NetAdapter<S> {
  const adapter = SENSES.find(({ rules }) => rules.game === game)
  if (adapter === undefined) throw new Error(`bots know nothing of ${game}`)
  return adapter as NetAdapter<S>
}

/** `uct-greedy:1s`, `uct:2000i`, `greedy`: a bot by its name, with the budget for a move if one is given. */
export function parsePlayer(text: string): Result<Player> {
  const [name, limit, ...rest] = text.split(':')
  const bot = BOTS.find((it) => it.name === name)
  const names = BOTS.map((it) => it.name).join(', ')
  if (bot === undefined)
    return refuse('unknown-bot', `there is no bot "${name}"; there are ${names}`)
  const budget = limit === undefined ? {} : parseBudget(limit)
  if (budget === undefined || rest.length > 0)
    return refuse(
      'bad-budget',
      `"${text}": a budget is written as in ${name}:1s, ${name}:200ms or ${name}:500i`,
    )
  return accept({ bot, budget })
}

/** `1s`, `200ms`: time; `2000i`: iterations. */
function parseBudget(text: string): Budget | undefined {
  const [, number, unit] = /^(\d{1,7}(?:\.\d{1,3})?)(s|ms|i)$/.exec(text) ?? []
  const amount = Number(number)
  if (!(amount > 0)) return undefined
  if (unit === 'i') return Number.isInteger(amount) ? { iterations: amount } : undefined
  return { milliseconds: unit === 's' ? amount * 1000 : amount }
}
