/** San Juan for the desk. */
import { sanJuanHeuristics } from '@doubloon/bots/san-juan/heuristics'
import { type SanJuanTypes, type State, sanJuanAdapter } from '@doubloon/san-juan'
import type { PageAdapter } from '../../local/page-adapter.ts'
import { factsOf } from './facts.ts'
import { measuresOf, openView } from './replay.ts'

/** Decisions with few enough moves to list them all: roles, goods to produce, goods to sell. */
const LISTED = ['D-SJ-2', 'D-SJ-4', 'D-SJ-5']

export const sanJuanPageAdapter: PageAdapter<State, SanJuanTypes> = {
  ...sanJuanAdapter,
  heuristics: sanJuanHeuristics,
  withNets: async () => (await import('@doubloon/bots/san-juan')).sanJuanBotAdapter,
  isComposedByPage: (game) => !LISTED.includes(game.decision) && !game.midway,
  facts: factsOf,
  openView,
  measures: measuresOf,
  cities: ({ seats }) => seats.map(({ tableau }) => tableau.map(({ building }) => building)),
}
