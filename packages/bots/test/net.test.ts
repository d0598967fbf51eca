/** Value nets: their file, their arithmetic, what they see of Puerto Rico, and the search that asks them. */
import { determinize, Fingerprint, MoveList, random, seedRng } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { MAX_PLAYERS, ROLES_N, type State } from '@doubloon/puerto-rico/fast'
import { describe, expect, test } from 'vitest'
import { botAdapterOf, type Task } from '../src/index.ts'
import { Evaluator } from '../src/net/evaluator.ts'
import { FeatureList } from '../src/net/feature-list.ts'
import { ArrayKernel, type Kernel, kernelOf } from '../src/net/kernel.ts'
import { fromBase64, namesMark, readNet } from '../src/net/net-file.ts'
import { Puct } from '../src/net/puct.ts'
import { puertoRicoEncoder } from '../src/net/puerto-rico/encoder.ts'
import { MOST_FEATURES } from '../src/net/puerto-rico/features.ts'
import { WEIGHTS } from '../src/net/puerto-rico/weights.ts'
import { OWN, OWN_NAMES, SHARED, SHARED_NAMES } from '../src/net/puerto-rico/words.ts'
import { type Choice, judged, type Pick, roleChoices } from './net-positions.ts'

const adapter = botAdapterOf<State>('puerto-rico')

const anything: Pick<State> = (_, moves, dice) => moves.at(random(dice, moves.length))

/** Every number of players with every set of buildings. */
const GAMES = [2, 3, 4, 5].flatMap((players) =>
  ['base', 'all31', 'randomSet', 'draft'].map((buildings) => ({ players, buildings })),
)

const evaluatorWith = (makeKernel: (bytes: number) => Kernel) =>
  new Evaluator(puertoRicoEncoder(), fromBase64(WEIGHTS), makeKernel)
const choices = roleChoices<State>('puerto-rico', GAMES, 4, adapter.pick)

describe('arithmetic', () => {
  test('WebAssembly and its twin give the same bits on thousands of positions', () => {
    const quick = evaluatorWith(kernelOf)
    const twin = evaluatorWith((bytes) => new ArrayKernel(bytes))
    expect(kernelOf(1)).not.toBeInstanceOf(ArrayKernel)
    expect(choices.length).toBeGreaterThan(3000)
    for (const choice of choices) expect(judgedBy(quick, choice)).toEqual(judgedBy(twin, choice))
  })

  test('a small net, counted by hand', () => {
    const kernel = new ArrayKernel(4096)
    const numbers = new Float32Array(kernel.memory)
    const entries = new Int32Array(kernel.memory)
    numbers.fill(0.5, 0, 32)
    numbers.fill(2, 32, 64)
    numbers.fill(-3, 64, 96)
    entries.set([128, 0, 256, 0], 512)
    numbers[513] = 1
    numbers[515] = 2
    kernel.accumulate(1024, 0, 128, 2048, 2064)
    expect(Array.from(numbers.subarray(256, 288))).toEqual(Array.from({ length: 32 }, () => -3.5))
    expect(kernel.sumAboveZero(1024, 128, 128)).toBe(0)
    expect(kernel.sumAboveZero(0, 128, 128)).toBe(32)
  })

  test('shares are parts of one, and so is the priors in roles', () => {
    const evaluator = evaluatorWith(kernelOf)
    for (const choice of choices.slice(0, 200)) {
      const { shares, priors } = judgedBy(evaluator, choice)
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1)
      expect(priors.reduce((a, b) => a + b)).toBeCloseTo(1)
    }
  })
})

function judgedBy(evaluator: Evaluator<State>, choice: Choice<State>) {
  return judged(evaluator, choice, choice.state.players, choice.state.seat)
}

describe('features', () => {
  const out = new FeatureList(MOST_FEATURES, MAX_PLAYERS)
  const game = puertoRicoEncoder()

  test('every feature has its own name', () => {
    expect(new Set(OWN_NAMES).size).toBe(OWN_NAMES.length)
    expect(new Set(SHARED_NAMES).size).toBe(SHARED_NAMES.length)
  })

  test('there is room for all, each is said once, and every amount is a byte', () => {
    for (const { state } of choices) {
      game.describe(state, state.seat, out)
      expect(out.seats).toBe(state.players)
      expect(out.size).toBeLessThanOrEqual(MOST_FEATURES)
      for (let seat = 0; seat < state.players; seat++) {
        const said = out.which.subarray(seat === 0 ? 0 : out.ends[seat - 1], out.ends[seat])
        expect(new Set(said).size).toBe(said.length)
        expect(Math.max(...said)).toBeLessThan(OWN_NAMES.length)
      }
      const table = out.which.subarray(out.ends[state.players - 1], out.size)
      expect(new Set(table).size).toBe(table.length)
      expect(Math.max(...table)).toBeLessThan(SHARED_NAMES.length)
    }
  })

  test('the seat to move comes first, the others follow in turn', () => {
    for (const { state } of choices.slice(0, 300)) {
      game.describe(state, state.seat, out)
      for (let distance = 0; distance < state.players; distance++) {
        const seat = (state.seat + distance) % state.players
        expect(saidOf(distance, OWN.doubloons)).toBe(state.doubloons[seat])
      }
    }
  })

  test('every free role is said to be free, and no other', () => {
    for (const { state, moves } of choices.slice(0, 300)) {
      game.describe(state, state.seat, out)
      for (let role = 0; role < ROLES_N; role++) {
        const isFree = moves.includes(game.firstChoice + role)
        expect(saidOf(state.players, SHARED.roleFree + role)).toBe(isFree ? 1 : 0)
      }
    }
  })

  function saidOf(block: number, which: number): number {
    const end = block < out.seats ? out.ends[block] : out.size
    for (let i = block === 0 ? 0 : out.ends[block - 1]; i < end; i++)
      if (out.which[i] === which) return out.amount[i]
    return 0
  }
})

describe('the file', () => {
  const head = (mark: number, names: number) => {
    const bytes = new Uint8Array(24 + 2 * (5 * 32 + 1))
    const view = new DataView(bytes.buffer)
    for (const [i, number] of [mark, names, 1, 1, 32, 1].entries())
      view.setUint32(4 * i, number, true)
    return { bytes, view }
  }
  const MARK = 0x314e5644

  test('numbers of 16 bits are read as they are', () => {
    const { bytes, view } = head(MARK, namesMark(['a', 'b']))
    const halves = [0x3c00, 0xc000, 0x3555, 0x0001, 0x7bff, 0x8000]
    for (const [i, half] of halves.entries()) view.setUint16(24 + 2 * i, half, true)
    const { shape, weights } = readNet(bytes, ['a', 'b'])
    expect(shape).toEqual({ own: 1, shared: 1, units: 32, choices: 1 })
    expect(Array.from(weights.subarray(0, 6))).toEqual([
      1,
      -2,
      Math.fround(0.333251953125),
      2 ** -24,
      65504,
      -0,
    ])
  })

  test('a net of another version or for other features is refused', () => {
    expect(() => readNet(head(1, namesMark(['a', 'b'])).bytes, ['a', 'b'])).toThrow('version')
    expect(() => readNet(head(MARK, namesMark(['a', 'c'])).bytes, ['a', 'b'])).toThrow('features')
  })

  test('base 64, with every length of its end', () => {
    expect(Array.from(fromBase64('AQID'))).toEqual([1, 2, 3])
    expect(Array.from(fromBase64('/+8='))).toEqual([255, 239])
    expect(Array.from(fromBase64('gA=='))).toEqual([128])
  })
})

describe('PUCT', () => {
  const evaluator = evaluatorWith(kernelOf)

  function taskOf(state: State, seed: string): Task<State> {
    const rng = new Uint32Array(4)
    seedRng(rng, seed)
    const own = determinize(puertoRico, state, state.seat, rng, puertoRico.newState())
    return { rules: puertoRico, adapter, state: own, seed, budget: {}, now: () => 0 }
  }

  function searched(state: State, seed: string, visits: number) {
    const search = new Puct(taskOf(state, seed), evaluator)
    for (let visit = 0; visit < visits; visit++) search.visit()
    return search.answer(visits)
  }

  test('the answer depends on the seed alone, is legal, and all visits are counted', () => {
    for (const { state, moves } of choices.filter((_, i) => i % 301 === 0)) {
      const answer = searched(state, 'a', 60)
      expect(searched(state, 'a', 60)).toEqual(answer)
      expect(moves.includes(answer.step)).toBe(true)
      expect(answer.weighed.reduce((sum, { visits }) => sum + visits, 0)).toBe(60)
      expect(answer.shares.reduce((a, b) => a + b)).toBeCloseTo(1)
    }
  })

  test('PR-ROUND-3: which roles are free follows from the roles played, whatever chance brings', () => {
    const moves = new MoveList(puertoRico.moveCount)
    const other = new MoveList(puertoRico.moveCount)
    for (const { state } of choices.filter((_, i) => i % 17 === 0)) {
      const determinizations = ['one', 'another'].map((seed) => taskOf(state, seed).state)
      const dice = new Uint32Array(4)
      seedRng(dice, 'roles')
      puertoRico.offers(determinizations[0], moves)
      const role = moves.at(random(dice, moves.length))
      finish(determinizations[0], role, moves)
      finish(determinizations[1], role, other)
      if (moves.length > 0 && other.length > 0) expect(other.toArray()).toEqual(moves.toArray())
    }
  })

  function finish(s: State, role: number, moves: MoveList): void {
    const dice = new Uint32Array(4)
    seedRng(dice, 'finish')
    puertoRico.play(s, role, moves)
    while (moves.length > 0 && !adapter.isRoleChoice(s))
      puertoRico.play(s, adapter.pick(s, moves, dice), moves)
  }
})

describe('the net that bots play with', () => {
  test('is small', () => {
    expect(fromBase64(WEIGHTS).length).toBeLessThan(1_000_000)
  })

  test('mostly knows the winner at the last role choice of a game', () => {
    const last = choices.filter(
      ({ state }, i) => choices[i + 1] === undefined || choices[i + 1].state.round < state.round,
    )
    const evaluator = evaluatorWith(kernelOf)
    const known = last.filter((choice) => {
      const { shares } = judgedBy(evaluator, choice)
      const { state } = choice
      const totals = shares.map((_, seat) => puertoRico.total(state, seat))
      const ahead = shares.indexOf(Math.max(...shares))
      return totals[ahead] > Math.max(...totals) - 4
    })
    expect(last.length).toBeGreaterThan(50)
    expect(known.length / last.length).toBeGreaterThan(0.85)
  })

  /** If this fails, what the heuristics count has changed: the net no longer sees what it was trained on, and plays worse. */
  test('sees positions as it did in training', () => {
    const out = new FeatureList(MOST_FEATURES, MAX_PLAYERS)
    const game = puertoRicoEncoder()
    const print = new Fingerprint()
    for (const { state } of roleChoices('puerto-rico', GAMES, 1, anything)) {
      game.describe(state, state.seat, out)
      print.add(Uint8Array.from(out.which.subarray(0, out.size)))
      print.add(out.amount.subarray(0, out.size))
    }
    expect(print.toString()).toBe('dd8d1ade6900ca56')
  })
})
