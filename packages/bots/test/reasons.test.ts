/** Why a move is good, where it is plain to people; and that telling it betrays nothing. */
import {
  determinize,
  type GameState,
  MoveList,
  orThrow,
  type Rules,
  seedRng,
} from '@doubloon/engine'
import { type PuertoRicoTypes, puertoRico } from '@doubloon/puerto-rico'
import { type SanJuanTypes, sanJuan } from '@doubloon/san-juan'
import { Chance } from '@doubloon/testkit'
import { describe, expect, test } from 'vitest'
import { greedy } from '../src/greedy.ts'
import { type Answer, botAdapterOf, explain, type Reason, type Task } from '../src/index.ts'

type AnyRules<S extends GameState> = Rules<S, PuertoRicoTypes> | Rules<S, SanJuanTypes>

/** The decision of whose turn it is, in a determinization of its own. */
function taskAt<S extends GameState>(
  rules: AnyRules<S>,
  s: S,
  determinization = 'determinization',
): Task<S> {
  const rng = new Uint32Array(4)
  seedRng(rng, determinization)
  return {
    rules: rules as unknown as Task<S>['rules'],
    adapter: botAdapterOf<S>(rules.game),
    state: determinize(rules, s, rules.toMove(s), rng, rules.newState()),
    seed: 'why',
    budget: {},
    now: () => 0,
  }
}

/** Why one move rather than another, or rather than any, in a position. */
function why<S extends GameState>(
  rules: AnyRules<S>,
  position: object,
  move: string,
  other?: string,
): readonly Reason[] {
  const s = rules.newState()
  orThrow<object>(rules.fromPosition(position, s))
  const task = taskAt(rules, s)
  const moves = new MoveList(rules.moveCount)
  rules.offers(s, moves)
  const [step, ...others] = [move, ...(other === undefined ? [] : [other])].map((text) => {
    const found = rules.steps.fromText(text) ?? -1
    expect(moves.toArray(), text).toContain(found)
    return found
  })
  return explain(task, answerOf(step, others), rules.steps.text)
}

function answerOf(step: number, others: readonly number[]): Answer {
  const weighed = [step, ...others].map((it) => ({ step: it, share: 0.5, visits: 1 }))
  return { step, shares: [], weighed, iterations: 1 }
}

describe('Puerto Rico', () => {
  test('a load of many barrels', () => {
    const position = {
      seats: [{ goods: { sugar: 5, corn: 1 } }, {}, {}],
      ships: { 4: { good: 'coffee', load: 4 }, 5: { good: 'indigo', load: 5 } },
      turn: { decision: 'D-LOAD', seat: 0 },
    }
    expect(why(puertoRico, position, 'load sugar on 6', 'load corn on 6')).toEqual([
      // With the captain's own.
      { code: 'gains', what: 'vp', amount: 6, than: 2, other: 'load corn on 6' },
    ])
  })

  test('the dearest sale', () => {
    const position = {
      seats: [{ goods: { coffee: 1, corn: 1 } }, {}, {}],
      turn: { decision: 'D-TRADE', seat: 0 },
    }
    expect(why(puertoRico, position, 'sell coffee', 'sell corn')).toEqual([
      { code: 'gains', what: 'doubloons', amount: 5, than: 1, other: 'sell corn' },
    ])
  })

  test('no sale where nothing is paid', () => {
    const position = {
      seats: [{ goods: { coffee: 1 } }, { goods: { corn: 1 } }, {}],
      turn: { decision: 'D-TRADE', seat: 1, chooser: 0 },
    }
    expect(why(puertoRico, position, 'pass', 'sell corn')).toEqual([
      { code: 'saves', what: 'goods', amount: 1, other: 'sell corn' },
    ])
  })

  const farms = {
    seats: [
      { island: { corn: 4 }, workers: { corn: 4 } },
      { island: { corn: 3 }, workers: { corn: 2 } },
      { island: { indigo: 1 } },
    ],
  }

  test('a craftsman who makes more than the others', () => {
    expect(why(puertoRico, farms, 'choose craftsman', 'choose trader')).toEqual([
      { code: 'gains', what: 'goods', amount: 5, than: 0, other: 'choose trader' },
    ])
  })

  test('without another move in mind there is nothing to compare with', () => {
    expect(why(puertoRico, farms, 'choose craftsman')).toEqual([])
  })

  test('a craftsman who makes more for another is not taken', () => {
    const position = { ...farms, governor: 2 }
    expect(why(puertoRico, position, 'choose trader', 'choose craftsman')).toEqual([
      { code: 'denies', what: 'goods', amount: 4, seat: 0, other: 'choose craftsman' },
    ])
  })

  test('doubloons that lie on a role', () => {
    const position = { seats: [{}, {}, {}], roles: { captain: { doubloons: 2 } } }
    expect(why(puertoRico, position, 'choose captain', 'choose trader')).toEqual([
      { code: 'takes-lying', what: 'doubloons', amount: 2, than: 0, other: 'choose trader' },
    ])
  })

  test('a ship that another one needs', () => {
    const position = {
      seats: [{ goods: { corn: 1, sugar: 1 } }, { goods: { sugar: 4 } }, {}],
      ships: { 5: { good: 'coffee', load: 5 }, 6: { good: 'indigo', load: 6 } },
      turn: { decision: 'D-LOAD', seat: 0 },
    }
    expect(why(puertoRico, position, 'load corn on 4', 'load sugar on 4')).toEqual([
      { code: 'denies', what: 'vp', amount: 3, seat: 1, other: 'load sugar on 4' },
    ])
  })

  test('a role that the next one would take', () => {
    const position = {
      seats: [{ goods: { indigo: 1 } }, { goods: { coffee: 1 } }, {}],
      tradingHouse: { corn: 1, sugar: 1, tobacco: 1 },
    }
    const [first, second] = why(puertoRico, position, 'choose trader', 'choose mayor')
    expect(first).toMatchObject({ code: 'forestalls', what: 'doubloons', amount: 5, seat: 1 })
    expect(second).toMatchObject({ code: 'gains', what: 'doubloons', amount: 2, than: 0 })
  })

  describe('a plantation, set against another', () => {
    const taking = (buildings: object) => ({
      seats: [{}, { buildings }, {}],
      faceUp: { corn: 1, indigo: 1, sugar: 1, coffee: 1 },
      turn: { decision: 'D-SETTLE', seat: 1, chooser: 0 },
    })

    test('for which a circle is free', () => {
      const position = taking({ coffeeRoaster: 0 })
      expect(why(puertoRico, position, 'take coffee', 'take sugar')).toEqual([
        { code: 'prepares', what: 'makeable', amount: 1, than: 0, other: 'take sugar' },
      ])
    })

    test('that sells better, where both can be worked', () => {
      const position = taking({ coffeeRoaster: 0, smallSugarMill: 0 })
      expect(why(puertoRico, position, 'take coffee', 'take sugar')).toEqual([
        { code: 'prepares', what: 'makeableWorth', amount: 4, than: 2, other: 'take sugar' },
      ])
    })

    test('for nothing that can be told: then nothing is', () => {
      expect(why(puertoRico, taking({}), 'take coffee', 'take indigo')).toEqual([])
    })
  })
})

describe('San Juan', () => {
  const eleven = [...Array(5).fill('indigoPlant'), ...Array(6).fill('sugarMill')]

  test('a twelfth building, while ahead', () => {
    const position = {
      seats: [{ hand: { smithy: 1 }, tableau: eleven }, { tableau: ['indigoPlant', 'chapel'] }, {}],
    }
    const reasons = why(sanJuan, position, 'choose builder', 'choose producer')
    expect(reasons[0]).toEqual({ code: 'ends-game', amount: 9 })
    expect(reasons[1]).toMatchObject({ code: 'gains', what: 'vp', amount: 1, than: 0 })
  })

  test('the end is no reason for who is behind', () => {
    const splendid = ['statue', 'victoryColumn', 'hero', 'guildHall', 'cityHall', 'palace']
    const position = {
      seats: [{ hand: { smithy: 1 }, tableau: eleven }, { tableau: splendid }, {}],
    }
    const codes = why(sanJuan, position, 'choose builder', 'choose producer').map((it) => it.code)
    expect(codes).not.toContain('ends-game')
  })

  const goods = [
    { building: 'silverSmelter', good: true },
    { building: 'indigoPlant', good: true },
  ]

  test('a sale at the top price', () => {
    const position = {
      seats: [{}, { tableau: goods }, {}],
      tradingHouses: ['t5', 't1', 't2', 't3', 't4'],
      tradingHouse: 0,
      turn: { decision: 'D-SJ-5', seat: 1, chooser: 0 },
    }
    expect(why(sanJuan, position, 'pick silver to sell', 'pick indigo to sell')).toEqual([
      { code: 'gains', what: 'cards', amount: 3, than: 1, other: 'pick indigo to sell' },
    ])
  })

  test('cards that need not be paid', () => {
    const position = {
      seats: [{}, { hand: { chapel: 2, crane: 2, well: 2 } }, {}],
      turn: { decision: 'D-SJ-3', seat: 1, chooser: 0, phase: 'builder' },
    }
    expect(why(sanJuan, position, 'pass', 'announce chapel')).toEqual([
      { code: 'saves', what: 'cards', amount: 4, other: 'announce chapel' },
    ])
  })
})

/** Positions of a game that is played at random. */
function* positions<S extends GameState>(rules: AnyRules<S>, seed: string): Generator<S> {
  const s = rules.newState()
  const moves = new MoveList(rules.moveCount)
  const chance = new Chance(seed)
  rules.setUp(s, orThrow<object>(rules.parseOptions({ players: 3 })) as never, seed, moves)
  for (let decision = 0; moves.length > 0; decision++) {
    if (decision % 12 === 0) yield s
    rules.play(s, moves.at(chance.below(moves.length)), moves)
  }
}

describe.each([
  ['Puerto Rico', puertoRico as unknown as AnyRules<GameState>],
  ['San Juan', sanJuan as unknown as AnyRules<GameState>],
])('any decision of %s', (_, rules) => {
  test('has at most three reasons, each against the best other move, the same for everything the seat cannot tell apart', () => {
    let told = 0
    for (const s of positions(rules, 'reasons')) {
      const task = taskAt(rules, s)
      const answer = greedy.answer(task)
      const reasons = explain(task, answer, rules.steps.text)
      told += reasons.length
      expect(reasons.length).toBeLessThanOrEqual(3)
      for (const { code, amount = 0, than = -1, other } of reasons) {
        expect(amount, code).toBeGreaterThan(than)
        expect(other !== undefined || code === 'ends-game' || code === 'only-move').toBe(true)
      }
      expect(explain(task, answer, rules.steps.text)).toEqual(reasons)
      expect(
        explain(taskAt(rules, s, 'another determinization'), answer, rules.steps.text),
      ).toEqual(reasons)
    }
    expect(told).toBeGreaterThan(10)
  })

  test('leaves the state of its task as it is', () => {
    for (const s of positions(rules, 'unchanged')) {
      const task = taskAt(rules, s)
      const before = rules.newState()
      before.copyFrom(task.state)
      explain(task, greedy.answer(task), rules.steps.text)
      expect(rules.position(task.state)).toEqual(rules.position(before))
    }
  })

  test('is no choice where there is one move', () => {
    const [s] = positions(rules, 'forced')
    const task = taskAt(rules, s)
    const { step } = greedy.answer(task)
    const offers = (_: GameState, out: MoveList) => {
      out.clear()
      out.add(step)
    }
    const forced = { ...task, rules: { ...task.rules, offers } }
    expect(explain(forced, answerOf(step, []), rules.steps.text)).toEqual([{ code: 'only-move' }])
  })
})
