/**
 * A made-up game to prove the engine with: two seats first call heads or tails in any order, unseen by each other;
 * then in turn they take up to two red and up to two blue stones, one at least, in one composite move, or pass.
 */
import {
  accept,
  Fields,
  GameState,
  type Journal,
  MOVED,
  type MoveList,
  type Rules,
  random,
  refuse,
  seedRng,
} from '@doubloon/engine'

const STEPS = 'pass,red 0,red 1,red 2,blue 0,blue 1,blue 2,heads,tails'.split(',')
const [PASS, RED, BLUE, HEADS] = [0, 1, 4, 7]

class Stones extends GameState {
  readonly rng: Uint32Array
  /** Red and blue stones at the start, those left, and how many each seat took. */
  readonly options: Uint8Array
  readonly piles: Uint8Array
  readonly taken: Uint8Array
  /** Each seat's call, 0 = none; then who is asked, and 1 + red stones once a move has begun. */
  readonly calls: Uint8Array
  readonly rest: Uint8Array

  constructor() {
    const fields = new Fields(26)
    super(fields)
    this.rng = fields.u32(4)
    this.options = fields.u8(2)
    this.piles = fields.u8(2)
    this.taken = fields.u8(2)
    this.calls = fields.u8(2)
    this.rest = fields.u8(2)
  }
}

interface StonesTypes {
  options: { readonly red: number; readonly blue: number }
  move: { readonly type: string; readonly red?: number; readonly blue?: number }
  event: {
    readonly type: 'moved'
    readonly seat: number
    readonly step: string
    readonly forced: boolean
  }
  view: { readonly piles: readonly number[]; readonly calls: readonly number[] }
  position: { readonly bytes: readonly number[] }
  score: {
    readonly seat: number
    readonly total: number
    readonly rank: number
    readonly won: boolean
  }
}

const at = (field: Uint8Array, index: number) => field[index] ?? 0
const isCalling = (s: Stones) => s.calls.includes(0)
const begun = (s: Stones) => at(s.rest, 1)
const isOver = (s: Stones) => s.piles.every((pile) => pile === 0) && begun(s) === 0
const asked = (s: Stones) => at(s.rest, 0)

function offers(s: Stones, out: MoveList): void {
  out.clear()
  const [red, blue] = [at(s.piles, 0), at(s.piles, 1)]
  if (isCalling(s)) for (const call of [HEADS, HEADS + 1]) out.add(call)
  else if (begun(s) > 0)
    for (let n = begun(s) === 1 ? 1 : 0; n <= Math.min(2, blue); n++) out.add(BLUE + n)
  else if (!isOver(s)) {
    out.add(PASS)
    for (let n = blue === 0 ? 1 : 0; n <= Math.min(2, red); n++) out.add(RED + n)
  }
}

function take(s: Stones, pile: number, count: number): void {
  s.piles[pile] = at(s.piles, pile) - count
  s.taken[asked(s)] = at(s.taken, asked(s)) + count
}

function apply(s: Stones, step: number, forced: number): void {
  s.journal?.add(MOVED, asked(s), step, forced, 0)
  if (step >= HEADS) s.calls[asked(s)] = 1 + step - HEADS
  else if (step >= BLUE) take(s, 1, step - BLUE)
  else if (step >= RED) take(s, 0, step - RED)
  const midway = step >= RED && step < BLUE
  s.rest[1] = midway ? 1 + step - RED : 0
  if (midway) return
  const uncalled = s.calls.indexOf(0)
  s.rest[0] = uncalled >= 0 ? uncalled : step >= HEADS ? 0 : 1 - asked(s)
}

const stepsIn = (red: unknown, blue: unknown): readonly number[] | undefined => {
  const steps = [STEPS.indexOf(`red ${red}`), STEPS.indexOf(`blue ${blue}`)]
  return steps.includes(-1) ? undefined : steps.filter((step) => step !== RED && step !== BLUE)
}
const amounts = (steps: readonly number[]) => ({
  red: Math.max(...steps.filter((step) => step < BLUE)) - RED,
  blue: Math.max(...steps.filter((step) => step >= BLUE)) - BLUE,
})

export const stones: Rules<Stones, StonesTypes> = {
  game: 'stones',
  version: '1',
  moveCount: STEPS.length,
  newState: () => new Stones(),
  setUp(s, { red, blue }, seed, out) {
    seedRng(s.rng, seed)
    s.options.set([red, blue])
    s.piles.set([red, blue])
    offers(s, out)
  },
  offers,
  play(s, step, out) {
    apply(s, step, 0)
    offers(s, out)
    while (out.length === 1) {
      apply(s, out.at(0), 1)
      offers(s, out)
    }
  },
  players: () => 2,
  toMove: (s) => (isOver(s) ? -1 : asked(s)),
  isOver,
  total: (s, seat) => at(s.taken, seat),
  winners: (s) => (at(s.taken, 0) > at(s.taken, 1) ? 1 : 2),
  resample(s, _, rng) {
    s.rng[0] = random(rng, 1000)
  },
  parseOptions: (raw) => {
    const { red, blue } = { red: 3, blue: 2, ...(raw as object) }
    return red > 9 ? refuse('bad-options', 'at most 9') : accept({ red, blue })
  },
  optionsOf: ({ options }) => ({ red: at(options, 0), blue: at(options, 1) }),
  decision: (s) => (isOver(s) ? '' : isCalling(s) ? 'D-CALL' : 'D-TAKE'),
  waiting: (s) => (isCalling(s) ? (s.calls[0] ? 0 : 1) | (s.calls[1] ? 0 : 2) : 1 << asked(s)),
  actAs(s, seat, out) {
    s.rest[0] = seat
    offers(s, out)
  },
  turnRule: () => 'ST-TURN',
  steps: {
    text: (step) => STEPS[step] ?? '',
    fromText: (text) => (STEPS.includes(text) ? STEPS.indexOf(text) : undefined),
    typed: (step) => ({ type: STEPS[step] ?? '' }),
    fromTyped: ({ type }) => (STEPS.includes(type) ? STEPS.indexOf(type) : undefined),
  },
  composites: {
    isMidway: (s) => begun(s) > 0,
    continues: (before, step) => before < BLUE && step >= BLUE && step < HEADS,
    isPart: (step) => step >= RED && step < HEADS,
    isNothing: (step) => step === RED || step === BLUE,
    text: (_, steps) => `take ${amounts(steps).red} red, ${amounts(steps).blue} blue`,
    typed: (steps) => ({ type: 'take', ...amounts(steps) }),
    fromText: (_, text) => {
      const [, red, blue] = /^take (\d) red, (\d) blue$/.exec(text) ?? []
      return stepsIn(red, blue)
    },
    fromTyped: (_, { type, red, blue }) => (type === 'take' ? stepsIn(red, blue) : undefined),
    refusal: () => ({ code: 'no-such-take', message: 'take what is there', rule: 'ST-TAKE' }),
  },
  refusal: (_, step) => ({ code: 'not-now', message: `no ${STEPS[step]} now`, rule: 'ST-TAKE' }),
  event: (journal: Journal, row) => ({
    type: 'moved',
    seat: journal.at(row, 1),
    step: STEPS[journal.at(row, 2)] ?? '',
    forced: journal.at(row, 3) === 1,
  }),
  eventFor: (event, seat) =>
    event.seat !== seat && /heads|tails/.test(event.step) ? undefined : event,
  view: ({ piles, calls }, seat) => ({ piles: [...piles], calls: [at(calls, seat)] }),
  conceal: () => {},
  position: (s) => ({ bytes: [...s.bytes] }),
  fromPosition: (raw, into) => {
    const { bytes } = raw as { bytes?: readonly number[] }
    if (bytes?.length !== into.bytes.length) return refuse('bad-position', 'no such position')
    into.bytes.set(bytes)
    return accept(stones.optionsOf(into))
  },
  score: (s) =>
    [0, 1].map((seat) => {
      const won = ((stones.winners(s) >> seat) & 1) === 1
      return { seat, total: at(s.taken, seat), rank: won ? 1 : 2, won }
    }),
}
