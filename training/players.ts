/**
 * Players for training: those of the registry, and those that take a net from a file, as in `puct@nets/gen1:4ms`. That is
 * `nets/gen1-4.net` in games of four where it exists, else `nets/gen1-all.net`; a whole name, `nets/gen1-all`, is taken as it is.
 */
import { existsSync, readFileSync } from 'node:fs'
import { type GameState, orThrow } from '@doubloon/engine'
import type { Bot, Task } from '../packages/bots/src/bot.ts'
import { Evaluator, type NetEncoder } from '../packages/bots/src/net/evaluator.ts'
import { netPlay } from '../packages/bots/src/net/play.ts'
import type { Player } from '../packages/bots/src/player.ts'
import { parsePlayer } from '../packages/bots/src/registry.ts'

/** The nets of a path, by number of players. */
export function netsAt(
  path: string,
  described: () => NetEncoder<GameState>,
): (s: GameState) => Evaluator<GameState> {
  const game = described()
  const made = new Map<number, Evaluator<GameState>>()
  return (s) => {
    const players = game.players(s)
    const known =
      made.get(players) ?? new Evaluator(described(), readFileSync(fileAt(path, players)))
    made.set(players, known)
    return known
  }
}

function fileAt(path: string, players: number): string {
  const file = [`${path}-${players}.net`, `${path}-all.net`, `${path}.net`].find((it) =>
    existsSync(it),
  )
  if (file === undefined) throw new Error(`there is no net ${path}`)
  return file
}

/** A player by its words. */
export function playerOf(text: string, described: () => NetEncoder<GameState>): Player {
  const [, name = '', path, budget = ''] = /^([^@:]+)(?:@([^:]+))?(:.+)?$/.exec(text) ?? []
  const player = orThrow(parsePlayer(name + budget))
  if (path === undefined) return player
  const net = netPlay(netsAt(path, described))
  const bot: Bot = {
    ...player.bot,
    name: text,
    // All tasks of a process are of the game that the net is for.
    answer: (task) => {
      const own = task as unknown as Task<GameState>
      return player.bot.answer({ ...own, adapter: { ...own.adapter, net } })
    },
  }
  return { ...player, bot }
}
