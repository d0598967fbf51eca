/** The cities of a finished game, for statistics. What was bought stays. */
import { inWords, WATCHER } from '@doubloon/engine'
import { puertoRico, type State } from '@doubloon/puerto-rico'
import type { Built } from '../command-adapter.ts'

export function builtIn(s: State): Built {
  const { buildingsLeft, seats } = puertoRico.view(s, WATCHER)
  const standing = seats.map(({ buildings }) => Object.keys(buildings).map(inWords))
  return { kinds: Object.keys(buildingsLeft).map(inWords), built: standing.flat(), standing }
}
