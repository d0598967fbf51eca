/**
 * Players for training: those of the registry, and those that take a net from a file, as in `puct@nets/gen1:4ms`. That is
 * `nets/gen1-4.net` in games of four where it exists, else `nets/gen1-all.net`; a whole name, `nets/gen1-all`, is taken as it is.
 */
import { existsSync, readFileSync } from 'node:fs'
import { orThrow } from '@doubloon/engine'
import type { State } from '@doubloon/puerto-rico/fast'
import type { Bot, Task } from '../packages/bots/src/bot.ts'
import { Evaluator } from '../packages/bots/src/net/evaluator.ts'
import { readNet } from '../packages/bots/src/net/net-file.ts'
import { netPlay } from '../packages/bots/src/net/play.ts'
import {
  describedPuertoRico,
  FEATURE_NAMES,
} from '../packages/bots/src/net/puerto-rico/described.ts'
import type { Player } from '../packages/bots/src/player.ts'
import { parsePlayer } from '../packages/bots/src/registry.ts'

/** The nets of a path, by number of players. */
export function netsAt(path: string): (s: State) => Evaluator<State> {
  const made = new Map<number, Evaluator<State>>()
  return ({ players }) => {
    const known = made.get(players) ?? evaluatorAt(path, players)
    made.set(players, known)
    return known
  }
}

function evaluatorAt(path: string, players: number): Evaluator<State> {
  const file = [`${path}-${players}.net`, `${path}-all.net`, `${path}.net`].find((it) =>
    existsSync(it),
  )
  if (file === undefined) throw new Error(`there is no net ${path}`)
  return new Evaluator(describedPuertoRico(), readNet(readFileSync(file), FEATURE_NAMES))
}

/** A player by its words. */
export function playerOf(text: string): Player {
  const [, name = '', path, budget = ''] = /^([^@:]+)(?:@([^:]+))?(:.+)?$/.exec(text) ?? []
  const player = orThrow(parsePlayer(name + budget))
  if (path === undefined) return player
  const net = netPlay(netsAt(path))
  const bot: Bot = {
    ...player.bot,
    name: text,
    // Only Puerto Rico is trained, so every task is one of it.
    answer: (task) => {
      const own = task as unknown as Task<State>
      return player.bot.answer({ ...own, sense: { ...own.sense, net } })
    },
  }
  return { ...player, bot }
}
