/** Laws of states: copies are independent, and a position written down is the same position when read. */
import { MoveList } from '@doubloon/engine'
import { type Law, sameBytes } from './law.ts'

const STEPS_ON_THE_COPY = 4

/** Playing on a copy does not touch the original, and both play alike. */
export const copiesAreIndependent: Law = {
  name: 'clone independence',
  oneIn: 32,
  check(situation) {
    const { rules, state, chance } = situation
    const before = state.bytes.slice()
    const [one, other] = [situation.copy(), situation.copy()]
    const [moves, otherMoves] = [new MoveList(), new MoveList()]
    rules.offers(one, moves)
    for (let i = 0; i < STEPS_ON_THE_COPY && moves.length > 0; i++) {
      const move = moves.at(chance.below(moves.length))
      rules.play(one, move, moves)
      rules.play(other, move, otherMoves)
    }
    if (!sameBytes(state.bytes, before)) return 'playing on a copy changed the original'
    return sameBytes(one.bytes, other.bytes) ? undefined : 'two copies played the same and differ'
  },
}

/** Position → JSON → position is the same in every byte. */
export const positionsRoundTrip: Law = {
  name: 'position JSON round-trips to the same bytes',
  oneIn: 80,
  check({ rules, state }) {
    const json = JSON.stringify(rules.position(state))
    const read = rules.newState()
    const result = rules.fromPosition(JSON.parse(json), read)
    if (!result.ok) return `refused: ${result.error.message} (${result.error.code}) ${json}`
    if (JSON.stringify(rules.position(read)) !== json)
      return `read and written again it differs: ${json}`
    const at = state.bytes.findIndex((byte, index) => byte !== read.bytes[index])
    return at < 0 ? undefined : `byte ${at} is ${read.bytes[at]}, was ${state.bytes[at]}: ${json}`
  },
}
