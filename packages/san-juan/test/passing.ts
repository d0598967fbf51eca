/** Playing on where nothing matters: nobody builds, produces or sells, and what must be chosen is the first that can be. */
import type { Role } from '../src/words.ts'
import type { Table } from './table.ts'

/** Roles that change least; four of them are enough for a round of any number of players. */
const DULL: readonly Role[] = ['trader', 'prospector', 'producer', 'builder']

/** Passes or, where that is not allowed, chooses the first of the dull roles that is free. */
export function passOnce(table: Table): Table {
  const steps = table.game.steps()
  const [first = 'nothing'] = steps
  const role = DULL.find((free) => steps.includes(`choose ${free}`))
  return table.play(steps.includes('pass') ? 'pass' : role === undefined ? first : `choose ${role}`)
}

/** More than two hundred rounds take. */
const MOST_MOVES = 5000

/** Passes until it is so. */
export function passUntil(table: Table, isSo: (table: Table) => boolean): Table {
  for (let moves = 0; !isSo(table); moves++) {
    if (moves === MOST_MOVES) throw new Error(`it is not so after ${MOST_MOVES} moves`)
    passOnce(table)
  }
  return table
}
