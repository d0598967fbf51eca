/** San Juan for the desk. */
import { sanJuanReckoner } from '@doubloon/bots/san-juan/reckoner'
import { type SanJuanTypes, type State, sanJuanAdapter } from '@doubloon/san-juan'
import type { Kit } from '../../local/kit.ts'
import { factsOf } from './facts.ts'
import { measuresOf, openView } from './replay.ts'

/** Decisions with few enough moves to list them all: roles, goods to produce, goods to sell. */
const LISTED = ['D-SJ-2', 'D-SJ-4', 'D-SJ-5']

export const sanJuanKit: Kit<State, SanJuanTypes> = {
  ...sanJuanAdapter,
  sense: sanJuanReckoner,
  experienced: async () => (await import('@doubloon/bots/san-juan')).sanJuanSense,
  isPutTogether: (game) => !LISTED.includes(game.decision) && !game.midway,
  facts: factsOf,
  openView,
  measures: measuresOf,
}
