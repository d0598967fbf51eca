/** The legal moves of a composite decision in numbers, for programs, where there are too many to list. */
import { determinizationOf, walkComposite } from '@doubloon/engine'
import { placementOf, type Step } from '@doubloon/puerto-rico'
import type { PuertoRicoGame } from './game.ts'

/** What a composite move of the seat must look like now; docs/protocol.md explains every field. */
export function describeChoice(game: PuertoRicoGame, seat: number): object {
  if (game.decision === 'D-MAYOR-PLACE') return describePlacement(game, seat)
  if (game.decision === 'D-STORE') return { kind: 'store', barrels: barrelsOf(game, seat) }
  if (game.decision === 'D-LOAD') return describeLoads(game, seat)
  return { kind: 'steps', how: 'play the steps one after the other' }
}

/** Any numbers within the bounds that add up to `place`. */
function describePlacement(game: PuertoRicoGame, seat: number): object {
  const { colonists, workplaces, toPlace } = placementOf(game, seat)
  const bounds = workplaces.map(({ word, circles, minimum, maximum }) => [
    word,
    { circles, minimum, maximum },
  ])
  return { kind: 'place', colonists, place: toPlace, workplaces: Object.fromEntries(bounds) }
}

/** Any barrels on the small wharf, at least as many as the rules ask for; other loads are listed. */
function describeLoads(game: PuertoRicoGame, seat: number): object {
  const typed = (step: number) => game.rules.steps.typed(step) as Step
  const isSelection = (step: number) => typed(step).type === 'loadSelection'
  const determinized = determinizationOf(game, seat, 'loads')
  const steps = determinized.moves.toArray()
  const smallest = walkComposite(game.rules, determinized, ({ moves }) => {
    return moves.toArray().find(isSelection) ?? moves.at(0)
  })
  const aboard = smallest.map(({ taken }) => typed(taken))
  return {
    kind: 'load',
    others: steps.filter((step) => !isSelection(step)).map((step) => game.rules.steps.text(step)),
    smallWharf: {
      barrels: barrelsOf(game, seat),
      minimum: aboard.reduce((sum, it) => sum + (it.type === 'putAboard' ? it.count : 0), 0),
    },
  }
}

function barrelsOf(game: PuertoRicoGame, seat: number): object {
  return game.position().seats[seat]?.goods ?? {}
}
