/** Reading a position: what ends the game (PR-END-1 … 5, PR-VAR-2). */

import type { Refusal } from '@doubloon/engine'
import { problem } from '@doubloon/engine'
import { hasOption, OPTION } from '../chosen-options.ts'
import { citySpacesLeft } from '../city.ts'
import { FINAL_WINDOW, OVER, STAFF_BUILT } from '../stages.ts'
import type { State } from '../state.ts'
import { CITY_FULL, COLONISTS_GONE, END_REASONS, ROUND_LIMIT, VP_GONE } from '../words.ts'
import type { PositionPart } from './part.ts'
import { focusOf } from './words.ts'

/** Triggers; left out, those that can be seen on the table. */
export const layEnd: PositionPart = (s, p) => {
  const seen = triggersSeen(s)
  s.endTriggers = seen
  if (p.endTriggers !== undefined)
    s.endTriggers = p.endTriggers.reduce(
      (set, reason) => set | (1 << END_REASONS.indexOf(reason)),
      0,
    )
  const missing = END_REASONS.find((_, bit) => (seen & ~s.endTriggers) >> bit === 1)
  if (missing !== undefined) return wrong(`must contain "${missing}"`, 'PR-END-5')
  return checkTriggers(s) ?? checkRounds(s)
}

function wrong(what: string, rule: string): Refusal {
  return problem('wrong-end', `endTriggers ${what}`, rule)
}

/** A full city, and an exhausted VP supply unless only the city ends the game. */
function triggersSeen(s: State): number {
  let seen = s.vpSupply <= 0 && !hasOption(s, OPTION.cityOnly) ? VP_GONE : 0
  // While the colonist of the university is decided, the twelfth space is not checked yet (PR-BUILDER-8).
  for (let seat = 0; seat < s.players; seat++)
    if (citySpacesLeft(s, seat) === 0 && !(s.stage === STAFF_BUILT && seat === s.seat))
      seen |= CITY_FULL
  return seen
}

function checkTriggers(s: State): Refusal | undefined {
  const has = (reason: number) => (s.endTriggers & reason) !== 0
  if (has(CITY_FULL) && (triggersSeen(s) & CITY_FULL) === 0)
    return wrong('names "city", but no city is full', 'PR-END-2')
  if (hasOption(s, OPTION.cityOnly) && has(VP_GONE | COLONISTS_GONE))
    return wrong('may only name "city" or "roundLimit" with endRule = cityOnly', 'PR-VAR-2')
  const ending = focusOf(s) === OVER || focusOf(s) === FINAL_WINDOW
  if (ending && s.endTriggers === 0) return wrong('must say why the game is over', 'PR-END-4')
  if (has(ROUND_LIMIT) && !(ending && s.round === s.roundLimit))
    return wrong('names "roundLimit" before the last round is over', 'PR-RUL-61')
  return undefined
}

function checkRounds(s: State): Refusal | undefined {
  if (s.roundLimit === 0 || s.round <= s.roundLimit) return undefined
  return problem('wrong-end', `round is after options.roundLimit, ${s.roundLimit}`, 'PR-RUL-61')
}
