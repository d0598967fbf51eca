/** A sensible placement of colonists, as the bots' heuristics make it; where a person has named numbers, with these. */
import { puertoRicoHeuristics } from '@doubloon/bots/puerto-rico/heuristics'
import { seedRng } from '@doubloon/engine'
import { BUILDINGS, placedBy, placementOf, puertoRico, TILES } from '@doubloon/puerto-rico'
import type { PuertoRicoGame } from './game.ts'

/** Colonists by workplace: tile kind or building key. */
export type Wanted = ReadonlyMap<string, number>

/** The composite move; `wanted` colonists stand where they are asked for, the others where they help most. */
export function proposePlacement(game: PuertoRicoGame, wanted: Wanted = new Map()): string {
  const { toPlace, workplaces } = placementOf(game, game.toMove)
  const dice = new Uint32Array(4)
  seedRng(dice, 'proposal')
  const placed = placedBy(game, game.toMove, ({ state, moves }) => {
    const puts = moves.toArray().map(putOf)
    const { on = '', count: least = 0 } = puts[0] ?? {}
    const most = puts.at(-1)?.count ?? least
    const later = workplaces.slice(workplaces.findIndex(({ key }) => key === on) + 1)
    const left = puertoRicoHeuristics.isContinued(state)
      ? (state.sanJuan[game.toMove] ?? 0)
      : toPlace
    const asked = sumOf(later, ({ key, circles }) => Math.min(wanted.get(key) ?? 0, circles))
    const room = sumOf(later, ({ key, circles }) => Math.min(wanted.get(key) ?? circles, circles))
    const sensible = putOf(puertoRicoHeuristics.pick(state, moves, dice)).count
    const fitting = Math.min(Math.max(sensible, left - room), left - asked)
    const count = Math.max(least, Math.min(wanted.get(on) ?? fitting, most))
    return moves.at(count - least)
  })
  const words = workplaces
    .filter(({ key }) => placed[key] !== undefined)
    .map(({ key, word }) => `${word} ${placed[key]}`)
  return `place ${words.join(', ')}`
}

function sumOf<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0)
}

/** The workplace of a step and how many it puts there; the counts offered follow each other. */
function putOf(step: number): { readonly on: string; readonly count: number } {
  const put = puertoRico.steps.typed(step)
  return put.type === 'put' && 'on' in put ? put : { on: '', count: 0 }
}

/** The counts a person typed, by key; undefined if it is no placement in its form. */
export function readWanted(text: string): Wanted | undefined {
  const [, list] = /^place (.+)$/.exec(text) ?? []
  if (list === undefined) return undefined
  const keys = new Map(
    [...TILES, ...BUILDINGS.map(({ key }) => key)].map((key) => [squeeze(key), key]),
  )
  const wanted = new Map<string, number>()
  for (const item of list.split(',')) {
    const [, word = '', count = '1'] = /^\s*([a-z ]+?)\s*(\d+)?\s*$/i.exec(item) ?? []
    const key = keys.get(squeeze(word))
    if (key === undefined) return undefined
    wanted.set(key, Number(count))
  }
  return wanted
}

const squeeze = (word: string): string => word.replaceAll(' ', '').toLowerCase()
