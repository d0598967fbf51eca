/** What would follow a move: exact up to the next decision, then a guess, and nothing that the seat cannot know. */
import { Game, inWords, orThrow, splitLine } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { Chance } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import { advise, botAdapterOf, foresee, LEVELS } from '../src/index.ts'
import { oneStepAhead } from '../src/one-step.ts'

const adapter = botAdapterOf(puertoRico.game)
const seats = [
  { doubloons: 6, island: { corn: 2 }, workers: { corn: 2 } },
  { island: { corn: 1 }, workers: { corn: 1 }, goods: { corn: 1 } },
  {},
]
const table = (more: object = {}) =>
  orThrow(Game.fromPosition(puertoRico, { governor: 0, seats, ...more }))

test('up to the next decision it is what happens where chance has no say', () => {
  const game = table()
  for (const move of ['choose craftsman', 'choose builder', 'choose trader', 'choose prospector'])
    if (game.check(move).ok)
      expect(foresee(game, adapter, move).events).toEqual(orThrow(game.play(move)).events)
})

test('the phase is played to its end, everybody choosing sensibly', () => {
  const { events, phase } = foresee(table(), adapter, 'choose captain')
  expect(phase.slice(0, events.length)).toEqual(events)
  const types = phase.map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['roleTaken', 'loaded', 'vpGained']))
  expect(types).not.toContain('governorPassed')
  const builder = foresee(table(), adapter, 'choose builder').phase
  expect(builder).toEqual(
    expect.arrayContaining([expect.objectContaining({ type: 'built', seat: 0 })]),
  )
})

test('composite moves of several steps are foreseen as one', () => {
  const mat = { island: { corn: 2, indigo: 2 }, buildings: { indigoPlant: 0 }, sanJuan: 3 }
  const game = table({ seats: [mat, {}, {}], turn: { decision: 'D-MAYOR-PLACE', seat: 0 } })
  const { events } = foresee(game, adapter, 'place corn 1, indigo 1, indigo plant 1')
  expect(events.flatMap((it) => (it.type === 'moved' ? [it.move] : []))).toEqual([
    'put 1 on corn',
    'put 1 on indigo',
    'put 1 on indigo plant',
  ])
})

test('a waiting seat that is not asked first can look ahead as well', () => {
  const mat = { island: { corn: 2, indigo: 2 }, sanJuan: 2 }
  const game = table({
    options: { players: 3, mayorSimultaneous: true },
    seats: [mat, mat, {}],
    turn: { decision: 'D-MAYOR-PLACE', seat: 0 },
  })
  const { events } = foresee(game, adapter, 'place indigo 2', 1)
  expect(events[0]).toMatchObject({ type: 'moved', seat: 1 })
})

test('the same move has the same future, and no future tells what is hidden', () => {
  const chance = new Chance('futures')
  const sight = botAdapterOf(sanJuan.game)
  let game = orThrow(Game.start(sanJuan, { players: 3 }, 'futures'))
  for (let n = 0; n < 60 && !game.over; n++) {
    const [first] = game.offers(1e5) ?? []
    if (first !== undefined) {
      const seen = foresee(game, sight, first.text)
      expect(foresee(game, sight, first.text)).toEqual(seen)
      for (const event of seen.phase) expect(sanJuan.eventFor(event, game.toMove)).toEqual(event)
    }
    const steps = game.steps()
    game = orThrow(game.play(steps[chance.below(steps.length)] ?? ''))
  }
})

test('advice is a composite move that can be played, in no more time than there is', () => {
  let time = 0
  const now = () => time++
  let game = orThrow(Game.start(puertoRico, { players: 3 }, 'advice'))
  const [novice] = LEVELS
  const master = LEVELS.at(-1)
  if (novice === undefined || master === undefined) throw new Error('there are levels')
  let told = 0
  for (let n = 0; n < 12; n++) {
    const { move, shares, reasons } = advise(game, adapter, { bot: novice, budget: {} }, `${n}`, {
      now,
    })
    expect([shares.length, splitLine(move).seat]).toEqual([3, undefined])
    told += reasons.length
    game = orThrow(game.play(move))
  }
  expect(told).toBeGreaterThan(0)
  time = 0
  advise(game, adapter, { bot: master, budget: {} }, 'quick', { now, most: 50 })
  expect(time).toBeLessThan(60)
})

test('after a role everybody makes the best move one step ahead, as the bots do', () => {
  const rich = [{ doubloons: 12 }, { doubloons: 12 }, { doubloons: 12 }]
  const game = table({ seats: rich })
  const { phase } = foresee(game, adapter, 'choose builder')
  const built = phase.flatMap((it) => (it.type === 'built' ? [it.building] : []))
  const after = orThrow(game.play('choose builder'))
  const task = {
    rules: puertoRico,
    adapter,
    state: after.determinize(0, 'foreseen'),
    seed: 'foreseen',
    budget: {},
    now: () => 0,
  }
  const [best] = oneStepAhead(task, 'heuristic', 1).toSorted((a, b) => b.shares[0] - a.shares[0])
  expect(puertoRico.steps.text(best?.step ?? -1)).toBe(`build ${inWords(built[0] ?? '')}`)
  expect(built).toHaveLength(3)
})
