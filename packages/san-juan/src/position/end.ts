/** Reading a position: the end of the game, and buildings that are new (SJ-END-1 … 4, SJ-BLDG-4, R-SJ-18). */
import { problem, type Refusal } from '@doubloon/engine'
import { MOST_ROUNDS, ROLE_CHOICES } from '../box.ts'
import { ask } from '../buildings/catalog.ts'
import { isInPhase } from '../describe.ts'
import { OVER } from '../stages.ts'
import type { State } from '../state.ts'
import { BUILDER, END_REASONS, PLACES_N, ROUND_LIMIT, TWELVE_BUILDINGS } from '../words.ts'
import { turnsBefore } from './order.ts'
import type { PositionPart } from './part.ts'
import { placesOf } from './seats.ts'

/** What ended the game; left out, what can be seen on the table. */
export const layEnd: PositionPart = (s, p) => {
  const isFull = s.buildings.includes(PLACES_N)
  if (s.stage === OVER) s.endTriggers = isFull ? TWELVE_BUILDINGS : ROUND_LIMIT
  const found = s.stage === OVER ? checkLastPhase(s) : checkFullTableaux(s)
  if (found !== undefined) return found
  const seen = END_REASONS.filter((_, bit) => (s.endTriggers >> bit) & 1)
  const given = p.endTriggers ?? seen
  if (given.length === seen.length && given.every((reason) => seen.includes(reason)))
    return undefined
  const due = seen.length === 0 ? 'be empty while the game goes on' : `be ["${seen[0]}"]`
  return wrong(`endTriggers must ${due}, or left out`, 'SJ-END-1')
}

/** A game ends with a builder phase, or with the last round an engine plays. */
function checkLastPhase(s: State): Refusal | undefined {
  if (s.endTriggers === ROUND_LIMIT) {
    if (s.round === MOST_ROUNDS && s.rolesTaken === ROLE_CHOICES[s.players]) return undefined
    return wrong(
      `turn.decision: nobody has ${PLACES_N} buildings, and round ${MOST_ROUNDS} is not over`,
      'SJ-END-2',
    )
  }
  const last = (s.governor + s.rolesTaken - 1) % s.players
  if (s.rolesTaken > 0 && s.roleTaker[BUILDER] === last + 1) return undefined
  return wrong('roles: the builder must have been taken last when the game ends so', 'SJ-END-1')
}

/** Who has twelve buildings has just built the twelfth (SJ-END-1, SJ-BUILDER-15). */
function checkFullTableaux(s: State): Refusal | undefined {
  for (let seat = 0; seat < s.players; seat++)
    if (s.buildings[seat] === PLACES_N && !hasHadTurn(s, seat))
      return wrong(
        `seats[${seat}].tableau has ${PLACES_N} buildings; the game is over, or this seat has just built`,
        'SJ-END-1',
      )
  return undefined
}

/** Whether a seat had its turn in the builder phase under way. */
function hasHadTurn(s: State, seat: number): boolean {
  return isInPhase(s) && s.phase === BUILDER && turnsBefore(s, seat) < s.turn
}

/** A new building was built in this very phase, in one build of its owner (SJ-BLDG-4, SJ-BUILDER-1). */
export const checkNewBuildings: PositionPart = (s, p) => {
  for (let seat = 0; seat < s.players; seat++) {
    const places = placesOf(p, seat)
    const place = places.findIndex(({ isNew }) => isNew === true)
    if (place < 0) continue
    const path = `seats[${seat}].tableau[${place}].isNew`
    const refused = (what: string, rule: string) =>
      problem('wrong-tableau', `${path}: ${what}`, rule)
    if (!hasHadTurn(s, seat))
      return refused('this seat has not had its turn in a builder phase', 'SJ-BLDG-4')
    if (places.some(({ isNew }, other) => isNew === true && other > place))
      return refused('one building is built in a phase, not two', 'SJ-BUILDER-1')
    if (places[place]?.good !== undefined && places[place]?.good !== false)
      return refused('no good can lie on it yet', 'SJ-BLDG-4')
    if (place < places.length - 1 && !ask.buildsOver(s, seat))
      return refused('it must be the last, or have been built over another', 'SJ-BUILDER-4')
  }
  return undefined
}

function wrong(message: string, rule: string): Refusal {
  return problem('wrong-end', message, rule)
}
