/** Plays the engine and the reference side by side and stops at the first difference. */
import { Game, orThrow } from '@doubloon/engine'
import { type Tally as CommonTally, newTally as commonTally } from '@doubloon/testkit'
import { generator, pick, type Random } from '@doubloon/testkit/reference'
import { type Options, type PuertoRicoTypes, puertoRico, type State } from '../../src/index.ts'
import type { Asked } from './ask.ts'
import { choose, randomPlacement, sortOf } from './chooser.ts'
import { canonical, positionInWords, tableInWords } from './compare.ts'
import { MOST_MOVES } from './enumerate.ts'
import { Reference } from './reference.ts'
import { richTable } from './rich.ts'
import { GOODS } from './tables.ts'

export type PuertoRicoGame = Game<State, PuertoRicoTypes>

/** What has been compared. */
export interface Tally extends CommonTally {
  /** Moves played by their sort. */
  bySort: Record<string, number>
}

export const newTally = (): Tally => ({ ...commonTally(), bySort: {} })

export interface Pair {
  readonly game: PuertoRicoGame
  readonly reference: Reference
}

export function startPair(options: Partial<Options>, seed: string): Pair {
  const game = orThrow(Game.start(puertoRico, options, seed))
  const { governor, faceUp, violetBuildings } = game.position()
  const tiles = GOODS.flatMap((good) => Array.from({ length: faceUp[good] ?? 0 }, () => good))
  const set = options.buildingSet ?? violetBuildings ?? []
  return { game, reference: Reference.start(game.options, { governor, faceUp: tiles, set }) }
}

/** A pair at the beginning of a round on a table full of things. */
export function richPair(options: Partial<Options>, seed: number): Pair {
  const complete = orThrow(puertoRico.parseOptions(options))
  const table = richTable(complete, generator(seed))
  const turn = { decision: 'D-ROLE', seat: table.governor }
  const position = { ...tableInWords(table), options, turn, seed: `rich ${seed}` }
  const game = Game.fromPosition(puertoRico, position)
  if (!game.ok) throw new Error(`${game.error.message}: ${JSON.stringify(position)}`)
  return { game: game.value, reference: Reference.resume(table) }
}

/** How a pair is played. */
export interface PressOptions {
  readonly seed: number
  /** Lists of more moves are not compared. */
  readonly most?: number
  /** Decisions after which the game is left; without it, it is played to its end. */
  readonly decisions?: number
}

/** One game in lockstep, compared at every decision and after every move. */
export function playInLockstep(start: Pair, tally: Tally, manner: PressOptions): void {
  const { seed, most = MOST_MOVES, decisions = Number.POSITIVE_INFINITY } = manner
  const random = generator(seed)
  let pair = start
  compareTables(pair)
  for (let decision = 0; !pair.game.over && decision < decisions; decision++) {
    compareDecision(pair, tally, most)
    const asked = pick(random, pair.reference.pending())
    const move = moveOf(random, pair.reference, asked)
    tally.bySort[sortOf(move)] = (tally.bySort[sortOf(move)] ?? 0) + 1
    pair = playBoth(pair, asked.seat, move)
  }
  if (pair.game.over && !pair.reference.over) differ(pair, 'only the engine ended', '')
  tally.games += 1
}

export function moveOf(random: Random, reference: Reference, { seat, legal }: Asked): string {
  if (reference.decision === 'D-MAYOR-PLACE')
    return randomPlacement(random, reference.table.players[seat])
  return choose(random, legal ?? [])
}

export function playBoth({ game, reference }: Pair, seat: number, move: string): Pair {
  const played = game.play(move, seat)
  if (!played.ok)
    return differ({ game, reference }, `the engine refuses "${move}"`, played.error.message)
  const next = { game: played.value, reference }
  try {
    reference.play(move, tilesTurnedUp(next.game), seat)
  } catch (error) {
    return differ(next, `the reference refuses "${move}"`, String(error))
  }
  compareTables(next)
  return next
}

function tilesTurnedUp(game: PuertoRicoGame): string[] {
  return game.events.flatMap((event) =>
    event.type === 'tileTurnedUp' || event.type === 'plantationDrawn' ? [event.tile] : [],
  )
}

function compareTables(pair: Pair): void {
  const engine = canonical(positionInWords(pair.game.position()))
  const reference = canonical(tableInWords(pair.reference.table))
  if (engine !== reference)
    differ(pair, 'the tables differ', `engine    ${engine}\nreference ${reference}`)
  compareScores(pair)
}

function compareDecision(pair: Pair, tally: Tally, most: number): void {
  const { game, reference } = pair
  const asked = reference.pending()
  if (game.decision !== reference.decision || game.toMove !== asked[0]?.seat)
    differ(pair, 'the decisions differ', `reference: ${reference.decision} of ${asked[0]?.seat}`)
  const seats = asked.map(({ seat }) => seat).sort()
  if (canonical(seats) !== canonical(game.waiting))
    differ(pair, 'other seats are asked', `engine ${game.waiting}, reference ${seats}`)
  for (const one of asked) compareMoves(pair, one, tally, most)
  tally.decisions += 1
  tally.byDecision[reference.decision] = (tally.byDecision[reference.decision] ?? 0) + 1
}

function compareMoves(pair: Pair, { seat, legal }: Asked, tally: Tally, most: number): void {
  if (legal === undefined || legal.length > most) {
    tally.unlisted += 1
    return
  }
  const offers = pair.game.offers(legal.length + 1, seat)?.map(({ text }) => text)
  if (offers === undefined || canonical([...offers].sort()) !== canonical([...legal].sort()))
    differ(pair, `other moves for seat ${seat}`, movesThatDiffer(offers, legal))
  tally.moves += legal.length
}

function movesThatDiffer(offers: readonly string[] | undefined, legal: readonly string[]): string {
  if (offers === undefined) return `the engine has more than the ${legal.length} of the reference`
  const engineOnly = offers.filter((text) => !legal.includes(text)).slice(0, 20)
  const referenceOnly = legal.filter((text) => !offers.includes(text)).slice(0, 20)
  return `engine only: ${engineOnly.join(' | ')}\nreference only: ${referenceOnly.join(' | ')}`
}

/** The scores as they stand: after every move, not only at the end. */
function compareScores(pair: Pair): void {
  const { game, reference } = pair
  const score = game.score()
  const winners = score.flatMap(({ seat, won }) => (won ? [seat] : []))
  const engine = canonical([score.map(({ total }) => total), winners])
  const expected = canonical([reference.totals(), reference.winners()])
  if (engine !== expected)
    differ(pair, 'the scores differ', `engine ${engine}, reference ${expected}`)
}

/** Everything needed to see the difference again: the record, and what was expected. */
function differ({ game }: Pair, what: string, detail: string): never {
  const asked = `engine: ${game.decision} of seat ${game.toMove}`
  throw new Error(`${what}\n${asked}\n${detail}\nrecord ${JSON.stringify(game.record())}`)
}
