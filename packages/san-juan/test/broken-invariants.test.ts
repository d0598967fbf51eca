/** The invariants of the conformance tests notice what they are there for; conformance.ts shows that they hold. */
import { MoveList, orThrow } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { BUILDINGS } from '../src/buildings/catalog.ts'
import { type State, sanJuan } from '../src/index.ts'
import { ROLE } from '../src/stages.ts'
import { KINDS_N } from '../src/state.ts'
import { invariants } from './invariants.ts'

const kindOf = (word: string) => BUILDINGS.findIndex(({ key }) => key === word)
const CRANE = kindOf('crane')
const STATUE = kindOf('statue')
const WELL = kindOf('well')

function brokenBy(spoil: (s: State) => void): readonly string[] {
  const s = sanJuan.newState()
  const options = orThrow(sanJuan.parseOptions({ players: 4, expansion: true }))
  sanJuan.setUp(s, options, 'invariants', new MoveList())
  expect(invariants(s)).toEqual([])
  spoil(s)
  return invariants(s).map((sentence) => sentence.slice(0, sentence.indexOf(':')))
}

/** A building of a kind from the draw pile at the next place of seat 0, with its effect. */
function build(s: State, kind: number): void {
  s.drawPile[kind] = (s.drawPile[kind] ?? 0) - 1
  s.drawSize--
  const place = s.buildings[0] ?? 0
  s.places[place] = kind + 1
  s.buildings[0] = place + 1
}

/** The good of a seat: a card from the draw pile on a place. */
function layGood(s: State, place: number): void {
  s.drawPile[CRANE] = (s.drawPile[CRANE] ?? 0) - 1
  s.drawSize--
  s.goods[place] = CRANE + 1
}

function buildTwice(s: State): void {
  build(s, STATUE)
  build(s, STATUE)
  s.monuments[0] = 1
}

/** A well that works but stands nowhere. */
function imagineWell(s: State): void {
  s.active[0] = 1 << (WELL - kindOf('smithy'))
}

function leaveGap(s: State): void {
  build(s, STATUE)
  s.monuments[0] = 1
  s.places[2] = s.places[1] ?? 0
  s.places[1] = 0
}

function takeTwoRoles(s: State): void {
  s.roleTaker[0] = 1 + s.governor
  s.roleTaker[1] = 1 + s.governor
  s.rolesTaken = 2
}

function takeAllRoles(s: State): void {
  for (let n = 0; n < 4; n++) s.roleTaker[n] = 1 + ((s.governor + n) % 4)
  s.rolesTaken = 4
  s.stage = ROLE
}

const FAULTS: readonly (readonly [id: string, what: string, spoil: (s: State) => void])[] = [
  ['SJ-INV-1', 'a lost card', (s) => s.drawPile[CRANE]--],
  ['SJ-INV-1', 'a card out of nowhere', (s) => s.discard[CRANE]++],
  ['SJ-INV-1', 'a card that became another', (s) => swap(s.drawPile)],
  ['SJ-INV-1', 'a second cathedral', (s) => s.removed[KINDS_N - 1]++],
  ['SJ-INV-1', 'a good out of nowhere', (s) => s.goods.fill(CRANE + 1, 0, 1)],
  ['SJ-INV-1', 'a hand that is counted wrong', (s) => s.handSize[1]++],
  ['SJ-INV-1', 'a draw pile that is counted wrong', (s) => s.drawSize--],
  ['SJ-INV-1', 'a discard pile that is counted wrong', (s) => s.discardSize++],
  ['SJ-INV-2', 'a good on a statue', (s) => [build(s, STATUE), layGood(s, 1)]],
  ['SJ-INV-2', 'a good that is not in the set of places', (s) => layGood(s, 0)],
  ['SJ-INV-2', 'a place without a good in the set', (s) => s.goodPlaces[2]++],
  ['SJ-INV-3', 'two statues', buildTwice],
  ['SJ-INV-4', 'a seat without a building', (s) => s.buildings.fill(0, 0, 1)],
  ['SJ-INV-4', 'a gap in a tableau', leaveGap],
  ['SJ-INV-5', 'a trading house twice', (s) => [s.houses.fill(3, 0, 2), nextHouse(s, 2)]],
  ['SJ-INV-5', 'a trading house behind a gap', (s) => s.houses.fill(3, 1, 2)],
  ['SJ-INV-5', 'a stack that did not turn', (s) => s.houses.fill(3, 0, 1)],
  ['SJ-INV-7', 'two roles of one seat', takeTwoRoles],
  ['SJ-INV-7', 'a role that is not counted', (s) => s.roleTaker[4]++],
  ['SJ-INV-7', 'a fifth choice in a round', takeAllRoles],
  ['SJ-BLDG-4', 'an effect without a building', imagineWell],
  ['SJ-BLDG-4', 'a building without its effect', (s) => build(s, WELL)],
  ['SJ-BLDG-4', 'a monument without its bit', (s) => build(s, STATUE)],
  ['SJ-INFO-3', 'a known discard that is not there', (s) => s.knownDiscards[CRANE]++],
  ['SJ-INFO-3', 'a shown card that is not in the hand', (s) => [show(s), s.shownSize[3]++]],
  ['SJ-INFO-3', 'a remembered card that is nowhere', (s) => s.remembered.fill(4, CRANE, CRANE + 1)],
  ['SJ-INFO-3', 'tucked cards since the shuffle that are not there', (s) => s.tuckedSince[1]++],
  ['SJ-INFO-3', 'a discard shown to all that is not there', (s) => s.shownDiscards[CRANE]++],
  ['SJ-INFO-3', 'a card all remember that is nowhere', (s) => s.rememberedByAll.fill(4)],
  ['SJ-INFO-3', 'fresh goods in the discard pile that are not there', addFreshDiscard],
  ['SJ-INFO-3', 'a fresh good that is not there', (s) => s.freshGoods[1]++],
  ['SJ-INFO-3', 'a fresh tucked good that is not there', (s) => s.freshTucked[1]++],
]

function swap(pile: Uint8Array): void {
  pile[CRANE] = (pile[CRANE] ?? 0) - 1
  pile[WELL] = (pile[WELL] ?? 0) + 1
}

function nextHouse(s: State, at: number): void {
  s.houseAt = at
}

function addFreshDiscard(s: State): void {
  s.freshDiscarded++
}

/** All copies of a kind are said to be in a hand. */
function show(s: State): void {
  s.shown[3 * KINDS_N + CRANE] = 4
}

test.each(FAULTS)('%s: the invariants notice %s', (id, _, spoil) => {
  expect(brokenBy(spoil)).toContain(id)
})
