/** Laws of the list of moves at the fast door: the cheap ones, checked after every step. */
import { MoveList } from '@doubloon/engine'
import { seatsIn } from '../walk.ts'
import { type Law, PROVED_NOTHING } from './law.ts'

const again = new MoveList()

/** The list is what the engine promises to stop at: a real decision. */
export const listIsADecision: Law = {
  name: 'offers are two or more different moves until the game is over',
  oneIn: 1,
  check({ rules, state, moves }) {
    if (rules.isOver(state))
      return moves.length === 0 ? undefined : 'a game that is over has offers'
    if (moves.length < 2) return `only ${moves.length} offered`
    for (let i = 0; i < moves.length; i++) {
      const move = moves.at(i)
      if (!Number.isInteger(move) || move < 0 || move >= rules.moveCount)
        return `${move} is no move`
      for (let j = 0; j < i; j++)
        if (moves.at(j) === move) return `"${rules.steps.text(move)}" is offered twice`
    }
    return undefined
  },
}

/** What `play` leaves is what `offers` says. */
export const playLeavesOffers: Law = {
  name: 'play leaves the same list as offers',
  oneIn: 1,
  check({ rules, state, moves }) {
    rules.offers(state, again)
    if (again.length !== moves.length)
      return `play left ${moves.length} moves, offers says ${again.length}`
    for (let i = 0; i < moves.length; i++)
      if (moves.at(i) !== again.at(i)) return `move ${i} differs: ${moves.at(i)}, ${again.at(i)}`
    return undefined
  },
}

/** Somebody is asked something until the game is over. */
export const somebodyIsAsked: Law = {
  name: 'somebody is asked until the game is over',
  oneIn: 1,
  check({ rules, state }) {
    const seat = rules.toMove(state)
    const waiting = rules.waiting(state)
    if (rules.isOver(state))
      return seat === -1 && waiting === 0 ? undefined : `over, but seat ${seat} is asked`
    if (seat < 0 || seat >= rules.players(state)) return `seat ${seat} does not exist`
    if (waiting >> rules.players(state)) return 'a seat that does not exist is waited for'
    if (((waiting >> seat) & 1) === 0) return `seat ${seat} is asked, but not waited for`
    return rules.decision(state) === '' ? 'the decision has no id' : undefined
  },
}

/** Every seat that is waited for gets a decision of its own when it goes first. */
export const waitingSeatsDecide: Law = {
  name: 'every waiting seat may go first',
  oneIn: 1,
  check(situation) {
    const { rules, state } = situation
    const waiting = rules.waiting(state)
    if ((waiting & (waiting - 1)) === 0) return PROVED_NOTHING
    for (const seat of seatsIn(waiting)) {
      const copy = situation.copy()
      rules.actAs(copy, seat, again)
      if (rules.toMove(copy) !== seat) return `seat ${seat} is waited for, but cannot go first`
      if (again.length < 2) return `seat ${seat} is waited for, but has ${again.length} moves`
    }
    return undefined
  },
}

/** The game's own invariants: nothing appears, nothing is lost. */
export const invariantsHold: Law = {
  name: 'invariants of the game',
  oneIn: 1,
  check({ state }, { invariants }) {
    const wrong = invariants(state)
    return wrong.length === 0 ? undefined : wrong.join('; ')
  },
}
