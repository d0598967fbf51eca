/** Positions of real games in which the first seat is asked something, one for each kind of decision. */
import { advise, botAdapterOf, parsePlayer } from '@doubloon/bots'
import { Game, type GameState, type GameTypes, orThrow, type Rules } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'

/** A record that ends where a decision is pending; `over` for a finished game. */
export interface Scene {
  readonly name: string
  readonly record: string
}

/** The viewer. */
const VIEWER = 0
/** Of all moments with the same decision the one nearest to this part of the game is taken: boards are well filled there. */
const PART = 0.6

const now = () => performance.now()

/** All moments of a game of sensible players, the last one over. */
function momentsIn<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  options: object,
  seed: string,
): readonly Game<S, T>[] {
  const player = orThrow(parsePlayer('greedy'))
  const adapter = botAdapterOf<S>(rules.game)
  const moments = [orThrow(Game.start(rules, options, seed))]
  for (let game = moments[0]; game !== undefined && !game.over; game = moments.at(-1)) {
    const { move } = advise(game, adapter, player, `${seed} ${moments.length}`, { now })
    moments.push(orThrow(game.play(move)))
  }
  return moments
}

/** All moments of a game of Puerto Rico. */
export const momentsOf = (options: object, seed: string) => momentsIn(puertoRico, options, seed)

/** All moments of a game of San Juan. */
export const sanJuanMoments = (options: object, seed: string) => momentsIn(sanJuan, options, seed)

/** One scene for every decision the first seat met in a game of Puerto Rico, and one of its end. */
export function scenesOf(prefix: string, options: object, seed: string): readonly Scene[] {
  return scenesIn(momentsOf(options, seed), prefix, 'D-')
}

/** What moves lead to from a position: moments that games seldom come to. */
export function sceneAfter(name: string, position: object, moves: readonly string[]): Scene {
  const start: Game<GameState, GameTypes> = orThrow(Game.fromPosition(puertoRico, position))
  const game = moves.reduce((before, move) => orThrow(before.play(move)), start)
  const seats = [{ name: 'Me' }, { name: 'Ana', bot: 'novice' }, { name: 'Bruno', bot: 'novice' }]
  return { name, record: JSON.stringify({ ...game.record(), seats }) }
}

/** The same of San Juan; several games, because not every one asks for everything. */
export function sanJuanScenes(
  prefix: string,
  options: object,
  seeds: readonly string[],
): readonly Scene[] {
  const scenes = seeds.flatMap((seed) =>
    scenesIn(momentsIn(sanJuan, options, seed), prefix, 'D-SJ-'),
  )
  return scenes.filter(({ name }, at) => scenes.findIndex((it) => it.name === name) === at)
}

function scenesIn<S extends GameState, T extends GameTypes>(
  moments: readonly Game<S, T>[],
  prefix: string,
  mark: string,
): readonly Scene[] {
  const off = (game: Game<S, T>) => Math.abs(moments.indexOf(game) - moments.length * PART)
  const asked = moments.filter((game) => game.toMove === VIEWER)
  const decisions = [...new Set(asked.map(({ decision }) => decision))]
  return [...decisions, `${mark}OVER`].map((decision) => {
    const [best = moments.at(-1)] = asked
      .filter((game) => game.decision === decision)
      .sort((a, b) => off(a) - off(b))
    const name = `${prefix}-${decision.slice(mark.length).toLowerCase()}`
    return { name, record: JSON.stringify(best?.record()) }
  })
}
