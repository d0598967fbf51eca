/** The laws have teeth: rules that were spoilt in one place break the law that watches it. */
import { type MoveList, type Result, refuse } from '@doubloon/engine'
import { type PuertoRicoTypes, puertoRico, type State } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { checkDoors, checkGame, checkNonsense, codecFaults, type Suite } from '@doubloon/testkit'
import { describe, expect, test } from 'vitest'

type Spoilt = Partial<Suite<State, PuertoRicoTypes>['rules']>

const sound: Suite<State, PuertoRicoTypes> = {
  rules: puertoRico,
  invariants: ({ colonistSupply }) => (colonistSupply > 60 ? ['too many colonists'] : []),
  leaks: (seen) => (JSON.stringify(seen).includes('secret') ? ['a secret'] : []),
  mostSteps: 2000,
}
const spoil = (rules: Spoilt) => ({ ...sound, rules: { ...puertoRico, ...rules } })
const options = { players: 3, buildings: 'all31' }

test('the rules as they are obey the laws', () => {
  expect(checkGame(sound, options, 'sound')).toBeGreaterThan(50)
  expect(checkDoors(sound, options, 'sound')).toBeGreaterThan(50)
})

/** Plays as the rules do, then does something else. */
function playAnd(after: (s: State, out: MoveList) => void): (typeof puertoRico)['play'] {
  return (s, move, out) => {
    puertoRico.play(s, move, out)
    after(s, out)
  }
}

function doubleTheFirst(_: State, out: MoveList): void {
  if (out.length > 0) out.add(out.at(0))
}

function keepOnlyOne(_: State, out: MoveList): void {
  out.length = Math.min(out.length, 1)
}

/** Determinizes as the rules do, then does something else, knowing the true state. */
function resampleAnd(after: (s: State, real: State) => void): (typeof puertoRico)['resample'] {
  return (s, seat, rng) => {
    const real = puertoRico.newState()
    real.copyFrom(s)
    puertoRico.resample(s, seat, rng)
    after(s, real)
  }
}

function overcrowd(s: State): void {
  s.colonistSupply = 61
}

function overcrowdShip(s: State): void {
  s.colonistShip += 1
}

let count = 0
function remember(s: State): void {
  s.rng[0] = count++
}

const atTheFastDoor: readonly (readonly [law: string, spoilt: Spoilt, what: RegExp])[] = [
  ['doubled offers', { play: playAnd(doubleTheFirst) }, /offered twice/],
  ['too few offers', { play: playAnd(keepOnlyOne) }, /only 1 offered/],
  ['moves out of range', { moveCount: 3 }, /is no move/],
  [
    'another order of offers',
    {
      offers(s, out) {
        puertoRico.offers(s, out)
        out.moves.subarray(0, out.length).reverse()
      },
    },
    /play leaves the same list as offers.*move 0 differs/,
  ],
  ['nobody asked', { waiting: () => 0 }, /not waited for/],
  ['a decision without id', { decision: () => '' }, /the decision has no id/],
  [
    'seats that cannot act',
    { waiting: (s) => (puertoRico.isOver(s) ? 0 : 7), actAs: () => undefined },
    /cannot go first/,
  ],
  [
    'colonists out of nowhere',
    { play: playAnd((s) => void s.colonistSupply++) },
    /too many colonists/,
  ],
  [
    'memory outside the state',
    { play: playAnd(remember) },
    /two copies played the same and differ/,
  ],
  [
    'a position that forgets',
    { position: (s) => ({ ...puertoRico.position(s), governor: 0, round: 1 }) },
    /position JSON round-trips/,
  ],
  ['a position that is refused', { fromPosition: () => refuse('no', 'never') }, /refused: never/],
  [
    'a view of chance',
    { view: (s, seat) => ({ ...puertoRico.view(s, seat), luck: s.rng[0] }) },
    /shows what it cannot know/,
  ],
  [
    'a view of a secret',
    { view: (s, seat) => ({ ...puertoRico.view(s, seat), secret: 1 }) },
    /view of seat .*: a secret/,
  ],
  ['a glimpse of another table', { conceal: overcrowdShip }, /shows another table/],
  [
    'a glimpse that knows how many were made before',
    {
      conceal(s, seat) {
        puertoRico.conceal(s, seat)
        remember(s)
      },
    },
    /glimpse of seat .* depends on what it cannot know/,
  ],
  [
    'an event of a secret',
    { eventFor: (event) => ({ ...event, secret: 1 }) },
    /events told to seat .*: a secret/,
  ],
  ['no resampling', { resample: () => undefined }, /changed nothing/],
  [
    'determinizing with the chance of the real determinization',
    { resample: resampleAnd((s, real) => void s.rng.set(real.rng.subarray(0, 1), 1)) },
    /determinizes something else in a determinization that looks the same to it/,
  ],
  [
    'determinizing what cannot be',
    { resample: resampleAnd(overcrowd) },
    /determinized by seat .*: too many colonists/,
  ],
  ['an exception', { play: playAnd(fail) }, /law "nothing throws" is broken/],
]

function fail(): never {
  throw new Error('a fault')
}

describe('spoilt at the fast door', () => {
  test.each(atTheFastDoor)('%s', (_, spoilt, what) => {
    const games = () => {
      for (let game = 0; game < 20; game++) checkGame(spoil(spoilt), options, `spoilt ${game}`)
    }
    expect(games).toThrow(what)
    expect(games).toThrow(/record: \{"game":"puerto-rico"/)
  })

  test('determinizing with what another seat has discarded unseen', () => {
    const rules: typeof sanJuan = {
      ...sanJuan,
      resample(s, seat, rng) {
        const known = s.knownDiscards.slice()
        sanJuan.resample(s, seat, rng)
        s.knownDiscards.set(known)
      },
    }
    const spoilt = { rules, invariants: () => [], leaks: () => [], mostSteps: 5000 }
    expect(() => {
      for (let game = 0; game < 20; game++) checkGame(spoilt, { players: 3 }, `hearsay ${game}`)
    }).toThrow(/was told the same in two determinizations and determinizes something else/)
  })

  test('an endless game', () => {
    expect(() => checkGame({ ...sound, mostSteps: 20 }, options, 'long')).toThrow(
      /more than 20 steps/,
    )
  })
})

const { composites, steps } = puertoRico
const atTheFriendlyDoor: readonly (readonly [law: string, spoilt: Spoilt, what: RegExp])[] = [
  [
    'one text for all',
    { composites: { ...composites, text: () => 'place' } },
    /have one text|is refused/,
  ],
  ['texts nobody reads', { composites: { ...composites, fromText: () => undefined } }, /refused/],
  [
    'typed moves nobody reads',
    { composites: { ...composites, fromTyped: () => undefined } },
    /refused/,
  ],
  [
    'chance from elsewhere',
    { setUp: (s, given, seed, out) => puertoRico.setUp(s, given, `${seed}${count++}`, out) },
    /both doors agree|replay reproduces/,
  ],
]

describe('spoilt at the friendly door', () => {
  test.each(atTheFriendlyDoor)('%s', (_, spoilt, what) => {
    expect(() => {
      for (let game = 0; game < 5; game++) checkDoors(spoil(spoilt), options, `spoilt ${game}`)
    }).toThrow(what)
  })

  test('a text for two steps, a step without way back', () => {
    const spoilt = spoil({ steps: { ...steps, text: (step) => steps.text(Math.max(1, step)) } })
    expect(codecFaults(puertoRico)).toEqual([])
    expect(codecFaults(spoilt.rules)).toEqual([
      '"choose settler" is read as 1, not 0',
      '"choose settler" is both 0 and 1',
    ])
  })

  test('an exception at nonsense', () => {
    const spoilt = spoil({ fromPosition: (): Result<never> => fail() })
    const nonsense = () => checkNonsense(spoilt, options, { seed: 'x', tries: 200 })
    expect(nonsense).toThrow(/nonsense is refused, never thrown at/)
  })

  test('an unsound position that is accepted', () => {
    const spoilt = { ...sound, invariants: () => ['never right'] }
    const nonsense = () => checkNonsense(spoilt, options, { seed: 'y', tries: 500 })
    expect(nonsense).toThrow(/nonsense is refused/)
  })
})
