/** Whole games of bots as records, for replays. */
import { advise, botAdapterOf, parsePlayer } from '@doubloon/bots'
import { Game, type GameState, type GameTypes, orThrow, type Rules } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'

export const GAMES = ['puerto-rico', 'san-juan'] as const
export type GameName = (typeof GAMES)[number]

const RULES = { 'puerto-rico': puertoRico, 'san-juan': sanJuan } as unknown as Readonly<
  Record<GameName, Rules<GameState, GameTypes>>
>

/** A finished game of bots that do not think; the same for the same seed. */
export function recordOf(
  name: GameName,
  options: object,
  seed: string,
  bot: 'random' | 'greedy' = 'random',
): string {
  const player = orThrow(parsePlayer(bot))
  const adapter = botAdapterOf<GameState>(name)
  let game = orThrow(Game.start(RULES[name], options, seed))
  for (let n = 0; !game.over; n++) {
    const { move } = advise(game, adapter, player, `${seed} ${n}`, { now: () => performance.now() })
    game = orThrow(game.play(move))
  }
  return JSON.stringify({ ...game.record(), seats: seatsFor(game.players) })
}

/** A person, and bots that are known here. */
function seatsFor(players: number): readonly object[] {
  const names = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eva'].slice(0, players)
  return names.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'casual' }))
}
