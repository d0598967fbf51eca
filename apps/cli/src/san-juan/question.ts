/** What is asked, in one sentence, with the numbers one needs to answer. */
import type { View } from '@doubloon/san-juan'
import { ownSeat } from './cards.ts'
import type { SanJuanGame } from './game.ts'
import { ask } from './messages.ts'
import { type Picks, picksOf } from './picks.ts'

/** The pending decision as a question to the seat that decides. */
export function questionOf(game: SanJuanGame): string {
  const view = game.view(game.toMove)
  if (view.decision === 'D-SJ-2') return ask.role
  if (view.decision === 'D-SJ-3') {
    const { announced, toPick } = view.own ?? {}
    return announced === undefined ? ask.build : ask.announced(announced, toPick)
  }
  const picks = picksOf(game)
  if (picks === undefined) return view.decision
  const question = pickQuestion(view, picks)
  const { toPick } = view.own ?? {}
  return game.midway && toPick !== undefined ? `${question} ${ask.goOn(toPick)}` : question
}

function pickQuestion(view: View, { items, most }: Picks): string {
  const { handSize, handLimit } = ownSeat(view)
  switch (view.decision) {
    case 'D-SJ-1':
      return ask.startingCards(most, handSize)
    case 'D-SJ-4':
      return ask.produce(most)
    case 'D-SJ-5':
      return ask.sell(most)
    case 'D-SJ-6':
      return ask.keep(most, items.length)
    case 'D-SJ-7':
      return ask.putAway(most, handSize)
    case 'D-SJ-8':
      return ask.exchange(most)
    case 'D-SJ-9':
      return ask.tuck
    case 'D-SJ-10':
      return ask.deposit
    default:
      return ask.discard(most, handLimit)
  }
}
