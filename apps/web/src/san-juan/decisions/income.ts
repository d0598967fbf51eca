/** What the goods that are marked bring: foreseen by the rules, said in a sum. */
import type { Moment } from '../../client/contract.ts'
import { cardName, goodName } from '../../text/names-san-juan.ts'
import { saySanJuan } from '../../text/say-san-juan.ts'
import { kindOf } from '../kinds.ts'
import type { Event, SanJuan } from '../table-types.ts'

/** What follows a move at once, for the viewer. */
function eventsAfter({ facts, viewer }: Moment<SanJuan>, text: string): readonly Event[] {
  const events = facts.foreseen[text]?.events ?? []
  return events.filter((event) => 'seat' in event && event.seat === viewer)
}

/** Cards that each building gives. */
function byBuildings(events: readonly Event[]): ReadonlyMap<string, number> {
  const given = new Map<string, number>()
  for (const event of events)
    if (event.type === 'drew' && kindOf(event.by) !== undefined)
      given.set(event.by, (given.get(event.by) ?? 0) + 1)
  return given
}

/** `You make sugar and coffee and draw 1 card by the well.` */
export function productionOf(moment: Moment<SanJuan>, text: string): string | undefined {
  const words = saySanJuan.decisions.details
  const events = eventsAfter(moment, text)
  const goods = events.flatMap((event) => (event.type === 'produced' ? [goodName(event.good)] : []))
  const extra = [...byBuildings(events)].map(([key, count]) => words.extra(count, cardName(key)))
  return goods.length === 0 ? undefined : words.makes(goods, extra)
}

/** `silver 3 + indigo 1 + 1 market stand = you draw 5 cards.` */
export function salesOf(moment: Moment<SanJuan>, text: string): string | undefined {
  const words = saySanJuan.decisions.details
  const events = eventsAfter(moment, text)
  const sold = events.flatMap((event) =>
    event.type === 'sold' ? [words.price(goodName(event.good), event.price)] : [],
  )
  const extra = [...byBuildings(events)].map(([key, count]) => words.by(count, cardName(key)))
  const under = events.flatMap((event) => (event.type === 'goodTucked' ? [event.by] : []))
  const tucked = under.slice(0, 1).map((key) => words.tucked(under.length, cardName(key)))
  if (sold.length === 0) return undefined
  return [words.sells([...sold, ...extra], cardsDrawn(events)), ...tucked].join(' ')
}

function cardsDrawn(events: readonly Event[]): number {
  return events.filter(({ type }) => type === 'drew').length
}
