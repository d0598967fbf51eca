/** Games that come from outside as text: a record, or a position to begin with. */
import { accept, Game, type GameRecord, parseRecord, type Result, refuse } from '@doubloon/engine'
import type { Seat, SetUp, Why } from '../../client/contract.ts'
import { LEVEL_NAMES } from '../../home/levels.ts'
import type { AnyGame, AnyPageAdapter } from '../page-adapter.ts'
import { pageAdapterOf, USUAL_GAME } from '../page-adapters.ts'
import { reasonsIn } from './record-text.ts'
import { isObject, readSeats } from './rows.ts'

/** A game that can be begun here. */
export interface Loaded {
  readonly adapter: AnyPageAdapter
  readonly setUp: SetUp
  readonly record: GameRecord
  /** Why bots moved as they did, by move; empty where the text does not say. */
  readonly reasons: readonly (readonly Why[])[]
}

/** The longest text that is looked at. */
const LONGEST = 2_000_000

/** What every record or position has at least one of. */
const MARKS = ['game', 'moves', 'options', 'seats']

/** Names for seats of which nothing is known; the first is a person, the others bots. */
const NAMES = ['Isabel', 'Ana', 'Ben', 'Cyd', 'Dan']
const USUAL_BOT = 'casual'

/** Reads the text as far as to a game that can be played; says clearly why not. */
export async function loadGame(text: string): Promise<Result<Loaded>> {
  const read = await readGame(text)
  return read.ok ? (refuseUnknownBots(read.value.setUp.seats) ?? read) : read
}

/** The same for a game that is only looked at: it must be a record, and may be by players nobody knows here. */
export async function loadRecord(text: string): Promise<Result<Loaded>> {
  const raw = unwrapped(parse(text))
  return !isObject(raw) || 'moves' in raw
    ? readGame(text)
    : refuse('malformed-record', 'this is no record of a game: it has no list of moves')
}

async function readGame(text: string): Promise<Result<Loaded>> {
  if (text.length > LONGEST) return refuse('too-long', 'the text is too long for a game')
  const outer = parse(text)
  const raw = unwrapped(outer)
  if (!isObject(raw) || !isObject(outer))
    return refuse('not-json', 'the text is no JSON object; take all of it, from brace to brace')
  if (!MARKS.some((mark) => mark in raw))
    return refuse('malformed-record', 'this is JSON, but neither a record nor a position of a game')
  const { game: name = USUAL_GAME } = raw
  const adapter = typeof name === 'string' ? await pageAdapterOf(name) : undefined
  if (adapter === undefined) return refuse('unknown-game', `the game "${name}" is not known here`)
  const read = 'moves' in raw ? recordIn(adapter, raw) : positionIn(adapter, raw)
  if (!read.ok) return read
  const game = read.value
  const seats = seatsFor(namedIn(outer, raw), game.players)
  if (!seats.ok) return seats
  const options = { ...game.options }
  return accept({
    adapter,
    setUp: { game: adapter.rules.game, seats: seats.value, options },
    record: game.record(),
    reasons: reasonsIn(raw, game.record().moves.length),
  })
}

function recordIn(adapter: AnyPageAdapter, raw: object): Result<AnyGame> {
  const record = parseRecord(raw)
  const game = record.ok ? Game.replay(adapter.rules, record.value) : record
  if (game.ok || game.error.code !== 'other-rules-version') return game
  const { code, message } = game.error
  return refuse(code, `${message}; open it with a version of Doubloon that has those rules`)
}

/** A position may name its game, which is no part of it. */
function positionIn(adapter: AnyPageAdapter, raw: object): Result<AnyGame> {
  const { game: _, ...position } = raw as { readonly game?: unknown }
  return Game.fromPosition(adapter.rules, position)
}

type Raw = Readonly<Record<string, unknown>>

/** Who plays, if the text says so: beside what it wraps, or in a record; in a position the seats are what lies before them. */
function namedIn(outer: Raw, raw: Raw): unknown {
  const inside = 'moves' in raw ? raw['seats'] : undefined
  return outer === raw ? inside : (outer['seats'] ?? inside)
}

function seatsFor(named: unknown, players: number): Result<readonly Seat[]> {
  if (named === undefined) return accept(usualSeats(players))
  const seats = readSeats(named)
  return seats !== undefined && seats.length === players
    ? accept(seats)
    : refuse('bad-seats', `"seats" must be a list of ${players} names`)
}

/** Refuses bots that nobody knows. */
export function refuseUnknownBots(seats: readonly Seat[]): Result<never> | undefined {
  const stranger = seats.find(({ bot }) => bot !== undefined && !isBot(bot))
  return stranger && refuse('unknown-bot', `there is no bot "${stranger.bot}"`)
}

function isBot(name: string): boolean {
  return LEVEL_NAMES.some((level) => level === name)
}

function usualSeats(players: number): readonly Seat[] {
  return Array.from({ length: players }, (_, seat) => {
    const name = NAMES[seat] ?? String(seat + 1)
    return seat === 0 ? { name } : { name, bot: USUAL_BOT }
  })
}

/** The engine's command answers with a record or a position inside of other things. */
function unwrapped(raw: unknown): unknown {
  if (!isObject(raw) || 'moves' in raw) return raw
  return raw['record'] ?? raw['position'] ?? raw
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
