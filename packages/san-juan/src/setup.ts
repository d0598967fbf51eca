/** Setting up a game (SJ-SETUP-1 … 8, SJ-VAR-1). Hands are dealt from the governor clockwise (R-SJ-43). */
import { random, seedRng } from '@doubloon/engine'
import { START_HAND } from './box.ts'
import { COPIES } from './buildings/catalog.ts'
import { draw } from './cards.ts'
import { BY_START } from './events.ts'
import type { Options } from './options.ts'
import { askForStartingCards, keepEqualCards } from './phases/starting-cards.ts'
import { PHASE_ENDS } from './stages.ts'
import { BASE_KINDS_N, DECK_KINDS_N, type State } from './state.ts'
import { leftOf, putBuilding } from './tableau.ts'

/** The building everybody starts with (SJ-SETUP-5). */
const START_BUILDING = 0

/** Puts everything on the table; `advance` has to follow. */
export function setUp(s: State, options: Options, seed: string): void {
  s.bytes.fill(0)
  setOptions(s, options)
  seedRng(s.rng, seed)
  s.round = 1
  s.governor = random(s.rng, s.players)
  s.chooser = s.governor
  s.onTable = options.expansion
  fillDrawPile(s)
  dealHands(s)
  // The end of no phase: the first role is asked for (SJ-SETUP-8).
  s.stage = PHASE_ENDS
  if (options.advanced) {
    s.unready = (1 << s.players) - 1
    keepEqualCards(s)
    askForStartingCards(s)
  }
}

/** Writes the options into a state. */
export function setOptions(s: State, options: Options): void {
  const { players, expansion, advanced, harborTucks } = options
  s.players = players
  s.expansion = expansion
  s.advanced = advanced
  s.tucksEveryGood = harborTucks === 'every'
}

/** The options a state was set up with. */
export function optionsOf(s: State): Options {
  return {
    players: s.players as Options['players'],
    expansion: s.expansion,
    advanced: s.advanced,
    harborTucks: s.tucksEveryGood ? 'every' : 'one',
  }
}

/** The whole deck but the buildings that everybody starts with (SJ-SETUP-4). */
function fillDrawPile(s: State): void {
  const kinds = s.expansion ? DECK_KINDS_N : BASE_KINDS_N
  for (let kind = 0; kind < kinds; kind++) s.drawPile[kind] = COPIES[kind]
  s.drawPile[START_BUILDING] -= s.players
  for (let kind = 0; kind < kinds; kind++) s.drawSize += s.drawPile[kind]
}

/** Four cards each; with the advanced start one more for the governor, two more for the next, and so on. */
function dealHands(s: State): void {
  let seat = s.governor
  for (let k = 1; k <= s.players; k++) {
    putBuilding(s, seat, 0, START_BUILDING)
    s.buildings[seat] = 1
    draw(s, seat, s.advanced ? START_HAND + k : START_HAND, BY_START)
    seat = leftOf(s, seat)
  }
}
