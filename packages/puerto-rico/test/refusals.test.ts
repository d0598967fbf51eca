/** Every reason to refuse a move, with its code and rule; and the law that there always is one. */
import { readFileSync } from 'node:fs'
import { Game, orThrow, random, samePosition, seedRng } from '@doubloon/engine'
import { visitDecisions } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import { staff } from '../src/board.ts'
import { BUILDINGS, buildingNumber } from '../src/buildings/catalog.ts'
import { composites } from '../src/composites.ts'
import { fast, MoveList, State } from '../src/fast.ts'
import { advance } from '../src/flow.ts'
import { STEPS_N, stepWords } from '../src/moves.ts'
import { parseOptions } from '../src/options.ts'
import { compositeRefusal, refusalOf } from '../src/refusals.ts'
import { puertoRico } from '../src/rules.ts'
import * as stage from '../src/stages.ts'
import { FIRST_VIOLET } from '../src/state.ts'
import { GOODS, type Good, MAYOR, TILES, TILES_N } from '../src/words.ts'

const RULES = readFileSync(new URL('../../../docs/rules/puerto-rico.md', import.meta.url), 'utf8')
const RULE_IDS = new Set([...RULES.matchAll(/\*\*(PR-[A-Z0-9-]+\d)/g)].map(([, id]) => id))

/** Seat 0 is asked for a decision of a phase that it has chosen, in a game that has just begun. */
function asked(at: number, options: object = {}): State {
  const s = new State()
  const all = orThrow(parseOptions({ players: 3, buildings: 'all31', ...options }))
  fast.setUp(s, all, 'refusals', new MoveList())
  s.stage = at
  s.seat = 0
  s.chooser = 0
  return s
}

const hold = (s: State, good: Good, count: number) => {
  s.goods[GOODS.indexOf(good)] = count
}
const settle = (s: State, tile: (typeof TILES)[number], count: number, workers = 0) => {
  s.tiles[TILES.indexOf(tile)] = count
  if (tile !== 'forest') s.workers[TILES.indexOf(tile)] = workers
}

/** Puts a building into the city of a seat, with so many colonists. */
function own(s: State, key: string, colonists = 1, seat = 0): void {
  const building = buildingNumber(key)
  if (building < FIRST_VIOLET) s.production[seat] |= 1 << building
  else s.violet[seat] |= 1 << (building - FIRST_VIOLET)
  staff(s, seat, building, colonists)
}

const onShip = (s: State, capacity: number, good: Good, load: number) => {
  s.shipGood[capacity - 4] = GOODS.indexOf(good) + 1
  s.shipLoad[capacity - 4] = load
}

function offersOf(s: State): readonly number[] {
  const out = new MoveList()
  fast.offers(s, out)
  return out.toArray()
}

function stepOf(text: string): number {
  const step = stepWords.fromText(text)
  if (step === undefined) throw new Error(`"${text}" is no step`)
  return step
}

/** The step is not offered, and refused with this code by this rule. */
function refuses(s: State, text: string, code: string, rule: string): void {
  const step = stepOf(text)
  const offers = offersOf(s)
  expect(offers.length, 'a decision is pending').toBeGreaterThan(1)
  expect(offers, `"${text}" is not offered`).not.toContain(step)
  expect(refusalOf(s, step)).toEqual({ code, message: expect.stringMatching(/^.{10,}$/), rule })
  expect(RULE_IDS).toContain(rule)
}

/** The composite move is written well, and refused with this code by this rule. */
function refusesComposite(s: State, text: string, code: string, rule: string): void {
  const wanted = composites.fromText(s, text)
  if (wanted === undefined) throw new Error(`"${text}" is no composite move`)
  expect(offersOf(s).length, 'a decision is pending').toBeGreaterThan(1)
  expect(compositeRefusal(s, wanted)).toEqual({
    code,
    message: expect.stringMatching(/^.{10,}$/),
    rule,
  })
  expect(RULE_IDS).toContain(rule)
}

// The draft

test('PR-DRAFT-2: nobody passes a draft, and a kind is drafted once', () => {
  const s = asked(stage.DRAFT, { buildings: 'draft' })
  s.copies[buildingNumber('wharf')] = 2
  refuses(s, 'pass', 'must-draft', 'PR-DRAFT-2')
  refuses(s, 'draft wharf', 'already-drafted', 'PR-DRAFT-2')
})

test('PR-DRAFT-3: a kind without a free slot of its cost is refused', () => {
  const s = asked(stage.DRAFT, { buildings: 'draft' })
  s.copies[buildingNumber('smallMarket')] = 2
  refuses(s, 'draft aqueduct', 'no-free-slot', 'PR-DRAFT-3')
})

test('PR-DRAFT-4: a kind whose rival is in the game is refused', () => {
  const s = asked(stage.DRAFT, { buildings: 'draft' })
  s.copies[buildingNumber('office')] = 2
  refuses(s, 'draft trading post', 'rival-in-game', 'PR-DRAFT-4')
})

// Roles

test('PR-ROUND-4: a role must be chosen, and not one that is taken', () => {
  const s = asked(stage.ROLE)
  s.roleTaker[2] = 2
  refuses(s, 'pass', 'must-choose-role', 'PR-ROUND-4')
  refuses(s, 'choose builder', 'role-taken', 'PR-ROUND-4')
})

test('PR-SETUP-1: three players have no prospector', () => {
  refuses(asked(stage.ROLE), 'choose prospector', 'no-such-role-card', 'PR-SETUP-1')
})

test('PR-RUL-59: of two prospectors with equal doubloons the first is chosen', () => {
  const s = asked(stage.ROLE, { players: 5 })
  refuses(s, 'choose prospector 2', 'same-as-first-prospector', 'PR-RUL-59')
  s.roleDoubloons[7] = 1
  s.roleTaker[7] = 3
  refuses(s, 'choose prospector 2', 'role-taken', 'PR-ROUND-4')
})

// Settler

test('PR-SETTLER-2: only what lies face up is taken, and a quarry needs permission', () => {
  const s = asked(stage.SETTLE)
  s.faceUp.set([0, 2, 1, 1, 0])
  s.chooser = 1
  refuses(s, 'take corn', 'not-face-up', 'PR-SETTLER-2')
  refuses(s, 'take corn as forest', 'not-face-up', 'PR-SETTLER-2')
  refuses(s, 'take quarry', 'quarry-not-allowed', 'PR-SETTLER-2')
})

test('PR-SETTLER-8: the settler takes no quarry when none is left', () => {
  const s = asked(stage.SETTLE)
  s.quarries = 0
  refuses(s, 'take quarry', 'no-quarry-left', 'PR-SETTLER-8')
})

test('PR-X-FOREST-1: a plantation becomes a forest only by a working building', () => {
  const s = asked(stage.SETTLE)
  s.faceUp.set([1, 1, 1, 1, 0])
  own(s, 'forestHouse', 0)
  refuses(s, 'take corn as forest', 'forest-not-allowed', 'PR-X-FOREST-1')
})

test('PR-X-LIBRARY-3: the second tile is no quarry', () => {
  const s = asked(stage.SETTLE_2)
  s.faceUp.set([0, 2, 1, 1, 0])
  own(s, 'library')
  refuses(s, 'take quarry', 'second-quarry-not-allowed', 'PR-X-LIBRARY-3')
  refuses(s, 'take corn', 'not-face-up', 'PR-SETTLER-2')
  s.quarries = 0
  refuses(s, 'take quarry', 'no-quarry-left', 'PR-SETTLER-8')
})

// Mayor

test('PR-MAYOR-1: no more extra colonists than the privilege and the supply allow', () => {
  const s = asked(stage.MAYOR_EXTRA)
  refuses(s, 'take 2 colonists', 'too-many-extra-colonists', 'PR-MAYOR-1')
  own(s, 'library')
  s.colonistSupply = 1
  refuses(s, 'take 2 colonists', 'too-few-in-supply', 'PR-MAYOR-1')
})

test('PR-RUL-59: the mayor says how many extra colonists he takes instead of passing', () => {
  refuses(asked(stage.MAYOR_EXTRA), 'pass', 'say-how-many', 'PR-RUL-59')
})

/** Colonists for four circles: two on corn, one on a quarry, one on a building. */
function placing(colonists: number): State {
  const s = asked(stage.TURN_BEGINS)
  s.phase = MAYOR
  s.unplaced = 0b111
  s.tiles.fill(0, 0, TILES_N)
  settle(s, 'corn', 2)
  settle(s, 'quarry', 1)
  own(s, 'harbor', 0)
  s.sanJuan[0] = colonists
  advance(s, new MoveList())
  return s
}

test('PR-MAYOR-4: colonists go on circles of the seat, one on each, place by place', () => {
  const s = placing(3)
  refuses(s, 'put 1 on sugar', 'no-circle', 'PR-MAYOR-4')
  refuses(s, 'put 3 on corn', 'more-than-circles', 'PR-MAYOR-4')
  refuses(s, 'put 1 on harbor', 'out-of-order', 'PR-MAYOR-4')
})

test('PR-MAYOR-4: a place is filled once in a placement', () => {
  const s = placing(2)
  fast.play(s, stepOf('put 1 on corn'), new MoveList())
  expect(s.cursor).toBeGreaterThan(0)
  refuses(s, 'put 2 on corn', 'out-of-order', 'PR-MAYOR-4')
  refusesComposite(s, 'place corn 1, quarry 1', 'out-of-order', 'PR-MAYOR-4')
})

test('PR-MAYOR-5: exactly as many circles are filled as there are colonists', () => {
  const s = placing(3)
  refuses(s, 'pass', 'must-place', 'PR-MAYOR-5')
  refuses(s, 'put 0 on corn', 'too-few-placed', 'PR-MAYOR-5')
  refuses(placing(1), 'put 2 on corn', 'too-many-placed', 'PR-MAYOR-5')
})

test('PR-MAYOR-4: a whole placement names circles of the seat, each place once', () => {
  const s = placing(3)
  refusesComposite(s, 'place corn 1, corn 2', 'named-twice', 'PR-MAYOR-4')
  refusesComposite(s, 'place corn 2, sugar 1', 'no-circle', 'PR-MAYOR-4')
  refusesComposite(s, 'place corn 3', 'more-than-circles', 'PR-MAYOR-4')
})

test('PR-MAYOR-5: a whole placement has neither too many nor too few colonists', () => {
  const s = placing(3)
  refusesComposite(s, 'place harbor 1, quarry 1, corn 2', 'too-many-placed', 'PR-MAYOR-5')
  refusesComposite(s, 'place quarry 1', 'too-few-placed', 'PR-MAYOR-5')
  expect(composites.fromText(s, 'place quarry 0'), 'it names nobody').toBeUndefined()
})

// Builder

test('PR-BUILDER-2: a building needs a copy that is left', () => {
  const s = asked(stage.BUILD)
  own(s, 'hacienda', 0, 1)
  s.copies[buildingNumber('hacienda')] = 0
  refuses(s, 'build hacienda', 'no-copy-left', 'PR-BUILDER-2')
  refuses(asked(stage.BUILD, { buildings: 'base' }), 'build church', 'not-in-game', 'PR-BUILDER-2')
})

test('PR-B-1: nobody owns a kind twice', () => {
  const s = asked(stage.BUILD)
  own(s, 'smallIndigoPlant', 0)
  refuses(s, 'build small indigo plant', 'owned-already', 'PR-B-1')
})

test('PR-BUILDER-5: a large building needs two city spaces', () => {
  const s = asked(stage.BUILD)
  s.doubloons[0] = 10
  for (const { key } of BUILDINGS.slice(0, 11)) own(s, key, 0)
  refuses(s, 'build residence', 'no-city-space', 'PR-BUILDER-5')
})

test('PR-BUILDER-3: a building whose price is above the doubloons is refused', () => {
  refuses(asked(stage.BUILD), 'build wharf', 'too-expensive', 'PR-BUILDER-3')
})

/** A seat with 2 doubloons and a market that takes payment in kind. */
function bartering(at: number = stage.BUILD): State {
  const s = asked(at)
  s.chooser = 1
  s.doubloons[0] = 2
  own(s, 'blackMarket')
  return s
}

test('PR-X-BLACKMARKET-2: payment in kind replaces at most what can be given', () => {
  const s = bartering()
  s.vp[0] = 1
  refuses(s, 'build hospice', 'too-expensive-in-kind', 'PR-X-BLACKMARKET-2')
})

test('PR-X-BLACKMARKET-1: items are asked for in order, and must be held', () => {
  const s = bartering(stage.BARTER)
  s.subject = buildingNumber('hospice')
  s.sanJuan[0] = 1
  s.vp[0] = 1
  settle(s, 'corn', 1, 1)
  refuses(s, 'give vp', 'out-of-order', 'PR-X-BLACKMARKET-1')
  refuses(s, 'give colonist from indigo', 'item-not-held', 'PR-X-BLACKMARKET-1')
  s.sanJuan[0] = 0
  settle(s, 'sugar', 1, 1)
  refuses(s, 'give colonist from San Juan', 'item-not-held', 'PR-X-BLACKMARKET-1')
})

test('PR-X-BLACKMARKET-1: neither a VP nor a barrel that is not held is given', () => {
  const s = bartering(stage.BARTER)
  s.subject = buildingNumber('smallWarehouse')
  hold(s, 'sugar', 1)
  hold(s, 'corn', 1)
  s.cursor = 2
  refuses(s, 'give coffee barrel', 'item-not-held', 'PR-X-BLACKMARKET-1')
  s.cursor = 1
  expect(refusalOf(s, stepOf('give vp'))).toMatchObject({ code: 'item-not-held' })
})

test('PR-X-BLACKMARKET-2: a payment that has begun is finished', () => {
  const s = bartering(stage.BARTER)
  s.subject = buildingNumber('hospice')
  s.vp[0] = 1
  s.sanJuan[0] = 1
  settle(s, 'corn', 1, 1)
  refuses(s, 'pass', 'must-pay', 'PR-X-BLACKMARKET-2')
  refuses(s, 'give no colonist', 'item-needed', 'PR-X-BLACKMARKET-2')
})

test('PR-X-BLACKMARKET-3: the colonist of the market itself is not given', () => {
  const s = bartering(stage.BARTER)
  s.subject = buildingNumber('smallWarehouse')
  s.sanJuan[0] = 1
  s.vp[0] = 1
  refuses(s, 'give colonist from black market', 'own-colonist', 'PR-X-BLACKMARKET-3')
})

test('PR-X-BLACKMARKET-4: a colonist without whom the price rises too far is not given', () => {
  const s = bartering(stage.BARTER)
  s.subject = buildingNumber('hospice')
  settle(s, 'corn', 1, 1)
  settle(s, 'quarry', 1, 1)
  s.sanJuan[0] = 1
  refuses(s, 'give colonist from quarry', 'price-rises', 'PR-X-BLACKMARKET-4')
})

test('PR-X-BLACKMARKET-2: a whole payment is needed, and is exactly what is missing', () => {
  const s = bartering()
  hold(s, 'corn', 1)
  s.vp[0] = 1
  s.sanJuan[0] = 1
  settle(s, 'quarry', 1, 1)
  refusesComposite(s, 'build aqueduct giving vp', 'payment-not-needed', 'PR-X-BLACKMARKET-2')
  refusesComposite(s, 'build hospice giving vp, corn', 'not-what-is-missing', 'PR-X-BLACKMARKET-2')
  refusesComposite(
    s,
    'build hospice giving colonist from quarry',
    'not-what-is-missing',
    'PR-X-BLACKMARKET-2',
  )
  expect(s.workers[TILES.indexOf('quarry')], 'the colonist is back').toBe(1)
})

test('PR-X-BLACKMARKET-1: a whole payment gives one of a sort, and only what is held', () => {
  const s = bartering()
  hold(s, 'corn', 1)
  hold(s, 'sugar', 1)
  refusesComposite(
    s,
    'build hospice giving corn, sugar',
    'too-expensive-in-kind',
    'PR-X-BLACKMARKET-2',
  )
  s.sanJuan[0] = 1
  refusesComposite(s, 'build hospice giving corn, sugar', 'two-of-a-sort', 'PR-X-BLACKMARKET-1')
  refusesComposite(s, 'build hospice giving vp, sugar', 'item-not-held', 'PR-X-BLACKMARKET-1')
})

test('PR-X-BLACKMARKET-3: a whole payment spares the colonist of the market', () => {
  const s = bartering()
  s.vp[0] = 1
  s.sanJuan[0] = 1
  const text = 'build hospice giving vp, colonist from black market'
  refusesComposite(s, text, 'own-colonist', 'PR-X-BLACKMARKET-3')
})

// Craftsman

test('PR-CRAFTSMAN-6: the extra barrel is of a kind received and still in the supply', () => {
  const s = asked(stage.CRAFT_EXTRA)
  s.produced.set([1, 1, 1, 0, 0])
  s.supply[1] = 0
  refuses(s, 'take extra coffee', 'not-produced', 'PR-CRAFTSMAN-6')
  refuses(s, 'take extra indigo', 'supply-empty', 'PR-CRAFTSMAN-6')
})

// Trader

test('PR-TRADER-2: a sale needs a barrel of a kind that is not in the house', () => {
  const s = asked(stage.TRADE)
  hold(s, 'corn', 1)
  hold(s, 'sugar', 1)
  s.house[GOODS.indexOf('corn')] = 1
  refuses(s, 'sell coffee', 'none-held', 'PR-TRADER-2')
  refuses(s, 'sell coffee to trading post', 'none-held', 'PR-TRADER-2')
  refuses(s, 'sell corn', 'kind-in-house', 'PR-TRADER-2')
})

test('PR-TRADER-5: nobody sells to a full house', () => {
  const s = asked(stage.TRADE)
  hold(s, 'corn', 1)
  own(s, 'tradingPost')
  s.house.set([0, 1, 1, 1, 1])
  refuses(s, 'sell corn', 'house-full', 'PR-TRADER-5')
})

test('PR-X-TRADINGPOST-1: a sale outside the house needs a working building', () => {
  const s = asked(stage.TRADE)
  hold(s, 'corn', 1)
  own(s, 'tradingPost', 0)
  refuses(s, 'sell corn to trading post', 'no-outside-market', 'PR-X-TRADINGPOST-1')
})

// Captain

/** A seat with barrels of three kinds and three ships: 4 and 5 with sugar and indigo, 6 empty. */
function loading(): State {
  const s = asked(stage.LOAD)
  hold(s, 'corn', 5)
  hold(s, 'sugar', 2)
  hold(s, 'tobacco', 1)
  onShip(s, 4, 'sugar', 2)
  onShip(s, 5, 'indigo', 5)
  return s
}

test('PR-CAPTAIN-4: who can load a public ship may not pass', () => {
  refuses(loading(), 'pass', 'must-load', 'PR-CAPTAIN-4')
})

test('PR-SETUP-1: three players have no ship of 7', () => {
  refuses(loading(), 'load corn on 7', 'no-such-ship', 'PR-SETUP-1')
})

test('PR-CAPTAIN-3: only barrels that are held are loaded, where they fit best', () => {
  const s = loading()
  refuses(s, 'load coffee on 6', 'none-held', 'PR-CAPTAIN-3')
  s.shipGood.fill(0)
  s.shipLoad.fill(0)
  refuses(s, 'load corn on 4', 'smaller-load', 'PR-CAPTAIN-3')
})

test('PR-CAPTAIN-2: one kind on a ship, one ship for a kind, nothing on a full ship', () => {
  const s = loading()
  refuses(s, 'load corn on 4', 'ship-carries-other-kind', 'PR-CAPTAIN-2')
  refuses(s, 'load corn on 5', 'ship-carries-other-kind', 'PR-CAPTAIN-2')
  refuses(s, 'load sugar on 6', 'kind-on-other-ship', 'PR-CAPTAIN-2')
  onShip(s, 4, 'sugar', 4)
  refuses(s, 'load sugar on 4', 'ship-full', 'PR-CAPTAIN-2')
})

test('PR-B-WHARF-1: an own ship loads once in a phase, what is held', () => {
  const s = loading()
  refuses(s, 'load corn on wharf', 'no-own-ship', 'PR-B-WHARF-1')
  own(s, 'wharf')
  refuses(s, 'load coffee on wharf', 'none-held', 'PR-B-WHARF-1')
  s.ownShipUsed = 1
  refuses(s, 'load corn on wharf', 'own-ship-used', 'PR-B-WHARF-1')
})

test('PR-X-SMALLWHARF-1: an own small ship loads once in a phase', () => {
  const s = loading()
  refuses(s, 'load on small wharf', 'no-own-small-ship', 'PR-X-SMALLWHARF-1')
  refusesComposite(s, 'load corn 2 on small wharf', 'no-own-small-ship', 'PR-X-SMALLWHARF-1')
  own(s, 'smallWharf')
  s.ownSmallShipUsed = 1
  refuses(s, 'load on small wharf', 'own-small-ship-used', 'PR-X-SMALLWHARF-1')
  refusesComposite(s, 'load corn 2 on small wharf', 'own-small-ship-used', 'PR-X-SMALLWHARF-1')
})

test('PR-X-SMALLWHARF-1: the barrels of a mixed load are chosen kind by kind', () => {
  const s = loading()
  own(s, 'smallWharf')
  fast.play(s, stepOf('load on small wharf'), new MoveList())
  refuses(s, 'pass', 'must-choose-barrels', 'PR-X-SMALLWHARF-1')
  refuses(s, 'put 1 indigo aboard', 'none-held', 'PR-X-SMALLWHARF-1')
  refuses(s, 'put 6 corn aboard', 'more-than-held', 'PR-X-SMALLWHARF-1')
  refuses(s, 'put 1 sugar aboard', 'out-of-order', 'PR-X-SMALLWHARF-1')
  fast.play(s, stepOf('put 0 corn aboard'), new MoveList())
  refuses(s, 'put 1 corn aboard', 'out-of-order', 'PR-X-SMALLWHARF-1')
})

test('PR-X-SMALLWHARF-1: a mixed load has at least one barrel', () => {
  const s = loading()
  own(s, 'smallWharf')
  hold(s, 'tobacco', 2)
  s.stage = stage.LOAD_SELECTION
  s.cursor = GOODS.indexOf('tobacco')
  refuses(s, 'put 0 tobacco aboard', 'nothing-aboard', 'PR-X-SMALLWHARF-1')
})

test('PR-X-SMALLWHARF-1: a whole mixed load has barrels that are held', () => {
  const s = loading()
  own(s, 'smallWharf')
  const rule = 'PR-X-SMALLWHARF-1'
  refusesComposite(s, 'load corn 2, corn 3 on small wharf', 'named-twice', rule)
  refusesComposite(s, 'load coffee 1 on small wharf', 'none-held', rule)
  refusesComposite(s, 'load corn 1, sugar 3 on small wharf', 'more-than-held', rule)
  refusesComposite(s, 'load corn 0 on small wharf', 'nothing-aboard', rule)
})

// Storage

/** A seat that may keep all of one kind and a single barrel. */
function storing(): State {
  const s = asked(stage.STORE)
  hold(s, 'corn', 3)
  hold(s, 'sugar', 2)
  own(s, 'smallWarehouse')
  return s
}

test('PR-CAPTAIN-12: who cannot keep everything decides kind by kind', () => {
  const s = storing()
  refuses(s, 'pass', 'must-store', 'PR-CAPTAIN-12')
  refuses(s, 'keep 1 sugar', 'out-of-order', 'PR-CAPTAIN-12')
  fast.play(s, stepOf('keep 0 corn'), new MoveList())
  refuses(s, 'keep 1 corn', 'out-of-order', 'PR-CAPTAIN-12')
  refusesComposite(s, 'store corn 1, sugar 1', 'out-of-order', 'PR-CAPTAIN-12')
})

test('PR-CAPTAIN-13: nobody keeps more than is held or than there is room for', () => {
  const s = storing()
  refuses(s, 'keep 1 indigo', 'none-held', 'PR-CAPTAIN-13')
  refuses(s, 'keep 4 corn', 'more-than-held', 'PR-CAPTAIN-13')
  own(s, 'smallWarehouse', 0)
  refuses(s, 'keep 2 corn', 'no-room', 'PR-CAPTAIN-13')
})

test('PR-CAPTAIN-13: a whole storage is not above the capacity', () => {
  const s = storing()
  refusesComposite(s, 'store corn, sugar', 'no-room', 'PR-CAPTAIN-13')
  refusesComposite(s, 'store corn 1, corn 2', 'named-twice', 'PR-CAPTAIN-13')
  refusesComposite(s, 'store corn 4', 'more-than-held', 'PR-CAPTAIN-13')
  refusesComposite(s, 'store coffee 1', 'none-held', 'PR-CAPTAIN-13')
})

// Guests

test('PR-X-GUESTHOUSE-2: guests go to empty circles outside their rooms', () => {
  const s = asked(stage.GUEST)
  own(s, 'guesthouse')
  own(s, 'harbor', 1)
  settle(s, 'corn', 1)
  refuses(s, 'move guest to guesthouse', 'guest-room', 'PR-X-GUESTHOUSE-2')
  refuses(s, 'move guest to harbor', 'no-empty-circle', 'PR-X-GUESTHOUSE-2')
  refuses(s, 'move guest to wharf', 'no-empty-circle', 'PR-X-GUESTHOUSE-2')
})

// What is not asked now

test('PR-BUILDER-1: a step of another decision is refused by the rule of the pending one', () => {
  const s = asked(stage.BUILD)
  refuses(s, 'sell corn', 'not-now', 'PR-BUILDER-1')
  refuses(s, 'give vp', 'not-now', 'PR-BUILDER-1')
  refusesComposite(s, 'place corn 1', 'not-now', 'PR-BUILDER-1')
  refusesComposite(s, 'store nothing', 'not-now', 'PR-BUILDER-1')
  refusesComposite(s, 'load corn 1 on small wharf', 'not-now', 'PR-BUILDER-1')
  expect(refusalOf(s, stepOf('sell corn')).message).toBe(
    '"sell corn" is not possible now: seat 0 is asked to build a building or pass (D-BUILD)',
  )
})

test('PR-SETTLER-2: a building that is not asked for is not now, whole or not', () => {
  const s = asked(stage.SETTLE)
  refuses(s, 'build wharf', 'not-now', 'PR-SETTLER-2')
  refusesComposite(s, 'build wharf giving vp', 'not-now', 'PR-SETTLER-2')
})

test('PR-END-4: nothing is played when the game is over', () => {
  const s = asked(stage.OVER)
  const expected = { code: 'game-over', rule: 'PR-END-4' }
  expect(refusalOf(s, stepOf('pass'))).toMatchObject(expected)
  expect(compositeRefusal(s, [])).toMatchObject(expected)
})

test('PR-ROUND-4: the friendly door gives the reason, for a step and for a composite', () => {
  const game = orThrow(Game.start(puertoRico, { players: 3 }, 'refusals'))
  expect(game.check('pass')).toMatchObject({ ok: false, error: { rule: 'PR-ROUND-4' } })
  expect(game.check('place corn 1')).toMatchObject({ ok: false, error: { code: 'not-now' } })
})

// Laws

const OPTIONS: readonly object[] = [
  { players: 2, buildings: 'all31', forestFromHacienda: true, hospiceOnHaciendaTile: true },
  { players: 3, buildings: 'base' },
  { players: 4, buildings: 'draft', declineProduction: true },
  { players: 5, buildings: 'randomSet', mayorSimultaneous: true },
  { players: 5, buildings: 'all31', endRule: 'cityOnly', roundLimit: 12 },
]

const TYPES = Array.from({ length: STEPS_N }, (_, step) => stepWords.typed(step).type)

/** What a part of a composite is about, without how many. */
function aboutOf(step: number): string {
  const move = stepWords.typed(step)
  if (move.type === 'put') return `put on ${move.on}`
  return move.type === 'keep' || move.type === 'putAboard' ? `${move.type} ${move.good}` : move.type
}

/** What is wrong with the refusals of one decision. */
function faults(s: State, offers: MoveList): readonly string[] {
  const offered = new Set(offers.toArray())
  const asked = new Set(offers.toArray().map((step) => TYPES[step]))
  const due = new Set(offers.toArray().map(aboutOf))
  return TYPES.flatMap((type, step) => {
    if (offered.has(step)) return []
    const { code, message, rule = 'none' } = refusalOf(s, step)
    const wrong = `${stepWords.text(step)} → ${code}, ${rule}: ${message}`
    if (!RULE_IDS.has(rule) || message.includes('undefined')) return [wrong]
    if (code === 'not-now' && asked.has(type)) return [wrong]
    return code === 'out-of-order' && due.has(aboutOf(step)) ? [wrong] : []
  })
}

test.each(OPTIONS)('every step that is not offered is refused by a rule: %o', (options) => {
  const before = new State()
  for (const seed of ['one', 'two'])
    visitDecisions(puertoRico, options, seed, (s, offers) => {
      before.copyFrom(s)
      expect(faults(s, offers)).toEqual([])
      expect(samePosition(s, before), 'a question changes nothing').toBe(true)
    })
})

/** Composites by the type of their first step, and the types of their parts. */
const WHOLES = [
  { first: 'put', parts: ['put'] },
  { first: 'keep', parts: ['keep'] },
  { first: 'loadSelection', parts: ['putAboard'] },
  { first: 'build', parts: ['giveColonist', 'giveVp', 'giveBarrel'] },
]
const stepsOf = (...types: readonly string[]) =>
  TYPES.flatMap((type, step) => (types.includes(type) && !composites.isNothing(step) ? [step] : []))

const LEAST_ASKED = 20
/** How often a composite was asked for that its decision could have had. */
const askedFor = new Map<string, number>()

test.each(OPTIONS)('every composite that is not legal is refused by a rule: %o', (options) => {
  const rng = new Uint32Array(4)
  seedRng(rng, 'composites')
  const anyOf = (steps: readonly number[]) => steps[random(rng, steps.length)] ?? 0
  const before = new State()
  const visit = (s: State, offers: MoveList) => {
    const asked = new Set(offers.toArray().map((step) => TYPES[step]))
    before.copyFrom(s)
    for (const { first, parts } of WHOLES)
      for (let length = 0; length < 5; length++) {
        const chosen = Array.from({ length }, () => anyOf(stepsOf(...parts)))
        const wanted = parts.includes(first) ? chosen : [anyOf(stepsOf(first)), ...chosen]
        const { code, message, rule = 'none' } = compositeRefusal(s, wanted)
        expect(RULE_IDS).toContain(rule)
        expect(message).not.toContain('undefined')
        if (wanted.length > 0 && TYPES.some((type) => type === first && asked.has(type))) {
          expect(code).not.toBe('not-now')
          askedFor.set(first, (askedFor.get(first) ?? 0) + 1)
        }
      }
    expect(samePosition(s, before), 'a question changes nothing').toBe(true)
  }
  for (const seed of ['three', 'four', 'five']) visitDecisions(puertoRico, options, seed, visit)
})

test('that was asked for where it matters: each kind of composite, while its decision was pending', () => {
  for (const { first } of WHOLES)
    expect(askedFor.get(first) ?? 0, first).toBeGreaterThanOrEqual(LEAST_ASKED)
})
