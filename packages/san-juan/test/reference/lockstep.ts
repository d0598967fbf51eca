/** Plays the engine and the reference side by side and stops at the first difference. */
import { Game, orThrow } from '@doubloon/engine'
import { type Tally as CommonTally, newTally as commonTally } from '@doubloon/testkit'
import { generator, pick, type Random } from '@doubloon/testkit/reference'
import { type Options, type SanJuanTypes, type State, sanJuan } from '../../src/index.ts'
import type { Asked } from './ask.ts'
import {
  countsInWords,
  differences,
  isSame,
  positionInWords,
  stateInWords,
  tableInWords,
} from './compare.ts'
import { nearMiss } from './near-miss.ts'
import { Reference } from './reference.ts'
import { richTable, type Wishes } from './rich.ts'

export type SanJuanGame = Game<State, SanJuanTypes>

/** What has been compared. */
export interface Tally extends CommonTally {
  /** Single texts of which both sides said the same. */
  legal: number
  illegal: number
}

export const newTally = (): Tally => ({ ...commonTally(), legal: 0, illegal: 0 })

export interface Pair {
  readonly game: SanJuanGame
  readonly reference: Reference
}

export function startPair(options: Partial<Options>, seed: string): Pair {
  const game = orThrow(Game.start(sanJuan, options, seed))
  const [first] = game.events
  const governor = first?.type === 'drew' ? first.seat : 0
  return { game, reference: Reference.start(game.options, governor, game.events) }
}

/** A pair at a role choice on a table full of things. */
export function richPair(options: Partial<Options>, seed: number, wishes?: Wishes): Pair {
  const table = richTable(orThrow(sanJuan.parseOptions(options)), generator(seed), wishes)
  const position = { ...tableInWords(table), options, seed: `rich ${seed}` }
  const game = Game.fromPosition(sanJuan, position)
  if (!game.ok) throw new Error(`${game.error.message}: ${JSON.stringify(position)}`)
  return { game: game.value, reference: Reference.resume(table) }
}

/** How a pair is played. */
export interface PressOptions {
  readonly seed: number
  /** Lists of more moves are not compared as a whole. */
  readonly most: number
  /** Decisions after which the game is left; without it, it is played to its end. */
  readonly decisions?: number
}

/** Single moves that are tried where not all can be listed. */
const UNLISTED_PROBES = 5

/** One game in lockstep, compared at every decision and after every move. */
export function playInLockstep(start: Pair, tally: Tally, manner: PressOptions): Pair {
  const { seed, most, decisions = Number.POSITIVE_INFINITY } = manner
  const random = generator(seed)
  let pair = start
  compareTables(pair)
  for (let decision = 0; !pair.game.over && decision < decisions; decision++) {
    compareDecision(pair, tally)
    const asked = pick(random, pair.reference.pending())
    const isListed = compareMoves(pair, asked, tally, most)
    for (let probes = isListed ? 1 : UNLISTED_PROBES; probes > 0; probes--)
      probe(pair, asked, random, tally)
    pair = playBoth(pair, asked.seat, asked.choice.some(random))
  }
  if (pair.game.over !== pair.reference.over) differ(pair, 'one of the two has ended', '')
  tally.games += 1
  return pair
}

export function playBoth({ game, reference }: Pair, seat: number, move: string): Pair {
  const played = game.play(move, seat)
  if (!played.ok)
    return differ({ game, reference }, `the engine refuses "${move}"`, played.error.message)
  const next = { game: played.value, reference }
  try {
    reference.play(move, next.game.events, seat)
  } catch (error) {
    return differ(next, `the reference cannot follow "${move}"`, String(error))
  }
  compareTables(next)
  return next
}

function compareTables(pair: Pair): void {
  const { game, reference } = pair
  const { tradingHouse: _at, ...table } = tableInWords(reference.table)
  const position = game.position()
  laySideBySide(pair, positionInWords(position), table)
  laySideBySide(pair, stateInWords(game.snapshot(), position), countsInWords(reference.table))
  compareScores(pair)
}

function laySideBySide(pair: Pair, engine: object, reference: object): void {
  const fields = differences(engine, reference)
  if (fields.length > 0) differ(pair, 'the tables differ', fields.join('\n'))
}

function compareDecision(pair: Pair, tally: Tally): void {
  const { game, reference } = pair
  const asked = reference.pending()
  const seats = asked.map(({ seat }) => seat)
  if (game.decision !== reference.decision || game.toMove !== seats[0])
    differ(pair, 'the decisions differ', `reference: ${reference.decision} of ${seats[0]}`)
  if (!isSame([...seats].sort(), game.waiting))
    differ(pair, 'other seats are asked', `engine ${game.waiting}, reference ${seats}`)
  tally.decisions += 1
  tally.byDecision[reference.decision] = (tally.byDecision[reference.decision] ?? 0) + 1
}

/** False if there are too many moves to list. */
function compareMoves(pair: Pair, { seat, choice }: Asked, tally: Tally, most: number): boolean {
  const legal = choice.list(most)
  const offers = pair.game.offers(most, seat)?.map(({ text }) => text)
  if (legal === undefined && offers === undefined) {
    tally.unlisted += 1
    return false
  }
  if (!isSame([...(offers ?? [])].sort(), [...(legal ?? [])].sort()))
    differ(pair, `other moves for seat ${seat}`, movesThatDiffer(offers, legal))
  tally.moves += legal?.length ?? 0
  return true
}

function movesThatDiffer(offers: readonly string[] = [], legal: readonly string[] = []): string {
  const engineOnly = offers.filter((text) => !legal.includes(text)).slice(0, 20)
  const referenceOnly = legal.filter((text) => !offers.includes(text)).slice(0, 20)
  const lists = `engine lists ${offers.length}, reference ${legal.length}`
  return `${lists}\nengine only: ${engineOnly.join(' | ')}\nreference only: ${referenceOnly.join(' | ')}`
}

/** A legal move, and a text near it that is legal for both or for neither. */
function probe(pair: Pair, asked: Asked, random: Random, tally: Tally): void {
  const { seat, choice } = asked
  const move = choice.some(random)
  const text = nearMiss(random, pair.reference.table.players[seat], move)
  // A small step of a longer choice is no composite move.
  const isStep = pair.game.steps(seat).includes(text)
  for (const one of isStep ? [move] : [move, text]) {
    const isLegal = choice.has(one)
    if (pair.game.check(one, seat).ok !== isLegal)
      differ(pair, `"${one}" is ${isLegal ? 'legal' : 'illegal'} by the reference`, '')
    tally[isLegal ? 'legal' : 'illegal'] += 1
  }
}

/** The scores as they stand: after every move, not only at the end. */
function compareScores(pair: Pair): void {
  const { game, reference } = pair
  const score = game.score()
  const winners = score.flatMap(({ seat, won }) => (won ? [seat] : []))
  const engine = { totals: score.map(({ total }) => total), winners }
  const expected = { totals: reference.totals(), winners: reference.winners() }
  if (!isSame(engine, expected))
    differ(pair, 'the scores differ', `${JSON.stringify(engine)} ${JSON.stringify(expected)}`)
}

/** Everything needed to see the difference again: the record, and what was expected. */
function differ({ game }: Pair, what: string, detail: string): never {
  const asked = `engine: ${game.decision} of seat ${game.toMove}`
  throw new Error(`${what}\n${asked}\n${detail}\nrecord ${JSON.stringify(game.record())}`)
}
