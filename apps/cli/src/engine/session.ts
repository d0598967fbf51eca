/**
 * The line protocol of `doubloon engine` (docs/protocol.md): one request, one reply, whatever comes in. A session
 * holds at most one game; a request that fails leaves it as it was.
 */
import { randomUUID } from 'node:crypto'
import { Game, type Refusal, type Result, refuse, splitLine, WATCHER } from '@doubloon/engine'
import type { AnyGame } from '../any-game.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import { findGame, GAME_NAMES, GAMES } from '../games.ts'
import { OPPONENTS } from '../opponents.ts'
import { best } from './best.ts'
import { type Id, parseRequest, Refused, type Request, shortened } from './request.ts'
import { choices, situation } from './situation.ts'

/** A reply line before it is written. */
export type Reply =
  | ({ readonly id: Id; readonly ok: true } & Readonly<Record<string, unknown>>)
  | { readonly id: Id; readonly ok: false; readonly error: object }

/** What each verb needs and gives, for `help`. */
const VERBS: Readonly<Record<string, string>> = {
  new: 'game, options?, seed? → situation and events',
  position: 'position, game? → situation',
  play: 'move, seat? → situation and events',
  check: 'move, seat? → legal, and if not the error',
  offers: 'seat? → situation, with the legal moves of that seat',
  state: '→ position: the whole position',
  view: 'seat (-1 = watcher) → view: what that seat may see; its legal moves, if it is asked',
  score: '→ scores: breakdown for every seat; whether the game was broken off',
  record: '→ record: game, rulesVersion, options, seed, moves',
  best: 'level?, ms?, seat? → level, move, shares, alternatives, iterations',
  help: '→ verbs, games, levels',
  quit: '→ ends the session',
}

interface Table {
  readonly row: CommandAdapter
  readonly game: AnyGame
}

export class Session {
  #table: Table | undefined
  #isOpen = true

  /** False after `quit`. */
  get isOpen(): boolean {
    return this.#isOpen
  }

  /** The reply to a line; `undefined` stands for a line that was too long to read. */
  answer(line: string | undefined): Reply {
    let id: Id = null
    try {
      if (line === undefined)
        throw new Refused({ code: 'line-too-long', message: 'a line may have at most 16 MiB' })
      const request = parseRequest(line)
      id = request.id
      return { id, ok: true, ...this.#fulfil(request) }
    } catch (error) {
      return { id, ok: false, error: error instanceof Refused ? error.problem : broken(error) }
    }
  }

  #fulfil(request: Request): object {
    switch (request.verb) {
      case 'new':
        return this.#new(request)
      case 'position':
        return this.#position(request)
      case 'play':
        return this.#play(request)
      case 'check':
        return this.#check(request)
      case 'offers':
        return this.#offers(request)
      case 'state':
        return { position: this.#running.game.position() }
      case 'view':
        return this.#view(request)
      case 'score':
        return this.#score()
      case 'record':
        return { record: this.#running.game.record() }
      case 'best':
        return this.#best(request)
      case 'help':
        return { verbs: VERBS, games: GAME_NAMES, levels: OPPONENTS }
      case 'quit':
        this.#isOpen = false
        return {}
      default:
        throw new Refused({
          code: 'unknown-verb',
          message: `there is no "${shortened(request.verb)}"; there are ${Object.keys(VERBS).join(', ')}`,
        })
    }
  }

  #new(request: Request): object {
    const row = rowOf(request.text('game'))
    const options = request.has('options') ? request.object('options') : {}
    const seed = request.has('seed') ? request.textOrNumber('seed') : randomUUID()
    const game = Game.start(row.rules, options, seed)
    const code = !game.ok && game.error.code === 'bad-seed' ? 'bad-request' : 'bad-options'
    return this.#sit({ row, game: accepted(game, code) })
  }

  #position(request: Request): object {
    const position = request.object('position')
    const row = request.has('game') ? rowOf(request.text('game')) : GAMES[0]
    const game = accepted(Game.fromPosition(row.rules, position), 'impossible-position')
    return this.#sit({ row, game })
  }

  #play(request: Request): object {
    const { row, game } = this.#running
    const [move, seat] = this.#moveOf(request)
    const played = judged(move, () => game.play(move, seat))
    return this.#sit({ row, game: accepted(played, 'illegal-move') })
  }

  #check(request: Request): object {
    const { game } = this.#running
    const [move, seat] = this.#moveOf(request)
    const checked = judged(move, () => game.check(move, seat))
    return checked.ok
      ? { legal: true }
      : { legal: false, error: problemOf(checked.error, 'illegal-move') }
  }

  #offers(request: Request): object {
    const { row, game } = this.#running
    return situation(row, game, this.#seatOf(request))
  }

  #view(request: Request): object {
    const { row, game } = this.#running
    const seat = request.wholeNumber('seat', WATCHER, game.players - 1)
    const offered = game.waiting.includes(seat) ? choices(row, game, seat) : {}
    return { view: game.view(seat), ...offered, events: game.eventsFor(seat) }
  }

  #score(): object {
    const { row, game } = this.#running
    return { over: game.over, brokenOff: game.read(row.isBrokenOff), scores: game.score() }
  }

  #best(request: Request): object {
    const { game } = this.#running
    if (game.over) throw new Refused({ code: 'game-over', message: 'the game is over' })
    const seat = this.#seatOf(request)
    // Whatever a seat that is not asked would do is refused, with the rule.
    if (!game.waiting.includes(seat)) accepted(game.check('', seat), 'illegal-move')
    return best(request, game, seat)
  }

  #sit(table: Table): object {
    this.#table = table
    return situation(table.row, table.game)
  }

  get #running(): Table {
    if (this.#table === undefined)
      throw new Refused({
        code: 'no-game',
        message: 'no game is running; begin with "new" or "position"',
      })
    return this.#table
  }

  /** A move and who makes it: `seat`, else the seat that a line names, else the seat to move. */
  #moveOf(request: Request): [string | { readonly type: string }, number] {
    const move = request.move()
    const line: { readonly seat?: number; readonly move: typeof move } =
      typeof move === 'string' ? splitLine(move) : { move }
    const seat = request.has('seat') ? this.#seatOf(request) : line.seat
    if (line.seat !== undefined && line.seat !== seat)
      throw new Refused({ code: 'bad-request', message: '"seat" and the seat of "move" differ' })
    return [line.move, seat ?? this.#running.game.toMove]
  }

  #seatOf(request: Request): number {
    const { game } = this.#running
    return request.has('seat') ? request.wholeNumber('seat', 0, game.players - 1) : game.toMove
  }
}

function rowOf(name: string): CommandAdapter {
  const row = findGame(name)
  if (row !== undefined) return row
  throw new Refused({
    code: 'unknown-game',
    message: `there is no game "${shortened(name)}"; there are ${GAME_NAMES.join(', ')}`,
  })
}

function accepted<T>(result: Result<T>, code: string): T {
  if (result.ok) return result.value
  throw new Refused(problemOf(result.error, code))
}

/** The judgement of a move; typed moves come from outside in any shape, and some cannot even be looked at. */
function judged<T>(move: string | object, check: () => Result<T>): Result<T> {
  try {
    return check()
  } catch (error) {
    if (typeof move === 'string' || error instanceof Refused) throw error
    return refuse('unknown-move', 'this object is not a move of this game')
  }
}

function problemOf({ code, message, rule }: Refusal, outer: string): Refused['problem'] {
  const problem = { code: outer, reason: code, message }
  return rule === undefined ? problem : { ...problem, rule }
}

/** A mistake of ours: the session goes on with the game as it was. */
function broken(error: unknown): Refused['problem'] {
  const what = error instanceof Error ? error.message : String(error)
  return {
    code: 'internal-error',
    message: `the request could not be carried out: ${shortened(what, 200)}`,
  }
}
