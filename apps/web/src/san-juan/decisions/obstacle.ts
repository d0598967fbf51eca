/** Why a card of the hand is not to be built, in a few words for its face; the big card has the sentence. */
import type { Moment } from '../../client/contract.ts'
import { cardName } from '../../text/names-san-juan.ts'
import { saySanJuan } from '../../text/say-san-juan.ts'
import type { SanJuan } from '../table-types.ts'

export interface Obstacle {
  readonly text: string
  /** The same where there is little room. */
  readonly brief: string
  /** More cards would help. */
  readonly isShort: boolean
}

/** That one owns it already is said at any time; what is missing only to the one who builds. */
export function obstacleTo(
  { facts }: Moment<SanJuan>,
  key: string,
  held: number,
  isBuilding: boolean,
): Obstacle | undefined {
  const words = saySanJuan.hand
  const quote = facts.quotes[key]
  if (quote?.refusal === undefined) return undefined
  if (quote.refusal.code === 'owned-already')
    return { text: words.owned(cardName(key)), brief: words.yours, isShort: false }
  if (!isBuilding) return undefined
  const others = held - 1
  const lacking = quote.sites.map(
    ({ least, mostGoods, goodPlaces }) => least - others - Math.min(mostGoods, goodPlaces.length),
  )
  const short = Math.min(...lacking)
  const text = short > 0 && lacking.length > 0 ? words.short(short) : words.notNow
  return { text, brief: text, isShort: short > 0 }
}
