/** Puerto Rico as the conformance suite wants it: its invariants, and what nobody may be shown. */
import { leaks, type Suite } from '@doubloon/testkit'
import { hasOption, OPTION } from '../src/chosen-options.ts'
import { type PuertoRicoTypes, puertoRico, type State, type View } from '../src/index.ts'
import { invariants } from './invariants.ts'

/** Longer than any random game of five players until sixty rounds. */
const MOST_STEPS = 20_000

/** The rules under test. */
export const suite: Suite<State, PuertoRicoTypes> = {
  rules: puertoRico,
  invariants,
  leaks: leaks({ inView: hiddenInView }),
  mostSteps: MOST_STEPS,
}

/** Face-down tiles are a number; and the view stays the same if all others have more VP (PR-INFO-2, PR-INFO-3). */
function hiddenInView(view: View, s: State, seat: number): readonly string[] {
  const found = typeof view.faceDown === 'number' ? [] : ['it shows what lies face down']
  if (hasOption(s, OPTION.vpOpen) || puertoRico.isOver(s)) return found
  const richer = puertoRico.newState()
  richer.copyFrom(s)
  for (let other = 0; other < s.players; other++)
    if (other !== seat) richer.vp[other] = (s.vp[other] ?? 0) + 7 + other
  const same = JSON.stringify(puertoRico.view(richer, seat)) === JSON.stringify(view)
  return same ? found : [...found, 'it shows the VP of another seat']
}
