/** Positions of real games in which the first seat is asked something, one for each kind of decision. */
import { advise, parsePlayer, senseOf } from '@doubloon/bots'
import { Game, orThrow } from '@doubloon/engine'
import { type PuertoRicoTypes, puertoRico, type State } from '@doubloon/puerto-rico'

/** A record that ends where a decision is pending; `over` for a finished game. */
export interface Scene {
  readonly name: string
  readonly record: string
}

/** The seat that looks. */
const LOOKER = 0
/** Of all moments with the same decision the one nearest to this part of the game is taken: boards are well filled there. */
const PART = 0.6

const now = () => performance.now()

/** All moments of a game of sensible players, the last one over. */
export function momentsOf(options: object, seed: string): readonly Game<State, PuertoRicoTypes>[] {
  const player = orThrow(parsePlayer('greedy'))
  const sense = senseOf<State>('puerto-rico')
  const moments = [orThrow(Game.start(puertoRico, options, seed))]
  for (let game = moments[0]; game !== undefined && !game.over; game = moments.at(-1)) {
    const { move } = advise(game, sense, player, `${seed} ${moments.length}`, { now })
    moments.push(orThrow(game.play(move)))
  }
  return moments
}

/** One scene for every decision the first seat met in a game of sensible players, and one of its end. */
export function scenesOf(prefix: string, options: object, seed: string): readonly Scene[] {
  const moments = momentsOf(options, seed)
  const off = (game: (typeof moments)[number]) =>
    Math.abs(moments.indexOf(game) - moments.length * PART)
  const asked = moments.filter((game) => game.toMove === LOOKER)
  const decisions = [...new Set(asked.map(({ decision }) => decision))]
  return [...decisions, 'D-OVER'].map((decision) => {
    const [best = moments.at(-1)] = asked
      .filter((game) => game.decision === decision)
      .sort((a, b) => off(a) - off(b))
    const name = `${prefix}-${decision.slice(2).toLowerCase()}`
    return { name, record: JSON.stringify(best?.record()) }
  })
}
