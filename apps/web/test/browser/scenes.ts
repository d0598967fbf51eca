/** Positions of real games in which the first seat is asked something, one for each kind of decision. */
import { advise, parsePlayer, senseOf } from '@doubloon/bots'
import { Game, orThrow } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'

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

/** One scene for every decision the first seat met in a game of sensible players, and one of its end. */
export function scenesOf(prefix: string, options: object, seed: string): readonly Scene[] {
  const player = orThrow(parsePlayer('greedy'))
  const sense = senseOf('puerto-rico')
  const asked: { readonly decision: string; readonly record: string; readonly n: number }[] = []
  let game = orThrow(Game.start(puertoRico, options, seed))
  let n = 0
  while (!game.over) {
    if (game.toMove === LOOKER)
      asked.push({ decision: game.decision, record: JSON.stringify(game.record()), n })
    const { move } = advise(game, sense, player, `${seed} ${n}`, { now })
    game = orThrow(game.play(move))
    n++
  }
  const decisions = [...new Set(asked.map(({ decision }) => decision))]
  const scenes = decisions.map((decision) => {
    const off = (at: number) => Math.abs(at - n * PART)
    const [best] = asked
      .filter((it) => it.decision === decision)
      .sort((a, b) => off(a.n) - off(b.n))
    return { name: `${prefix}-${decision.slice(2).toLowerCase()}`, record: best?.record ?? '' }
  })
  return [...scenes, { name: `${prefix}-over`, record: JSON.stringify(game.record()) }]
}
