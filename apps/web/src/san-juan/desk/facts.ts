/** The numbers of San Juan for the one who looks. All of them come from the rules, in a world the seat may know. */
import { cardWorths, sanJuanReckoner } from '@doubloon/bots/san-juan/reckoner'
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
import { type Asking, scoresBySeat } from '../../local/kit.ts'
import type { Facts } from '../face.ts'

type SanJuanAsking = Asking<State, SanJuanTypes>

/** With more offers than this nobody looks at what each would bring. */
const MOST_FORESEEN = 40

export function factsOf(asking: SanJuanAsking): Facts {
  const { game, looker, view } = asking
  const world = game.imagine(looker, 'facts')
  const seesHand = view.seats[looker]?.hand !== undefined
  return {
    quotes: seesHand ? quotesFor(world, looker) : {},
    worth: seesHand ? cardWorths(world, looker) : {},
    ...limitsOf(world),
    prices: pricesShown(world),
    scores: knownScores(asking),
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

function foreseen({ isAsked, offers, foresee }: SanJuanAsking): Facts['foreseen'] {
  if (!isAsked || offers === undefined || offers.length > MOST_FORESEEN) return {}
  return Object.fromEntries(offers.map(({ text }) => [text, foresee(text)])) as Facts['foreseen']
}

/** What a sensible player would do, where the page puts the move together. */
function proposals(asking: SanJuanAsking): Pick<Facts, 'picking' | 'building'> {
  const { game, looker, isAsked } = asking
  if (!isAsked || game.midway) return {}
  if (game.decision === 'D-SJ-3') return { building: { proposal: proposalOf(asking).text } }
  const choosing = choosingOf(game, looker)
  return choosing === undefined
    ? {}
    : { picking: { ...choosing, proposal: pickedIn(proposalOf(asking).move) } }
}

function proposalOf({ game, looker }: SanJuanAsking) {
  const dice = new Uint32Array(4)
  seedRng(dice, 'proposal')
  return chosenBy(game, looker, ({ state, moves }) => sanJuanReckoner.pick(state, moves, dice))
}
