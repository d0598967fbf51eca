/** Questions with one answer: it is marked from the beginning, so that one press gives it. */
import type { Moment, TableTypes } from '../client/contract.ts'

/** How every game writes that somebody does nothing. */
const PASS = 'pass'

/** The notation of the only thing to be done besides passing; undefined if there are several. */
export function soleOffer<F extends TableTypes>({ offers = [] }: Moment<F>): string | undefined {
  const [only, ...others] = offers.filter(({ text }) => text !== PASS)
  return others.length === 0 ? only?.text : undefined
}
