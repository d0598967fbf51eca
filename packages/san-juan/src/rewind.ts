/** Taking a composite decision back to its beginning: until it is complete it is in the head of the one who decides. */
import { addCard, takePicked } from './hand.ts'
import {
  AMOUNT,
  BUILD,
  BUILD_OVER,
  EXCHANGE,
  KEEP,
  PAY,
  PRODUCE,
  SELL,
  TUCK_MANY,
} from './stages.ts'
import { IN_AIR, type State } from './state.ts'

/** Stages in which `count` counts picks made, not picks to make. */
const COUNTS_UP = [PRODUCE, SELL, EXCHANGE, TUCK_MANY]
const BUILDING_PARTS = [BUILD_OVER, AMOUNT, PAY]

export function rewind(s: State): void {
  const cards = unpick(s)
  if (BUILDING_PARTS.includes(s.stage)) {
    s.stage = BUILD
    s.count = 0
  } else if (COUNTS_UP.includes(s.stage)) s.count = 0
  else s.count += cards
  s.begun = false
  s.cursor = 0
  s.subject = 0
  s.target = 0
  s.chosen = 0
}

/** Picked cards go back to where they came from; says how many. */
function unpick(s: State): number {
  const cards = s.pickedSize
  while (s.pickedSize > 0) addCard(s, s.stage === KEEP ? IN_AIR : s.seat, takePicked(s))
  if (s.stage === KEEP) s.airSize += cards
  return cards
}
