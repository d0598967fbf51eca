/** The names of choices: what the gold button says, and a composite move in words of people. */
import { isBuild, moveIn, pickedIn } from '@doubloon/san-juan'
import type { Moment } from '../../client/contract.ts'
import { cardName, goodName, roleName } from '../../text/names-san-juan.ts'
import { saySanJuan } from '../../text/say-san-juan.ts'
import type { Picks } from '../picks.svelte.ts'
import type { Move, SanJuan } from '../table-types.ts'
import { counted } from './sum.ts'

/** What the gold button does with what is marked. */
export function labelOfMarks(picks: Picks): string | undefined {
  const { picking, site, count, marks } = picks
  if (site !== undefined) {
    const { button, buttonIncomplete } = saySanJuan.decisions.build
    return picks.text === undefined ? buttonIncomplete(site.least) : button(count)
  }
  if (picking === undefined || count === 0) return undefined
  const words = saySanJuan.decisions.picks[picking.verb]
  const [only, ...others] = marks.cards
  return only === undefined || others.length > 0
    ? words?.button(count)
    : words?.named([cardName(only.key)])
}

/** The name of a role choice. */
export function labelOfRole(move: Move): string | undefined {
  if (move.type !== 'choose') return undefined
  const { roleTaken, roleDoubled } = saySanJuan.prompt
  return (move.doubled ? roleDoubled : roleTaken)(roleName(move.role))
}

/** A composite move, as a sentence says it. */
export function labelOfMove(moment: Moment<SanJuan>, text: string): string {
  const move = moveIn(text)
  if (move === undefined) return text
  if (move.type === 'pass') return saySanJuan.prompt.pass
  return labelOfRole(move) ?? labelOfBuild(move) ?? labelOfPicks(moment, move) ?? text
}

function labelOfBuild(move: Move): string | undefined {
  if (!isBuild(move)) return undefined
  const { full, fullOver } = saySanJuan.decisions.build
  const { building, over, goods, cards } = move
  const price = goods.length + cards.length
  return over === undefined
    ? full(cardName(building), price)
    : fullOver(cardName(building), cardName(over), price)
}

function labelOfPicks({ facts: { picking } }: Moment<SanJuan>, move: Move): string | undefined {
  const items = pickedIn(move)
  if (picking === undefined || items.length === 0) return undefined
  const isCards = picking.from === 'hand' || picking.from === 'drawn'
  const names = counted(items, (item) => (isCards ? cardName(item) : goodName(item)))
  return saySanJuan.decisions.picks[picking.verb]?.named(names)
}
