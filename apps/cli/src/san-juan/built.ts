/** The tableaux of a finished game, for statistics. */
import { inWords, WATCHER } from '@doubloon/engine'
import { BUILDINGS, type State, sanJuan } from '@doubloon/san-juan'
import type { Built } from '../command-adapter.ts'
import { listOf } from './cards.ts'

/** What was built over has left the game (SJ-PILE-5); what everybody starts with was not built (SJ-SETUP-5). */
export function builtIn(s: State): Built {
  const { options, seats, removed } = sanJuan.view(s, WATCHER)
  const kinds = BUILDINGS.filter(({ set }) => set === 'base' || options.expansion).map(({ key }) =>
    inWords(key),
  )
  const standing = seats.map(({ tableau }) => tableau.map(({ building }) => inWords(building)))
  const built = [...standing.flat(), ...listOf(removed).map(inWords)]
  for (const _ of seats) built.splice(built.indexOf(START_BUILDING), 1)
  return { kinds, built, standing }
}

/** The cheapest production building, the first row of the catalogue. */
const START_BUILDING = inWords(BUILDINGS[0]?.key ?? '')
