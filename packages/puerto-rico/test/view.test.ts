/** Views: everything public, nothing hidden (§3 of the rules). */
import { MoveList, orThrow, WATCHER } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { fast, State } from '../src/fast.ts'
import { readPosition } from '../src/position/read.ts'
import { positionOf } from '../src/position/write.ts'
import { puertoRico } from '../src/rules.ts'
import { viewOf } from '../src/view.ts'
import { MANY_OPTIONS, playRandomly } from './random-play.ts'

function read(raw: unknown): State {
  const s = new State()
  orThrow(readPosition(raw, s))
  return s
}

const chips = { seats: [{ vp: 11 }, { vp: 13 }, { vp: 17 }] }

test('PR-INFO-3: a seat sees its own VP chips and nobody else’s; a watcher sees none', () => {
  const s = read(chips)
  const shown = (seat: number) => viewOf(s, seat).seats.map(({ vp }) => vp)
  expect(shown(1)).toEqual([undefined, 13, undefined])
  expect(shown(WATCHER)).toEqual([undefined, undefined, undefined])
})

test('PR-RUL-24: with vpVisibility open, and when the game is over, everybody sees all VP chips', () => {
  const open = read({ ...chips, options: { vpVisibility: 'open' } })
  const options = { players: 3, roundLimit: 1 }
  const over = read({ ...chips, options, turn: { decision: '' }, endTriggers: ['roundLimit'] })
  for (const s of [open, over])
    expect(viewOf(s, WATCHER).seats.map(({ vp }) => vp)).toEqual([11, 13, 17])
})

test('PR-INFO-1, PR-INFO-2: no view tells the generator, the face-down kinds or the VP of others', () => {
  const seats = [
    { vp: 777, doubloons: 1 },
    { vp: 888, doubloons: 2 },
  ]
  const s = read({ seats, faceUp: { corn: 1 }, discard: { sugar: 2 }, seed: 'secret' })
  for (const seat of [WATCHER, 0, 1]) {
    const json = JSON.stringify(viewOf(s, seat))
    if (seat !== 0) expect(json).not.toContain('777')
    if (seat !== 1) expect(json).not.toContain('888')
    for (const word of s.rng) expect(json).not.toContain(String(word))
    expect(json).not.toContain(positionOf(s).chance.slice(0, 8))
    expect(json).not.toContain('secret')
    expect(viewOf(s, seat)).toMatchObject({
      faceDown: 32,
      faceUp: { corn: 1 },
      discard: { sugar: 2 },
    })
  }
})

test('PR-INFO-1, PR-INFO-3: views do not change when what a seat cannot know changes', () => {
  const other = new State()
  for (const options of MANY_OPTIONS)
    playRandomly(options, 1, (s) => {
      other.copyFrom(s)
      fast.resample(other, 0, Uint32Array.of(1, 2, 3, 4))
      if (!fast.isOver(s) && viewOf(s, 0).options.vpVisibility === 'hidden') other.vp[1]++
      expect(viewOf(other, 0)).toEqual(viewOf(s, 0))
    })
})

test('PR-INFO-1: everything public of a position is in every view', () => {
  for (const options of MANY_OPTIONS)
    playRandomly(options, 1, (s) => {
      const {
        options,
        round,
        governor,
        endTriggers,
        tradingHouse,
        goodsSupply,
        faceUp,
        discard,
        quarries,
      } = positionOf(s)
      const view = viewOf(s, WATCHER)
      expect(view).toMatchObject({ options, round, governor, endTriggers, tradingHouse })
      expect(view).toMatchObject({ goodsSupply, faceUp, discard, quarries })
      expect(view.waiting).toEqual(seatsIn(puertoRico.waiting(s)))
      expect(view.toMove).toBe(fast.toMove(s))
      for (const [seat, { vp, ...board }] of positionOf(s).seats.entries())
        expect(view.seats[seat]).toMatchObject(board)
    })
})

const seatsIn = (set: number) => [0, 1, 2, 3, 4].filter((seat) => (set >> seat) & 1)

test('PR-INV-4: credited VP do not show in the supply', () => {
  expect(viewOf(read({ seats: [{ vp: 80 }, {}, {}] }), 1).vpSupply).toBe(0)
})

test('D-BLACKMARKET: a view says which building is being paid for', () => {
  const seat = { doubloons: 5, vp: 1, goods: { corn: 1 }, buildings: { blackMarket: 1 } }
  const s = read({
    options: { players: 3, buildings: 'all31' },
    seats: [seat, {}, {}],
    turn: { decision: 'D-BLACKMARKET', about: 'university', part: 'colonist', count: 1 },
  })
  expect(viewOf(s, 2)).toMatchObject({
    decision: 'D-BLACKMARKET',
    toMove: 0,
    phase: 'builder',
    chooser: 0,
    about: 'university',
    part: 'colonist',
  })
})

test('PR-MAYOR-7: with mayorSimultaneous all seats with a placement are waiting', () => {
  const seat = { island: { corn: 1, sugar: 1 }, sanJuan: 1 }
  const s = read({
    options: { players: 3, mayorSimultaneous: true },
    seats: [seat, { sanJuan: 1 }, seat],
    turn: { decision: 'D-MAYOR-PLACE' },
  })
  expect(viewOf(s, 2).waiting).toEqual([0, 2])
})

test('PR-INFO-1: the copies left of every building in the game are shown', () => {
  const s = read({ seats: [{ buildings: { wharf: 1, smallIndigoPlant: 0 } }, {}] })
  const { buildingsLeft } = viewOf(s, 0)
  expect(buildingsLeft).toMatchObject({ wharf: 0, smallIndigoPlant: 1, hospice: 1 })
  expect(buildingsLeft).not.toHaveProperty('statue')
})

test('PR-B-WHARF-1: a view shows which ships of their own the seats have used', () => {
  const seat = { goods: { corn: 2, sugar: 2 }, buildings: { wharf: 1 } }
  const s = read({ seats: [seat, {}, {}], turn: { decision: 'D-LOAD', wharfUsed: [0] } })
  expect(viewOf(s, 1).seats.map(({ wharfUsed }) => wharfUsed)).toEqual([true, false, false])
  const out = new MoveList()
  fast.offers(s, out)
  expect(out.length).toBe(6)
})
