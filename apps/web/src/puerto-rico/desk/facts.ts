/** The numbers of Puerto Rico for the viewer. All of them come from the rules, in a determinization the seat may know. */
import { puertoRicoHeuristics } from '@doubloon/bots/puerto-rico/heuristics'
import { type Game, seedRng } from '@doubloon/engine'
import {
  citySpacesOf,
  emptyCirclesOf,
  GOODS,
  islandSpacesOf,
  PRICES,
  type PuertoRicoTypes,
  placedBy,
  placementOf,
  productionOf,
  quotesFor,
  type State,
  saleBonusesOf,
  storageOf,
} from '@doubloon/puerto-rico'
import { type Asking, scoresBySeat } from '../../local/page-adapter.ts'
import type { Facts, Placement } from '../table-types.ts'

/** With more offers than this nobody looks at what each would bring. */
const MOST_FORESEEN = 40

const HOUSE_PRICES = Object.fromEntries(
  GOODS.map((good, number) => [good, PRICES[number]]),
) as Facts['prices']

export function factsOf(asking: Asking<State, PuertoRicoTypes>): Facts {
  const { game, viewer, isAsked } = asking
  const determinization = game.determinize(viewer, 'facts')
  const bySeat = <N>(of: (s: State, seat: number) => N): readonly N[] =>
    Array.from({ length: game.players }, (_, seat) => of(determinization, seat))
  const facts = {
    quotes: quotesFor(determinization, viewer),
    makes: bySeat(productionOf),
    prices: HOUSE_PRICES,
    emptyCircles: bySeat(emptyCirclesOf),
    citySpaces: bySeat(citySpacesOf),
    islandSpaces: bySeat(islandSpacesOf),
    scores: knownScores(asking),
    foreseen: foreseen(asking),
  }
  if (!isAsked) return facts
  switch (game.decision) {
    case 'D-MAYOR-PLACE':
      return { ...facts, placement: placement(game, viewer) }
    case 'D-TRADE':
      return { ...facts, sale: saleBonusesOf(determinization, viewer) }
    case 'D-LOAD':
    case 'D-STORE':
      return { ...facts, storage: storageOf(determinization, viewer) }
    default:
      return facts
  }
}

/** Scores of seats whose chips are in sight. */
function knownScores({ game, view: { seats } }: Asking<State, PuertoRicoTypes>): Facts['scores'] {
  return scoresBySeat(game.score(), ({ seat }) => seats[seat]?.vp !== undefined)
}

function foreseen({ isAsked, offers, foresee }: Asking<State, PuertoRicoTypes>): Facts['foreseen'] {
  if (!isAsked || offers === undefined) return {}
  const steps = offers.length > MOST_FORESEEN ? offers.filter(isStep) : offers
  if (steps.length > MOST_FORESEEN) return {}
  return Object.fromEntries(steps.map(({ text }) => [text, foresee(text)])) as Facts['foreseen']
}

/** Not a choice of many parts: those are asked for one by one. */
function isStep({ move }: { readonly move: object }): boolean {
  return !('barrels' in move || 'giving' in move)
}

function placement(game: Game<State, PuertoRicoTypes>, viewer: number): Placement {
  const dice = new Uint32Array(4)
  seedRng(dice, 'proposal')
  const proposal = placedBy(game, viewer, ({ state, moves }) =>
    puertoRicoHeuristics.pick(state, moves, dice),
  )
  return { ...placementOf(game, viewer), proposal }
}
