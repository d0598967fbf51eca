/** The numbers of San Juan for the viewer. All of them come from the rules, in a determinization the seat may know. */
import { cardValues, sanJuanHeuristics } from '@doubloon/bots/san-juan/heuristics'
import { seedRng } from '@doubloon/engine'
import {
  choosingOf,
  chosenBy,
  limitsOf,
  pickedIn,
  pricesShown,
  quotesFor,
  type SanJuanTypes,
  type State,
} from '@doubloon/san-juan'
import { type Asking, scoresBySeat } from '../../local/page-adapter.ts'
import { kindOf } from '../kinds.ts'
import type { Facts } from '../table-types.ts'

type SanJuanAsking = Asking<State, SanJuanTypes>

/** With more offers than this nobody looks at what each would bring. */
const MOST_FORESEEN = 40

export function factsOf(asking: SanJuanAsking): Facts {
  const { game, viewer, view } = asking
  const determinization = game.determinize(viewer, 'facts')
  const seesHand = view.seats[viewer]?.hand !== undefined
  const scores = knownScores(asking)
  return {
    quotes: seesHand ? quotesFor(determinization, viewer) : {},
    worth: seesHand ? worthOf(cardValues(determinization, viewer)) : {},
    ...limitsOf(determinization),
    prices: pricesShown(determinization),
    scores,
    bonuses: knownBonuses(asking, scores),
    foreseen: foreseen(asking),
    ...proposals(asking),
  }
}

/** Nobody need say how many cards he has tucked, but that he never tucked one all have seen. */
function knownScores({ game, view }: SanJuanAsking): Facts['scores'] {
  return scoresBySeat(
    game.score(),
    ({ seat, tucked }) => tucked === 0 || view.seats[seat]?.tucked !== undefined,
  )
}

/** What buildings give anybody can count; only what counts all VP of a seat is hidden with them. */
function knownBonuses({ game }: SanJuanAsking, scores: Facts['scores']): Facts['bonuses'] {
  const known = game.score().map(({ seat, bonuses }) => {
    const open = Object.entries(bonuses).filter(
      ([key]) => scores[seat] !== undefined || kindOf(key)?.vpForVp === undefined,
    )
    return [seat, Object.fromEntries(open)] as const
  })
  return Object.fromEntries(known)
}

function foreseen({ isAsked, offers, foresee }: SanJuanAsking): Facts['foreseen'] {
  if (!isAsked || offers === undefined || offers.length > MOST_FORESEEN) return {}
  return Object.fromEntries(offers.map(({ text }) => [text, foresee(text)])) as Facts['foreseen']
}

/** What a sensible player would do, where the page puts the move together. */
function proposals(asking: SanJuanAsking): Pick<Facts, 'picking' | 'building'> {
  const { game, viewer, isAsked } = asking
  if (!isAsked || game.midway) return {}
  if (game.decision === 'D-SJ-3') return { building: { proposal: proposalOf(asking).text } }
  const choosing = choosingOf(game, viewer)
  return choosing === undefined
    ? {}
    : { picking: { ...choosing, proposal: pickedIn(proposalOf(asking).move) } }
}

function proposalOf({ game, viewer }: SanJuanAsking) {
  const dice = new Uint32Array(4)
  seedRng(dice, 'proposal')
  return chosenBy(game, viewer, ({ state, moves }) => sanJuanHeuristics.pick(state, moves, dice))
}

/** A second card of a building that nobody owns twice is only money. */
function worthOf(values: Readonly<Record<string, number>>): Facts['worth'] {
  return Object.fromEntries(
    Object.entries(values).map(([key, first]) => [
      key,
      { first, further: kindOf(key)?.class === 'production' ? first : 0 },
    ]),
  )
}
