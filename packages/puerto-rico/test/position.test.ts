/** Positions as JSON: there and back, short ones, and every way to be wrong (docs/positions.md). */
import { readFileSync } from 'node:fs'
import { Journal, MoveList, orThrow, random, samePosition, seedRng } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { fast, State } from '../src/fast.ts'
import { parseOptions } from '../src/options.ts'
import { positionForm, positionSchema } from '../src/position/form.ts'
import { readPosition } from '../src/position/read.ts'
import { positionOf } from '../src/position/write.ts'
import { invariants } from './invariants.ts'
import { MANY_OPTIONS, playRandomly } from './random-play.ts'

const fromJson = (raw: unknown) => JSON.parse(JSON.stringify(raw))
const docs = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8')
const examples = [...docs.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) =>
  JSON.parse(json),
)
const three = [{}, {}, {}]

function read(raw: unknown): State {
  const s = new State()
  orThrow(readPosition(raw, s))
  return s
}

function offersOf(s: State): number {
  const out = new MoveList()
  fast.offers(s, out)
  return out.length
}

test('PR-INV-1, PR-INV-2, PR-INV-3, PR-INV-4, PR-INV-5, PR-INV-6, PR-INV-7, PR-INV-8: every position of random games is accepted, the same again, and obeys them', () => {
  const decisions = new Set<number>()
  const again = new State()
  for (const options of MANY_OPTIONS)
    playRandomly(options, 4, (s) => {
      const position = positionOf(s)
      orThrow(readPosition(fromJson(position), again))
      if (!samePosition(again, s)) expect(positionOf(again)).toEqual(position)
      if (!samePosition(again, s)) throw new Error('the positions are equal, their bytes are not')
      if (invariants(again).length > 0) expect(invariants(again)).toEqual([])
      decisions.add(s.stage)
    })
  expect([...decisions].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i))
})

test('PR-INFO-4: supplies that are left out are derived, whatever kinds the forests were', () => {
  const again = new State()
  playRandomly({ players: 3, buildings: 'all31' }, 3, (s) => {
    const { goodsSupply, vpSupply, quarries, faceDown, colonistSupply, ...short } = positionOf(s)
    orThrow(readPosition(fromJson(short), again))
    const derived = positionOf(again)
    expect(derived).toMatchObject({ goodsSupply, vpSupply, quarries, colonistSupply })
    const count = (tiles: object) => Object.values(tiles).reduce((sum, n) => sum + n, 0)
    expect(count(derived.faceDown)).toBe(count(faceDown))
  })
})

test('PR-SETUP-1: an empty position is an empty table with full supplies', () => {
  const position = positionOf(read({}))
  expect(position.options).toEqual(orThrow(parseOptions({})))
  expect(position).toMatchObject({
    colonistSupply: 75,
    colonistShip: 4,
    vpSupply: 100,
    quarries: 8,
    goodsSupply: { corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 9 },
    faceDown: { corn: 10, indigo: 12, sugar: 11, tobacco: 9, coffee: 8 },
    turn: { decision: 'D-ROLE', seat: 0 },
  })
})

test('PR-2P-2, PR-VAR-2: the supplies are those of the box in use', () => {
  expect(positionOf(read({ seats: [{}, {}] }))).toMatchObject({
    colonistSupply: 40,
    vpSupply: 65,
    goodsSupply: { corn: 8 },
    quarries: 5,
  })
  expect(positionOf(read({ options: { players: 3, endRule: 'cityOnly' } }))).toMatchObject({
    colonistSupply: 97,
    vpSupply: 122,
  })
})

test('chance comes from the seed, and the same seed gives the same position', () => {
  expect(positionOf(read({ seed: 'a' }))).toEqual(positionOf(read({ seed: 'a' })))
  expect(positionOf(read({ seed: 'a' })).chance).not.toBe(positionOf(read({})).chance)
})

test('PR-RUL-60: a position without a real choice is played on to the next one', () => {
  const s = read({ seats: three, turn: { decision: 'D-TRADE', seat: 0 } })
  expect(positionOf(s).turn).toMatchObject({ decision: 'D-ROLE', seat: 1 })
  expect(offersOf(s)).toBe(5)
})

test('PR-ROUND-1, PR-ROUND-3: governor, chooser and seat are worked out from each other', () => {
  const loading = positionOf(read({ ...examples[1], governor: undefined }))
  expect(loading).toMatchObject({ governor: 0, roles: { captain: { takenBy: 0 } } })
  const roles = { mayor: { takenBy: 2 }, captain: { takenBy: 0 } }
  expect(positionOf(read({ seats: three, roles, turn: { seat: 1 } })).governor).toBe(2)
  expect(positionOf(read({ seats: three, roles, governor: 2 })).turn.seat).toBe(1)
})

test('PR-END-4: a finished game is a position, too', () => {
  const over = { seats: [{ vp: 80 }, {}, {}], turn: { decision: '' } }
  const s = read(over)
  expect(fast.isOver(s)).toBe(true)
  expect(positionOf(s)).toMatchObject({ vpSupply: -5, endTriggers: ['vp'] })
})

test('PR-RUL-60: what the rules play on after reading is told as events', () => {
  const s = new State()
  s.journal = new Journal()
  orThrow(readPosition({ seats: three, turn: { decision: 'D-TRADE' } }, s))
  expect(s.journal.length).toBeGreaterThan(0)
})

test('a refused position leaves the state as it was', () => {
  const s = read({ seed: 'before' })
  const before = positionOf(s)
  expect(readPosition({ seats: [{ island: { corn: 9, indigo: 9 } }, {}, {}] }, s).ok).toBe(false)
  expect(positionOf(s)).toEqual(before)
})

test('the examples of the documentation are positions at their decisions', () => {
  const decisions = examples.map((example) => positionOf(read(example)).turn.decision)
  expect(decisions).toEqual(['D-ROLE', 'D-LOAD', 'D-BLACKMARKET'])
})

test('the schema in the package is the form that is read', () => {
  const path = new URL('../position.schema.json', import.meta.url)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(fromJson(positionSchema))
  const { options } = positionSchema.properties as Record<string, { properties: object }>
  expect(Object.keys(options?.properties ?? {}).sort()).toEqual(
    Object.keys(orThrow(parseOptions({}))).sort(),
  )
  for (const field of Object.keys(positionSchema.properties as object))
    expect(docs).toContain(`\`${field}\``)
})

test('a position with a wrong field is refused or can be played to the end', () => {
  const rng = new Uint32Array(4)
  seedRng(rng, 'spoil')
  const out = new MoveList()
  const s = new State()
  let read = 0
  playRandomly({ players: 3, buildings: 'all31' }, 3, (before) => {
    const position = fromJson(positionOf(before))
    const fields = Object.keys(position.turn)
    delete position.turn[fields[random(rng, fields.length)] ?? '']
    position.turn.count = random(rng, 3)
    if (!readPosition(position, s).ok) return
    read++
    fast.offers(s, out)
    while (out.length > 0) fast.play(s, out.at(random(rng, out.length)), out)
    expect(fast.isOver(s)).toBe(true)
  })
  expect(read).toBeGreaterThan(50)
})

test('PR-DRAFT-2, PR-SETUP-3: a draft with what the set-up gives is a position', () => {
  const island = [{ indigo: 1 }, { indigo: 1 }, { corn: 1 }, { corn: 1 }]
  const seats = island.map((island) => ({ doubloons: 3, island }))
  const options = { buildings: 'draft' }
  expect(positionOf(read({ options, seats, faceUp: { coffee: 5 } })).turn.decision).toBe('D-DRAFT')
})

test('PR-RUL-58: before the second tile the owner of an unoccupied library is asked, too', () => {
  const seat = { buildings: { guesthouse: 1, library: 0 } }
  const turn = { decision: 'D-GUEST', next: 'D-SETTLE-2' }
  const options = { players: 3, buildings: 'all31' }
  expect(positionOf(read({ options, seats: [seat, {}, {}], turn })).turn.next).toBe('D-SETTLE-2')
})

test('PR-X-FOREST-1: forests lie where somebody can plant them', () => {
  const options = { players: 3, buildings: 'all31' }
  const seats = [{ island: { forest: 2 } }, {}, {}]
  expect(positionOf(read({ options, seats })).seats[0]?.island).toEqual({ forest: 2 })
})

test('PR-END-3: credited VP of any number stay inside the fields of the state', () => {
  expect(positionForm.read({ seats: Array(5).fill({ vp: 5000 }) }, '').ok).toBe(true)
  const s = read({ seats: Array(5).fill({ vp: 5000 }) })
  expect(s.vpSupply).toBe(122 - 25000)
})
