/** The value net of San Juan: what it sees as one viewer, its arithmetic, and the search that asks it. */
import { determinize, Fingerprint, orThrow, random, seedRng } from '@doubloon/engine'
import { sanJuan } from '@doubloon/san-juan'
import {
  BASE_KINDS_N,
  CHOOSE_DOUBLED,
  DECK_KINDS_N,
  KINDS_N,
  MAX_PLAYERS,
  type State,
} from '@doubloon/san-juan/fast'
import { describe, expect, test } from 'vitest'
import { botAdapterOf, parsePlayer, playMatch, type Task } from '../src/index.ts'
import { Evaluator } from '../src/net/evaluator.ts'
import { FeatureList } from '../src/net/feature-list.ts'
import { ArrayKernel, type Kernel, kernelOf } from '../src/net/kernel.ts'
import { fromBase64 } from '../src/net/net-file.ts'
import { Puct } from '../src/net/puct.ts'
import { describedSanJuan } from '../src/net/san-juan/encoder.ts'
import { MOST_FEATURES } from '../src/net/san-juan/features.ts'
import { WEIGHTS } from '../src/net/san-juan/weights.ts'
import { OWN, OWN_NAMES, SHARED, SHARED_NAMES } from '../src/net/san-juan/words.ts'
import { type Choice, judged, type Pick, roleChoices } from './net-positions.ts'

const adapter = botAdapterOf<State>('san-juan')
const GAMES = [2, 3, 4].flatMap((players) =>
  [false, true].map((expansion) => ({ players, expansion, advanced: expansion })),
)
const choices = roleChoices<State>('san-juan', GAMES, 12, adapter.pick)
const game = describedSanJuan()

const evaluatorWith = (makeKernel: (bytes: number) => Kernel) =>
  new Evaluator(game, fromBase64(WEIGHTS), makeKernel)

function judgedBy(evaluator: Evaluator<State>, choice: Choice<State>, viewer: number) {
  return judged(evaluator, choice, choice.state.players, viewer)
}

describe('features', () => {
  const out = new FeatureList(MOST_FEATURES, MAX_PLAYERS)

  test('every feature has its own name', () => {
    expect(new Set(OWN_NAMES).size).toBe(OWN_NAMES.length)
    expect(new Set(SHARED_NAMES).size).toBe(SHARED_NAMES.length)
  })

  test('there is room for all, and each is said once', () => {
    for (const { state } of choices) {
      game.describe(state, 0, out)
      expect(out.seats).toBe(state.players)
      expect(out.size).toBeLessThanOrEqual(MOST_FEATURES)
      for (let block = 0; block <= state.players; block++) {
        const said = saidIn(block)
        expect(new Set(said).size).toBe(said.length)
        const names = block < state.players ? OWN_NAMES : SHARED_NAMES
        expect(Math.max(...said)).toBeLessThan(names.length)
      }
    }
  })

  test('the seat to move comes first, the others follow in turn', () => {
    for (const { state } of choices) {
      game.describe(state, 0, out)
      for (let distance = 0; distance < state.players; distance++) {
        const seat = (state.seat + distance) % state.players
        expect(saidOf(distance, OWN.cards)).toBe(state.handSize[seat])
        expect(saidOf(distance, OWN.views)).toBe(seat === 0 ? 1 : 0)
      }
    }
  })

  test('SJ-INFO-1 … 7: whatever the viewer cannot know changes nothing', () => {
    const determinization = sanJuan.newState()
    const rng = new Uint32Array(4)
    seedRng(rng, 'determinizations')
    let moved = 0
    for (const { state } of choices)
      for (let viewer = 0; viewer < state.players; viewer++) {
        const seen = described(state, viewer)
        for (let deal = 0; deal < 3; deal++) {
          determinize(sanJuan, state, viewer, rng, determinization)
          if (!sameHands(state, determinization)) moved++
          expect(described(determinization, viewer)).toEqual(seen)
        }
      }
    expect(moved).toBeGreaterThan(choices.length)
  })

  test('SJ-INFO-3: the viewer sees the kinds in its own hand, and of others how many cards they hold', () => {
    for (const { state } of choices)
      for (let viewer = 0; viewer < state.players; viewer++) {
        game.describe(state, viewer, out)
        for (let distance = 0; distance < state.players; distance++) {
          const seat = (state.seat + distance) % state.players
          let held = saidOf(distance, OWN.spare)
          for (let kind = 0; kind < DECK_KINDS_N; kind++) held += saidOf(distance, OWN.held + kind)
          expect(held).toBe(seat === viewer ? state.handSize[seat] : 0)
          expect(saidOf(distance, OWN.unseenCards)).toBe(seat === viewer ? 0 : state.handSize[seat])
        }
      }
  })

  test('SJ-COMP-3: unseen are exactly the cards in places that the viewer cannot look into', () => {
    for (const { state } of choices) {
      const viewer = state.seat
      game.describe(state, viewer, out)
      const kinds = state.expansion ? DECK_KINDS_N : BASE_KINDS_N
      for (let kind = 0; kind < kinds; kind++)
        expect(saidOf(state.players, SHARED.unseen + kind)).toBe(hidden(state, viewer, kind))
    }
  })

  test('SJ-2P-4: what may be chosen is what the rules offer', () => {
    let doubled = 0
    for (const { state, moves } of choices) {
      game.describe(state, 0, out)
      for (let choice = 0; choice < game.choices; choice++) {
        const isOpen = moves.includes(game.firstChoice + choice)
        expect(saidOf(state.players, SHARED.open + choice)).toBe(isOpen ? 1 : 0)
      }
      if (moves.at(moves.length - 1) >= CHOOSE_DOUBLED) doubled++
    }
    expect(doubled).toBeGreaterThan(10)
  })

  function described(s: State, viewer: number) {
    game.describe(s, viewer, out)
    return {
      which: Array.from(out.which.subarray(0, out.size)),
      amount: Array.from(out.amount.subarray(0, out.size)),
    }
  }

  function saidIn(block: number): Int32Array {
    const first = block === 0 ? 0 : out.ends[block - 1]
    return out.which.subarray(first, block < out.seats ? out.ends[block] : out.size)
  }

  function saidOf(block: number, which: number): number {
    const at = saidIn(block).indexOf(which)
    return at < 0 ? 0 : out.amount[(block === 0 ? 0 : out.ends[block - 1]) + at]
  }
})

function sameHands(one: State, other: State): boolean {
  return one.hand.every((cards, at) => cards === other.hand[at])
}

/** Cards of a kind where they truly are: in the draw pile, under buildings, with others, or among their discards. */
function hidden(s: State, viewer: number, kind: number): number {
  const own = viewer * KINDS_N + kind
  let cards = s.drawPile[kind] + s.discard[kind] - s.shownDiscards[kind] - s.knownDiscards[own]
  for (const good of s.goods) if (good === kind + 1) cards++
  for (let seat = 0; seat < s.players; seat++) {
    const at = seat * KINDS_N + kind
    cards += s.tuckedUnseen[at]
    if (seat !== viewer) cards += s.hand[at] - s.shown[at] + s.tucked[at]
  }
  return cards
}

describe('arithmetic', () => {
  test('WebAssembly and its twin give the same bits, for every viewer', () => {
    const quick = evaluatorWith(kernelOf)
    const twin = evaluatorWith((bytes) => new ArrayKernel(bytes))
    expect(choices.length).toBeGreaterThan(2000)
    for (const choice of choices)
      for (let viewer = 0; viewer < choice.state.players; viewer++)
        expect(judgedBy(quick, choice, viewer)).toEqual(judgedBy(twin, choice, viewer))
  })
})

describe('PUCT', () => {
  const evaluator = evaluatorWith(kernelOf)

  function searched(state: State, seed: string, visits: number) {
    const rng = new Uint32Array(4)
    seedRng(rng, seed)
    const own = determinize(sanJuan, state, state.seat, rng, sanJuan.newState())
    const task: Task<State> = {
      rules: sanJuan,
      adapter,
      state: own,
      seed,
      budget: {},
      now: () => 0,
    }
    const search = new Puct(task, evaluator)
    for (let visit = 0; visit < visits; visit++) search.visit()
    return search.answer(visits)
  }

  test('the answer depends on the seed alone, is legal, and all visits are counted', () => {
    for (const { state, moves } of choices.filter((_, i) => i % 101 === 0)) {
      const answer = searched(state, 'a', 60)
      expect(searched(state, 'a', 60)).toEqual(answer)
      expect(moves.includes(answer.step)).toBe(true)
      expect(answer.weighed.reduce((sum, { visits }) => sum + visits, 0)).toBe(60)
      expect(answer.shares.reduce((a, b) => a + b)).toBeCloseTo(1)
    }
  })

  test('SJ-2P-4: a role that only some determinizations offer doubled is searched without harm', () => {
    const twoPlayers = choices.filter(({ state }) => state.players === 2)
    const holders = twoPlayers.filter(({ state }) => state.round > 5)
    for (const { state, moves } of holders.filter((_, i) => i % 23 === 0))
      expect(moves.includes(searched(state, 'doubled', 200).step)).toBe(true)
  })
})

describe('the net that bots play with', () => {
  test('is small', () => {
    expect(fromBase64(WEIGHTS).length).toBeLessThan(1_000_000)
  })

  test('mostly knows the winner at the last role choice of a game', () => {
    const evaluator = evaluatorWith(kernelOf)
    const last = choices.filter(
      ({ state }, i) => choices[i + 1] === undefined || choices[i + 1].state.round < state.round,
    )
    const known = last.filter((choice) => {
      const { state } = choice
      const { shares } = judgedBy(evaluator, choice, state.seat)
      const totals = shares.map((_, seat) => sanJuan.total(state, seat))
      const ahead = shares.indexOf(Math.max(...shares))
      return totals[ahead] > Math.max(...totals) - 4
    })
    expect(last.length).toBe(GAMES.length * 12)
    expect(known.length / last.length).toBeGreaterThan(0.85)
  })

  test('knows more with a hand than without: good cards are worth something to the viewer', () => {
    const evaluator = evaluatorWith(kernelOf)
    const differ = choices.filter((choice) => {
      const [own, other] = [0, 1].map((viewer) => judgedBy(evaluator, choice, viewer).shares[0])
      return own !== other
    })
    expect(differ.length / choices.length).toBeGreaterThan(0.99)
  })

  /** If this fails, what the heuristics counts has changed: the net no longer sees what it was trained on, and plays worse. */
  test('sees positions as it did in training', () => {
    const anything: Pick<State> = (_, moves, dice) => moves.at(random(dice, moves.length))
    const out = new FeatureList(MOST_FEATURES, MAX_PLAYERS)
    const print = new Fingerprint()
    for (const { state } of roleChoices('san-juan', GAMES, 2, anything)) {
      game.describe(state, state.seat, out)
      print.add(Uint8Array.from(out.which.subarray(0, out.size)))
      print.add(out.amount.subarray(0, out.size))
    }
    expect(print.toString()).toBe('a424f67eeaa19ff9')
  })
})

describe('levels', () => {
  test('an expert plays by the net, at once and by its seed alone', () => {
    const expert = orThrow(parsePlayer('expert'))
    const played = ['a', 'a', 'b'].map((seed) =>
      playMatch({
        rules: sanJuan,
        adapter,
        options: orThrow(sanJuan.parseOptions({ players: 3 })),
        seed,
        players: [expert, expert, expert],
        now: () => 0,
      }),
    )
    expect(played[1]).toEqual(played[0])
    expect(played[2]).not.toEqual(played[0])
  })

  test('the search goes without the net, which did not win there', () => {
    expect(adapter.net?.lookAhead).toBeDefined()
    expect(adapter.net?.search).toBeUndefined()
  })
})
