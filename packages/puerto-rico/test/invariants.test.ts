/** The invariants notice what they are there for; that they hold is shown by conformance.slow.test.ts. */
import { MoveList, orThrow } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { puertoRico, type State } from '../src/index.ts'
import { MAYOR_PLACE } from '../src/stages.ts'
import { invariants } from './invariants.ts'

function spoilt(spoil: (s: State) => void): readonly string[] {
  const s = puertoRico.newState()
  puertoRico.setUp(
    s,
    orThrow(puertoRico.parseOptions({ players: 4 })),
    'invariants',
    new MoveList(),
  )
  expect(invariants(s)).toEqual([])
  spoil(s)
  return invariants(s).map((sentence) => sentence.slice(0, 8))
}

const FAULTS: readonly (readonly [id: string, what: string, spoil: (s: State) => void])[] = [
  ['PR-INV-1', 'a lost colonist', (s) => s.colonistSupply--],
  ['PR-INV-1', 'a colonist too many in San Juan', (s) => s.sanJuan[2]++],
  ['PR-INV-2', 'a barrel out of nowhere', (s) => s.goods[0]++],
  ['PR-INV-2', 'a lost barrel', (s) => s.supply[4]--],
  ['PR-INV-3', 'a lost plantation', (s) => s.faceDown[1]--],
  ['PR-INV-3', 'a quarry out of nowhere', (s) => s.quarries++],
  ['PR-INV-4', 'a VP out of nowhere', (s) => s.vp[1]++],
  ['PR-INV-4', 'VP below zero', (s) => ((s.vp[1] = -1), s.vpSupply++)],
  ['PR-INV-5', 'a building without a copy', (s) => (s.violet[0] |= 1)],
  ['PR-INV-5', 'a thirteenth tile', (s) => ((s.tiles[6] += 12), (s.faceDown[0] -= 2))],
  ['PR-INV-6', 'a kind on two ships', (s) => void s.shipGood.fill(1, 1, 3)],
  [
    'PR-INV-6',
    'an overloaded ship',
    (s) => ((s.shipGood[1] = 1), (s.shipLoad[1] = 6), (s.supply[0] -= 6)),
  ],
  ['PR-INV-6', 'five barrels in the house', (s) => ((s.house[0] = 5), (s.supply[0] -= 5))],
  [
    'PR-INV-7',
    'a colonist idle beside an empty circle',
    (s) => (s.sanJuan[0]++, s.colonistSupply--, (s.stage = MAYOR_PLACE)),
  ],
  [
    'PR-INV-8',
    'a full ship that did not sail',
    (s) => ((s.shipGood[1] = 1), (s.shipLoad[1] = 5), (s.supply[0] -= 5)),
  ],
  ['PR-INV-8', 'a full house that was not emptied', (s) => ((s.house[1] = 4), (s.supply[1] -= 4))],
]

test.each(FAULTS)('%s: the invariants notice %s', (id, _, spoil) => {
  expect(spoilt(spoil)).toContain(id)
})
