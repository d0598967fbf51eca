/** The invariants of the conformance tests notice what they are there for; conformance.ts shows that they hold. */
import { MoveList, orThrow } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { puertoRico, type State } from '../src/index.ts'
import { MAYOR_PLACE } from '../src/stages.ts'
import { invariants } from './invariants.ts'

function brokenBy(spoil: (s: State) => void): readonly string[] {
  const s = puertoRico.newState()
  const options = orThrow(puertoRico.parseOptions({ players: 4 }))
  puertoRico.setUp(s, options, 'invariants', new MoveList())
  expect(invariants(s)).toEqual([])
  spoil(s)
  return invariants(s).map((sentence) => sentence.slice(0, 'PR-INV-1'.length))
}

/** Barrels from the supply to the first ship in use, which holds five. */
function load(s: State, barrels: number): void {
  s.shipGood[1] = 1
  s.shipLoad[1] = barrels
  s.supply[0] -= barrels
}

function fillHouse(s: State, barrels: number): void {
  s.house[0] = barrels
  s.supply[0] -= barrels
}

function takeVp(s: State): void {
  s.vp[1] = -1
  s.vpSupply++
}

function addForests(s: State): void {
  s.tiles[6] += 12
  s.faceDown[0] -= 2
}

/** Seat 0 has placed, and has a colonist in San Juan beside an empty tile. */
function leaveIdle(s: State): void {
  s.sanJuan[0]++
  s.colonistSupply--
  s.stage = MAYOR_PLACE
  s.unplaced = 0
}

const FAULTS: readonly (readonly [id: string, what: string, spoil: (s: State) => void])[] = [
  ['PR-INV-1', 'a lost colonist', (s) => s.colonistSupply--],
  ['PR-INV-1', 'a colonist too many in San Juan', (s) => s.sanJuan[2]++],
  ['PR-INV-2', 'a barrel out of nowhere', (s) => s.goods[0]++],
  ['PR-INV-2', 'a lost barrel', (s) => s.supply[4]--],
  ['PR-INV-3', 'a lost plantation', (s) => s.faceDown[1]--],
  ['PR-INV-3', 'a quarry out of nowhere', (s) => s.quarries++],
  ['PR-INV-4', 'a VP out of nowhere', (s) => s.vp[1]++],
  ['PR-INV-4', 'VP below zero', takeVp],
  ['PR-INV-5', 'a building without a copy', (s) => s.violet.fill(1)],
  ['PR-INV-5', 'a thirteenth tile', addForests],
  ['PR-INV-6', 'a kind on two ships', (s) => s.shipGood.fill(1, 1, 3)],
  ['PR-INV-6', 'an overloaded ship', (s) => load(s, 6)],
  ['PR-INV-6', 'five barrels in the house', (s) => fillHouse(s, 5)],
  ['PR-INV-7', 'a colonist idle beside an empty circle', leaveIdle],
  ['PR-INV-8', 'a full ship that did not sail', (s) => load(s, 5)],
  ['PR-INV-8', 'a full house that was not emptied', (s) => fillHouse(s, 4)],
]

test.each(FAULTS)('%s: the invariants notice %s', (id, _, spoil) => {
  expect(brokenBy(spoil)).toContain(id)
})
