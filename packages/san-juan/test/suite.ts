/** San Juan as the conformance suite wants it: its invariants, and what nobody may be shown. */
import { leaks, type Suite } from '@doubloon/testkit'
import { type Event, type SanJuanTypes, type State, sanJuan, type View } from '../src/index.ts'
import { invariants } from './invariants.ts'

/** Longer than any random game until two hundred rounds. */
const MOST_STEPS = 20_000

/** The rules under test. */
export const suite: Suite<State, SanJuanTypes> = {
  rules: sanJuan,
  invariants,
  leaks: leaks({ inView: hiddenInView, inEvent: hiddenInEvent }),
  mostSteps: MOST_STEPS,
}

/** Hands and tucked cards are their owners'; goods are nobody's; piles are numbers (SJ-INFO-1 … 6). */
function hiddenInView(view: View, s: State, viewer: number): readonly string[] {
  const over = sanJuan.isOver(s)
  const seats = view.seats.flatMap(({ hand, tucked, tuckedCards, tableau }, seat) => {
    const goods = tableau.some(({ good }) => typeof good !== 'boolean')
    const found = goods ? ['it shows the card of a good'] : []
    if (seat === viewer) return found
    if (hand !== undefined) found.push(`it shows the hand of seat ${seat}`)
    if (tuckedCards !== undefined) found.push(`it shows the tucked cards of seat ${seat}`)
    if (tucked !== undefined && !over) found.push(`it counts the tucked cards of seat ${seat}`)
    return found
  })
  const piles = [view.drawPile, view.discardPile].every((pile) => typeof pile === 'number')
  const own = view.own === undefined || s.seat === viewer
  return [
    ...seats,
    ...(piles ? [] : ['it shows what is in a pile']),
    ...(own ? [] : ['it shows what another seat has begun to decide']),
  ]
}

const OWNERS_ONLY: readonly Event['type'][] = ['drew', 'cardPaid', 'kept', 'discarded', 'tucked']
const NOBODYS: readonly Event['type'][] = ['produced', 'goodTucked']
const OPEN_MOVE = /^(pass|choose [a-z ]+)$/

/** Others hear of a card that moved, not of which; of a decision only what everybody sees at once. */
function hiddenInEvent(event: Event, viewer: number): readonly string[] {
  const isOwn = 'seat' in event && event.seat === viewer
  const named = 'card' in event && event.card !== undefined
  if (named && NOBODYS.includes(event.type)) return [`${event.type} tells the card of a good`]
  if (isOwn) return []
  if (named && OWNERS_ONLY.includes(event.type)) return [`${event.type} tells a card of another`]
  if (event.type === 'moved' && !OPEN_MOVE.test(event.move)) return [`it tells "${event.move}"`]
  return []
}
